import { expect } from 'vitest';
import type { TriedList } from '../../machines/shared/tryOut.ts';
import { TryOutView } from '../../src/features/tryOut/views/TryOutView.tsx';
import { list, tooMuch, tryOut } from './samples/tryOut.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

type Tried = Pick<TriedList, 'food_questions' | 'health_questions'>;
const field = 'What do you have?';
const seesForm = ({ list: typed }: { list: string }) => {
  seesValue(field, typed);
  seesButton('Show me three dishes');
  seesNoButton('Cancel');
};
const typed: Readonly<Record<string, string>> = {
  'list.changed': list,
  'list.changed (blank)': '  ',
  'list.changed (long)': tooMuch,
};
const seesNoDish = () => expect(screen.queryByRole('link', { name: 'Egg fried rice' })).toBeNull();

testView({
  samples: tryOut,
  draw: (actor) => themed(<TryOutView actor={actor as never} />),
  does: {
    ...Object.fromEntries(
      Object.entries(typed).map(([label, value]) => [label, type(field, value)]),
    ),
    'list.submitted': submit('Your list'),
    'trying.cancelled': press('Cancel'),
    'question.answered (food)': press('Peanuts'),
    'question.answered (health)': press('No'),
  },
  // What stands in the field already is no change of it; what is not asked cannot be answered.
  offers: (label, context: { list: string; tried: Tried | null }) => {
    const event = tryOut.person[label];
    if (event.type !== 'question.answered') return typed[label] !== context.list;
    const { food_questions: foods = [], health_questions: others = [] } = context.tried!;
    return [...foods, ...others].some(({ id }) => id === event['question']);
  },
  sees: {
    'writing.plain': (context: { list: string }) => {
      seesForm(context);
      seesNoAlert();
      seesNoDish();
    },
    'writing.listMissing': (context: { list: string }) => {
      seesForm(context);
      seesText('Type a few things that you have.');
    },
    'writing.listTooLong': (context: { list: string }) => {
      seesForm(context);
      seesText('Please shorten your list to 40 characters.');
    },
    'writing.listRefused': (context: { list: string }) => {
      seesForm(context);
      seesAlert('That is as many lists as can be tried for now.');
    },
    'writing.tryingFailed': (context: { list: string }) => {
      seesForm(context);
      seesAlert('We couldn’t look for dishes just now. Your list is still here: please try again.');
    },
    'writing.nothingFound': (context: { list: string }) => {
      seesForm(context);
      seesText('Add something you have, or write it another way.');
      seesNoDish();
    },
    'writing.foodUnclear': (context: { list: string }) => {
      seesForm(context);
      expect(
        screen.getByRole('heading', { name: 'You wrote “zorblax”. Which food is meant?' }),
      ).toHaveFocus();
      seesButton('None of these, or not a food');
      expect(screen.getByRole('combobox', { name: 'Another food' })).toBeVisible();
      seesNoDish();
    },
    tryingList: () => {
      expect(screen.getByLabelText(field)).toBeDisabled();
      seesButton('Cancel');
      seesNoDish();
      seesNoAlert();
    },
    showingDishes: (context: { list: string; tried: Tried }) => {
      seesForm(context);
      expect(
        screen.getByRole('heading', { level: 2, name: '2 dishes for your list' }),
      ).toBeVisible();
      for (const [name, id] of [
        ['Egg fried rice', 'egg-fried-rice'],
        ['Kedgeree', 'kedgeree'],
      ] as const)
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/recipes/${id}`);
      expect(screen.getAllByText('Take care')).toHaveLength(2);
      expect(
        screen.getAllByText('Enough for 2 servings; the whole recipe takes 1 more eggs'),
      ).toHaveLength(2);
      seesText(/We heard: Coeliac disease, Vegetarian\. Left out of every dish: peanuts\./);
      seesText('We didn’t understand “blorp”.');
      if (context.tried.health_questions) {
        expect(
          screen.getByRole('heading', { name: 'Do traces of peanuts do harm?' }),
        ).toBeVisible();
        seesButton('Yes');
      }
      seesText(/No clinician has reviewed our limits\./);
      seesNoText(/within your limits/);
      expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/signup',
      );
    },
  },
});
