import { useSelector } from '../../../context/useSelector.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import {
  cautionsOf,
  hasAnswers,
  isChecking,
  readingOf,
  suggestionsOf,
  type ConditionFieldActor,
} from './selectors.ts';

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, n) => each === other[n]);

interface ConditionFieldProps {
  readonly actor: ConditionFieldActor;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** 'What condition?', with what the kitchen makes of it. */
export function ConditionField({ actor, error, disabled = false }: ConditionFieldProps) {
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const answers = useSelector(actor, (snapshot) => snapshot.context.answers);
  const suggestions = useSelector(actor, suggestionsOf);
  const reading = useSelector(actor, readingOf, same);
  const cautions = useSelector(actor, cautionsOf, same);
  const questions = useSelector(actor, (snapshot) => snapshot.context.asked);
  const answered = useSelector(actor, hasAnswers);
  const checking = useSelector(actor, isChecking);
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('notUnderstood'));
  const isUnchecked = useSelector(actor, (snapshot) => snapshot.matches('unchecked'));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches('tooLong'));
  const options = suggestions.map(({ id, name, matched }) => ({
    id,
    label: name,
    ...(matched === null ? {} : { detail: fill(words.matched, { name: matched }) }),
  }));

  return (
    <Stack gap="3">
      <Combobox
        label={words.label}
        hint={words.hint}
        name="condition"
        value={text}
        required
        disabled={disabled}
        error={isTooLong ? words.tooLong : error}
        options={options}
        listLabel={words.suggestions}
        found={counted(options.length, { one: words.foundOne, many: words.found })}
        onChange={(value) => actor.send({ type: 'text.changed', text: value })}
        onChoose={({ label }) => actor.send({ type: 'suggestion.chosen', name: label })}
      />
      {checking && (
        <Text size="sm" tone="muted">
          {words.checking}
        </Text>
      )}
      {reading.length > 0 && (
        <Alert tone="good">
          <Stack gap="1">
            {reading.map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Stack>
        </Alert>
      )}
      {cautions.length > 0 && (
        <Alert tone="caution">
          <Stack gap="1">
            {cautions.map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Stack>
        </Alert>
      )}
      {isUnknown && (
        <Alert tone="caution">
          {options.length > 0 ? words.notUnderstoodYet : words.notUnderstood}
        </Alert>
      )}
      {isUnchecked && (
        <Alert tone="caution">
          <Stack gap="2" align="start">
            <Text>{words.unchecked}</Text>
            <Button kind="secondary" onClick={() => actor.send({ type: 'check.requested' })}>
              {words.checkAgain}
            </Button>
          </Stack>
        </Alert>
      )}
      {questions.map((question) => (
        <Row key={question.id}>
          <ChoiceField
            label={question.text}
            name={question.id}
            value={answers[question.id]}
            disabled={disabled}
            options={question.choices.map((choice) => ({ value: choice, label: choice }))}
            onChoose={(choice) =>
              actor.send({ type: 'question.answered', question: question.id, choice })
            }
          />
        </Row>
      ))}
      {answered && (
        <Row>
          <Button
            kind="quiet"
            disabled={disabled}
            onClick={() => actor.send({ type: 'answers.discarded' })}
          >
            {words.answerAgain}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
