import type { Question } from '../../../../machines/shared/account.ts';
import { AskCard } from '../../../ui/AskCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FoodQuestion } from './FoodQuestion.tsx';
import { choiceText, questionText } from './healthWords.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
  /** It comes after another was answered: reading goes on here. */
  readonly takesFocus?: boolean;
  readonly onAnswer: (choice: string) => void;
}

/** What is asked about somebody's health, with a button for each answer. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, detail, disabled = false, takesFocus = false, onAnswer } = props;
  if (question.said?.code === 'which-food')
    return (
      <FoodQuestion
        question={question}
        disabled={disabled}
        takesFocus={takesFocus}
        onAnswer={onAnswer}
      />
    );
  return (
    <AskCard question={questionText(question)} detail={detail} takesFocus={takesFocus}>
      {question.choices.map((choice) => (
        <Button key={choice} kind="secondary" disabled={disabled} onClick={() => onAnswer(choice)}>
          {choiceText(question, choice)}
        </Button>
      ))}
    </AskCard>
  );
}
