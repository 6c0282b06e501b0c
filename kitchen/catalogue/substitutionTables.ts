// Which foods are one, and which a cook may take for another; our own judgement, of which `ingredients/substitutions.ts` makes use.
import type { SwapMark } from '../../contract/kitchen.ts';
import { filled, matching, number, oneOf, words } from './cells.ts';
import { key } from './tables.ts';
import type { Tables } from './tables.ts';
import type { Ingredient } from './types.ts';

/** What the cook does differently; the screen has the words. */
export type Change = SwapMark['change'];

/** Foods that are one: as `grades` of it, or the others as `parts` that come out of the first. */
export interface SameFoods {
  readonly kind: 'grades' | 'parts';
  readonly foods: readonly string[];
}
/** Foods each of which may take the place of each other. */
export interface SubstitutionGroup {
  readonly change: Change;
  readonly share: number;
  readonly foods: readonly string[];
}
/** One food for another, and not the other way round. */
export interface SubstitutionRow {
  readonly yours: string;
  readonly forIt: string;
  readonly change: Change;
  readonly share: number;
  /** `where_forbidden`: only for whoever must not eat what the recipe names. Oat milk is no milk to who drinks milk. */
  readonly allowed: 'anyone' | 'where_forbidden';
}
export interface SubstitutionTables {
  readonly sameFoods: readonly SameFoods[];
  readonly substitutionGroups: readonly SubstitutionGroup[];
  readonly substitutions: readonly SubstitutionRow[];
  /** How much of the first does what one part of the other did, by 'yours for_it'; one part where there is none. */
  readonly swapStrengths: ReadonlyMap<string, number>;
}

const change = oneOf<Change>(
  'as_written',
  'follow_packet',
  'cook_less',
  'cook_more',
  'skip_soaking',
  'if_tinned',
  'cut_up',
  'chop',
  'drain',
  'third_as_much',
  'three_times',
  'add_to_taste',
  'crumble',
);
const origin = {
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};
const sameRow = { kind: oneOf('grades', 'parts'), foods: words, ...origin };
const groupRow = { change, share: number, foods: words, ...origin };
const substitutionRow = {
  yours: key,
  for_it: key,
  change,
  share: number,
  allowed: oneOf('anyone', 'where_forbidden'),
  ...origin,
};

const strengthRow = { yours: key, for_it: key, factor: number, ...origin };

export function readSubstitutionTables(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): SubstitutionTables {
  const sameFoods = added('same_foods.csv', sameRow);
  const substitutionGroups = added('substitution_groups.csv', groupRow);
  const substitutions = added('substitutions.csv', substitutionRow).map((row) => ({
    yours: row.yours,
    forIt: row.for_it,
    change: row.change,
    share: row.share,
    allowed: row.allowed,
  }));
  const strengths = added('swap_strengths.csv', strengthRow);
  const named = {
    'swap_strengths.csv': strengths.flatMap((row) => [row.yours, row.for_it]),
    'same_foods.csv': sameFoods.flatMap(({ foods }) => foods),
    'substitution_groups.csv': substitutionGroups.flatMap(({ foods }) => foods),
    'substitutions.csv': substitutions.flatMap(({ yours, forIt }) => [yours, forIt]),
  };
  for (const [file, keys] of Object.entries(named))
    for (const each of keys) known(file, each, ingredients);
  const swapStrengths = new Map(
    strengths.map(({ yours, for_it: forIt, factor }) => [`${yours} ${forIt}`, factor]),
  );
  return { sameFoods, substitutionGroups, substitutions, swapStrengths };
}
