// What a plan cannot be made from as it was sent.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { money } from './words.ts';

export const unknownCountry = (text: string): KitchenNote =>
  coded(
    'request.unknownCountry',
    { text },
    `We do not know the country '${text}'. Please choose one from the list.`,
  );

export const noCountry = coded('request.noCountry', {}, 'Please choose a country.');
export const countryForBudget = coded(
  'request.countryForBudget',
  {},
  'A budget needs a country, for its currency and its prices.',
);
export const noBudget = coded('request.noBudget', {}, 'Please enter a weekly budget.');

/** @param text what was typed; undefined where it was no text at all */
export const noNumber = (text: string | undefined): KitchenNote =>
  text === undefined
    ? coded(
        'request.budgetNumber',
        {},
        'A weekly budget is a number, such as 15000; what was sent is none.',
      )
    : coded(
        'request.budgetWord',
        { text },
        `A weekly budget is a number, such as 15000; '${text}' is none.`,
      );

export const notPositive = coded(
  'request.budgetPositive',
  {},
  'A weekly budget must be more than 0.',
);

export const tooMuchMoney = (budget: number, currency: string): KitchenNote =>
  coded(
    'request.budgetTooMuch',
    { budget: { sum: budget, currency } },
    `A weekly budget of ${money(budget, currency)} is more than any week of food costs. Please check the amount.`,
  );

export const wrongPeople = coded('request.people', {}, 'A plan is for 1 to 20 people.');
export const wrongWeight = coded(
  'request.weight',
  {},
  'A weight is between 30 and 300 kg; plans are for adults.',
);
export const wrongEnergy = coded(
  'request.energy',
  {},
  'An energy need is between 1,000 and 5,000 kcal a day; plans are for adults.',
);
export const wrongSeed = coded('request.seed', {}, 'A seed is a whole number from 0.');
export const noMealLeft = coded('request.noMealLeft', {}, 'No meal is left to plan.');
export const noIngredients = coded(
  'request.noIngredients',
  {},
  'Please enter your ingredients list',
);
export const unreadIngredients = (text: string): KitchenNote =>
  coded(
    'request.unreadIngredients',
    { text },
    `We could not read any ingredient in '${text}'. Please name foods, such as rice, eggs, tomatoes.`,
  );
