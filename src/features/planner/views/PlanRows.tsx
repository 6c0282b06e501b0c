import { useSelector } from '../../../context/useSelector.ts';
import { savedPlans as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { planNameText, weekText } from '../../../texts/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { BinIcon, CopyIcon, PencilIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { LibraryActor } from './selectors.ts';

type Act = 'select' | 'edit' | 'duplicate' | 'delete';

/** The saved plans, newest first, each with what can be done with it. */
export function PlanRows({
  actor,
  acts,
}: {
  readonly actor: LibraryActor;
  readonly acts: readonly Act[];
}) {
  const plans = useSelector(actor, (snapshot) => snapshot.context.plans);
  const currentId = useSelector(actor, (snapshot) => snapshot.context.currentId);
  const canAct = useSelector(actor, (snapshot) => snapshot.can({ type: 'panel.closed' }));
  return (
    <Rows>
      {plans.map(({ id, name: called, startDate, endDate }) => {
        const name = planNameText(called, startDate, endDate);
        const label = (text: string) => fill(text, { plan: name });
        const week = weekText(startDate, endDate);
        return (
          <RowsItem
            key={id}
            main={
              <>
                <Text as="div" strong>
                  {name}
                </Text>
                {week !== name && (
                  <Text as="div" size="sm" tone="muted">
                    {week}
                  </Text>
                )}
                {id === currentId && <Chip tone="herb">{words.current}</Chip>}
              </>
            }
          >
            <Row gap="0" unbroken>
              {acts.includes('select') && (
                <Button
                  kind="secondary"
                  onClick={() => actor.send({ type: 'plan.chosen', id })}
                  aria-label={label(words.select)}
                >
                  {words.select.replace(' {plan}', '')}
                </Button>
              )}
              {acts.includes('edit') && (
                <IconButton
                  titled
                  label={label(words.edit)}
                  disabled={!canAct}
                  onClick={() => actor.send({ type: 'planEdit.chosen', id })}
                >
                  <PencilIcon />
                </IconButton>
              )}
              {acts.includes('duplicate') && (
                <IconButton
                  titled
                  label={label(words.duplicate)}
                  disabled={!canAct}
                  onClick={() => actor.send({ type: 'copy.asked', id })}
                >
                  <CopyIcon />
                </IconButton>
              )}
              {acts.includes('delete') && (
                <IconButton
                  titled
                  label={label(words.delete)}
                  disabled={!canAct}
                  onClick={() => actor.send({ type: 'deletion.asked', id })}
                >
                  <BinIcon />
                </IconButton>
              )}
            </Row>
          </RowsItem>
        );
      })}
    </Rows>
  );
}
