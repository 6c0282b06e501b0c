import { timeText } from '../../../../domain/timeText.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { DishCard } from '../../../ui/DishCard.tsx';
import { Marks } from '../../../ui/Marks.tsx';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { cardMarks, cautionText, enoughText } from '../../aiKitchen/views/sayings.ts';
import { tryOut as words } from '../texts/en.ts';
import type { TriedList } from './selectors.ts';

interface TriedDishProps {
  readonly dish: TriedList['dishes'][number];
  readonly isFirst: boolean;
}

/** A dish as the Kitchen shows it; its page is open to anyone. */
export function TriedDish({ dish, isFirst }: TriedDishProps) {
  const {
    recipe_id: id,
    title,
    picture,
    minutes,
    hands_on: work,
    energy_kcal: kcal,
    safety,
  } = dish;
  const shown = dishTitle(id, title);
  const care = cautionText(safety.reasons);
  return (
    <DishCard
      href={`/recipes/${encodeURIComponent(id)}`}
      title={shown.text}
      titleLang={shown.lang ?? ''}
      picture={picture}
      shape={isFirst ? 'lead' : 'card'}
      minutes={timeText(minutes)}
      handsOn={
        work >= minutes ? kitchen.allHandsOn : fill(kitchen.handsOn, { time: timeText(work) })
      }
      energy={fill(kitchen.energy, { kcal: Math.round(kcal) })}
      note={enoughText(dish)}
    >
      <Marks items={cardMarks(dish)} />
      {safety.verdict !== 'fit' && care !== '' && (
        <p>
          <Chip tone="saffron">{words.caution}</Chip> {care}
        </p>
      )}
    </DishCard>
  );
}
