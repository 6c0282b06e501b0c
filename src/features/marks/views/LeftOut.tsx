import { useSelector } from '../../../context/useSelector.ts';
import { Link, Text } from '../../../ui/typography.tsx';
import { marks as words } from '../texts/en.ts';
import type { MarkButtonsProps } from './MarkButtons.tsx';
import { markOf } from './selectors.ts';

/** What 'not again' does, beside the button that takes it back. */
export function LeftOut({ actor, recipe: { id } }: MarkButtonsProps) {
  const mark = useSelector(actor, (snapshot) => markOf(snapshot, id));
  return (
    <Text size="sm" tone="muted" role="status">
      {mark === 'not_again' && (
        <>
          {words.leftOut} <Link href="/planner">{words.stillPlanned}</Link>
        </>
      )}
    </Text>
  );
}
