import { useState } from 'react';
import { withoutAccents } from '../../../../domain/letters.ts';
import type { Question } from '../../../../machines/shared/account.ts';
import { counted } from '../../../texts/format.ts';
import { termText } from '../../../texts/notes.ts';
import { AskCard } from '../../../ui/AskCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/Combobox.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { foodQuestion as words } from '../texts/foodQuestion.en.ts';
import { choiceText, questionText } from './healthWords.ts';

interface FoodQuestionProps {
  readonly question: Question;
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
  readonly takesFocus?: boolean;
  readonly onAnswer: (choice: string) => void;
}

/** Which food is meant: the likeliest with one tap, any other by its name, or none. */
export function FoodQuestion({
  question,
  detail = words.detail,
  disabled = false,
  takesFocus = false,
  onAnswer,
}: FoodQuestionProps) {
  const { choices, foods = [] } = question;
  return (
    <Stack gap="3">
      <AskCard question={questionText(question)} detail={detail} takesFocus={takesFocus}>
        {choices.map((choice) => (
          <Button
            key={choice}
            kind="secondary"
            disabled={disabled}
            onClick={() => onAnswer(choice)}
          >
            {choiceText(question, choice)}
          </Button>
        ))}
      </AskCard>
      {foods.length > 0 && (
        <AnotherFood id={question.id} foods={foods} disabled={disabled} onAnswer={onAnswer} />
      )}
    </Stack>
  );
}

const mostOffered = 8;
const plain = (text: string): string => withoutAccents(text).toLowerCase();

/** Foods whose name holds what was typed, those that begin so first. */
function offered(foods: NonNullable<Question['foods']>, typed: string): ComboboxOption[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  return foods
    .map(({ id, name }) => ({ id: name, label: termText({ of: 'family', id }) ?? name }))
    .map((option) => ({ option, at: plain(option.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .toSorted(
      (one, other) => one.at - other.at || one.option.label.length - other.option.label.length,
    )
    .slice(0, mostOffered)
    .map(({ option }) => option);
}

/** The answer that is stored is the food's English name, which the kitchen knows; what is offered nowhere goes as it was typed. */
export function AnotherFood({
  id,
  foods,
  disabled,
  onAnswer,
}: {
  readonly id: string;
  readonly foods: NonNullable<Question['foods']>;
  readonly disabled: boolean;
  readonly onAnswer: (choice: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const options = offered(foods, typed);
  return (
    <Combobox
      label={words.another}
      hint={words.anotherHint}
      name={id}
      value={typed}
      disabled={disabled}
      options={options}
      listLabel={words.foods}
      found={counted(options.length, { one: words.foundOne, many: words.found })}
      onChange={setTyped}
      onChoose={(option) => {
        setTyped(option.label);
        onAnswer(option.id);
      }}
      onEnter={(value) => {
        if (value.trim() !== '') onAnswer(value.trim().slice(0, 100));
      }}
    />
  );
}
