// What conditions ask of energy, in words with their sources: the plan's range is made of it, so it stands among the limits.
import type { Catalogue, Limit } from '../catalogue/types.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { energyAdvised } from './needsNotes.ts';
import { conditionName, figure } from './words.ts';

export interface EnergyNote {
  readonly text: KitchenNote;
  readonly priority: 'hard' | 'soft';
  /** Ids of conditions. */
  readonly from: readonly string[];
  readonly sources: readonly string[];
  readonly published: boolean;
  readonly reviewed: boolean;
}

const range = (least: number | null, most: number | null): string =>
  least === null || least === 0
    ? `at most ${figure(most ?? 0)}`
    : most === null
      ? `at least ${figure(least)}`
      : least === most
        ? figure(least)
        : `${figure(least)} to ${figure(most)}`;

const noteWith = (
  kind: 'least' | 'most' | 'range',
  span: string,
  bounds: { readonly min: number | null; readonly max: number | null },
  text: string,
): KitchenNote =>
  coded(
    `limit.${kind}`,
    {
      quantity: { of: 'quantity', id: 'energy_kcal' },
      span: { of: 'span', id: span },
      ...(kind === 'most' ? {} : { min: { value: bounds.min ?? 0, unit: 'kcal' } }),
      ...(kind === 'least' ? {} : { max: { value: bounds.max ?? 0, unit: 'kcal' } }),
    },
    text,
  );

const kindOf = (least: number | null, most: number | null): 'least' | 'most' | 'range' =>
  least === null || least === 0 ? 'most' : most === null ? 'least' : 'range';

/** An energy limit in words, as its table has it. */
export function energyNote({ nutrient, basis, min, max, priority }: Limit): KitchenNote {
  const as = (span: string, least: number | null, most: number | null, after: string) =>
    noteWith(
      kindOf(least, most),
      span,
      { min: least, max: most },
      `Energy: ${range(least, most)} kcal a day${after}`,
    );
  if (basis === 'per_kg_day') return as('kilogram', min, max, ' for each kilogram of weight');
  if (nutrient !== 'energy_delta_kcal') return as('day', min, max, '');
  if ((max ?? 0) >= 0 && (min ?? 0) >= 0) return as('more', min, max, ' more than usual');
  const [least, most] = [max === null ? null : -max, min === null ? null : -min];
  return priority === 'hard'
    ? as('less', least, most, ' less than you need')
    : as(
        'lessNotPlanned',
        least,
        most,
        ' less than you need where a person is overweight; not planned',
      );
}

const energies = new Set(['energy_kcal', 'energy_delta_kcal']);
export const isOfEnergy = ({ nutrient }: Limit): boolean => energies.has(nutrient);

/** The energy limits of conditions, in their order. */
export function energyNotes(ids: readonly string[], catalogue: Catalogue): EnergyNote[] {
  return ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).filter(isOfEnergy).map((limit) => ({
      text: energyNote(limit),
      priority: limit.priority,
      from: [id],
      sources: [`${limit.source} ${limit.year}`],
      published: limit.provenance === 'verified',
      reviewed: limit.review !== undefined,
    })),
  );
}

/** Advice on a day's energy that the energy aimed at does not follow: it is never missed in silence. */
export function energyMissed(
  ids: readonly string[],
  aim: number,
  weightKg: number,
  catalogue: Catalogue,
): KitchenNote[] {
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
      const bounds = {
        min: limit.min === null ? null : least,
        max: limit.max === null ? null : most,
      };
      return [
        energyAdvised(
          { id, name: conditionName(id, catalogue) },
          { ...bounds, text: range(bounds.min, bounds.max) },
          aim,
        ),
      ];
    }),
  );
}
