// Diets that are a limit in grams a day: what they allow, and the general advice that they rule out.
import type { Catalogue, Limit } from '../catalogue/types.ts';
import type { Person } from '../types.ts';

/** The day's most carbohydrate in grams (Feinman and others 2015), as diets.csv says what the diets mean. */
export const carbohydrateOfDay: Readonly<Record<string, number>> = { low_carb: 130, keto: 50 };

/** Grams of carbohydrate a day at most. */
export interface DietLimit {
  readonly diet: string;
  readonly max: number;
}

/** Shares of the energy that general advice asks for, and that so little carbohydrate leaves no way to keep. */
export const ruledOut: ReadonlySet<string> = new Set(['carb_g', 'fat_g']);

/** The strictest of somebody's diets. */
export function dietLimitOf({ diets }: Pick<Person, 'diets'>): DietLimit | null {
  const [strictest] = diets
    .flatMap((diet) => {
      const max = carbohydrateOfDay[diet];
      return max === undefined ? [] : [{ diet, max }];
    })
    .toSorted((one, other) => one.max - other.max);
  return strictest ?? null;
}

/** What conditions advise at least of carbohydrate, where that is more than a diet allows. */
export const advisedAgainst = (
  conditions: readonly string[],
  { max }: DietLimit,
  catalogue: Catalogue,
): readonly { readonly id: string; readonly limit: Limit; readonly least: number }[] =>
  conditions.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).flatMap((limit) =>
      limit.nutrient === 'carb_g' && limit.refDayMin !== null && limit.refDayMin > max
        ? [{ id, limit, least: limit.refDayMin }]
        : [],
    ),
  );

/** The diet's limit that a person is held to: none where a condition aims at more carbohydrate, which comes first. */
export function heldDiet(
  { diets = [], conditions }: Pick<Person, 'conditions'> & Partial<Pick<Person, 'diets'>>,
  catalogue: Catalogue,
): DietLimit | null {
  const diet = dietLimitOf({ diets });
  const isAim = diet
    ? advisedAgainst(conditions, diet, catalogue).some(({ limit }) => limit.priority === 'soft')
    : false;
  return isAim ? null : diet;
}

/** The general advice that it rules out, as far as no condition speaks of the same. */
export function generalRuledOut(
  ids: readonly string[],
  { conditions }: Pick<Catalogue, 'conditions'>,
): readonly string[] {
  const spoken = new Set(
    ids.flatMap((id) => (conditions.get(id)?.limits ?? []).map(({ nutrient }) => nutrient)),
  );
  return [...ruledOut].filter((nutrient) => !spoken.has(nutrient));
}
