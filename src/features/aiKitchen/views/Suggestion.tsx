import { timeText } from '../../../../domain/timeText.ts';
import { usePicture } from '../../../context/pictures.tsx';
import { kitchen as words } from '../texts/en.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { DishCard } from '../../../ui/DishCard.tsx';
import { Marks } from '../../../ui/Marks.tsx';
import { cardMarks, cardNote, cautionText, ofThisDish } from './sayings.ts';
import type { Dish } from './selectors.ts';

interface SuggestionProps {
  readonly dish: Dish;
  readonly shape: 'card' | 'lead' | 'row';
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A dish as it is offered: picture, name, time, what of it is at home, and at most one reason. */
export function Suggestion({ dish: { title, details }, ...rest }: SuggestionProps) {
  const picture = usePicture(title);
  if (!details) return <DishCard title={title} picture={picture} {...rest} />;
  const { minutes, hands_on, nutrition, own = false, safety, caution_at_table } = details;
  const shown = dishTitle(details.recipe_id, title);
  const time = timeText(minutes);
  const care = cautionText(safety.reasons);
  return (
    <DishCard
      title={shown.text}
      titleLang={(!own && shown.lang) || ''}
      picture={picture}
      minutes={details.minutes_estimated ? fill(words.minutesAbout, { time }) : time}
      handsOn={
        hands_on >= minutes ? words.allHandsOn : fill(words.handsOn, { time: timeText(hands_on) })
      }
      energy={fill(words.energy, { kcal: Math.round(nutrition.energy_kcal) })}
      note={cardNote(details)}
      {...rest}
    >
      {own && (
        <p>
          <Chip>{words.ownRecipe}</Chip>
        </p>
      )}
      <Marks items={cardMarks(details)} />
      {(safety.verdict === 'refuse' || (safety.verdict !== 'fit' && care !== '')) && (
        <p>
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? words.refuse : words.caution}
          </Chip>{' '}
          {care}
        </p>
      )}
      {ofThisDish(caution_at_table).map(({ name, reasons }, n) => (
        <p key={n}>
          <Chip tone="saffron">{fill(words.cautionFor, { name })}</Chip> {cautionText(reasons)}
        </p>
      ))}
    </DishCard>
  );
}
