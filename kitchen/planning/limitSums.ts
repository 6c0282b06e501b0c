// Limits of a day or a week as sums over what is eaten, in units of the limit itself.
import { indexOf } from '../recipes/nutrition.ts';
import type { PlanLimit } from './limits.ts';
import { points } from './worth.ts';

/** A limit as a sum over choices: lo ≤ Σ amount ≤ hi, in units of the limit. */
export interface Sum {
  readonly name: string;
  readonly lo: number;
  readonly hi: number;
  readonly hard: boolean;
  readonly weight: number;
  readonly amount: (serving: Float64Array) => number;
}

export function sumsOf(limit: PlanLimit, energyKcal: number): Sum[] {
  const { quantity, min, max, perEnergy, priority, from } = limit;
  const at = indexOf[quantity];
  const shared = {
    name: quantity,
    hard: priority === 'hard',
    weight: from.every((id) => id === 'general') ? points.generalLimit : points.conditionLimit,
  };
  const energy = indexOf.energy_kcal;
  if (perEnergy !== null)
    return [
      ...(max === null
        ? []
        : [
            {
              ...shared,
              lo: Number.NEGATIVE_INFINITY,
              hi: 0,
              amount: (serving: Float64Array) =>
                ((serving[at] ?? 0) * perEnergy - max * (serving[energy] ?? 0)) /
                (max * energyKcal),
            },
          ]),
      ...(min === null
        ? []
        : [
            {
              ...shared,
              lo: 0,
              hi: Number.POSITIVE_INFINITY,
              amount: (serving: Float64Array) =>
                ((serving[at] ?? 0) * perEnergy - min * (serving[energy] ?? 0)) /
                (min * energyKcal),
            },
          ]),
    ];
  const unit = max ?? min ?? 1;
  if (unit <= 0)
    return [
      { ...shared, lo: Number.NEGATIVE_INFINITY, hi: 0, amount: (serving) => serving[at] ?? 0 },
    ];
  return [
    {
      ...shared,
      lo: min === null ? Number.NEGATIVE_INFINITY : min / unit,
      hi: max === null ? Number.POSITIVE_INFINITY : max / unit,
      amount: (serving) => (serving[at] ?? 0) / unit,
    },
  ];
}
