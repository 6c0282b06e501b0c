import type { Weekday } from '../../../../domain/calendar.ts';
import type { DishInstructions } from '../../../../machines/shared/kitchen.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { handlingText } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useRecipeLanguage } from '../../../ui/instructions.ts';
import { Text } from '../../../ui/typography.tsx';
import { leftover as words } from '../texts/leftover.en.ts';

/** What a recipe says of keeping and warming it; '' where it says nothing. */
const keepingOf = (written: DishInstructions | null): string =>
  written?.text.split('\n').find((line) => line.startsWith('**Keeping.**')) ?? '';

/** Its parts in the language of the screen, as far as that has words for them; the others as the recipe has them. */
function Keeping({ written }: Pick<LeftoverNoteProps, 'written'>) {
  const language = useRecipeLanguage();
  const keeping = keepingOf(written);
  if (keeping === '') return null;
  const parts = handlingText(keeping, written?.notes ?? []);
  return (
    <Text>
      {(parts.length > 0 ? parts : [[keeping] as const]).map((part, n) => (
        <span key={n} lang={typeof part === 'string' ? undefined : language}>
          {n > 0 && ' '}
          {(typeof part === 'string' ? part : part[0]).replaceAll('**', '')}
        </span>
      ))}
    </Text>
  );
}

interface LeftoverNoteProps {
  /** The day on which it was cooked. */
  readonly from: Weekday;
  readonly written: DishInstructions | null;
}

/** Of a meal that is cooked already: how it is kept and warmed. */
export const LeftoverNote = ({ from, written }: LeftoverNoteProps) => (
  <Alert tone="info" quiet title={fill(words.title, { day: weekdayText(from) })}>
    <Text>{words.warm}</Text>
    <Keeping written={written} />
  </Alert>
);
