// Plans the weeks that are asked for, and measures what each of them asks of a person.
import type { GeneratedPlan, PlanDay } from '../../contract/plans.ts';
import type { Catalogue, Country, Recipe } from '../../kitchen/catalogue/types.ts';
import { groupOf } from '../../kitchen/ingredients/likeness.ts';
import { loadKitchen } from '../../kitchen/index.ts';
import type { Kitchen } from '../../kitchen/index.ts';
import { loadSolver, planWeek } from '../../kitchen/planning/index.ts';
import { isEverydayFood } from '../../kitchen/planning/home.ts';
import { staplesOf } from '../../kitchen/recipes/pantry.ts';
import { shoppingFor } from '../../kitchen/shopping/shopping.ts';
import { askedWeeks } from './askedWeeks.ts';
import type { About, Asked } from './askedWeeks.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export interface Week {
  readonly about: About;
  readonly name: string;
  readonly country: string;
  readonly planned: boolean;
  readonly code: string;
  readonly milliseconds: number;
  readonly gap: number;
  readonly dishes: number;
  readonly left: number;
  readonly weekdays: readonly number[];
  readonly handsOn: readonly number[];
  readonly weekend: readonly number[];
  readonly things: number;
  /** Foods that are bought, staples and jars aside, and those of them of which less than half is used. */
  readonly bought: number;
  readonly halfUsed: number;
  /** Money at the till, as a share of what is eaten. */
  readonly till: number;
  readonly favourites: number;
  /** Grams of what was typed, and of it what the week uses. */
  readonly typed: number;
  readonly used: number;
  readonly home: number;
  readonly everyday: number;
  readonly people: number;
}

/** Milliseconds that this thread has spent computing: a busy machine does not lengthen them. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Made of ordinary food of the country alone. */
const isOfTheLarder = (recipe: Recipe, country: Country, { ingredients }: Catalogue): boolean =>
  recipe.ingredients.every(({ key }) => {
    const ingredient = ingredients.get(key);
    return !ingredient || isEverydayFood(ingredient, country);
  });

type Recipes = ReadonlyMap<string, Recipe>;
const mealsOf = (days: readonly PlanDay[]) =>
  days.map((day) => slots.flatMap((slot) => day[`${slot}_meal`] ?? []));

/** Things to buy: what a cook sees as one counts once, staples and what is at hand do not. */
function thingsIn(
  days: readonly PlanDay[],
  recipes: Recipes,
  catalogue: Catalogue,
  { country, atHand }: { readonly country: Country; readonly atHand: ReadonlySet<string> },
): number {
  const staples = new Set(['water', ...staplesOf(country, catalogue)].map(groupOf));
  const things = new Set<string>();
  for (const { recipe_id: id } of mealsOf(days).flat())
    for (const { key, optional } of recipes.get(id)?.ingredients ?? [])
      if (!optional && !staples.has(groupOf(key)) && !atHand.has(groupOf(key)))
        things.add(groupOf(key));
  return things.size;
}

/** What is bought for a week, what is left of it, and how much of what was typed is used. */
function shoppingOf(
  kitchen: Kitchen,
  { request }: Asked,
  plan: readonly PlanDay[],
  recipes: Recipes,
) {
  const { catalogue } = kitchen;
  const country = catalogue.countries.get(request.country ?? '');
  const read = kitchen.readIngredients(request.ingredients ?? '', {
    country: country?.iso2 ?? null,
  }).items;
  const have = new Map(read.map(({ key, grams }) => [key, grams ?? null]));
  const list = shoppingFor({ plan: [...plan], country: country ?? null, have }, catalogue);
  const items = list.aisles.flatMap((aisle) => aisle.items);
  const bought = items.filter(({ staple, at_hand: atHand }) => !staple && !atHand);
  const lacking = new Set(items.flatMap(({ key, at_hand: is }) => (is ? [] : [groupOf(key)])));
  const atHand = new Set(read.map(({ key }) => groupOf(key)).filter((key) => !lacking.has(key)));
  return {
    things: country ? thingsIn(plan, recipes, catalogue, { country, atHand }) : 0,
    bought: bought.length,
    halfUsed: bought.filter(({ pack }) => pack && pack.left_grams > (pack.grams * pack.count) / 2)
      .length,
    till: (list.till ?? 0) / Math.max(1e-9, list.cost),
    typed: read.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    used: items.reduce((sum, { at_hand_grams: grams }) => sum + (grams ?? 0), 0),
  };
}

function weekOf(
  kitchen: Kitchen,
  asked: Asked,
  { meal_plan: plan, report, code }: GeneratedPlan,
  milliseconds: number,
): Week {
  const { catalogue } = kitchen;
  const { request, about } = asked;
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const country = catalogue.countries.get(request.country ?? '');
  const days = plan ?? [];
  const meals = mealsOf(days);
  const all = meals.flat();
  const share = (is: (recipe: Recipe) => boolean): number =>
    all.filter(({ recipe_id: id }) => {
      const recipe = recipes.get(id);
      return recipe && is(recipe);
    }).length / Math.max(1, all.length);
  const isHome = (recipe: Recipe): boolean =>
    recipe.countries.includes(request.country ?? '') && recipe.cuisine !== 'International';
  const cooked = meals.map((own) => own.filter((meal) => !meal.leftover_of));
  const minutes = cooked.map((own) => own.reduce((sum, meal) => sum + (meal.minutes ?? 0), 0));
  const ids = new Set(all.map(({ recipe_id: id }) => id));
  const { conditions = [], diets = [] } = request.health;
  return {
    about,
    name: `${about} ${request.country} ${conditions?.join()} ${diets?.join()} ×${request.people}`,
    country: request.country ?? '',
    planned: plan !== null,
    code: code ?? 'planned',
    milliseconds,
    gap: report?.proof?.gap ?? 1,
    dishes: ids.size,
    left: all.filter((meal) => meal.leftover_of).length,
    weekdays: minutes.slice(0, 5),
    handsOn: cooked
      .slice(0, 5)
      .map((own) => own.reduce((sum, { recipe_id: id }) => sum + (recipes.get(id)?.prep ?? 0), 0)),
    weekend: minutes.slice(5),
    ...shoppingOf(kitchen, asked, days, recipes),
    favourites: (request.favourites ?? []).filter((id) => ids.has(id)).length,
    home: share(isHome),
    everyday: share(
      (recipe) =>
        isHome(recipe) || (country !== undefined && isOfTheLarder(recipe, country, catalogue)),
    ),
    people: request.people ?? 1,
  };
}

/** @param count weeks of the usual kind; a fifth as many of each other kind come after them */
export async function measureWeeks(
  count: number,
  tell: (week: Week) => void = () => undefined,
): Promise<Week[]> {
  const kitchen = loadKitchen();
  const highs = await loadSolver();
  const limits = { milliseconds: 5000, now: threadTime };
  // What the first person would wait for is compiled by then.
  for (const country of ['GB', 'NG']) planWeek(kitchen, highs, { health: {}, country }, limits);
  return askedWeeks(kitchen, count).map((asked) => {
    const began = threadTime();
    const answer = planWeek(kitchen, highs, asked.request, limits);
    const week = weekOf(kitchen, asked, answer, threadTime() - began);
    tell(week);
    return week;
  });
}
