import { noteText } from '../../../texts/notes.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { planGenerationMachine } from '../../../../machines/planner/planGeneration.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { editing } from '../texts/editing.en.ts';
import { generation as words, planner } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { sumText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { AnotherFood } from '../../health/views/FoodQuestion.tsx';
import { choiceText, questionText } from '../../health/views/healthWords.ts';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/typography.tsx';
import { GenerationFields } from './GenerationFields.tsx';
import { table } from '../../table/texts/en.ts';
import { AllowanceLine } from '../../access/views/AllowanceLine.tsx';

export type GenerationActor = ActorRefFrom<typeof planGenerationMachine>;
type Snapshot = SnapshotFrom<typeof planGenerationMachine>;

const problems = () => ({
  informationMissing: words.informationMissing,
  budgetUnreadable: words.budgetUnreadable,
  listMissing: words.listMissing,
  imageMissing: words.imageMissing,
  generationFailed: words.failed,
  mealsMissing: words.mealsMissing,
  weekOver: words.weekOver,
  weekTaken: words.weekTaken,
  planUnsaved: words.unsaved,
});
const stageOf = (snapshot: Snapshot) =>
  (['readingHousehold', 'householdUnknown', 'answering', 'savingAnswers'] as const).find((state) =>
    snapshot.matches(state),
  ) ?? 'form';
const problemOf = (snapshot: Snapshot) =>
  (Object.keys(problems()) as (keyof ReturnType<typeof problems>)[]).find((state) =>
    snapshot.matches({ composing: state }),
  );

const isWaitingForConnection = (snapshot: Snapshot) => snapshot.matches('waitingForConnection');
const busyLabelOf = (snapshot: Snapshot) => {
  if (snapshot.matches('savingPlan')) return words.saving;
  if (isWaitingForConnection(snapshot)) return editing.waiting;
  return snapshot.context.form.auto ? words.busyAuto : words.busy;
};

/** 'Create Your Meal Plan'. */
export function GenerationPanel({
  actor,
  onClose,
}: {
  readonly actor: GenerationActor;
  readonly onClose: () => void;
}) {
  const stage = useSelector(actor, stageOf);
  return (
    <Dialog title={words.title} closeLabel={planner.close} onClose={onClose}>
      {stage === 'readingHousehold' && <Spinner label={words.household} />}
      {stage === 'householdUnknown' && (
        <Stack gap="3" align="start">
          <Alert>{words.householdUnknown}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'form.submitted' })}>
            {planner.retry}
          </Button>
        </Stack>
      )}
      {stage === 'form' && <PlanForm actor={actor} />}
      {(stage === 'answering' || stage === 'savingAnswers') && <Questions actor={actor} />}
    </Dialog>
  );
}

function PlanForm({ actor }: { readonly actor: GenerationActor }) {
  const auto = useSelector(actor, (snapshot) => snapshot.context.form.auto);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const busyLabel = useSelector(actor, busyLabelOf);
  const isWaiting = useSelector(actor, isWaitingForConnection);
  const hasDraft = useSelector(
    actor,
    (snapshot) => snapshot.context.draft !== null && !snapshot.hasTag('busy'),
  );
  const problem = useSelector(actor, problemOf);
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.matches({ composing: 'refused' }) ? snapshot.context.refusal : null,
  );
  const canCancel = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'generation.cancelled' }),
  );
  return (
    <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <GenerationFields actor={actor} problem={problem} />
      {problem && (
        <Alert>
          {problems()[problem]}
          {problem === 'weekTaken' && hasDraft && <div>{words.weekTakenDetail}</div>}
        </Alert>
      )}
      {isWaiting && <Alert>{editing.offline}</Alert>}
      {refusal && (
        <Refusal
          refusal={refusal}
          isByBudget={auto}
          onChoose={(budget) => actor.send({ type: 'relaxation.chosen', budget })}
        />
      )}
      <AllowanceLine kind="plans" />
      <Stack gap="2">
        <Button type="submit" wide large busy={isBusy} busyLabel={busyLabel}>
          {hasDraft ? words.saveAgain : auto ? words.submitAuto : words.submit}
        </Button>
        {canCancel && (
          <Button kind="quiet" wide onClick={() => actor.send({ type: 'generation.cancelled' })}>
            {words.cancel}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

/** Why there is no week, and what would do: one tap plans with it. */
function Refusal({
  refusal: { message, relaxations, currency },
  isByBudget,
  onChoose,
}: {
  readonly isByBudget: boolean;
  readonly refusal: NonNullable<Snapshot['context']['refusal']>;
  readonly onChoose: (budget: number) => void;
}) {
  return (
    <Stack gap="3">
      <Alert>{noteText(message)}</Alert>
      {typeof message !== 'string' && message.code === 'refusal.young' && (
        <Row gap="2">
          <LinkButton kind="secondary" href="/who-eats">
            {table.title}
          </LinkButton>
          <LinkButton kind="secondary" href="/settings">
            {words.settings}
          </LinkButton>
        </Row>
      )}
      {isByBudget &&
        currency !== null &&
        relaxations.map(({ note, budget }) => (
          <Stack key={budget} gap="1">
            <Text>{noteText(note)}</Text>
            <Button kind="secondary" wide onClick={() => onChoose(budget)}>
              {fill(words.smallestBudget, { budget: sumText(budget, currency) })}
            </Button>
          </Stack>
        ))}
    </Stack>
  );
}

function Questions({ actor }: { readonly actor: GenerationActor }) {
  const questions = useSelector(actor, (snapshot) => snapshot.context.questions);
  const answers = useSelector(actor, (snapshot) => snapshot.context.answers);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isMissing = useSelector(actor, (snapshot) =>
    snapshot.matches({ answering: 'answerMissing' }),
  );
  const isUnsaved = useSelector(actor, (snapshot) =>
    snapshot.matches({ answering: 'answersUnsaved' }),
  );
  return (
    <Form aria-label={words.questions} onSubmit={() => actor.send({ type: 'answers.submitted' })}>
      <Alert tone="info" quiet title={words.questions}>
        {words.questionsDetail}
      </Alert>
      {questions.map((question) => (
        <Stack key={question.id} gap="2">
          <ChoiceField
            label={questionText(question)}
            name={question.id}
            value={answers[question.id]}
            disabled={isBusy}
            options={question.choices.map((choice) => ({
              value: choice,
              label: choiceText(question, choice),
            }))}
            onChoose={(answer) => actor.send({ type: 'answer.chosen', id: question.id, answer })}
          />
          {question.foods && (
            <AnotherFood
              id={`${question.id}-another`}
              foods={question.foods}
              disabled={isBusy}
              onAnswer={(answer) => actor.send({ type: 'answer.chosen', id: question.id, answer })}
            />
          )}
        </Stack>
      ))}
      {isMissing && <Alert>{words.answerMissing}</Alert>}
      {isUnsaved && <Alert>{words.answersUnsaved}</Alert>}
      <Row gap="2">
        <Button type="submit" busy={isBusy} busyLabel={words.savingAnswers}>
          {words.goOn}
        </Button>
        {!isBusy && (
          <Button kind="quiet" onClick={() => actor.send({ type: 'generation.cancelled' })}>
            {words.cancel}
          </Button>
        )}
      </Row>
    </Form>
  );
}
