import { useSelector } from '../../../context/useSelector.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Text } from '../../../ui/typography.tsx';
import { actions as words } from '../texts/en.ts';
import type { RecipeActionsActor } from './MoreActions.tsx';

/** What the device neither shared nor copied. */
export function CopyByHand({ actor }: { readonly actor: RecipeActionsActor }) {
  const text = useSelector(actor, (snapshot) => snapshot.context.byHand);
  return (
    <Dialog
      title={words.byHand}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'copying.closed' })}
    >
      <Text>{words.byHandDetail}</Text>
      <TextArea
        label={words.byHandField}
        name="by-hand"
        value={text}
        readOnly
        onChange={() => undefined}
      />
    </Dialog>
  );
}
