import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { parts } from '../../../texts/en/shell.ts';

interface RemovalDialogProps {
  readonly words: Readonly<Record<'removalTitle' | 'keep' | 'remove' | 'removing', string>>;
  /** What is removed, in a sentence. */
  readonly text: string;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks before a way to log in is removed. */
export function RemovalDialog({ words, text, busy, onKeep, onRemove }: RemovalDialogProps) {
  return (
    <Dialog title={words.removalTitle} closeLabel={parts.closeDialog} onClose={onKeep}>
      <Text>{text}</Text>
      <Row justify="end">
        <Button kind="secondary" disabled={busy} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button kind="danger" busy={busy} busyLabel={words.removing} onClick={onRemove}>
          {words.remove}
        </Button>
      </Row>
    </Dialog>
  );
}
