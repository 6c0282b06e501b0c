// What conditions ask of energy, in words with their sources: the plan's range is made of it, so it stands among the limits.
import type { Catalogue, Limit } from '../catalogue/types.ts';
import { conditionName, figure } from './words.ts';

export interface EnergyNote {
  readonly text: string;
  readonly priority: 'hard' | 'soft';
  /** Ids of conditions. */
  readonly from: readonly string[];
  readonly sources: readonly string[];
  readonly published: boolean;
}

const range = (least: number | null, most: number | null): string =>
  least === null || least === 0
    ? `at most ${figure(most ?? 0)}`
    : most === null
      ? `at least ${figure(least)}`
      : least === most
        ? figure(least)
        : `${figure(least)} to ${figure(most)}`;

function textOf({ nutrient, basis, min, max, priority }: Limit): string {
  if (basis === 'per_kg_day')
    return `Energy: ${range(min, max)} kcal a day for each kilogram of weight`;
  if (nutrient !== 'energy_delta_kcal') return `Energy: ${range(min, max)} kcal a day`;
  if ((max ?? 0) >= 0 && (min ?? 0) >= 0)
    return `Energy: ${range(min, max)} kcal a day more than usual`;
  const less = range(max === null ? null : -max, min === null ? null : -min);
  return priority === 'hard'
    ? `Energy: ${less} kcal a day less than you need`
    : `Energy: ${less} kcal a day less than you need where a person is overweight; not planned`;
}

const energies = new Set(['energy_kcal', 'energy_delta_kcal']);

/** The energy limits of conditions, in their order. */
export function energyNotes(ids: readonly string[], catalogue: Catalogue): EnergyNote[] {
  return ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? [])
      .filter(({ nutrient }) => energies.has(nutrient))
      .map((limit) => ({
        text: textOf(limit),
        priority: limit.priority,
        from: [id],
        sources: [`${limit.source} ${limit.year}`],
        published: limit.provenance === 'verified',
      })),
  );
}

/** Advice on a day's energy that the energy aimed at does not follow, in sentences: it is never missed in silence. */
export function energyMissed(
  ids: readonly string[],
  aim: number,
  weightKg: number,
  catalogue: Catalogue,
): string[] {
  return ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).flatMap((limit) => {
      const factor = limit.basis === 'per_kg_day' ? weightKg : 1;
      const [least, most] = [
        (limit.min ?? 0) * factor,
        (limit.max ?? Number.POSITIVE_INFINITY) * factor,
      ];
      if (
        limit.nutrient !== 'energy_kcal' ||
        limit.priority === 'hard' ||
        (aim >= least * 0.995 && aim <= most * 1.005)
      )
        return [];
      return [
        `${conditionName(id, catalogue)} advises ${range(limit.min === null ? null : least, limit.max === null ? null : most)} kcal a day; this plan aims at ${figure(aim)}.`,
      ];
    }),
  );
}
