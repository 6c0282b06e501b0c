// What a planned week asks of a person: minutes of cooking, dishes, things to buy, everyday food, and how far it is proven.
import type { GeneratedPlan, PlanDay } from '../../contract/plans.ts';
import type { Figure } from '../../scripts/bench.ts';
import type { Catalogue, Country, Recipe } from '../../kitchen/catalogue/types.ts';
import { groupOf } from '../../kitchen/ingredients/likeness.ts';
import { loadKitchen } from '../../kitchen/index.ts';
import type { Kitchen } from '../../kitchen/index.ts';
import { loadSolver, planWeek } from '../../kitchen/planning/index.ts';
import type { PlanRequest } from '../../kitchen/planning/index.ts';
import { isEverydayFood } from '../../kitchen/planning/home.ts';
import { staplesOf } from '../../kitchen/recipes/pantry.ts';

export const name = 'Weeks that a person can live';
export const withoutApp = true;

const countries = 'GB NG IN IT MX KE JP BR EG PL US PH FR DE GH ZA ID TR ET CO'.split(' ');
const conditions =
  'general hypertension diabetes_t2 general coeliac ckd general high_cholesterol gout osteoporosis'.split(
    ' ',
  );
const diets = [[], [], ['vegetarian'], [], ['vegan'], [], ['halal']] as const;
const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
/** US dollars a week for one person. */
const ordinary = 40;

export interface Week {
  readonly about: string;
  readonly planned: boolean;
  readonly code: string;
  readonly milliseconds: number;
  readonly gap: number;
  readonly exact: boolean;
  readonly dishes: number;
  readonly left: number;
  readonly weekdays: readonly number[];
  readonly handsOn: readonly number[];
  readonly weekend: readonly number[];
  readonly things: number;
  readonly home: number;
  readonly everyday: number;
  readonly people: number;
}

/** Milliseconds that this thread has spent computing: a busy machine does not lengthen them. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function requestOf(kitchen: Kitchen, i: number): PlanRequest {
  const country = kitchen.catalogue.countries.get(countries[i % countries.length] ?? '');
  const condition = conditions[(i * 3 + Math.floor(i / 20)) % conditions.length] ?? 'general';
  const own = condition === 'general' ? [] : [condition];
  const people = i % 3 === 0 ? 1 + (Math.floor(i / 3) % 5) : 1;
  const health = { conditions: own, diets: diets[(i + Math.floor(i / 20)) % diets.length] ?? [] };
  const answers = Object.fromEntries(
    kitchen.understand(health).questions.map(({ id, choices }) => [id, choices[0] ?? '']),
  );
  return {
    health: { ...health, answers },
    country: country?.iso2 ?? null,
    people,
    seed: i,
    ...(i % 2 === 0
      ? {
          byBudget: true,
          budget: Math.round(
            ordinary * people * (country?.priceLevel ?? 1) * (country?.usdRate ?? 1),
          ),
        }
      : {}),
  };
}

/** Made of ordinary food of the country alone. */
const isOfTheLarder = (recipe: Recipe, country: Country, { ingredients }: Catalogue): boolean =>
  recipe.ingredients.every(({ key }) => {
    const ingredient = ingredients.get(key);
    return !ingredient || isEverydayFood(ingredient, country);
  });

function thingsIn(days: readonly PlanDay[], country: Country, catalogue: Catalogue): number {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const staples = new Set(['water', ...staplesOf(country, catalogue)].map(groupOf));
  const things = new Set<string>();
  for (const day of days)
    for (const slot of slots)
      for (const { key, optional } of recipes.get(day[`${slot}_meal`]?.recipe_id ?? '')
        ?.ingredients ?? [])
        if (!optional && !staples.has(groupOf(key))) things.add(groupOf(key));
  return things.size;
}

function weekOf(
  { catalogue }: Kitchen,
  request: PlanRequest,
  { meal_plan: plan, report, code }: GeneratedPlan,
  milliseconds: number,
): Week {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const country = catalogue.countries.get(request.country ?? '');
  const days = plan ?? [];
  const meals = days.map((day) => slots.flatMap((slot) => day[`${slot}_meal`] ?? []));
  const of = (id: string): Recipe | undefined => recipes.get(id);
  const all = meals.flat();
  const share = (is: (recipe: Recipe) => boolean): number =>
    all.filter(({ recipe_id: id }) => {
      const recipe = of(id);
      return recipe && is(recipe);
    }).length / Math.max(1, all.length);
  const isHome = (recipe: Recipe): boolean =>
    recipe.countries.includes(request.country ?? '') && recipe.cuisine !== 'International';
  const cooked = meals.map((own) => own.filter((meal) => !meal.leftover_of));
  const minutes = cooked.map((own) => own.reduce((sum, meal) => sum + (meal.minutes ?? 0), 0));
  return {
    about: `${request.country} ${(request.health.conditions ?? []).join()} ${(request.health.diets ?? []).join()} ×${request.people}`,
    planned: plan !== null,
    code: code ?? 'planned',
    milliseconds,
    gap: report?.proof?.gap ?? 1,
    exact: report?.proof?.exact ?? false,
    dishes: new Set(all.map(({ recipe_id: id }) => id)).size,
    left: all.filter((meal) => meal.leftover_of).length,
    weekdays: minutes.slice(0, 5),
    handsOn: cooked
      .slice(0, 5)
      .map((own) => own.reduce((sum, { recipe_id: id }) => sum + (of(id)?.prep ?? 0), 0)),
    weekend: minutes.slice(5),
    things: country ? thingsIn(days, country, catalogue) : 0,
    home: share(isHome),
    everyday: share(
      (recipe) =>
        isHome(recipe) || (country !== undefined && isOfTheLarder(recipe, country, catalogue)),
    ),
    people: request.people ?? 1,
  };
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

export async function measure(
  count: number,
  tell: (week: Week) => void = () => undefined,
): Promise<Week[]> {
  const kitchen = loadKitchen();
  const highs = await loadSolver();
  planWeek(kitchen, highs, { health: {}, country: 'GB' }, { milliseconds: 8000, now: threadTime });
  return Array.from({ length: count }, (_, i) => {
    const request = requestOf(kitchen, (i * 37) % 100);
    const began = threadTime();
    const answer = planWeek(kitchen, highs, request, { milliseconds: 8000, now: threadTime });
    const week = weekOf(kitchen, request, answer, threadTime() - began);
    tell(week);
    return week;
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function figuresOf(weeks: readonly Week[]): Figure[] {
  const planned = weeks.filter((week) => week.planned);
  const alone = planned.filter(({ people }) => people === 1);
  const middle = (of: (week: Week) => readonly number[]): number =>
    quantile(planned.flatMap(of), 0.5);
  const row = (what: string, measured: number | string, target: string, met: boolean): Figure => ({
    what,
    measured: String(measured),
    target,
    met,
  });
  const [weekday, handsOn, weekend] = [
    middle((week) => week.weekdays),
    middle((week) => week.handsOn),
    middle((week) => week.weekend),
  ];
  const dishes = planned.map((week) => week.dishes);
  const things = alone.map((week) => week.things);
  const everyday = quantile(
    planned.map((week) => week.everyday),
    0.5,
  );
  const gaps = planned.map(({ gap }) => gap);
  const times = weeks.map(({ milliseconds }) => milliseconds);
  return [
    row('Weeks planned', `${planned.length} of ${weeks.length}`, 'for comparison', true),
    row('Minutes of cooking on a weekday, median', weekday, '≤ 45', weekday <= 45),
    row('of them hands-on', handsOn, '≤ 25', handsOn <= 25),
    row('Minutes at the weekend, median', weekend, '≤ 90', weekend <= 90),
    row(
      'Different dishes, median (p5 to p95)',
      `${quantile(dishes, 0.5)} (${quantile(dishes, 0.05)} to ${quantile(dishes, 0.95)})`,
      '9 to 15',
      quantile(dishes, 0.5) <= 15,
    ),
    row(
      'Meals from leftovers, median',
      quantile(
        planned.map(({ left }) => left),
        0.5,
      ),
      'for comparison',
      true,
    ),
    row(
      'Things to buy besides staples, one person, median',
      quantile(things, 0.5),
      '≤ 35',
      quantile(things, 0.5) <= 35,
    ),
    row(
      'Dishes of the country, median',
      percent(
        quantile(
          planned.map(({ home }) => home),
          0.5,
        ),
      ),
      'for comparison',
      true,
    ),
    row(
      'Everyday food of the country or its larder, median',
      percent(everyday),
      '≥ 75 %',
      everyday >= 0.75,
    ),
    row(
      'Gap proven, median; p95',
      `${percent(quantile(gaps, 0.5))}; ${percent(quantile(gaps, 0.95))}`,
      '≤ 2 %',
      quantile(gaps, 0.95) <= 0.02,
    ),
    row(
      'Computing, median; p95',
      `${quantile(times, 0.5).toFixed(0)}; ${quantile(times, 0.95).toFixed(0)} ms`,
      '≤ 2,500 ms',
      quantile(times, 0.95) <= 2500,
    ),
  ];
}

export const run = async (): Promise<Figure[]> => figuresOf(await measure(100));
