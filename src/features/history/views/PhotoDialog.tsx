import { history, historyEntry as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { OwnPhotoActor, removalOf } from './OwnPhoto.tsx';

interface PhotoDialogProps {
  readonly actor: OwnPhotoActor;
  readonly state: NonNullable<ReturnType<typeof removalOf>>;
}

/** Whether the person means it: a removed photo does not come back. */
export function PhotoDialog({ actor, state }: PhotoDialogProps) {
  const busy = state === 'removingPhotos';
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog title={words.askPhoto} closeLabel={history.keep} onClose={cancel}>
      <Text tone="muted">{words.askPhotoDetail}</Text>
      {state === 'removalFailed' && <Alert>{words.photoRemovalFailed}</Alert>}
      <Row>
        <Button
          kind="danger"
          busy={busy}
          busyLabel={words.removingPhoto}
          onClick={() => actor.send({ type: 'removal.confirmed' })}
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
