import type { DishInstructions } from '../../../../machines/shared/kitchen.ts';
import { fill } from '../../../texts/fill.ts';
import { momentText } from '../../../texts/dates.ts';
import { recipe as words } from '../texts/en.ts';
import { OnScreen } from '../../../ui/OnScreen.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { Link, Text } from '../../../ui/typography.tsx';

/** The rest stands in the history. */
const longestNote = 200;
const shortened = (note: string): string =>
  note.length > longestNote ? `${note.slice(0, longestNote).trimEnd()}…` : note;

/** What the person made of the dish when they last said so. */
export const EarlierNote = ({
  record_id: id,
  created_at: at,
  note,
  rating,
}: NonNullable<DishInstructions['ownNote']>) => (
  <OnScreen>
    <Text>
      <Link href={`/history/${encodeURIComponent(id)}`}>
        {fill(words.earlierNote, { moment: momentText(new Date(at)) })}
      </Link>{' '}
      {note !== null && note !== '' && `“${shortened(note)}” `}
      {rating !== null && <Stars rating={rating} label={fill(words.stars, { stars: rating })} />}
    </Text>
  </OnScreen>
);
