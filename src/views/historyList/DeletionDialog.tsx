import { history as words } from '../../texts/en/history.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/typography.tsx';

interface DeletionDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whether the person means it (HIST-10). */
export function DeletionDialog({ name, busy, failed, onConfirm, onCancel }: DeletionDialogProps) {
  return (
    <Dialog title={words.ask} closeLabel={words.keep} onClose={onCancel}>
      <Text strong>{name}</Text>
      <Text tone="muted">{words.askDetail}</Text>
      {failed && <Alert>{words.deletionFailed}</Alert>}
      <Row>
        <Button kind="danger" busy={busy} busyLabel={words.deleting} onClick={onConfirm}>{words.confirm}</Button>
        <Button kind="secondary" disabled={busy} onClick={onCancel}>{words.keepEntry}</Button>
      </Row>
    </Dialog>
  );
}
