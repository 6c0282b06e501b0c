// A week plans larger or smaller portions where somebody needs them: then the servings are not those of the people.
import { coded, type KitchenNote } from './notes.ts';

export interface PlannedPortions {
  /** Who eats at each of the meals that are cooked together. */
  readonly people: number;
  readonly meals: number;
  readonly servings: number;
}

/** So small a share more or less is not told. */
const hardly = 0.05;

/** How the portions differ from one serving each; null where they do not. */
export function sizeOf({ people, meals, servings }: PlannedPortions): 'larger' | 'smaller' | null {
  const each = servings / (people * meals);
  return each > 1 + hardly ? 'larger' : each < 1 - hardly ? 'smaller' : null;
}

/** Said where a recipe is cooked for more or fewer: nobody can rewrite every count in its steps. @param written for how many it is written */
export const scaledFrom = (written: number): KitchenNote =>
  coded(
    'recipe.scaled',
    { written },
    `Amounts are scaled; cooking times stay about the same in a pan of the right size. Some counts in the steps, such as pieces and bowls, are still those for ${written} ${written === 1 ? 'serving' : 'servings'}.`,
  );
