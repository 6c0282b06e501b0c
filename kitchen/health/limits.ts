// The limits of several conditions together: the strictest of each, with what cannot be held at once named.
import { ownLimitId } from '../../domain/ownLimit.ts';
import type { Catalogue, Limit } from '../catalogue/types.ts';
import type { OwnLimit } from '../types.ts';
import { ruledOut } from './dietLimits.ts';
import type { DietLimit } from './dietLimits.ts';

export interface JointLimit {
  readonly nutrient: string;
  readonly basis: Limit['basis'];
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
  readonly priority: 'hard' | 'soft';
  /** The conditions that set the bounds, and their sources. */
  readonly from: readonly string[];
  readonly sources: readonly string[];
  /** 'verified' only where every bound was seen in a published document. */
  readonly provenance: 'verified' | 'memory';
  /** Whether a clinician has reviewed every one of them. */
  readonly reviewed: boolean;
}

export interface Conflict {
  readonly nutrient: string;
  readonly basis: Limit['basis'];
  readonly least: { readonly condition: string; readonly value: number };
  readonly most: { readonly condition: string; readonly value: number };
  readonly unit: string;
}

/** Where both stand in a person's list, the renal caps beat the general minimums of the others (data/README.md, 'Combining'). */
const renal = new Set(['ckd', 'ckd_dialysis']);
const renalCaps = new Set(['potassium_mg', 'phosphorus_mg', 'protein_g']);

/** What all of them can be said to be. */
const standingOf = (limits: readonly Limit[]): Pick<JointLimit, 'provenance' | 'reviewed'> => ({
  provenance: limits.every(({ provenance }) => provenance === 'verified') ? 'verified' : 'memory',
  reviewed: limits.every(({ review }) => review !== undefined),
});

/** A limit with the condition that it is of. */
interface Owned {
  readonly id: string;
  readonly limit: Limit;
}

/** A most that no condition brings, as a limit like theirs: a hard one. */
const asLimit = ({ quantity, basis, max }: OwnLimit, id: string, source = ''): Owned => ({
  id,
  limit: {
    nutrient: quantity,
    basis,
    min: null,
    max,
    unit: quantity.slice(quantity.lastIndexOf('_') + 1),
    priority: 'hard',
    refDayMin: null,
    refDayMax: basis === 'per_day' ? max : null,
    source,
    year: 0,
    place: '',
    seen: 'not seen by us',
    provenance: 'memory',
  },
});

/** Whether one most of the same sum leaves no more than another. */
const isWithin = (one: Limit, other: Limit): boolean =>
  one.nutrient === other.nutrient &&
  one.basis === other.basis &&
  one.max !== null &&
  other.max !== null &&
  one.max <= other.max;

/** Of drinks the figure that was told is the one that counts; of all else the stricter. */
const isOfDrinks = ({ nutrient }: Limit): boolean => nutrient === 'fluid_ml';

/**
 * The limits of conditions and those that were told, as far as the others do not hold them already: the stricter counts. Aims
 * that lie above what was told give way to it; a hard minimum stays, and is named as what excludes it.
 */
function withTold(kept: readonly Owned[], told: readonly OwnLimit[]): readonly Owned[] {
  if (told.length === 0) return kept;
  const own = told
    .map((each) => asLimit(each, ownLimitId))
    .filter(
      ({ limit }) =>
        isOfDrinks(limit) ||
        !kept.some((each) => each.limit.priority === 'hard' && isWithin(each.limit, limit)),
    );
  const givesWay = ({ limit }: Owned): boolean =>
    own.some(
      ({ limit: ours }) =>
        ours.nutrient === limit.nutrient &&
        (isOfDrinks(ours) ||
          (limit.min === null && isWithin(ours, limit)) ||
          (limit.priority === 'soft' &&
            limit.refDayMin !== null &&
            limit.refDayMin > (ours.refDayMax ?? Number.POSITIVE_INFINITY))),
    );
  return [...kept.filter((each) => !givesWay(each)), ...own];
}

/** What general advice says, without what a diet rules out. */
const generalLimits = (catalogue: Catalogue, diet: DietLimit | null): readonly Limit[] =>
  (catalogue.conditions.get('general')?.limits ?? []).filter(
    ({ nutrient }) => diet === null || !ruledOut.has(nutrient),
  );

function limitsOfDiet(diet: DietLimit | null, catalogue: Catalogue): readonly Owned[] {
  if (diet === null) return [];
  const most: OwnLimit = { quantity: 'carb_g', basis: 'per_day', max: diet.max };
  return [asLimit(most, diet.diet, catalogue.diets.get(diet.diet)?.source)];
}

/** The limits of the conditions and, where nothing of theirs speaks of a nutrient, the general ones; without minimums that a renal cap forbids. */
function keptLimits(
  own: readonly Owned[],
  catalogue: Catalogue,
  diet: DietLimit | null,
): readonly Owned[] {
  const spoken = new Set(own.map(({ limit }) => limit.nutrient));
  const general = generalLimits(catalogue, diet)
    .filter((limit) => !spoken.has(limit.nutrient))
    .map((limit) => ({ id: 'general', limit }));
  const isCapped = (nutrient: string): boolean =>
    renalCaps.has(nutrient) &&
    own.some(({ id, limit }) => renal.has(id) && limit.nutrient === nutrient && limit.max !== null);
  return [...own, ...general, ...limitsOfDiet(diet, catalogue)].filter(
    ({ id, limit }) =>
      limit.min === null ||
      limit.max !== null ||
      renal.has(id) ||
      limit.priority === 'hard' ||
      !isCapped(limit.nutrient),
  );
}

/** One limit of several, all of one nutrient, basis and priority. */
function jointLimit(
  entries: readonly Owned[],
  first: Limit,
  bounds: Pick<JointLimit, 'min' | 'max'>,
): JointLimit {
  return {
    nutrient: first.nutrient,
    basis: first.basis,
    unit: first.unit,
    priority: first.priority,
    ...bounds,
    from: entries.map(({ id }) => id),
    sources: entries
      .filter(({ id }) => id !== ownLimitId)
      .map(({ limit: { source, year } }) => (year === 0 ? source : `${source} ${year}`)),
    ...standingOf(entries.map(({ limit }) => limit)),
  };
}

/** The strictest of limits of one nutrient, basis and priority; two where soft ones exclude each other. */
function joinedOf(entries: readonly Owned[]): readonly JointLimit[] {
  const first = entries[0]?.limit;
  if (!first) return [];
  const mins = entries.flatMap(({ limit }) => (limit.min === null ? [] : [limit.min]));
  const maxes = entries.flatMap(({ limit }) => (limit.max === null ? [] : [limit.max]));
  const min = mins.length ? Math.max(...mins) : null;
  const max = maxes.length ? Math.min(...maxes) : null;
  if (first.priority === 'hard' || min === null || max === null || min <= max)
    return [jointLimit(entries, first, { min, max })];
  const least = entries.filter(({ limit }) => limit.min === min);
  const most = entries.filter(({ limit }) => limit.max === max);
  return [
    jointLimit(least, first, { min, max: null }),
    jointLimit(most, first, { min: null, max }),
  ];
}

/** Hard limits that exclude each other, by the resolved day figures, so that grams a kilogram meet grams a day (2,000 kcal, 70 kg). */
function conflictsOf(own: readonly Owned[]): readonly Conflict[] {
  const hard = own.filter(
    ({ limit }) =>
      limit.priority === 'hard' && (limit.refDayMin !== null || limit.refDayMax !== null),
  );
  return hard.flatMap((a) =>
    hard.flatMap((b): Conflict[] => {
      const [least, most] = [a.limit.refDayMin, b.limit.refDayMax];
      if (a.id === b.id || !areOfOneSum(a.limit, b.limit)) return [];
      if (least === null || most === null || least <= most) return [];
      return [
        {
          nutrient: a.limit.nutrient,
          basis: 'per_day',
          least: { condition: a.id, value: least },
          most: { condition: b.id, value: most },
          unit: a.limit.unit,
        },
      ];
    }),
  );
}

const areOfOneSum = (one: Limit, other: Limit): boolean =>
  one.nutrient === other.nutrient ||
  [one.nutrient, other.nutrient].sort().join() === 'energy_delta_kcal,energy_kcal';

/**
 * Joins the limits of conditions: the largest minimum and the smallest maximum of each nutrient, basis and priority.
 * Minimums that a renal cap forbids are dropped unless they are hard. A hard minimum above a hard maximum is a conflict, named and never resolved in silence;
 * a soft minimum above a soft maximum stays as two limits, one of which a plan will miss and say so.
 * @param ids conditions of the table; the general limits join where nothing else speaks of a nutrient
 * @param told what somebody's clinician told them
 * @param diet a diet that is a limit, of which the stricter counts
 */
export function limitsOf(
  ids: readonly string[],
  catalogue: Catalogue,
  told: readonly OwnLimit[] = [],
  diet: DietLimit | null = null,
): { readonly limits: readonly JointLimit[]; readonly conflicts: readonly Conflict[] } {
  const own = ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).map((limit) => ({ id, limit })),
  );
  const groups = new Map<string, Owned[]>();
  for (const entry of withTold(keptLimits(own, catalogue, diet), told)) {
    const name = `${entry.limit.nutrient} ${entry.limit.basis} ${entry.limit.priority}`;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return { limits: [...groups.values()].flatMap(joinedOf), conflicts: conflictsOf(own) };
}
