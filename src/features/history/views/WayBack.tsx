import { useSelector } from '../../../context/useSelector.ts';
import { history as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { wayBackOf, type EntryDeletionActor } from './deletionSelectors.ts';

/** On the entry's own page: the way back, for as long as the page is open (HIST-10). */
export function WayBack({ actor }: { readonly actor: EntryDeletionActor }) {
  const state = useSelector(actor, wayBackOf);
  if (state === undefined) return null;
  return (
    <>
      {state === 'restorationFailed' && <Alert>{words.restorationFailed}</Alert>}
      <Button
        busy={state === 'restoringEntry'}
        busyLabel={words.restoring}
        onClick={() => actor.send({ type: 'restoration.requested' })}
      >
        {words.undo}
      </Button>
    </>
  );
}
