// The limits of several conditions together: the strictest of each, with what cannot be held at once named.
import type { Catalogue, Limit } from '../catalogue/types.ts';

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
  /** 'verified' only where every bound was seen in a published document; none was reviewed by a clinician. */
  readonly provenance: 'verified' | 'memory';
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

/**
 * Joins the limits of conditions: the largest minimum and the smallest maximum of each nutrient, basis and priority.
 * Minimums that a renal cap forbids are dropped unless they are hard. A hard minimum above a hard maximum is a conflict, named and never resolved in silence;
 * a soft minimum above a soft maximum stays as two limits, one of which a plan will miss and say so.
 * @param ids conditions of the table; the general limits join where nothing else speaks of a nutrient
 */
export function limitsOf(
  ids: readonly string[],
  catalogue: Catalogue,
): { readonly limits: readonly JointLimit[]; readonly conflicts: readonly Conflict[] } {
  const own = ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).map((limit) => ({ id, limit })),
  );
  const spoken = new Set(own.map(({ limit }) => limit.nutrient));
  const general = (catalogue.conditions.get('general')?.limits ?? [])
    .filter((limit) => !spoken.has(limit.nutrient))
    .map((limit) => ({ id: 'general', limit }));
  const isCapped = (nutrient: string): boolean =>
    renalCaps.has(nutrient) &&
    own.some(({ id, limit }) => renal.has(id) && limit.nutrient === nutrient && limit.max !== null);
  const kept = [...own, ...general].filter(
    ({ id, limit }) =>
      limit.min === null ||
      limit.max !== null ||
      renal.has(id) ||
      limit.priority === 'hard' ||
      !isCapped(limit.nutrient),
  );

  const groups = new Map<string, typeof kept>();
  for (const entry of kept) {
    const name = `${entry.limit.nutrient} ${entry.limit.basis} ${entry.limit.priority}`;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const limits: JointLimit[] = [];
  for (const entries of groups.values()) {
    const [{ limit: first } = { limit: undefined }] = entries;
    if (!first) continue;
    const mins = entries.flatMap(({ limit }) => (limit.min === null ? [] : [limit.min]));
    const maxes = entries.flatMap(({ limit }) => (limit.max === null ? [] : [limit.max]));
    const [min, max] = [
      mins.length ? Math.max(...mins) : null,
      maxes.length ? Math.min(...maxes) : null,
    ];
    const joint = (
      who: typeof kept,
      bounds: { min: number | null; max: number | null },
    ): JointLimit => ({
      nutrient: first.nutrient,
      basis: first.basis,
      unit: first.unit,
      priority: first.priority,
      ...bounds,
      from: who.map(({ id }) => id),
      sources: who.map(({ limit }) => `${limit.source} ${limit.year}`),
      provenance: who.every(({ limit }) => limit.provenance === 'verified') ? 'verified' : 'memory',
    });
    if (first.priority === 'soft' && min !== null && max !== null && min > max)
      limits.push(
        joint(
          entries.filter(({ limit }) => limit.min === min),
          { min, max: null },
        ),
        joint(
          entries.filter(({ limit }) => limit.max === max),
          { min: null, max },
        ),
      );
    else limits.push(joint(entries, { min, max }));
  }

  // Conflicts are sought by the resolved day figures, so that grams a kilogram meet grams a day (2,000 kcal, 70 kg).
  const conflicts: Conflict[] = [];
  const hard = own.filter(
    ({ limit }) =>
      limit.priority === 'hard' && (limit.refDayMin !== null || limit.refDayMax !== null),
  );
  for (const a of hard)
    for (const b of hard) {
      const [least, most] = [a.limit.refDayMin, b.limit.refDayMax];
      const alike =
        a.limit.nutrient === b.limit.nutrient ||
        [a.limit.nutrient, b.limit.nutrient].sort().join() === 'energy_delta_kcal,energy_kcal';
      if (a.id === b.id || !alike || least === null || most === null || least <= most) continue;
      conflicts.push({
        nutrient: a.limit.nutrient,
        basis: 'per_day',
        least: { condition: a.id, value: least },
        most: { condition: b.id, value: most },
        unit: a.limit.unit,
      });
    }
  return { limits, conflicts };
}
