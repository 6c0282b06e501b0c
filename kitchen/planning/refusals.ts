// Why there is no plan.
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote, NamedTerm } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Country } from '../catalogue/types.ts';
import { quantityTerm } from '../safety/verdictNotes.ts';
import type { Needs } from './limits.ts';
import { countryInText, joined, money } from './words.ts';

export const noPlanInTime = coded(
  'refusal.noTime',
  {},
  'We found no plan in the time there was. Please try again, or loosen a limit.',
);

export const supervisedRefusal = (names: readonly NamedTerm[]): KitchenNote =>
  coded(
    'refusal.supervised',
    { by: names.map(termOf) },
    `${joined(names.map(({ name }) => name))} needs a diet that your clinic supervises closely, and a plan from us could do harm. Please ask your clinic for one; we are glad to help with everything else.`,
  );

/** For a child or a young person, whose allergies a grown-up has told as their own. */
export const youngRefusal = (names: readonly NamedTerm[]): KitchenNote =>
  coded(
    'refusal.young',
    { by: names.map(termOf) },
    `${joined(names.map(({ name }) => name))}: we plan for adults alone. Name them under 'Who eats' and take them out of your own health settings: then what they must not eat stays out of the pot.`,
  );

export const questionFirst = coded(
  'refusal.questionFirst',
  {},
  'Please answer a question first, so that the plan fits you.',
);

export const swallowing = coded(
  'refusal.swallowing',
  {},
  'With difficulty swallowing, food needs a texture that your speech and language therapist sets, and we cannot plan that. Please ask your stroke team for a plan.',
);

const others = (names: readonly string[]): string => (names.length > 1 ? 'them' : 'it');

export const unknownMeals = (meals: readonly NamedTerm[]): KitchenNote => {
  const names = meals.map(({ name }) => name);
  return coded(
    'refusal.unknownMeals',
    { meals: meals.map(termOf) },
    `We do not know ${joined(names)} well enough to plan around ${others(names)}: every ingredient needs a food that we know and an amount. Please complete, replace or unlock ${others(names)}.`,
  );
};

/** @param titles of each of the meals, of which some may be the same dish */
export const unfitLocked = (titles: readonly string[]): KitchenNote => {
  const named = [...new Set(titles)];
  return coded(
    'refusal.unfitMeals',
    { meals: named },
    `${joined(named)} ${titles.length > 1 ? 'do' : 'does'} not fit your settings any more. Please replace or unlock ${others(titles)}.`,
  );
};

export const noDishFor = (slots: readonly Slot[]): KitchenNote =>
  coded(
    'refusal.noDish',
    { meals: slots.map((slot) => ({ of: 'meal', id: slot })) },
    `None of our dishes for ${joined(slots)} fits what you told us, so no week can be planned.`,
  );

export const lockedBreaksLimit = coded(
  'refusal.lockedBreaksLimit',
  {},
  'A meal that should stay breaks a limit of yours by itself. Please unlock or replace it.',
);

export const nothingCheaper = (budget: number, smallest: number, currency: string): KitchenNote =>
  coded(
    'refusal.noneForBudget',
    { budget: { sum: budget, currency }, smallest: { sum: smallest, currency } },
    `We found no plan for ${money(budget, currency)} in the time there was; what is eaten in the cheapest week that we found costs about ${money(smallest, currency)}. Please try again, or raise the budget.`,
  );

export const tooLittleMoney = (
  budget: number,
  smallest: number,
  people: number,
  { currency, iso2, name }: Country,
): KitchenNote =>
  coded(
    'refusal.budgetTooSmall',
    {
      budget: { sum: budget, currency },
      smallest: { sum: smallest, currency },
      people,
      country: { of: 'country', id: iso2 },
    },
    `${money(budget, currency)} a week is too little for ${people === 1 ? 'one person' : `${people} people`} in ${countryInText(name)}. In the cheapest week that keeps your limits, what is eaten costs about ${money(smallest, currency)}.`,
  );

/**
 * All hard limits together leave no week.
 * @param said the limits in English, of everybody at the table
 * @param diets which of their diets are limits
 */
export function nothingKeepsAll(
  needs: Needs,
  said: string,
  staysSome: boolean,
  diets: readonly NamedTerm[] = [],
): KitchenNote {
  const hard = needs.limits.filter(({ priority }) => priority === 'hard');
  return coded(
    staysSome ? 'refusal.impossibleAround' : 'refusal.impossible',
    {
      least: Math.round(needs.energyMin),
      most: { value: Math.round(needs.energyMax), unit: 'kcal' },
      quantities: [
        quantityTerm('energy_kcal'),
        ...new Map(hard.map(({ quantity }) => [quantity, quantityTerm(quantity)])).values(),
        ...diets.map(termOf),
      ],
    },
    `No week of our dishes keeps all of this at once${staysSome ? ' with the meals that should stay' : ''}: ${said}.`,
  );
}
