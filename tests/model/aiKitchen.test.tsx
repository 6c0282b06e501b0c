import { expect } from 'vitest';
import type { Photo } from '../../machines/shared/photo.ts';
import { AiKitchenView } from '../../src/features/aiKitchen/views/AiKitchenView.tsx';
import type { KitchenParts } from '../../src/features/aiKitchen/views/kitchenParts.ts';
import { empty, large, pdf, photo } from './samples/foodDetection.ts';
import { aiKitchen } from './samples/aiKitchen.ts';
import {
  choose,
  pick,
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  method: string;
  source: string;
  list: string;
  photo: Photo | null;
  message: string | null;
  filters: { minutes?: number };
  analysis: { food_suggestions: readonly string[]; absent?: readonly string[] } | null;
}

const parts: KitchenParts = {
  Confirmation: ({ of, uncertain, busy }) => (
    <p>
      chips of {of}
      {uncertain && ', uncertain'}
      {busy && ', busy'}
    </p>
  ),
  KeepPhoto: () => <p>the choice to keep it</p>,
  PantryCard: ({ compact }) => <p>the pantry{compact && ', in a line'}</p>,
  KeepOffer: () => <p>the offer to keep them</p>,
};

const method = 'How would you like to tell us?';
const list = 'What do you have?';
const seesGiven = (context: Context) => {
  expect(screen.getByRole('combobox', { name: method })).toHaveValue(context.method);
  expect(
    [...screen.getByRole('combobox', { name: method }).querySelectorAll('option')]
      .map((each) => each.textContent)
      .sort(),
  ).toEqual(['List Your Ingredients', 'Snap or Upload Ingredient Image']);
  if (context.method === 'list') seesValue(list, context.list);
  else if (context.photo === null) seesText('or drop or paste one here');
  else expect(screen.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
};
const seesComposer = (context: Context) => {
  seesGiven(context);
  seesButton('Discover Recipes');
};
const composing =
  (problem: string | ((context: Context) => string) | null) => (context: Context) => {
    seesComposer(context);
    if (problem === null) seesNoAlert();
    else seesAlert(typeof problem === 'string' ? problem : problem(context));
  };
/** What is wrong with a photo is said where photos are chosen. */
const photographing = (problem: string) => (context: Context) =>
  context.method === 'image' ? composing(problem)(context) : seesComposer(context);
const waiting =
  (...what: string[]) =>
  (context: Context) => {
    seesGiven(context);
    expect(
      what.some((each) => screen.queryByText(each) !== null),
      what.join(),
    ).toBe(true);
    seesButton('Cancel');
  };
const dishes = ['Egg fried rice', 'Kedgeree'] as const;
/** Names that are asked again stand among what was read, too. */
const seesAny = (text: string | RegExp) => expect(screen.getAllByText(text)[0]).toBeVisible();
const seesDishes = (context: Context) => {
  seesComposer(context);
  if (context.source === 'image') seesText(/^chips of ingredients/);
  else seesNoText(/^chips of ingredients/);
  if (context.source === 'image' && context.method === 'image') seesText('the choice to keep it');
  else seesNoText('the choice to keep it');
  seesAny('blorp');
  seesText('the pantry, in a line');
  seesText('the offer to keep them');
  if (context.analysis!.absent?.length) seesText('Left out');
  seesAny(/allergic to nuts/);
  if (context.analysis!.health_questions) {
    expect(screen.getByRole('heading', { name: 'Do traces of peanuts do harm?' })).toBeVisible();
    seesButton('Yes');
  }
  if (context.analysis!.food_suggestions.length === 0) return;
  expect(screen.getByRole('heading', { name: 'AI Detected Ingredient' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['rice', 'eggs']),
  );
  expect(screen.getByRole('heading', { name: 'AI Recipe Suggestions' })).toBeVisible();
  dishes.forEach((dish) => seesButton(new RegExp(dish)));
};

testView({
  samples: aiKitchen,
  draw: (actor) => themed(<AiKitchenView actor={actor as never} parts={parts} />),
  does: {
    'method.chosen (image)': choose(method, 'image'),
    'method.chosen (list)': choose(method, 'list'),
    'list.changed': type(list, 'rice, 2 eggs, blorp'),
    'list.changed (blank)': type(list, ' \n '),
    'photo.chosen': pick(photo),
    'photo.chosen (large)': pick(large),
    'photo.chosen (pdf)': pick(pdf),
    'photo.chosen (empty)': pick(empty),
    'photo.removed': press('Remove the photo'),
    'ingredients.submitted': submit('Your ingredients'),
    'processing.cancelled': press('Cancel'),
    'filter.chosen (half an hour)': choose('Time', '30'),
    'filter.chosen (none)': choose('Time', ''),
    'suggestion.chosen (first)': press(/^Egg fried rice/),
    'suggestion.chosen (second)': press(/^Kedgeree/),
    'question.answered (food)': press('Peanuts'),
    'question.answered (health)': press('No'),
    'absence.withdrawn': press('I have milk after all'),
    'food.specified': press(/^Tinned/),
  },
  // Each way of saying it has its own field, and a field reports a change only when its text differs; a dish can be chosen once it is offered.
  offers: (label, context: Context) => {
    const event = aiKitchen.person[label];
    switch (event.type) {
      case 'list.changed':
        return context.method === 'list' && context.list !== event['list'];
      case 'photo.chosen':
        return context.method === 'image';
      case 'photo.removed':
        return context.method === 'image' && context.photo !== null;
      case 'method.chosen':
        return context.method !== event['method'];
      case 'filter.chosen':
        return (
          (event['filters'] as { minutes?: number }).minutes !== context.filters.minutes &&
          (context.analysis!.food_suggestions.length > 0 || context.filters.minutes !== undefined)
        );
      case 'question.answered': {
        const { food_questions: foods = [], health_questions: others = [] } = context.analysis!;
        return (label.includes('food') ? foods : others).some(({ id }) => id === event['question']);
      }
      case 'absence.withdrawn':
        return context.analysis?.absent?.includes('milk') === true;
      case 'food.specified':
        return (
          context.source === 'list' &&
          (context.analysis?.ingredients?.some(({ or_key: other }) => other) ?? false)
        );
      case 'suggestion.chosen':
        return (context.analysis?.food_suggestions.length ?? 0) > 0;
      default:
        return true;
    }
  },
  sees: {
    'composing.writing': composing(null),
    'composing.ingredientsMissing': composing(({ photo: attached }) =>
      attached === null
        ? 'Please provide an image or ingredient list'
        : 'Your photo is kept, but a list was chosen: write one, or choose ‘Snap or Upload Ingredient Image’ to have the photo read.',
    ),
    'composing.photoTooLarge': photographing(
      'This photo is larger than 10MB, so nothing was sent.',
    ),
    'composing.photoUnsuitable': photographing(
      'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
    ),
    'composing.photoUnreadable': photographing(
      'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
    ),
    'composing.processingFailed': composing(({ message }) =>
      ['Failed to process ingredients. Please try again.', message].filter(Boolean).join(' '),
    ),
    'composing.offline': composing(
      'There is no connection. We will try again by ourselves as soon as there is.',
    ),
    'composing.recallFailed': composing('That entry of your history could not be fetched.'),
    'composing.nothingSuggested': (context: Context) => {
      seesComposer(context);
      expect(screen.getAllByText('Nothing found to cook from this yet').length).toBeGreaterThan(0);
      seesText('blorp');
    },
    'composing.foodUnclear': (context: Context) => {
      composing(null)(context);
      expect(
        screen.getByRole('heading', { name: 'You wrote “zorblax”. Which food is meant?' }),
      ).toHaveFocus();
      seesButton('None of these, or not a food');
      expect(screen.getByRole('combobox', { name: 'Another food' })).toBeVisible();
      for (const dish of dishes) seesNoText(dish);
    },
    'composing.answerUnsaved': (context: Context) => {
      seesComposer(context);
      seesAlert('Your answer could not be saved. Please try again.');
      seesButton('Peanuts');
    },
    savingAnswer: waiting(
      'Reading your list and looking through the recipes...',
      'Reading your photo and looking through the recipes...',
    ),
    fetchingRecalled: waiting('Fetching the ingredients from your history...'),
    findingAgain: waiting('Looking for your dishes again...'),
    preparingImage: waiting('Preparing your photo...'),
    processingIngredients: waiting(
      'Reading your list and looking through the recipes...',
      'Reading your photo and looking through the recipes...',
    ),
    'showingSuggestions.choosing': (context: Context) => {
      seesDishes(context);
      seesNoText('Cooking Instructions');
    },
    'showingSuggestions.confirming': (context: Context) => {
      seesDishes(context);
      if (context.source === 'image') seesText('chips of ingredients, uncertain');
      seesNoText('Cooking Instructions');
    },
    'showingSuggestions.nothingPasses': (context: Context) => {
      seesDishes(context);
      expect(screen.getAllByText('No dish passes these filters').length).toBeGreaterThan(0);
      expect(screen.getByRole('combobox', { name: 'Time' })).toHaveValue('30');
    },
    'showingSuggestions.updatingSuggestions': (context: Context) => {
      seesDishes(context);
      if (context.source === 'image') seesText('chips of ingredients, busy');
      seesText('Looking for recipes with your corrections...');
      seesButton('Cancel');
    },
    'showingSuggestions.savingHealthAnswer': (context: Context) => {
      seesDishes(context);
      expect(screen.getByRole('button', { name: 'Yes' })).toBeDisabled();
      seesButton('Cancel');
    },
    'showingSuggestions.healthAnswerUnsaved': (context: Context) => {
      seesDishes(context);
      seesAlert('Your answer could not be saved. Please try again.');
    },
    'showingSuggestions.updateFailed': (context: Context) => {
      seesDishes(context);
      seesAlert(
        ['Failed to update the recipes. Please try again.', context.message]
          .filter(Boolean)
          .join(' '),
      );
    },
  },
});
