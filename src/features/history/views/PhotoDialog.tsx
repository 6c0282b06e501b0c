import { history, historyEntry as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { HistoryEntryActor, photoRemovalOf } from './entrySelectors.ts';

interface PhotoDialogProps {
  readonly actor: HistoryEntryActor;
  readonly state: NonNullable<ReturnType<typeof photoRemovalOf>>;
}

/** Whether the person means it: a removed photo does not come back. */
export function PhotoDialog({ actor, state }: PhotoDialogProps) {
  const busy = state === 'removingPhotos';
  const cancel = () => actor.send({ type: 'photoRemoval.cancelled' });
  return (
    <Dialog title={words.askPhoto} closeLabel={history.keep} onClose={cancel}>
      <Text tone="muted">{words.askPhotoDetail}</Text>
      {state === 'photoRemovalFailed' && <Alert>{words.photoRemovalFailed}</Alert>}
      <Row>
        <Button
          kind="danger"
          busy={busy}
          busyLabel={words.removingPhoto}
          onClick={() => actor.send({ type: 'photoRemoval.confirmed' })}
        >
          {words.removePhoto}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={cancel}>
          {words.keepPhoto}
        </Button>
      </Row>
    </Dialog>
  );
}
