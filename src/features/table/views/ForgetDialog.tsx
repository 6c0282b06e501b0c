import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { table as words } from '../texts/en.ts';
import type { TableActor } from './selectors.ts';

/** What forgetting somebody takes away, before it is done. */
export function ForgetDialog({ actor }: { readonly actor: TableActor }) {
  const leaving = useSelector(actor, ({ context }) => context.leaving);
  if (!leaving) return null;
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      title={fill(words.forgetTitle, { name: leaving.name })}
      width="line"
      closeLabel={words.keep}
      onClose={cancel}
    >
      <Text>{words.forgetMeans}</Text>
      <Row gap="2">
        <Button kind="danger" onClick={() => actor.send({ type: 'removal.confirmed' })}>
          {words.forget}
        </Button>
        <Button kind="secondary" onClick={cancel}>
          {words.keep}
        </Button>
      </Row>
    </Dialog>
  );
}
