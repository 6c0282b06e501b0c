import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { KnownHealth } from '../../machines/shared/account.ts';
import { ConditionField } from '../../src/features/health/views/ConditionField.tsx';
import { conditionField } from './samples/conditionField.ts';
import {
  press,
  screen,
  seesButton,
  seesNoText,
  seesText,
  seesValue,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  asked: KnownHealth['questions'];
  text: string;
  answers: Readonly<Record<string, string>>;
  known: KnownHealth | null;
}

const field = () => screen.getByRole('combobox', { name: 'What condition?' });
const seesField = ({ text }: Context) => {
  seesValue('What condition?', text);
  expect(field()).not.toHaveAttribute('aria-invalid');
};
/** The list opens by the arrow; the first entry is taken by Enter. */
const choose = () => {
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('listbox', { name: 'Conditions we know' })).toBeVisible();
  expect(screen.getByRole('option', { name: /Type 2 diabetes/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const isSuggested = ({ known }: Context) => known !== null && known.suggestions.length > 0;

/** The words with their marks, what they came to by kind, and what is asked: one thing at a time. */
const seesUnderstanding = ({ known, asked, answers }: Context) => {
  const { understood, allergens, families = [], diets = [], medicines = [] } = known!;
  for (const { name } of [...understood, ...allergens, ...families, ...diets, ...medicines])
    expect(screen.getAllByText(name)[0]).toBeVisible();
  for (const { text, state } of known!.spans ?? [])
    expect(screen.getByRole('list', { name: 'In your words' })).toHaveTextContent(
      state === 'understood' ? `${text} (understood)` : `${text}(not understood)`,
    );
  for (const { also, count } of families)
    expect(
      screen.getByText(`rice: also ${also.join(', ')} and ${count - also.length} more`),
    ).toBeVisible();
  for (const { name, rule } of medicines) seesText(`${name}: ${rule}`);
  for (const { name, why } of known!.supervised ?? [])
    seesText(`${name} needs a diet that your clinic supervises. We do not plan for it. ${why}`);
  const [question] = asked.filter(({ id }) => !(id in answers));
  const title = question?.text ?? known!.unknown.map((text) => `We do not know “${text}”`)[0];
  for (const heading of title === undefined ? [] : [title])
    expect(screen.getByRole('group', { name: heading })).toBeVisible();
};

testView({
  samples: conditionField,
  draw: (actor) => themed(<ConditionField actor={actor as never} />),
  does: {
    'text.changed': type('What condition?', 'sugar'),
    'text.changed (blank)': type('What condition?', '  '),
    'text.changed (501)': type('What condition?', 'x'.repeat(501)),
    'suggestion.chosen': choose,
    'question.answered': press('No'),
    'answers.discarded': press('Answer the questions again'),
    'check.requested': press('Look it up again'),
  },
  // A field reports a change only when its text differs; what was not suggested or asked cannot be taken or answered.
  offers: (label, context: Context) => {
    if (label === 'suggestion.chosen') return isSuggested(context);
    if (label === 'question.answered')
      return context.asked.some(({ id }) => context.answers[id] === undefined);
    if (label === 'answers.discarded') return 'negated-gout' in context.answers;
    return label === 'check.requested' || conditionField.person[label]['text'] !== context.text;
  },
  sees: {
    blank: seesField,
    tooLong: ({ text }: Context) => {
      seesValue('What condition?', text);
      expect(field()).toHaveAccessibleDescription(/Use at most 500 characters\./);
    },
    settling: (context: Context) => {
      seesField(context);
      seesText('Looking it up...');
    },
    fetchingConditions: (context: Context) => {
      seesField(context);
      seesText('Looking it up...');
    },
    understood: (context: Context) => {
      seesField(context);
      seesNoText('Looking it up...');
      seesUnderstanding(context);
    },
    notUnderstood: (context: Context) => {
      seesField(context);
      if (context.known!.suggestions.length > 0)
        seesText('Choose one of the suggestions, or write it in other words.');
      seesUnderstanding(context);
    },
    unchecked: (context: Context) => {
      seesField(context);
      seesText(/We could not look this up just now/);
      seesButton('Look it up again');
    },
  },
});
