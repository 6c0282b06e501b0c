import { useRef, useState } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { suggestionText } from './healthWords.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import {
  answeredOf,
  hasAnswers,
  isAsking,
  isChecking,
  knownOf,
  readingOf,
  suggestionsOf,
  type ConditionFieldActor,
} from './selectors.ts';
import { Understanding } from './Understanding.tsx';

const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, n) => each === other[n]);

interface ConditionFieldProps {
  readonly actor: ConditionFieldActor;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** 'What condition?', with what the kitchen makes of it. */
export function ConditionField({
  actor,
  error,
  disabled = false,
  headingLevel = 3,
}: ConditionFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  // Once something was answered by a press, the focus follows what comes next.
  const [goesOn, setGoesOn] = useState(false);
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const suggestions = useSelector(actor, suggestionsOf);
  const known = useSelector(actor, knownOf);
  const reading = useSelector(actor, readingOf);
  const asks = useSelector(actor, isAsking);
  const checking = useSelector(actor, isChecking);
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('notUnderstood'));
  const isUnchecked = useSelector(actor, (snapshot) => snapshot.matches('unchecked'));
  const isTooLong = useSelector(actor, (snapshot) => snapshot.matches('tooLong'));
  const options = suggestions.map((each) => {
    const { label, also } = suggestionText(each, text);
    const detail = also === null ? {} : { detail: fill(words.matched, { name: also }) };
    return { id: each.id, label, ...detail };
  });

  return (
    <Stack gap="3">
      <div ref={box}>
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
          onChange={(value) => {
            setGoesOn(false);
            actor.send({ type: 'text.changed', text: value });
          }}
          onChoose={({ label }) => actor.send({ type: 'suggestion.chosen', name: label })}
        />
      </div>
      {checking && (
        <Text size="sm" tone="muted">
          {words.checking}
        </Text>
      )}
      <VisuallyHidden announced>{reading}</VisuallyHidden>
      {isUnknown && options.length > 0 && <Text tone="muted">{words.notUnderstoodYet}</Text>}
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
      <OpenQuestion
        actor={actor}
        disabled={disabled}
        goesOn={goesOn}
        onAnswered={() => setGoesOn(true)}
        onWriteAgain={() => box.current?.querySelector('input')?.focus()}
      />
      {known && (
        <Understanding
          headingLevel={headingLevel}
          known={known}
          disabled={disabled}
          takesFocus={goesOn && !asks}
          onTakeBack={(family) => {
            setGoesOn(true);
            actor.send({
              type: 'question.answered',
              question: `leave-out-${family}`,
              choice: 'No',
            });
          }}
        />
      )}
      <Answers actor={actor} disabled={disabled} />
    </Stack>
  );
}

/** What the person has said on the kitchen's questions, and the way back. */
function Answers({ actor, disabled }: Required<Pick<ConditionFieldProps, 'actor' | 'disabled'>>) {
  const answered = useSelector(actor, answeredOf, same);
  const canAnswerAgain = useSelector(actor, hasAnswers);
  return (
    <>
      {answered.length > 0 && (
        <Stack gap="1">
          <Text size="sm" strong tone="muted">
            {words.answered}
          </Text>
          {answered.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </Stack>
      )}
      {canAnswerAgain && (
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
    </>
  );
}
