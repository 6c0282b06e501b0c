import type { ReactNode } from 'react';
import { noteText } from '../../../texts/notes.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mealEditingMachine } from '../../../../machines/planner/mealEditing.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { editing as words } from '../texts/editing.en.ts';
import { planner } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { MealWriting } from './MealWriting.tsx';
import { SwapOffers } from './SwapOffers.tsx';

export type EditingActor = ActorRefFrom<typeof mealEditingMachine>;
type Snapshot = SnapshotFrom<typeof mealEditingMachine>;

const stageOf = (snapshot: Snapshot) =>
  (
    [
      'writing',
      'swapping',
      'proposing',
      'refused',
      'proposalFailed',
      'proposalOffline',
      'updating',
      'changeUnsaved',
      'conflicted',
    ] as const
  ).find((state) => snapshot.matches(state));

function titleOf({ context: { edit } }: Snapshot): string {
  if (edit.kind === 'add' || edit.kind === 'rewrite')
    return fill(words[edit.kind], {
      slot: planner.slots[edit.place.slot].toLowerCase(),
      day: weekdayText(edit.place.day),
    });
  if (edit.kind === 'swap') return words.swap;
  if (edit.kind === 'around') return words.around;
  return edit.kind === 'regenerate' ? words.regenerate : words.change;
}

/** No other week: where only the time was short, another try may find one. */
function Refused({
  refusal,
  onRetry,
  children,
}: {
  readonly refusal: Snapshot['context']['refusal'];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  const isOutOfTime = typeof refusal === 'object' && refusal?.code === 'refusal.noTime';
  return (
    <>
      {isOutOfTime ? (
        <Alert title={words.outOfTime}>{words.outOfTimeDetail}</Alert>
      ) : (
        <Alert title={words.refused}>{noteText(refusal)}</Alert>
      )}
      <Row gap="2">
        {isOutOfTime && <Button onClick={onRetry}>{words.retry}</Button>}
        {children}
      </Row>
    </>
  );
}

/** A change of the plan, while it is being made. */
export function EditingPanel({
  actor,
  Swap = SwapOffers,
}: {
  readonly actor: EditingActor;
  readonly Swap?: typeof SwapOffers;
}) {
  const stage = useSelector(actor, stageOf);
  const title = useSelector(actor, titleOf);
  const swap = useSelector(actor, (snapshot) => snapshot.children.mealSwap);
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);
  const abandon = () => actor.send({ type: 'edit.abandoned' });
  const retry = () => actor.send({ type: 'proposal.retried' });
  const leave = (label: string) => (
    <Button kind="quiet" onClick={abandon}>
      {label}
    </Button>
  );
  return (
    <Dialog title={title} closeLabel={planner.close} onClose={abandon}>
      {stage === 'writing' && <MealWriting actor={actor} />}
      {stage === 'swapping' && swap && (
        <Stack gap="4">
          <Swap actor={swap} />
          <Row>{leave(words.keep)}</Row>
        </Stack>
      )}
      {stage === 'proposing' && (
        <>
          <Spinner label={words.regenerating} />
          <Row>{leave(words.cancel)}</Row>
        </>
      )}
      {stage === 'updating' && <Spinner label={words.saving} />}
      {stage === 'refused' && (
        <Refused refusal={refusal} onRetry={retry}>
          {leave(words.keep)}
        </Refused>
      )}
      {(stage === 'proposalFailed' || stage === 'proposalOffline') && (
        <>
          <Alert>{stage === 'proposalFailed' ? words.failed : words.offline}</Alert>
          <Row gap="2">
            <Button onClick={retry}>{words.retry}</Button>
            {leave(words.keep)}
          </Row>
        </>
      )}
      {stage === 'changeUnsaved' && (
        <>
          <Alert>{words.unsaved}</Alert>
          <Row gap="2">
            <Button onClick={() => actor.send({ type: 'saving.retried' })}>{words.retry}</Button>
            {leave(words.keep)}
          </Row>
        </>
      )}
      {stage === 'conflicted' && (
        <>
          <Alert tone="caution" title={words.conflict}>
            {words.conflictDetail}
          </Alert>
          <Row gap="2">
            <Button onClick={() => actor.send({ type: 'mine.kept' })}>{words.mine}</Button>
            <Button kind="secondary" onClick={() => actor.send({ type: 'theirs.kept' })}>
              {words.theirs}
            </Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}
