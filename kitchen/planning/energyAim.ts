// The energy that a plan aims at, and the range that each day keeps: what a person needs, and what their conditions take off it or add.
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue, Limit } from '../catalogue/types.ts';
import * as notes from './needsNotes.ts';
import { conditionName } from './words.ts';

/** Whom the plan feeds, as far as they said. */
export interface Body {
  /** Kilograms. */
  readonly weightKg: number | null;
  /** Daily need before any condition, kcal. */
  readonly energyKcal: number | null;
}

export const adult = { weightKg: 70, energyKcal: 2000 } as const;
/** A day may differ from the energy aimed at by a tenth. */
const energySlack = 0.1;
/** Energy below which nothing is planned, kcal (conditions.csv, obesity). */
const leastEnergy = 1200;
/** Minimum and maximum nearer than this leave no room for real meals. */
export const roomBetween = 0.03;
/** Extra energy by how far a pregnancy is (IOM 2002), kcal a day. */
const trimester: Readonly<Record<string, number>> = {
  'Up to 13 weeks': 0,
  '14 to 27 weeks': 340,
  '28 weeks or more': 450,
};

/** Bounds, with the conditions that set them. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
  readonly loFrom: string;
  readonly hiFrom: string;
}

export interface Energy {
  readonly aim: number;
  readonly lo: number;
  readonly hi: number;
  readonly assumed: readonly KitchenNote[];
}

/** A limit with the condition that it is of. */
interface Owned {
  readonly id: string;
  readonly limit: Limit;
}
/** Energy aimed at, with what it asks of each day and what was assumed. */
interface Aim {
  readonly kcal: number;
  readonly hard: readonly Interval[];
  readonly assumed: readonly KitchenNote[];
}
type Named = (id: string) => { readonly id: string; readonly name: string };

const rounded = (kcal: number): number => Math.round(kcal / 10) * 10;

/** What conditions ask for each kilogram of weight. */
function perKilogram(own: readonly Owned[], weightKg: number) {
  const [hard, soft]: [Interval[], Interval[]] = [[], []];
  for (const { id, limit } of own) {
    if (limit.nutrient !== 'energy_kcal' || limit.basis !== 'per_kg_day') continue;
    const lo = (limit.min ?? 0) * weightKg;
    const hi = (limit.max ?? Number.POSITIVE_INFINITY) * weightKg;
    (limit.priority === 'hard' ? hard : soft).push({ lo, hi, loFrom: id, hiFrom: id });
  }
  return { hard, soft };
}

/** What an adult of a weight needs, where they did not say it. */
const usualNeed = (body: Body, weightKg: number): number =>
  body.weightKg === null
    ? adult.energyKcal
    : Math.min(3000, Math.max(1600, rounded((adult.energyKcal * weightKg) / adult.weightKg)));

/** The need as it was said; who did not say it is taken to need what their conditions advise. */
function needOf(body: Body, weightKg: number, advised: readonly Interval[]): number {
  if (body.energyKcal !== null) return body.energyKcal;
  return advised.reduce(
    (need, { lo, hi }) => rounded(Math.min(Math.max(need, lo), hi)),
    usualNeed(body, weightKg),
  );
}

const isRaise = ({ id, limit }: Owned): boolean =>
  (limit.min ?? 0) >= 0 && (id === 'pregnancy' || id === 'breastfeeding' || (limit.min ?? 0) > 0);

/** Less than is needed, so that weight is lost. */
function lowered(need: number, { id, limit }: Owned, named: Named): Aim {
  const [most, less] = [limit.min ?? 0, limit.max ?? 0];
  const least = Math.max(leastEnergy, need + most);
  const hard = { lo: least, hi: Math.max(least + 150, need + less), loFrom: id, hiFrom: id };
  const note = notes.lessEnergy(named(id), [Math.abs(less), Math.abs(most)], leastEnergy);
  return {
    kcal: Math.max(leastEnergy, need + (most + less) / 2),
    hard: [hard],
    assumed: [note],
  };
}

/** As much as is needed, or more: in a pregnancy, while breastfeeding, where weight is to be gained. */
function keptOrRaised(
  need: number,
  deltas: readonly Owned[],
  answers: Readonly<Record<string, string>>,
  named: Named,
): Aim {
  const gains = deltas.filter(({ limit }) => (limit.min ?? 0) >= 0);
  const lo = Math.max(0, ...gains.map(({ limit }) => limit.min ?? 0));
  const hi = Math.max(
    lo,
    Math.min(...gains.map(({ limit }) => limit.max ?? 0), Number.POSITIVE_INFINITY),
  );
  const stage = trimester[answers['pregnancy-trimester'] ?? ''];
  const gain = gains.length ? (stage ?? (lo + hi) / 2) : 0;
  const namesOf = (all: readonly Owned[]) => all.map(({ id }) => named(id));
  const skipped = deltas.filter(({ limit }) => (limit.max ?? 0) < 0);
  return {
    kcal: need + gain,
    hard: [],
    assumed: [
      ...(gain > 0 ? [notes.moreEnergy(namesOf(gains), gain)] : []),
      ...(skipped.length ? [notes.noWeightLoss(namesOf(skipped))] : []),
    ],
  };
}

/** A tenth to either side of the aim, within what hard limits leave. */
function rangeAround(aim: number, hard: readonly Interval[]): Interval {
  let range: Interval = {
    lo: rounded(aim * (1 - energySlack)),
    hi: rounded(aim * (1 + energySlack)),
    loFrom: '',
    hiFrom: '',
  };
  for (const { lo, hi, loFrom, hiFrom } of hard) {
    if (lo > range.lo) range = { ...range, lo, loFrom };
    if (hi < range.hi) range = { ...range, hi, hiFrom };
  }
  return range;
}

/** The energy aimed at, and the range that hard limits leave of a tenth to either side. */
export function energyOf(
  ids: readonly string[],
  answers: Readonly<Record<string, string>>,
  body: Body,
  weightKg: number,
  catalogue: Catalogue,
): Energy | { readonly conflict: KitchenNote } {
  const own = ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).map((limit) => ({ id, limit })),
  );
  const named: Named = (id) => ({ id, name: conditionName(id, catalogue) });
  const { hard, soft } = perKilogram(own, weightKg);
  const need = needOf(body, weightKg, [...soft, ...hard]);
  const deltas = own.filter(({ limit }) => limit.nutrient === 'energy_delta_kcal');
  const cut = deltas.find(({ limit }) => limit.priority === 'hard' && (limit.max ?? 0) < 0);
  const raise = deltas.find(isRaise);
  if (cut && raise) return { conflict: notes.opposedEnergies(named(cut.id), named(raise.id)) };
  const aim = cut ? lowered(need, cut, named) : keptOrRaised(need, deltas, answers, named);
  const { lo, hi, loFrom, hiFrom } = rangeAround(aim.kcal, [...hard, ...aim.hard]);
  if (lo > hi * (1 - roomBetween)) {
    const who = (id: string) => (id ? named(id) : null);
    return {
      conflict: notes.energyConflict({ by: who(loFrom), kcal: lo }, { by: who(hiFrom), kcal: hi }),
    };
  }
  const assumed = [
    notes.energyNeed(need, body.energyKcal !== null),
    notes.weightNote(body.weightKg === null ? adult.weightKg : weightKg),
    ...aim.assumed,
  ];
  return { aim: Math.min(Math.max(aim.kcal, lo), hi), lo, hi, assumed };
}
