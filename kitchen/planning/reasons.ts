// Why a meal stands in a plan, in sentences with numbers.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Needs, PlanLimit } from './limits.ts';
import type { Choice } from './programme.ts';
import { homeOf } from './home.ts';
import { coverOf } from './worth.ts';
import { commonIn, readyIn } from '../recipes/reasons.ts';
import { amountOf, quantityTerm } from '../safety/verdictNotes.ts';
import { figure, money, quantityName, withUnit } from './words.ts';

export interface ReasonsFor {
  readonly needs: Needs;
  readonly country: Country | null;
  readonly currency: string;
  readonly have: ReadonlySet<string> | null;
  readonly catalogue: Catalogue;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  /** Conditions whose people count the carbohydrate of each meal. */
  readonly countsCarbohydrate: boolean;
}

/** The day's limits of a condition that a single meal may be held against, hard ones first; three at most. */
function telling(limits: readonly PlanLimit[]): PlanLimit[] {
  return limits
    .filter(
      ({ span, perEnergy, from }) =>
        span === 'day' && perEnergy === null && !from.every((id) => id === 'general'),
    )
    .sort((a, b) => (a.priority === b.priority ? 0 : a.priority === 'hard' ? -1 : 1))
    .filter(({ quantity }, i, all) => all.findIndex((each) => each.quantity === quantity) === i)
    .slice(0, 3);
}

/** The page of a meal shows the energy of one serving too: a portion that is none says how much it is. */
export function energyReason(kcal: number, portion: number, needs: Pick<Needs, 'energyKcal'>) {
  const share = Math.round((100 * kcal) / needs.energyKcal);
  const amount = amountOf(kcal, 'energy_kcal');
  return portion === 1
    ? coded(
        'reason.energy',
        { amount, share },
        `${figure(kcal)} kcal, ${share}% of your daily energy.`,
      )
    : coded(
        'reason.energyOfPortion',
        { amount, share, servings: portion },
        `${figure(kcal)} kcal in your portion (${portion} servings), ${share}% of your daily energy.`,
      );
}

/** Somebody should have enough of these; the most of a day is only where more would harm. */
const wanted: ReadonlySet<PlanLimit['quantity']> = new Set([
  'iron_mg',
  'zinc_mg',
  'calcium_mg',
  'folate_dfe_ug',
]);

/** What a portion has of what is limited, against the day's bound; none of it is no reason. */
export function limitReason(
  { quantity, min, max: most }: Pick<PlanLimit, 'quantity' | 'min' | 'max'>,
  amount: number,
): KitchenNote[] {
  const max = min !== null && wanted.has(quantity) ? null : most;
  const bound = max ?? min;
  if (bound === null || (max === null && amount < bound * 0.1)) return [];
  const share = Math.round((100 * amount) / bound);
  if (share === 0) return [];
  return [
    coded(
      max === null ? 'reason.ofLeast' : 'reason.ofMost',
      { quantity: quantityTerm(quantity), amount: amountOf(amount, quantity), share },
      `${withUnit(amount, quantity)} of ${quantityName(quantity)}, ${share}% of the daily ${max === null ? 'minimum' : 'maximum'}.`,
    ),
  ];
}

function atHandReason({ dish }: Choice, have: ReadonlySet<string> | null): KitchenNote[] {
  const cover = have && coverOf(dish, have);
  if (!cover?.have.length) return [];
  const all = cover.have.length + cover.missing.length;
  return [
    coded(
      'reason.atHand',
      { count: cover.have.length, all },
      `Uses ${cover.have.length} of its ${all} ingredients from what you have.`,
    ),
  ];
}

const leftoverReason = (day: string): KitchenNote =>
  coded(
    'reason.leftover',
    { day: { of: 'weekday', id: day } },
    `Left from ${day}: cook it once for both days.`,
  );

export const ownRecipe = coded(
  'reason.own',
  {},
  'Your own recipe: its figures come from what you wrote.',
);

/**
 * Two to six sentences, the most telling first.
 * @param leftover the day on which it was cooked, where it is eaten from what is left
 */
export function reasonsOf(
  choice: Choice,
  about: ReasonsFor,
  leftover: string | null,
): KitchenNote[] {
  const { dish, portion, cost } = choice;
  const { needs, country, catalogue, currency } = about;
  const { recipe } = dish.facts;
  const value = (quantity: keyof typeof indexOf): number =>
    (dish.serving[indexOf[quantity]] ?? 0) * portion;
  const carbohydrate = value('carb_g');
  const home = homeOf(dish, country, catalogue);
  return [
    ...(dish.own ? [ownRecipe] : []),
    ...atHandReason(choice, about.have),
    ...(leftover === null ? [] : [leftoverReason(leftover)]),
    ...telling(needs.limits).flatMap((limit) => limitReason(limit, value(limit.quantity))),
    ...(about.countsCarbohydrate
      ? [
          coded(
            'reason.carbohydrate',
            { amount: amountOf(carbohydrate, 'carb_g') },
            `${withUnit(carbohydrate, 'carb_g')} of carbohydrate.`,
          ),
        ]
      : []),
    energyReason(value('energy_kcal'), portion, needs),
    ...((home === 'home' || home === 'adopted') && country ? [commonIn(country)] : []),
    ...(leftover === null && dish.minutes + recipe.wait <= 30 && !recipe.timesEstimated
      ? [readyIn(dish.minutes + recipe.wait)]
      : []),
    coded(
      'reason.cost',
      { cost: { sum: cost, currency } },
      `About ${money(cost, currency)} a person.`,
    ),
  ].slice(0, 6);
}
