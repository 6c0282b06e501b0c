import { useSelector } from '../../../context/useSelector.ts';
import { passkeys as words } from '../texts/passkeys.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  isChangingName,
  isRemoving,
  nameFaultOf,
  type PasskeysActor,
} from './passkeysSelectors.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

/** A name by which the person knows it. */
export function PasskeyName({ actor }: { readonly actor: PasskeysActor }) {
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const busy = useSelector(actor, isChangingName);
  const fault = useSelector(actor, nameFaultOf);
  const cancel = () => actor.send({ type: 'naming.cancelled' });

  return (
    <Dialog title={words.nameTitle} closeLabel={parts.closeDialog} onClose={cancel}>
      <Form
        takesFocus
        aria-label={words.nameTitle}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      >
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="passkey-name"
          autoComplete="off"
          required
          disabled={busy}
          value={name}
          error={fault}
          onChange={(value) => actor.send({ type: 'name.changed', name: value })}
        />
        <Row justify="end">
          <Button kind="secondary" disabled={busy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={words.savingName}>
            {words.save}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

/** Asks before one is removed, which cannot be taken back. */
export function PasskeyRemoval({ actor }: { readonly actor: PasskeysActor }) {
  const name = useSelector(actor, (snapshot) => snapshot.context.chosen?.name ?? '');
  const busy = useSelector(actor, isRemoving);

  return (
    <RemovalDialog
      words={words}
      text={fill(words.removal, { name })}
      busy={busy}
      onKeep={() => actor.send({ type: 'removal.cancelled' })}
      onRemove={() => actor.send({ type: 'removal.confirmed' })}
    />
  );
}
