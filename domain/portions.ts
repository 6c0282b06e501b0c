// A week plans larger or smaller portions where somebody needs them: then the servings are not those of the people.

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
