// Sentences of a week's report.
import type { Ingredient } from '../catalogue/types.ts';
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote, NamedTerm, Term } from '../../domain/notes.ts';
import type { CookingRules } from './weekRules.ts';
import type { ChosenFor } from './tillBudget.ts';
import { figure, joined, money } from './words.ts';

export const peopleNote = (people: number): KitchenNote =>
  people === 1
    ? coded('assumed.oneAdult', {}, 'For one adult.')
    : coded('assumed.adults', { people }, `For ${people} adults.`);

/** For the asking person, those who are named, and more who are not. */
export function tableNote(names: readonly string[], more: number): KitchenNote {
  if (names.length === 0 && more === 0) return coded('assumed.you', {}, 'For you.');
  const others = more > 0 ? [...names, `${more} more`] : names;
  const text = `For ${joined(['you', ...others])}.`;
  return more > 0
    ? coded('assumed.tableAndMore', { names: [...names], count: more }, text)
    : coded('assumed.table', { names: [...names] }, text);
}

export const usPrices = (total: number, currency: string): KitchenNote =>
  coded(
    'cost.usPrices',
    { cost: { sum: total, currency } },
    `About ${money(total, currency)} at US prices: no country was named.`,
  );

export const noBetterWeek = coded('proof.best', {}, 'No better week can be made of our recipes.');
const nearlyBestFor: Record<ChosenFor | 'itself', (percent: number) => KitchenNote> = {
  itself: (percent) =>
    coded(
      'proof.nearlyBest',
      { percent },
      `No week that can be made of our recipes is more than ${figure(percent)}% better than this one.`,
    ),
  packs: (percent) =>
    coded(
      'proof.withinTill',
      { percent },
      `This week was chosen so that whole packs cost no more than your budget. If only what is eaten had to be paid for, no week of our recipes would be more than ${figure(percent)}% better.`,
    ),
  foodAtHand: (percent) =>
    coded(
      'proof.withFood',
      { percent },
      `This week was chosen to use up what you have and to leave little to buy. If that did not matter, no week of our recipes would be more than ${figure(percent)}% better.`,
    ),
};

/** @param percent how much better a week could be at most, by all that counts but what the week was chosen for */
export const nearlyBest = (percent: number, chosenFor: ChosenFor | null): KitchenNote =>
  nearlyBestFor[chosenFor ?? 'itself'](percent);

export const ranOutOfTime = coded(
  'plan.timeRanOut',
  {},
  'Time ran out before the search was done: this is the best week found, and how far it may be from the best is shown.',
);

export const givenUpNote = ({
  weekday,
  weekend,
}: Pick<CookingRules, 'weekday' | 'weekend'>): KitchenNote =>
  coded(
    'plan.minutesGivenUp',
    { weekday, weekend },
    `We found no week within ${weekday} minutes of cooking on a weekday and ${weekend} at the weekend, so this one takes longer.`,
  );

export const listCut = coded(
  'list.cut',
  {},
  'Your list was longer than can be read at once, so its end was left out.',
);

/** So many of what was not understood are named. */
const mostNamed = 8;
export const listNotUnderstood = (texts: readonly string[]): KitchenNote => {
  const named = texts.slice(0, mostNamed).map((text) => text.slice(0, 40));
  return coded(
    'list.notUnderstood',
    { texts: named },
    `We did not understand ${named.map((text) => `'${text}'`).join(', ')}${texts.length > mostNamed ? ' and more' : ''}.`,
  );
};

/** So many meals are named; a person's whole own week would be a page of names. */
const mostMeals = 5;
const joinedMeals = (names: readonly string[]): string => {
  const shown = names.length > mostMeals ? names.slice(0, mostMeals - 1) : names;
  if (shown.length < names.length)
    return `${shown.join(', ')} and ${names.length - shown.length} more meals`;
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`
    : (shown[0] ?? '');
};
const namesOf = (meals: readonly NamedTerm[]): string[] => meals.map(({ name }) => name);
const shownMeals = (meals: readonly NamedTerm[]): Term[] => meals.slice(0, mostMeals).map(termOf);

export const countedByLines = (meals: readonly NamedTerm[]): KitchenNote =>
  coded(
    'plan.countedByLines',
    { meals: shownMeals(meals) },
    `Counted by the ingredients that you wrote, for all servings: ${joinedMeals(namesOf(meals))}.`,
  );
/** Foods of which no line of these meals gives an amount: a usual one counts. */
export const amountsEstimated = (
  foods: readonly Ingredient[],
  meals: readonly NamedTerm[],
): KitchenNote =>
  coded(
    'plan.amountsEstimated',
    {
      foods: foods.map(({ key }) => ({ of: 'food', id: key })),
      // Each day that has one says so, however many the sentence names.
      meals: meals.map(termOf),
    },
    `How much ${joined(foods.map(({ label }) => label))} there is in ${joinedMeals(namesOf(meals))} is our estimate, since no amount is written.`,
  );
export const notCounted = (meals: readonly NamedTerm[]): KitchenNote =>
  coded(
    'plan.notCounted',
    { meals: shownMeals(meals) },
    `Not counted: ${joinedMeals(namesOf(meals))}. Write the ingredients with amounts, one per line, and ${meals.length > 1 ? 'they count' : 'it counts'}.`,
  );
/** For somebody with an allergy: what is not known may hold it. */
export const notChecked = (meals: readonly NamedTerm[]): KitchenNote =>
  coded(
    'plan.notChecked',
    { meals: shownMeals(meals) },
    `We could not check ${joinedMeals(namesOf(meals))}, since we do not know all that is in ${meals.length > 1 ? 'them' : 'it'}: an allergen may be.`,
  );
const doNotFit = (titles: readonly string[]): string =>
  `${joinedMeals(titles)} ${titles.length > 1 ? 'do' : 'does'} not fit`;
const replace = (titles: readonly string[]): string =>
  `Please replace ${titles.length > 1 ? 'them' : 'it'}.`;

/** Of the asking person. */
export const unfitMeals = (titles: readonly string[]): KitchenNote =>
  coded(
    'plan.unfitMeals',
    { meals: titles.slice(0, mostMeals) },
    `${doNotFit(titles)} your settings. ${replace(titles)}`,
  );

/** A food of ours with its English name, or words that tell of one. */
export type NamedFood = string | (Term & { readonly name: string });

/**
 * Of somebody else at the table.
 * @param foods what they must not eat of it: of ours, or words that tell of it
 */
export function unfitFor(
  titles: readonly string[],
  name: string,
  foods: readonly NamedFood[],
): KitchenNote {
  const labelOf = (food: NamedFood): string => (typeof food === 'string' ? food : food.name);
  const named = [...new Map(foods.map((food) => [labelOf(food), food])).values()].slice(
    0,
    mostMeals,
  );
  const about = { meals: titles.slice(0, mostMeals), name };
  return named.length === 0
    ? coded('plan.unfitFor', about, `${doNotFit(titles)} ${name}. ${replace(titles)}`)
    : coded(
        'plan.unfitForFoods',
        {
          ...about,
          foods: named.map((food) =>
            typeof food === 'string' ? food : { of: food.of, id: food.id },
          ),
        },
        `${doNotFit(titles)} ${name}, because of: ${named.map(labelOf).join(', ')}. ${replace(titles)}`,
      );
}
