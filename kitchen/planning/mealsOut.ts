// Meals that are eaten elsewhere, or whose day is over. Each counts as its usual share of what a day may hold, so that the meals
// beside it keep to the rest; it is nothing to cook, to buy or to pay.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { WeekRules } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { slotName } from '../../domain/slots.ts';
import type { Slot } from '../../domain/slots.ts';
import { indexOf, quantities } from '../recipes/nutrition.ts';
import type { Dish } from './dishes.ts';
import type { Needs, PlanLimit } from './limits.ts';
import type { Choice, Kept } from './programme.ts';
import { meals } from './worth.ts';
import { joined } from './words.ts';

/** A meal by the number of its day, Monday = 0, and of its kind. */
export interface MealNumber {
  readonly day: number;
  readonly meal: number;
}

/** How much of a day a meal usually is: the middle of what sits comfortably (worth.ts), together a whole day. */
const usualShare: Readonly<Record<Slot, number>> = {
  breakfast: 0.24,
  lunch: 0.33,
  dinner: 0.33,
  snack: 0.1,
};

/** The meals that are not to be planned. */
export function mealsNotPlanned(rules: WeekRules | null | undefined): readonly MealNumber[] {
  const first = rules?.first_day ? weekdays.indexOf(rules.first_day) : 0;
  return weekdays.flatMap((name, day) =>
    meals.flatMap((slot, meal) =>
      day < first || rules?.skip?.some((each) => each.day === name && each.slot === slot)
        ? [{ day, meal }]
        : [],
    ),
  );
}

const daysIn = { day: 1, mean: 1, week: 7 } as const;

/** The bounds of a quantity for one day, where its limits leave room between them. */
function boundsOf(limits: readonly PlanLimit[], energyKcal: number): [number, number] {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { span, min, max, perEnergy } of limits) {
    if (span === 'meal' || span === 'breakfast') continue;
    const scale = (perEnergy === null ? 1 : energyKcal / perEnergy) / daysIn[span];
    least = Math.max(least, (min ?? 0) * scale);
    most = Math.min(most, (max ?? Number.POSITIVE_INFINITY) * scale);
  }
  return [Math.min(least, most), most];
}

/** Of each quantity that is limited the meal's share: of the most, or of the middle between least and most. */
function servingOf(slot: Slot, { limits, energyKcal }: Needs): Float64Array {
  const share = usualShare[slot];
  const serving = new Float64Array(quantities.length);
  for (const quantity of new Set(limits.map((limit) => limit.quantity))) {
    const own = limits.filter((limit) => limit.quantity === quantity);
    const [least, most] = boundsOf(own, energyKcal);
    let value =
      share * (most === Number.POSITIVE_INFINITY ? least : least > 0 ? (least + most) / 2 : most);
    for (const { span, min, max } of own)
      if (span === 'meal' || (span === 'breakfast' && slot === 'breakfast'))
        value = Math.min(Math.max(value, min ?? 0), max ?? Number.POSITIVE_INFINITY);
    serving[indexOf[quantity]] = value;
  }
  serving[indexOf.energy_kcal] = share * energyKcal;
  return serving;
}

function dishOut({ day, meal }: MealNumber, needs: Needs): Dish {
  const id = `out ${day} ${meal}`;
  const serving = servingOf(meals[meal] ?? 'lunch', needs);
  return {
    out: true,
    serving,
    main: id,
    minutes: 0,
    handsOn: 0,
    keeps: 0,
    byChoiceAlone: false,
    grams: [],
    facts: {
      recipe: {
        id,
        title: '',
        description: '',
        cuisine: id,
        countries: [],
        meals: [],
        serves: 1,
        prep: 0,
        cook: 0,
        wait: 0,
        difficulty: 'easy',
        equipment: [],
        tags: [],
        form: null,
        ingredients: [],
        steps: [],
        keeping: '',
        path: '',
      },
      serving,
      servingGrams: 0,
      notCounted: new Map(),
      tags: new Set(),
      contains: [],
      may: [],
      diets: new Set(),
      main: id,
      minutes: 0,
    },
  };
}

/** What stands in the programme for meals that are not planned, beside what stays: as meals that stay. */
export const mealsOut = (
  places: readonly MealNumber[],
  needs: Needs,
  isFilled: (place: MealNumber) => boolean,
): Kept[] =>
  places
    .filter((place) => !isFilled(place))
    .map((place) => ({ ...place, dish: dishOut(place, needs), portion: 1, left: false }));

const isPlanned = (choice: Choice | undefined): boolean => choice !== undefined && !choice.dish.out;

/** Whether a day has a meal that is planned. */
export const hasPlanned = (menu: Iterable<number>, choices: readonly Choice[]): boolean =>
  [...menu].some((id) => isPlanned(choices[id]));

/** What is assumed of the meals that are not planned. */
export function assumedOut(
  week: readonly Iterable<number>[],
  choices: readonly Choice[],
): KitchenNote[] {
  const beside = week.flatMap((menu) =>
    hasPlanned(menu, choices)
      ? [...menu].flatMap((id) => (choices[id]?.dish.out ? [choices[id].meal] : []))
      : [],
  );
  const slots = meals.filter((_, meal) => beside.includes(meal));
  const shares = slots.map((slot) => `${slotName(slot)} ${Math.round(usualShare[slot] * 100)}%`);
  return [
    ...(shares.length
      ? [
          coded(
            'assumed.eatenOut',
            { meals: slots.map((slot) => ({ of: 'meal', id: slot })) },
            `A meal that you eat out counts as its usual share of the day (${joined(shares)}), since we cannot know what it holds.`,
          ),
        ]
      : []),
    ...(week.every((menu) => hasPlanned(menu, choices))
      ? []
      : [coded('assumed.emptyDay', {}, 'A day without a planned meal counts as a usual one.')]),
  ];
}
