import { useSelector } from '../../../context/useSelector.ts';
import { history as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { titleOf } from './selectors.ts';
import { questionOf, subjectOf, type EntryDeletionActor } from './deletionSelectors.ts';

/** Whether the person means it (HIST-10). */
export function Question({ actor }: { readonly actor: EntryDeletionActor }) {
  const state = useSelector(actor, questionOf);
  const subject = useSelector(actor, subjectOf);
  if (state === undefined || !subject) return null;
  const busy = state === 'deletingEntry';
  const cancel = () => actor.send({ type: 'deletion.cancelled' });
  return (
    <Dialog title={words.ask} closeLabel={words.keep} onClose={cancel}>
      <Text strong>{titleOf(subject)}</Text>
      <Text tone="muted">{words.askDetail}</Text>
      {state === 'deletionFailed' && <Alert>{words.deletionFailed}</Alert>}
      <Row>
        <Button
          kind="danger"
          busy={busy}
          busyLabel={words.deleting}
          onClick={() => actor.send({ type: 'deletion.confirmed' })}
        >
          {words.confirm}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={cancel}>
          {words.keepEntry}
        </Button>
      </Row>
    </Dialog>
  );
}
