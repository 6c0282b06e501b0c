import { addDays } from '../../../../domain/calendar.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner, savedPlans as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekText } from '../../../texts/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { PlanRows } from './PlanRows.tsx';
import type { LibraryActor } from './selectors.ts';
import { UndoOffer } from './UndoOffer.tsx';

/** The saved plans, the week to look at, and the questions before something goes. */
export function SavedPlansPanel({ actor }: { readonly actor: LibraryActor }) {
  const isAsking = useSelector(actor, (snapshot) =>
    snapshot.matches({ table: { savedPlans: 'deletionAsked' } })
      ? 'deletion'
      : snapshot.matches({ table: { savedPlans: 'clearingAsked' } })
        ? 'clearing'
        : undefined,
  );
  if (isAsking) return <Question actor={actor} about={isAsking} />;
  return (
    <Dialog
      title={words.title}
      width="line"
      closeLabel={planner.close}
      onClose={() => actor.send({ type: 'panel.closed' })}
    >
      <UndoOffer actor={actor} inside />
      <ChosenWeek actor={actor} />
      <List actor={actor} />
    </Dialog>
  );
}

function ChosenWeek({ actor }: { readonly actor: LibraryActor }) {
  const week = useSelector(actor, (snapshot) => snapshot.context.week);
  const choose = (date: string) => actor.send({ type: 'week.chosen', date });
  return (
    <Stack gap="3">
      <Row justify="space-between">
        <Heading level={3} size="lg">
          {fill(words.weekOf, { week: weekText(week) })}
        </Heading>
        <Row gap="1" unbroken>
          <IconButton titled label={words.previousWeek} onClick={() => choose(addDays(week, -7))}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton titled label={words.nextWeek} onClick={() => choose(addDays(week, 7))}>
            <ChevronRightIcon />
          </IconButton>
        </Row>
      </Row>
      <TextField label={words.changeWeek} name="week" type="date" value={week} onChange={choose} />
    </Stack>
  );
}

const busyWords = () => ({
  duplicating: words.duplicating,
  deleting: words.deleting,
  clearing: words.deleting,
});

function List({ actor }: { readonly actor: LibraryActor }) {
  const plans = useSelector(actor, (snapshot) => snapshot.context.plans);
  const busy = useSelector(actor, (snapshot) =>
    (['duplicating', 'deleting', 'clearing'] as const).find((state) =>
      snapshot.matches({ table: { savedPlans: state } }),
    ),
  );
  const canAct = useSelector(actor, (snapshot) => snapshot.can({ type: 'panel.closed' }));
  return (
    <>
      {plans.length === 0 ? (
        <EmptyState level={3} title={words.empty} description={words.emptyDetail} />
      ) : (
        <PlanRows actor={actor} acts={['edit', 'duplicate', 'delete']} />
      )}
      {busy && <Spinner label={busyWords()[busy]} />}
      <Row gap="2">
        <Button disabled={!canAct} onClick={() => actor.send({ type: 'creation.opened' })}>
          {planner.newPlan}
        </Button>
        {plans.length > 0 && (
          <Button
            kind="quiet"
            disabled={!canAct}
            onClick={() => actor.send({ type: 'clearing.asked' })}
          >
            {words.clear}
          </Button>
        )}
      </Row>
    </>
  );
}

function Question({
  actor,
  about,
}: {
  readonly actor: LibraryActor;
  readonly about: 'deletion' | 'clearing';
}) {
  const name = useSelector(
    actor,
    ({ context }) => context.plans.find(({ id }) => id === context.subject)?.name ?? '',
  );
  const dismiss = () => actor.send({ type: 'question.dismissed' });
  const isDeletion = about === 'deletion';
  return (
    <Dialog
      title={isDeletion ? fill(words.deleteQuestion, { plan: name }) : words.clearQuestion}
      closeLabel={planner.close}
      onClose={dismiss}
    >
      <UndoOffer actor={actor} inside />
      <Text>{isDeletion ? words.deleteDetail : words.clearDetail}</Text>
      <Row gap="2">
        <Button
          kind="danger"
          onClick={() =>
            actor.send({ type: isDeletion ? 'deletion.confirmed' : 'clearing.confirmed' })
          }
        >
          {isDeletion ? words.confirmDelete : words.confirmClear}
        </Button>
        <Button kind="secondary" onClick={dismiss}>
          {isDeletion ? words.keep : words.keepAll}
        </Button>
      </Row>
    </Dialog>
  );
}
