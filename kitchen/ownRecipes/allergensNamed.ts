// The allergens of a recipe that a person wrote, by every word of its lines: also those of a line that was not read as a food with
// its amount. What only a step names may be in it.
import { allergensIn } from '../health/allergens.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import type { OwnDish } from './dish.ts';
import { onlyInSteps, partsOf } from './verdict.ts';

export function allergensNamed(
  dish: OwnDish,
  catalogue: Catalogue,
): Pick<Facts, 'contains' | 'may'> {
  const inSteps = onlyInSteps(dish, catalogue).flatMap(({ tags }) =>
    allergensIn(tags).contains.map((id) => `${id}_may`),
  );
  const inLines = partsOf(dish, catalogue).flatMap(({ tags }) => [...tags]);
  return allergensIn(new Set([...dish.facts.tags, ...inLines, ...inSteps]));
}
