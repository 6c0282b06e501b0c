// A solved week as the contract has it: the strings that a client draws, and beside them what swap, lock and shopping stand on.
import type { LeftoverOf, MealPlan, PlanDay } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { writeMealTitle } from '../../domain/mealTitle.ts';
import { roundMoney } from '../../domain/money.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { estimatedMark, nutritionOf } from '../recipes/facts.ts';
import { atHand, groupOf } from '../ingredients/likeness.ts';
import { feedingOf } from './leftovers.ts';
import type { Dish } from './dishes.ts';
import type { Menu } from './menu.ts';
import type { Prepared } from './prepare.ts';
import type { Choice, Programme } from './programme.ts';
import { reasonsOf } from './reasons.ts';
import type { ReasonsFor } from './reasons.ts';
import { meals } from './worth.ts';
import { estimatedWord } from '../../domain/estimatedLine.ts';
import { figure } from './words.ts';

type PlannedMeal = NonNullable<PlanDay['lunch_meal']>;

export interface AnswerFor extends ReasonsFor {
  readonly people: number;
  readonly catalogue: Catalogue;
  /** Meals that the person keeps, as 'day meal'. */
  readonly locked: ReadonlySet<string>;
}

/** What the meals of an answer are told with. */
export const answerFor = (
  { checked: { country }, brief, understanding, needs, atTable, kept }: Prepared,
  catalogue: Catalogue,
): AnswerFor => ({
  needs,
  country,
  currency: country?.currency ?? 'USD',
  have: brief.taste.have,
  catalogue,
  ingredients: catalogue.ingredients,
  people: atTable.portions,
  countsCarbohydrate: understanding.person.conditions.some((id) => id.startsWith('diabetes')),
  locked: new Set(kept.map(({ day, meal }) => `${day} ${meal}`)),
});

/** The title, and what of it has to be bought: everything but the staples of a kitchen, and what is at hand. */
export function mealText(dish: Dish, have: ReadonlySet<string> | null): string {
  const { title } = dish.facts.recipe;
  const groups = new Set([...(have ?? [])].map(groupOf));
  const missing = dish.grams
    .filter(
      ({ ingredient }, i) =>
        !atHand.has(ingredient.key) &&
        !groups.has(groupOf(ingredient.key)) &&
        !dish.facts.recipe.ingredients[i]?.optional,
    )
    .map(({ ingredient }) => ingredient.label);
  return writeMealTitle(title, missing);
}

/** '300 g long-grain rice, rinsed', for all people. */
export function ingredientLines(dish: Dish, servings: number): string[] {
  const { recipe } = dish.facts;
  return recipe.ingredients.map(({ grams, text, optional, estimated }, i) => {
    // A line of the person's own has its amount in it.
    const food = dish.own ? dish.grams[i]?.ingredient.label : text;
    return `${figure((grams * servings) / recipe.serves)} g ${food ?? text}${optional ? ' (optional)' : ''}${estimated ? estimatedWord : ''}`;
  });
}

export function mealOf(
  choice: Choice,
  about: AnswerFor,
  leftover: LeftoverOf | null,
  locked: boolean,
): PlannedMeal {
  const { dish, portion } = choice;
  const { recipe } = dish.facts;
  const serving = { ...dish.facts, serving: dish.serving.map((value) => value * portion) };
  return {
    recipe_id: recipe.id,
    servings: portion * about.people,
    portion,
    locked,
    catalogue_version: about.catalogue.version,
    minutes: choice.left ? 0 : dish.minutes,
    ...(choice.left ? {} : estimatedMark(recipe)),
    ...(leftover ? { leftover_of: leftover } : {}),
    cost: roundMoney(choice.cost * about.people),
    nutrition: nutritionOf(serving, about.ingredients),
    reasons: reasonsOf(choice, about, leftover?.day ?? null),
  };
}

/** Seven days, Monday first. */
export function mealPlanOf(
  week: readonly Menu[],
  {
    choices,
    week: {
      leftovers,
      choices: { dish: dishes },
    },
  }: Pick<Programme, 'choices' | 'week'>,
  about: AnswerFor,
): MealPlan {
  const fed = leftovers ? feedingOf(leftovers, dishes, week).from : null;
  return week.map((menu, day) => {
    const own = meals.map((_, meal) => {
      const choice = choices[menu[meal] ?? -1];
      return choice?.dish.out ? undefined : choice;
    });
    const leftover = (choice: Choice): LeftoverOf | null => {
      const source = fed?.get(`${day} ${choice.meal}`);
      const [from, slot] = [weekdays[source?.day ?? -1], meals[source?.meal ?? -1]];
      return from && slot ? { day: from, slot } : null;
    };
    const text = (choice: Choice | undefined): string =>
      choice ? mealText(choice.dish, about.have) : '';
    const lines = (choice: Choice | undefined): string[] =>
      choice ? ingredientLines(choice.dish, choice.portion * about.people) : [];
    const meal = (choice: Choice | undefined): PlannedMeal | null =>
      choice
        ? mealOf(choice, about, leftover(choice), about.locked.has(`${day} ${choice.meal}`))
        : null;
    const [breakfast, lunch, dinner, snack] = own;
    return {
      day: weekdays[day] ?? 'Monday',
      breakfast: text(breakfast),
      lunch: text(lunch),
      dinner: text(dinner),
      snack: text(snack),
      breakfast_ingredients: lines(breakfast),
      lunch_ingredients: lines(lunch),
      dinner_ingredients: lines(dinner),
      snack_ingredients: lines(snack),
      breakfast_meal: meal(breakfast),
      lunch_meal: meal(lunch),
      dinner_meal: meal(dinner),
      snack_meal: meal(snack),
    };
  });
}
