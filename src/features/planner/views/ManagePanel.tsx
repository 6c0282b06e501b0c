import { useSelector } from '../../../context/useSelector.ts';
import { planner, savedPlans as words } from '../texts/en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { PlanRows } from './PlanRows.tsx';
import type { LibraryActor } from './selectors.ts';

/** PLAN-13: create, edit or select a plan. */
export function ManagePanel({ actor }: { readonly actor: LibraryActor }) {
  const hasPlans = useSelector(actor, (snapshot) => snapshot.context.plans.length > 0);
  return (
    <Dialog
      title={words.manage}
      width="line"
      closeLabel={planner.close}
      onClose={() => actor.send({ type: 'panel.closed' })}
    >
      <Text tone="muted">{words.manageDetail}</Text>
      {hasPlans ? (
        <PlanRows actor={actor} acts={['select', 'edit']} />
      ) : (
        <EmptyState level={3} title={words.empty} description={words.emptyDetail} />
      )}
      <Row>
        <Button onClick={() => actor.send({ type: 'creation.opened' })}>{planner.create}</Button>
      </Row>
    </Dialog>
  );
}
