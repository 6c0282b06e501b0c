import { useSelector } from '../../../context/useSelector.ts';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { pantry as words } from '../texts/en.ts';
import { removedOf, type PantryActor } from './selectors.ts';

/** What was just taken from the pantry, and the way back. */
export function Removed({ actor }: { readonly actor: PantryActor }) {
  const text = useSelector(actor, removedOf);
  return (
    <UndoBar
      text={text}
      inside
      undoLabel={words.undo}
      busyLabel={words.busy}
      closeLabel={words.dismiss}
      busy={false}
      onUndo={() => actor.send({ type: 'removal.undone' })}
      onClose={() => actor.send({ type: 'removal.dismissed' })}
    />
  );
}
