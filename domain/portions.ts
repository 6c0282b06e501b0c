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

export interface WorkAndHeat {
  readonly prep: number;
  readonly cook: number;
}

/**
 * From so many times the recipe on its minutes are others. Our estimates: peeling and chopping grow with the amount, though not in
 * step with it; more food takes longer to heat, in a larger pan by a quarter at most.
 */
const scaling = { from: 1.5, work: 0.6, heat: 0.2, mostHeat: 1.25 } as const;

/** The minutes of a recipe that is cooked for so many times as many; null where they stay as they are. */
export function scaledTimes({ prep, cook }: WorkAndHeat, times: number): WorkAndHeat | null {
  if (times <= scaling.from) return null;
  return {
    prep: Math.round(prep * times ** scaling.work),
    cook: Math.round(cook * Math.min(scaling.mostHeat, times ** scaling.heat)),
  };
}

/** Said where a recipe is cooked for more or fewer: nobody can rewrite every count in its steps. @param written for how many it is written */
export const scaledFrom = (written: number): KitchenNote =>
  coded(
    'recipe.scaled',
    { written },
    `Amounts are scaled; the times of the steps are those of the recipe, and much more food takes somewhat longer. Some counts in the steps, such as pieces and bowls, are still those for ${written} ${written === 1 ? 'serving' : 'servings'}.`,
  );
