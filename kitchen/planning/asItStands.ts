// What stands beside a week as it is, whoever put it together: the cost and the nutrition of its meals.
import type { MealPlan, PlanDay, PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { factsOf } from '../recipes/facts.ts';
import { readOwnMeal } from '../shopping/ownMeals.ts';
import type { OwnMeal } from '../shopping/ownMeals.ts';
import { rulesOf } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { dishesOf, dishOf } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { keptMeals, mealName, plannedMeal } from './kept.ts';
import { needsOf } from './limits.ts';
import { gateOf } from './gate.ts';
import type { PlanningKitchen } from './plan.ts';
import { hasPlanned, mealsOut } from './mealsOut.ts';
import { servingCost } from './servingCost.ts';
import type { Choice } from './programme.ts';
import { checkRequest, isRefusal } from './request.ts';
import type { PlanRequest } from './request.ts';
import { reportOf } from './report.ts';
import { joined, notUnderstoodOf } from './words.ts';
import { meals } from './worth.ts';

/** A whole day: what is more is a treat. */
const mainMeals = meals.flatMap((meal, i) => (meal === 'snack' ? [] : [i]));

interface DishOfWords {
  readonly dish: Dish;
  /** Whether every line names a food and how much of it. */ readonly isWeighed: boolean;
}
/** A meal in a person's own words as a dish; null where none of it is known. */
function dishOfWords(
  { title, foods, unread }: OwnMeal,
  slot: Slot,
  people: number,
  catalogue: Catalogue,
): DishOfWords | null {
  if (foods.length === 0) return null;
  const recipe: Recipe = {
    id: '',
    title,
    description: '',
    cuisine: '',
    countries: [],
    meals: [slot],
    serves: people,
    prep: 0,
    cook: 0,
    wait: 0,
    difficulty: 'easy',
    equipment: [],
    tags: [],
    form: null,
    steps: [],
    keeping: '',
    path: '',
    ingredients: foods.map(({ key, grams }) => ({
      key,
      grams: grams ?? 0,
      eatenGrams: grams ?? 0,
      measure: '',
      text: '',
      optional: false,
    })),
  };
  return {
    dish: dishOf(factsOf(recipe, catalogue.ingredients), catalogue.ingredients),
    isWeighed: unread.length === 0 && foods.every(({ grams }) => grams !== null),
  };
}

/** So many are named; a person's whole own week would be a page of names. */
const mostNamed = 5;
const named = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed - 1).join(', ')} and ${names.length - mostNamed + 1} more meals`
    : joined(names);

/**
 * The report of a plan's meals that are of our recipes, or whose ingredients a person has written with amounts; the others are named
 * in its notes and not counted. Means over a week are told only where every day has its three meals. Nothing is proven of it.
 * @returns null where nothing is known of any meal, and where no limits can be told: a question is open, a clinic sets them, or they exclude each other
 */
export function reportAsItStands(
  kitchen: PlanningKitchen,
  request: PlanRequest & { readonly plan: MealPlan },
): PlanReport | null {
  const { catalogue } = kitchen;
  const checked = checkRequest(request, kitchen);
  if (isRefusal(checked)) return null;
  const { country, budget, people } = checked;
  // Who writes 'Jollof rice' in their own words means theirs, not ours.
  const ids = new Set(catalogue.recipes.map(({ id }) => id));
  const isOurs = (day: PlanDay, slot: Slot): boolean =>
    ids.has(plannedMeal(day, slot)?.recipe_id ?? '');
  const ours = keptMeals(request.plan, people, dishesOf(catalogue), isOurs).kept;
  const own = request.plan.flatMap((day) =>
    meals.flatMap((slot, meal) => {
      const read = isOurs(day, slot) ? null : readOwnMeal(day, slot, catalogue, country);
      return read
        ? [
            {
              name: mealName(day, slot),
              day: weekdays.indexOf(day.day),
              meal,
              portion: 1,
              left: false,
              ...(dishOfWords(read, slot, people, catalogue) ?? { dish: null, isWeighed: false }),
            },
          ]
        : [];
    }),
  );
  const counted = own.flatMap(({ dish, isWeighed, ...each }) =>
    dish && isWeighed ? [{ ...each, dish }] : [],
  );
  const unknown = own.filter(({ isWeighed }) => !isWeighed).map(({ name }) => name);
  const kept = [...ours, ...counted];
  if (ours.length === 0 && own.every(({ dish }) => dish === null)) return null;
  const understanding = kitchen.understand({ ...request.health, country: country?.iso2 ?? null });
  if (gateOf(understanding, request, kitchen)) return null;
  const answer = needsOf(
    understanding.person.conditions,
    request.health.answers ?? {},
    checked,
    catalogue,
  );
  if ('conflict' in answer) return null;

  const rules = rulesOf(understanding.person, catalogue);
  // A food without an amount counts nowhere, but it is there.
  const unfit = [
    ...new Set(
      [...ours, ...own].flatMap(({ dish }) =>
        dish && judgeRecipe(dish.facts, rules, catalogue.ingredients).verdict === 'refuse'
          ? [dish.facts.recipe.title]
          : [],
      ),
    ),
  ];
  const out = mealsOut(checked.out, answer.needs, (place) =>
    [...ours, ...own].some((each) => each.day === place.day && each.meal === place.meal),
  );
  const stands = [...kept, ...out];
  const choices = stands.map(({ dish, portion, meal }): Choice => ({
    dish,
    portion,
    meal,
    left: false,
    cost: servingCost(dish, country) * portion,
  }));
  const week = weekdays.map((_, day) =>
    Int32Array.from(stands.flatMap((each, i) => (each.day === day ? [i] : []))),
  );
  const isWhole =
    unknown.length === 0 &&
    week.every((menu) =>
      mainMeals.every((meal) => [...menu].some((id) => choices[id]?.meal === meal)),
    );
  const report = reportOf(
    {
      week,
      choices,
      needs: answer.needs,
      country,
      people,
      budget,
      smallestBudget: null,
      proof: null,
      notes: [
        ...(counted.length
          ? [
              `Counted by the ingredients that you wrote, for all servings: ${named(counted.map(({ name }) => name))}.`,
            ]
          : []),
        ...(unknown.length
          ? [
              `Not counted: ${named(unknown)}. Write the ingredients with amounts, one per line, and ${unknown.length > 1 ? 'they count' : 'it counts'}.`,
            ]
          : []),
        ...understanding.notes,
      ],
    },
    catalogue,
  );
  const warnings = unfit.length
    ? [
        `${named(unfit)} ${unfit.length > 1 ? 'do' : 'does'} not fit your health settings. Please replace ${unfit.length > 1 ? 'them' : 'it'}.`,
      ]
    : [];
  return {
    ...report,
    ...notUnderstoodOf(understanding),
    ...(warnings.length ? { warnings } : {}),
    days: report.days.filter((_, day) => hasPlanned(week[day] ?? [], choices)),
    ...(isWhole ? {} : { week: [], relaxed: [] }),
  };
}
