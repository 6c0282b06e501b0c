import { useState } from 'react';
import type { OpenHealth } from '../../../../machines/shared/kitchen.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { foodQuestion } from '../texts/foodQuestion.en.ts';
import { healthNotice as words } from '../texts/notice.en.ts';
import { HealthNotice } from './HealthNotice.tsx';
import { QuestionCard } from './QuestionCard.tsx';

interface HealthAskedProps {
  readonly open: OpenHealth;
  /** It came while the person was here: reading begins with what is asked. */
  readonly isNew: boolean;
  readonly busy: boolean;
  /** The last answer could not be kept. */
  readonly unsaved: boolean;
  readonly onAnswer: (question: string, choice: string) => void;
}

/** What is open about somebody's health, over the dishes: a question is answered where it stands. */
export function HealthAsked({ open, isNew, busy, unsaved, onAnswer }: HealthAskedProps) {
  const [answered, setAnswered] = useState(false);
  const question = open.health_questions?.[0];
  const { not_understood_health: texts } = open;
  return (
    <>
      <HealthNotice
        open={question && texts ? { not_understood_health: texts } : question ? {} : open}
      />
      {question && (
        <QuestionCard
          key={question.id}
          question={question}
          detail={words.askedHere}
          disabled={busy}
          takesFocus={isNew}
          onAnswer={(choice) => {
            setAnswered(true);
            onAnswer(question.id, choice);
          }}
        />
      )}
      {question && unsaved && <Alert>{foodQuestion.unsaved}</Alert>}
      {!question && answered && <Alert tone="good">{words.answered}</Alert>}
    </>
  );
}
