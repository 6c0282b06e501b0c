import { useSelector } from '../../../context/useSelector.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { collections as words } from '../texts/collections.en.ts';
import { type CollectionsActor, nameFaultOf } from './collectionsSelectors.ts';

/** A name for a new collection, or another for one that there is. */
export function CollectionName({ actor }: { readonly actor: CollectionsActor }) {
  const name = useSelector(actor, (snapshot) => snapshot.context.change.name);
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
          name="collection-name"
          autoComplete="off"
          required
          value={name}
          error={fault}
          onChange={(value) => actor.send({ type: 'name.changed', name: value })}
        />
        <Row justify="end">
          <Button kind="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </Row>
      </Form>
    </Dialog>
  );
}
