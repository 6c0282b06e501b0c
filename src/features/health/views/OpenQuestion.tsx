import { useSelector } from '../../../context/useSelector.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { AskCard } from '../../../ui/AskCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import {
  openQuestionsOf,
  unknownOf,
  withoutStatement,
  type ConditionFieldActor,
} from './selectors.ts';

interface OpenQuestionProps {
  readonly actor: ConditionFieldActor;
  readonly disabled: boolean;
  /** An answer was given here: the next question takes the focus. */
  readonly goesOn: boolean;
  readonly onAnswered: () => void;
  readonly onWriteAgain: () => void;
}

/** What is asked of the words: one question at a time, then what nobody understood. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { actor, disabled, goesOn, onAnswered } = props;
  const [question, ...others] = useSelector(actor, openQuestionsOf, sameQuestions);
  if (!question) return <UnknownStatement {...props} />;
  return (
    <QuestionCard
      key={question.id}
      question={question}
      detail={
        others.length > 0
          ? counted(others.length, { one: words.moreOne, many: words.more })
          : undefined
      }
      disabled={disabled}
      takesFocus={goesOn}
      onAnswer={(choice) => {
        onAnswered();
        actor.send({ type: 'question.answered', question: question.id, choice });
      }}
    />
  );
}

const sameQuestions = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, place) => each === other[place]);

function UnknownStatement({
  actor,
  disabled,
  goesOn,
  onAnswered,
  onWriteAgain,
}: OpenQuestionProps) {
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const unknown = useSelector(actor, unknownOf);
  if (unknown === undefined) return null;
  const rest = withoutStatement(text, unknown);
  return (
    <AskCard
      key={unknown}
      question={fill(words.unknownTitle, { text: unknown })}
      detail={words.unknownDetail}
      takesFocus={goesOn}
    >
      <Button kind="secondary" disabled={disabled} onClick={onWriteAgain}>
        {words.writeAgain}
      </Button>
      {rest !== undefined && (
        <Button
          kind="secondary"
          disabled={disabled}
          onClick={() => {
            onAnswered();
            actor.send({ type: 'text.changed', text: rest });
          }}
        >
          {words.takeOut}
        </Button>
      )}
    </AskCard>
  );
}
