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

testView({
  samples: conditionField,
  draw: (actor) => themed(<ConditionField actor={actor as never} />),
  does: {
    'text.changed': type('What condition?', 'sugar'),
    'text.changed (blank)': type('What condition?', '  '),
    'text.changed (501)': type('What condition?', 'x'.repeat(501)),
    'suggestion.chosen': choose,
    'question.answered': () => void fireEvent.click(screen.getByRole('radio', { name: 'No' })),
    'answers.discarded': press('Answer the questions again'),
    'check.requested': press('Look it up again'),
  },
  // A field reports a change only when its text differs; what was not suggested or asked cannot be taken or answered.
  offers: (label, context: Context) => {
    if (label === 'suggestion.chosen') return isSuggested(context);
    if (label === 'question.answered')
      return context.known?.questions.length === 1 && context.answers['negated-gout'] === undefined;
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
      for (const { name } of context.known!.understood) seesText(`We understood: ${name}`);
      for (const { name } of context.known!.allergens) seesText(`Left out of every dish: ${name}`);
      for (const each of context.known!.unknown)
        seesText(`We do not know ${each}. What we suggest will be general for that.`);
      for (const { name } of context.known!.supervised ?? [])
        seesText(`${name} needs a diet that your clinic supervises. We do not plan for it.`);
      for (const { text } of context.known!.questions)
        expect(screen.getByRole('group', { name: text })).toBeVisible();
    },
    notUnderstood: (context: Context) => {
      seesField(context);
      seesText(
        context.known!.suggestions.length > 0
          ? /Choose one of the suggestions, or keep your own words/
          : /We do not know this condition\. We keep it as you wrote it/,
      );
    },
    unchecked: (context: Context) => {
      seesField(context);
      seesText(/We could not look this up just now/);
      seesButton('Look it up again');
    },
  },
});
