import { useSelector } from '../../../context/useSelector.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { isDeleting, problemOf, wordFaultOf, type DeletionActor } from './deletionSelectors.ts';

/** Asks for the word and the password before everything goes. */
export function DeletionDialog({ actor }: { readonly actor: DeletionActor }) {
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const word = useSelector(actor, (snapshot) => snapshot.context.limits.deletionWord);
  const deleting = useSelector(actor, isDeleting);
  const wordFault = useSelector(actor, wordFaultOf);
  const problem = useSelector(actor, problemOf);
  const cancel = () => actor.send({ type: 'deletion.cancelled' });

  return (
    <Dialog title={words.deletionTitle} closeLabel={parts.closeDialog} onClose={cancel}>
      <Text>{fill(words.deletionHow, { word })}</Text>
      <Form
        aria-label={words.deletionTitle}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      >
        <TextField
          label={fill(words.word, { word })}
          name="confirmation"
          autoComplete="off"
          required
          disabled={deleting}
          value={form.confirmation}
          error={wordFault}
          onChange={(confirmation) =>
            actor.send({ type: 'form.changed', changes: { confirmation } })
          }
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Row justify="end">
          <Button kind="secondary" disabled={deleting} onClick={cancel}>
            {words.keep}
          </Button>
          <Button type="submit" kind="danger" busy={deleting} busyLabel={words.deleting}>
            {words.delete}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
