import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { household as words } from '../texts/en.ts';
import type { HouseholdActor } from './selectors.ts';

/** What going does to the list, before it is done. */
export function RemovalDialog({ actor }: { readonly actor: HouseholdActor }) {
  const leaving = useSelector(actor, ({ context }) => context.leaving);
  if (!leaving) return null;
  const { me, name } = leaving;
  const stay = me ? words.cancel : words.cancelRemoval;
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      title={me ? words.leaveTitle : fill(words.removeTitle, { name })}
      width="line"
      closeLabel={stay}
      onClose={cancel}
    >
      <Text>{me ? words.leaveMeans : words.removeMeans}</Text>
      <Row gap="2">
        <Button kind="danger" onClick={() => actor.send({ type: 'removal.confirmed' })}>
          {me ? words.leave : words.remove}
        </Button>
        <Button kind="secondary" onClick={cancel}>
          {stay}
        </Button>
      </Row>
    </Dialog>
  );
}
