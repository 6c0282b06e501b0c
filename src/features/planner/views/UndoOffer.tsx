import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import type { Undo, Weekday } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import type { LibraryActor } from './selectors.ts';

const onDay = ({ meal, day }: { readonly meal: string; readonly day: Weekday }): string =>
  fill(words.mealOn, { meal, day: weekdayText(day) });

/** 'Jollof rice was removed from Tuesday.' */
function textOf(undo: Undo): string {
  if (undo.kind === 'edit' && undo.removed)
    return fill(words.removed, { meal: undo.removed.meal, day: weekdayText(undo.removed.day) });
  if (undo.kind === 'edit' && undo.cooked)
    return fill(words.leftoversCooked, { meals: undo.cooked.map(onDay).join(', ') });
  return words.undone[undo.kind];
}

/** The way back from what was done last: at the foot of the page, or within the panel that covers it. */
export function UndoOffer({
  actor,
  unless,
  inside = false,
}: {
  readonly actor: LibraryActor;
  readonly unless?: 'savedPlans';
  readonly inside?: boolean;
}) {
  const undo = useSelector(actor, (snapshot) =>
    snapshot.matches({ undo: 'nothing' }) ? null : snapshot.context.undo,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches({ undo: 'restoring' }));
  const isElsewhere = useSelector(
    actor,
    (snapshot) => unless !== undefined && snapshot.matches({ table: unless }),
  );
  return (
    <UndoBar
      inside={inside}
      text={undo && !isElsewhere ? textOf(undo) : undefined}
      busy={isBusy}
      undoLabel={words.undo}
      busyLabel={words.undoing}
      closeLabel={words.dismiss}
      onUndo={() => actor.send({ type: 'undo.chosen' })}
      onClose={() => actor.send({ type: 'undo.dismissed' })}
    />
  );
}
