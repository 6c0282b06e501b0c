import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { GenerationPanel } from '../../src/features/planner/views/GenerationPanel.tsx';
import { isMealless, type WeekChoices } from '../../domain/weekRules.ts';
import { planGeneration, question } from './samples/planGeneration.ts';
import {
  choose,
  press,
  screen,
  seesAlert,
  seesButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Form {
  week: string;
  auto: boolean;
  method: string;
  location: string;
  budget: string;
  list: string;
  image: unknown;
  rules: WeekChoices;
}
interface Context {
  form: Form;
  draft: unknown;
  answers: Record<string, string>;
}

const tick = (label: string) => () => void fireEvent.click(screen.getByLabelText(label));
const photo = new File(['a photo'], 'fridge.jpg', { type: 'image/jpeg' });
const pdf = new File(['a list'], 'list.pdf', { type: 'application/pdf' });
const blank = new File([], 'blank.jpg', { type: 'image/jpeg' });
const hugePhoto = Object.defineProperty(
  new File(['a photo'], 'huge.jpg', { type: 'image/jpeg' }),
  'size',
  { value: 12_000_000 },
);
const choosePhoto = (file: File) => () =>
  void fireEvent.change(screen.getByLabelText(/^Choose (a|another) photo$/), {
    target: { files: [file] },
  });

const weeks: Record<string, string> = {
  '2026-01-05': 'Jan 5 - Jan 11',
  '2026-02-04': 'Feb 2 - Feb 8',
  '2026-01-14': 'Jan 12 - Jan 18',
  '2025-12-30': 'Dec 29 - Jan 4',
};
const tickBox = (name: string) => () =>
  void fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
const tickEverything = () => {
  for (const slot of ['Breakfast', 'Lunch', 'Dinner', 'Dessert'])
    fireEvent.click(screen.getByRole('button', { name: `${slot}, every day`, hidden: true }));
};
const seesRules = ({ weekdayMinutes, out }: WeekChoices, isOver: boolean) => {
  expect(screen.getByLabelText('Cooking on a weekday')).toHaveValue(String(weekdayMinutes));
  for (const slot of ['breakfast', 'lunch'] as const) {
    const box = screen.getByRole('checkbox', {
      name: `${slot === 'lunch' ? 'Lunch' : 'Breakfast'} on Tuesday`,
      hidden: true,
    });
    if (isOver || out.some((place) => place.day === 'Tuesday' && place.slot === slot))
      expect(box).not.toBeChecked();
    else expect(box).toBeChecked();
  }
};

const seesForm = ({ form, draft }: Context, isBusy = false) => {
  expect(screen.getByRole('dialog', { name: 'Create Your Meal Plan' })).toBeVisible();
  seesValue('Select Week', form.week);
  seesText(`Creating plan for: ${weeks[form.week]}`);
  seesRules(form.rules, form.week === '2025-12-30');
  seesText(/high blood pressure/);
  const toggle = screen.getByLabelText('Auto-Generate');
  if (form.auto) {
    expect(toggle).toBeChecked();
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(country).toHaveValue(form.location);
    expect(country.children).toHaveLength(196);
    expect(country.firstElementChild).toHaveTextContent('Select a country');
    expect(screen.getByLabelText(/^Weekly budget/)).toHaveValue(form.budget);
    expect(screen.getByLabelText(/^Weekly budget/)).toHaveAttribute('placeholder', '15000');
  } else {
    expect(toggle).not.toBeChecked();
    expect(screen.getByLabelText('Type Ingredients')).toBeInTheDocument();
    expect(screen.getByLabelText('Upload Image')).toBeInTheDocument();
    if (form.method === 'list') seesValue('Your ingredients', form.list);
    else seesText('PNG, JPG, JPEG up to 10MB');
  }
  if (!isBusy)
    seesButton(
      draft === null
        ? form.auto
          ? 'Auto-Generate Meal Plan'
          : 'Generate My Meal Plan'
        : 'Save this plan',
    );
};
const composing = (problem: string | null) => (context: Context) => {
  seesForm(context);
  if (problem === null) expect(screen.queryByRole('alert')).toBeNull();
  else seesAlert(problem);
};
const seesQuestion = (problem: string | null) => () => {
  expect(screen.getByRole('group', { name: question.text })).toBeVisible();
  for (const choice of question.choices) expect(screen.getByLabelText(choice)).toBeInTheDocument();
  if (problem !== null) seesAlert(problem);
};

testView({
  samples: planGeneration,
  draw: (actor) => themed(<GenerationPanel actor={actor as never} onClose={() => undefined} />),
  does: {
    'week.chosen': type('Select Week', '2026-02-04'),
    'week.chosen (planned)': type('Select Week', '2026-01-14'),
    'week.chosen (over)': type('Select Week', '2025-12-30'),
    'relaxation.chosen': press('Plan with ₦15,000'),
    'rules.changed': choose('Cooking on a weekday', '20'),
    'meals.toggled': tickBox('Lunch on Tuesday'),
    'meals.toggled (all)': tickEverything,
    'auto.chosen (on)': tick('Auto-Generate'),
    'auto.chosen (off)': tick('Auto-Generate'),
    'method.chosen (image)': tick('Upload Image'),
    'method.chosen (list)': tick('Type Ingredients'),
    'location.chosen': choose('Country', 'Nigeria'),
    'budget.changed': () =>
      void fireEvent.change(screen.getByLabelText(/^Weekly budget/), {
        target: { value: '15,000' },
      }),
    'budget.changed (words)': () =>
      void fireEvent.change(screen.getByLabelText(/^Weekly budget/), {
        target: { value: 'about 200' },
      }),
    'list.changed': type('Your ingredients', 'rice, beans'),
    'list.changed (blank)': type('Your ingredients', ' \n '),
    'image.chosen': choosePhoto(photo),
    'image.chosen (12 MB)': choosePhoto(hugePhoto),
    'image.chosen (pdf)': choosePhoto(pdf),
    'image.chosen (empty)': choosePhoto(blank),
    'image.chosen (removed)': press('Remove the photo'),
    'form.submitted': () =>
      screen.queryByRole('button', { name: 'Try again' })
        ? press('Try again')()
        : submit('Create Your Meal Plan')(),
    'generation.cancelled': press('Cancel'),
    'answer.chosen': tick('Type 2'),
    'answers.submitted': submit('Before we plan'),
  },
  // A field is there only where it is asked for, and reports a change only when it has changed.
  offers: (label, { form, answers }: Context) => {
    switch (label) {
      case 'week.chosen':
        return form.week !== '2026-02-04';
      case 'week.chosen (planned)':
        return form.week !== '2026-01-14';
      case 'week.chosen (over)':
        return form.week !== '2025-12-30';
      case 'relaxation.chosen':
        return form.auto;
      case 'rules.changed':
        return form.rules.weekdayMinutes !== 20;
      case 'meals.toggled (all)':
        return !isMealless(form.rules, []) && form.rules.out.length === 0;
      case 'auto.chosen (on)':
        return !form.auto;
      case 'auto.chosen (off)':
        return form.auto;
      case 'method.chosen (image)':
        return !form.auto && form.method === 'list';
      case 'method.chosen (list)':
        return !form.auto && form.method === 'image';
      case 'location.chosen':
        return form.auto && form.location !== 'Nigeria';
      case 'budget.changed':
        return form.auto && form.budget !== '15,000';
      case 'budget.changed (words)':
        return form.auto && form.budget !== 'about 200';
      case 'list.changed':
        return !form.auto && form.method === 'list' && form.list !== 'rice, beans';
      case 'list.changed (blank)':
        return !form.auto && form.method === 'list' && form.list !== ' \n ';
      case 'image.chosen':
      case 'image.chosen (12 MB)':
      case 'image.chosen (pdf)':
      case 'image.chosen (empty)':
        return !form.auto && form.method === 'image';
      case 'image.chosen (removed)':
        return !form.auto && form.method === 'image' && form.image !== null;
      case 'answer.chosen':
        return answers[question.id] === undefined;
      default:
        return true;
    }
  },
  unreachable: ['guard isOffered: false', 'guard isDate: false'],
  sees: {
    readingHousehold: () => seesText('Looking up who is cooked for...'),
    householdUnknown: () => {
      seesAlert(
        'Your health settings could not be read, so no plan can be made that is sure to fit you.',
      );
      seesButton('Try again');
    },
    'composing.writing': composing(null),
    'composing.informationMissing': composing(
      'Please provide both location and budget for auto-generation',
    ),
    'composing.budgetUnreadable': composing(
      'Please write the budget as a number above 0, such as 15000.',
    ),
    'composing.listMissing': composing('Please enter your ingredients list'),
    'composing.imageMissing': composing('Please select an image to upload'),
    'composing.imageTooLarge': composing('This photo is larger than 10MB, so nothing was sent.'),
    'composing.imageUnsuitable': composing(
      'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
    ),
    'composing.imageUnreadable': composing(
      'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
    ),
    'composing.mealsMissing': composing(
      'No meal is left to plan. Please tick at least one in ‘Your week’.',
    ),
    'composing.weekOver': composing('This week is over. Please choose one that is still to come.'),
    'composing.generationFailed': composing('Failed to generate meal plan. Please try again.'),
    'composing.refused': composing('The smallest weekly budget that would do is about 9,400 NGN.'),
    'composing.weekTaken': composing(
      'Duplicate Plan: A meal plan for this week already exists. Please choose a different week or edit the existing plan.',
    ),
    'composing.planUnsaved': composing(
      'Your plan is made, but could not be saved. It is kept here: try again.',
    ),
    preparingImage: (context: Context) => {
      seesForm(context, true);
      seesButton('Generating Plan...');
      expect(screen.getByLabelText(/^Choose (a|another) photo$/)).toBeDisabled();
      seesButton('Cancel');
    },
    generatingPlan: (context: Context) => {
      seesForm(context, true);
      seesButton(context.form.auto ? 'Auto-Generating Plan...' : 'Generating Plan...');
      expect(screen.getByLabelText('Select Week')).toBeDisabled();
      expect(screen.getByLabelText('Cooking on a weekday')).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Next week' })).toBeDisabled();
      seesButton('Cancel');
    },
    waitingForConnection: (context: Context) => {
      seesForm(context, true);
      seesAlert('There is no connection. We will try again by ourselves as soon as there is.');
      seesButton('Waiting for a connection...');
      seesButton('Cancel');
    },
    'answering.choosing': seesQuestion(null),
    'answering.answerMissing': seesQuestion('Please answer every question.'),
    'answering.answersUnsaved': seesQuestion('Your answers could not be saved. Please try again.'),
    savingAnswers: () => seesButton('Saving your answers...'),
    savingPlan: (context: Context) => {
      seesForm(context, true);
      seesButton('Saving your plan...');
    },
  },
});
