// Checks a week against each at the table, with nothing of the planner: their hard limits at their own portion, what they must not eat.
import type { GeneratedPlan } from '../../contract/plans.ts';
import { amountIn, brokenOn, needOf, slack, slots } from './checkPlan.ts';
import { conditions, limits, recipes, tags } from './planTables.ts';

export interface AtTable {
  readonly name: string;
  readonly kind: 'adult' | 'child';
  readonly conditions: readonly string[];
  /** Tags of the tables that no ingredient may carry, beside what the conditions exclude. */
  readonly excludedTags?: readonly string[];
  readonly weightKg?: number;
  /** Of the asking person's portion; what the plan tells, where nobody asked for one. */
  readonly portion?: number;
}

const bannedFor = ({ excludedTags = [], conditions: ids }: AtTable): ReadonlySet<string> =>
  new Set([
    ...excludedTags,
    ...ids
      .flatMap((id) => (conditions.get(id)?.excluded_tags ?? '').split(';').filter(Boolean))
      .flatMap((tag) => (tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`])),
  ]);

/** Everything of a week that is wrong for one of the others, in words; an empty list where nothing is. */
export function faultsFor(answer: GeneratedPlan, person: AtTable): string[] {
  const { name, kind, weightKg: weight = 70 } = person;
  const told = answer.report?.members?.find((each) => each.name === name);
  if (!answer.meal_plan || !told) return [`nothing is told of ${name}`];
  const faults: string[] = [];
  if (person.portion !== undefined && told.portion !== person.portion)
    faults.push(`${name} eats ${told.portion} of a portion, not ${person.portion}`);
  if (kind === 'child' && told.days.length > 0) faults.push(`figures are told of a child, ${name}`);
  if (kind === 'adult' && told.days.length !== 7) faults.push(`days of ${name} are missing`);
  const banned = bannedFor(person);
  const own = limits.filter(
    (row) => row.priority === 'hard' && person.conditions.includes(row.condition ?? ''),
  );
  for (const day of answer.meal_plan) {
    const meals = slots.flatMap((slot) => {
      const meal = day[`${slot}_meal`];
      const recipe = recipes.get(meal?.recipe_id ?? '');
      if (!meal || !recipe) return [];
      for (const { key } of recipe.parts)
        for (const tag of tags.get(key) ?? [])
          if (banned.has(tag))
            faults.push(`${name}, ${day.day} ${slot}: ${recipe.title} holds ${key} (${tag})`);
      return [{ slot, recipe, portion: (meal.portion ?? 0) * told.portion }];
    });
    if (kind === 'child') continue;
    const dayOf = (quantity: string): number =>
      meals.reduce((sum, { recipe, portion }) => sum + amountIn(recipe, portion, quantity), 0);
    const energy = dayOf('energy_kcal');
    const shown = told.days.find((each) => each.day === day.day)?.figures[0];
    if (!shown || Math.abs(shown.value - energy) > 0.006 + energy * 1e-6)
      faults.push(`${name}, ${day.day}: ${energy} kcal, not ${shown?.value ?? 'told'}`);
    else if (energy < shown.min! * (1 - slack) || energy > shown.max! * (1 + slack))
      faults.push(`${name}, ${day.day}: ${energy} kcal is outside the range promised`);
    // Who said neither what they weigh, need nor eat is an adult of 2,000 kcal.
    if (
      person.conditions.length === 0 &&
      person.weightKg === undefined &&
      person.portion === undefined &&
      (energy < 1799.9 || energy > 2200.1)
    )
      faults.push(`${name}, ${day.day}: ${energy} kcal for an adult of 2,000`);
    const need = needOf(person.conditions, weight);
    for (const row of own)
      faults.push(...brokenOn(`${name}, ${day.day}`, row, { energy, need, weight, dayOf, meals }));
  }
  return faults;
}
