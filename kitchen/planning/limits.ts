// The limits of a plan for one real person: weight and energy put in, conditions joined, what excludes each other named.
import type { Catalogue, Limit } from '../catalogue/types.ts';
import { limitsOf } from '../health/limits.ts';
import type { JointLimit } from '../health/limits.ts';
import { quantities } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { energyMissed, energyNotes } from './energyLimits.ts';
import type { EnergyNote } from './energyLimits.ts';
import { conditionName, joined, quantityName, withUnit } from './words.ts';

/** Whom the plan feeds, as far as they said. */
export interface Body {
  /** Kilograms. */
  readonly weightKg: number | null;
  /** Daily need before any condition, kcal. */
  readonly energyKcal: number | null;
}

/** A limit in the figures of this person. */
export interface PlanLimit {
  readonly quantity: Quantity;
  /** What is held: the sum of a day, the mean of the week's days, the sum of the week, one meal, one breakfast. */
  readonly span: 'day' | 'mean' | 'week' | 'meal' | 'breakfast';
  readonly priority: 'hard' | 'soft';
  /** In the quantity's unit; with `perEnergy` a share of the day's own energy: kcal a kcal, or grams a kcal. */
  readonly min: number | null;
  readonly max: number | null;
  /** What one unit of the quantity counts for where the limit follows the day's energy: 4 or 9 kcal a gram, or 1; else null. */
  readonly perEnergy: number | null;
  /** Conditions that ask for it, 'general' where none does. */
  readonly from: readonly string[];
  readonly sources: readonly string[];
  /** A published document was seen for every bound. No clinician has reviewed any. */
  readonly published: boolean;
}

export interface Needs {
  readonly weightKg: number;
  /** Energy that the plan aims at, kcal a day, and the range that each day keeps. */
  readonly energyKcal: number;
  readonly energyMin: number;
  readonly energyMax: number;
  readonly limits: readonly PlanLimit[];
  /** What the conditions ask of energy, which `energyMin` and `energyMax` are made of. */
  readonly energy: readonly EnergyNote[];
  /** What was assumed, in sentences. */
  readonly assumed: readonly string[];
  /** Limits that a plan of food does not cover, in sentences. */
  readonly left: readonly string[];
}

export type NeedsAnswer = { readonly needs: Needs } | { readonly conflict: string };

const adult = { weightKg: 70, energyKcal: 2000 } as const;
/** A day may differ from the energy aimed at by a tenth. */
const energySlack = 0.1;
/** Energy below which nothing is planned, kcal (conditions.csv, obesity). */
const leastEnergy = 1200;
/** Minimum and maximum nearer than this leave no room for real meals. */
const roomBetween = 0.03;
const kcalPerGram: Readonly<Partial<Record<Quantity, number>>> = {
  carb_g: 4,
  free_sugars_g: 4,
  sugars_g: 4,
  protein_g: 4,
  fat_g: 9,
  sat_fat_g: 9,
};
/** Reference intakes of these are means over days, not the figure of each day (EFSA, Dietary reference values, 2010); hard limits hold each day all the same, and vitamin K stays steady for warfarin. */
const meanOverDays = new Set<Quantity>([
  'potassium_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'zinc_mg',
  'vit_c_mg',
  'vit_a_rae_ug',
  'folate_dfe_ug',
  'vit_b12_ug',
  'vit_d_ug',
  'cholesterol_mg',
]);
/** Extra energy by how far a pregnancy is (IOM 2002), kcal a day. */
const trimester: Readonly<Record<string, number>> = {
  'Up to 13 weeks': 0,
  '14 to 27 weeks': 340,
  '28 weeks or more': 450,
};

interface Interval {
  readonly lo: number;
  readonly hi: number;
  readonly loFrom: string;
  readonly hiFrom: string;
}

const isQuantity = (name: string): name is Quantity =>
  (quantities as readonly string[]).includes(name);
const rounded = (kcal: number): number => Math.round(kcal / 10) * 10;

/**
 * The limits that a plan must keep for one person.
 * @param ids conditions of the table
 * @param answers answers given to questions: raised potassium hardens its cap, a trimester sets its energy
 * @returns the needs, or a sentence that names hard limits which cannot be kept together: none is ever dropped in silence
 */
export function needsOf(
  ids: readonly string[],
  answers: Readonly<Record<string, string>>,
  body: Body,
  catalogue: Catalogue,
): NeedsAnswer {
  const weightKg = body.weightKg ?? adult.weightKg;
  const energy = energyOf(ids, answers, body, weightKg, catalogue);
  if ('conflict' in energy) return energy;
  const limits: PlanLimit[] = [];
  const left: string[] = [];
  const joint = limitsOf(ids, catalogue).limits;
  for (const limit of joint) {
    if (limit.nutrient === 'energy_kcal' || limit.nutrient === 'energy_delta_kcal') continue;
    if (limit.nutrient === 'fluid_ml') {
      left.push(fluidSentence(limit, catalogue));
      continue;
    }
    const resolved = resolve(hardened(limit, answers), weightKg);
    if (resolved) limits.push(...resolved);
  }
  left.push(
    ...contradictions(joint, catalogue),
    ...energyMissed(ids, energy.aim, weightKg, catalogue),
  );
  const conflict = conflictOf(ids, weightKg, energy, catalogue);
  if (conflict !== null) return { conflict };
  return {
    needs: {
      weightKg,
      energyKcal: energy.aim,
      energyMin: energy.lo,
      energyMax: energy.hi,
      limits,
      energy: energyNotes(ids, catalogue),
      assumed: energy.assumed,
      left,
    },
  };
}

/** 'Yes' to a raised potassium makes its cap a hard one. */
function hardened(limit: JointLimit, answers: Readonly<Record<string, string>>): JointLimit {
  const answer = answers['ckd-potassium'];
  const raised =
    limit.nutrient === 'potassium_mg' &&
    limit.from.includes('ckd') &&
    limit.max !== null &&
    answer !== undefined &&
    answer !== 'No';
  return raised ? { ...limit, priority: 'hard' } : limit;
}

function resolve(limit: JointLimit, weightKg: number): PlanLimit[] | null {
  const { from, sources, priority, basis } = limit;
  const shared = {
    priority,
    from,
    sources,
    published: limit.provenance === 'verified',
    perEnergy: null,
  };
  if (limit.nutrient === 'oily_fish_portions')
    return [
      {
        ...shared,
        quantity: 'oily_fish_g',
        span: 'week',
        min: limit.min === null ? null : limit.min * 100,
        max: limit.max === null ? null : limit.max * 100,
      },
    ];
  if (!isQuantity(limit.nutrient)) return null;
  const quantity = limit.nutrient;
  const scaled = (factor: number): { min: number | null; max: number | null } => ({
    min: limit.min === null ? null : limit.min * factor,
    max: limit.max === null ? null : limit.max * factor,
  });
  if (basis === 'pct_energy')
    return [
      { ...shared, quantity, span: 'day', ...scaled(0.01), perEnergy: kcalPerGram[quantity] ?? 1 },
    ];
  if (basis === 'per_1000kcal')
    return [{ ...shared, quantity, span: 'day', ...scaled(0.001), perEnergy: 1 }];
  if (basis === 'per_meal') return [{ ...shared, quantity, span: 'meal', ...scaled(1) }];
  if (basis === 'per_breakfast') return [{ ...shared, quantity, span: 'breakfast', ...scaled(1) }];
  if (basis === 'per_week') return [{ ...shared, quantity, span: 'week', ...scaled(1) }];
  const mean = priority === 'soft' && meanOverDays.has(quantity);
  return [
    {
      ...shared,
      quantity,
      span: mean ? 'mean' : 'day',
      ...scaled(basis === 'per_kg_day' ? weightKg : 1),
    },
  ];
}

function fluidSentence(limit: JointLimit, catalogue: Catalogue): string {
  const names = joined(limit.from.map((id) => conditionName(id, catalogue)));
  const bound =
    limit.min === null
      ? `at most ${withUnit(limit.max ?? 0, 'fluid_ml')}`
      : `at least ${withUnit(limit.min, 'fluid_ml')}`;
  return `Drinks are not planned. ${names}: ${bound} of fluid a day${limit.min === null ? ', where your clinician has asked for it' : ''}.`;
}

/** Advice of one condition that the advice of another rules out: both cannot be followed, and the plan lies where it misses least. */
function contradictions(limits: readonly JointLimit[], catalogue: Catalogue): string[] {
  return limits.flatMap((least) => {
    const most =
      least.max === null && least.min !== null
        ? limits.find(
            ({ nutrient, basis, min, max }) =>
              nutrient === least.nutrient &&
              basis === least.basis &&
              min === null &&
              max !== null &&
              max < (least.min ?? 0),
          )
        : undefined;
    if (!most || !isQuantity(least.nutrient)) return [];
    const names = ({ from }: JointLimit): string =>
      joined(from.map((id) => conditionName(id, catalogue)));
    return [
      `${names(least)}: more ${quantityName(least.nutrient)} is advised than ${names(most)} allows, ${withUnit(least.min ?? 0, least.nutrient)} against ${withUnit(most.max ?? 0, least.nutrient)}. Please ask your clinician which comes first.`,
    ];
  });
}

interface Energy {
  readonly aim: number;
  readonly lo: number;
  readonly hi: number;
  readonly assumed: readonly string[];
}

/** The energy aimed at, and the range that hard limits leave of a tenth to either side. */
function energyOf(
  ids: readonly string[],
  answers: Readonly<Record<string, string>>,
  body: Body,
  weightKg: number,
  catalogue: Catalogue,
): Energy | { readonly conflict: string } {
  const assumed: string[] = [];
  const own = ids.flatMap((id) =>
    (catalogue.conditions.get(id)?.limits ?? []).map((limit) => ({ id, limit })),
  );
  const told = body.energyKcal !== null;
  let need: number =
    body.energyKcal ??
    (body.weightKg === null
      ? adult.energyKcal
      : Math.min(3000, Math.max(1600, rounded((adult.energyKcal * weightKg) / adult.weightKg))));
  const hard: Interval[] = [];
  const soft: Interval[] = [];
  for (const { id, limit } of own) {
    if (limit.nutrient !== 'energy_kcal' || limit.basis !== 'per_kg_day') continue;
    const interval = {
      lo: (limit.min ?? 0) * weightKg,
      hi: (limit.max ?? Number.POSITIVE_INFINITY) * weightKg,
      loFrom: id,
      hiFrom: id,
    };
    (limit.priority === 'hard' ? hard : soft).push(interval);
  }
  // Who did not say what they need is taken to need what their conditions advise.
  if (!told)
    for (const { lo, hi } of [...soft, ...hard]) need = rounded(Math.min(Math.max(need, lo), hi));

  const deltas = own.filter(({ limit }) => limit.nutrient === 'energy_delta_kcal');
  const cut = deltas.find(({ limit }) => limit.priority === 'hard' && (limit.max ?? 0) < 0);
  const raise = deltas.find(
    ({ id, limit }) =>
      (limit.min ?? 0) >= 0 &&
      (id === 'pregnancy' || id === 'breastfeeding' || (limit.min ?? 0) > 0),
  );
  const name = (id: string): string => conditionName(id, catalogue);
  if (cut && raise)
    return {
      conflict: `${name(cut.id)} asks for less energy than you need and ${name(raise.id)} for no less, or for more. No plan can keep both, so we make none: please ask your clinician which comes first.`,
    };
  let aim = need;
  if (cut) {
    const least = Math.max(leastEnergy, need + (cut.limit.min ?? 0));
    hard.push({
      lo: least,
      hi: Math.max(least + 150, need + (cut.limit.max ?? 0)),
      loFrom: cut.id,
      hiFrom: cut.id,
    });
    aim = Math.max(leastEnergy, need + ((cut.limit.min ?? 0) + (cut.limit.max ?? 0)) / 2);
    assumed.push(
      `${name(cut.id)}: ${Math.abs(cut.limit.max ?? 0)} to ${Math.abs(cut.limit.min ?? 0)} kcal a day less than you need, and never under ${leastEnergy.toLocaleString('en')} kcal.`,
    );
  } else {
    const gains = deltas.filter(({ limit }) => (limit.min ?? 0) >= 0);
    const lo = Math.max(0, ...gains.map(({ limit }) => limit.min ?? 0));
    const hi = Math.max(
      lo,
      Math.min(...gains.map(({ limit }) => limit.max ?? 0), Number.POSITIVE_INFINITY),
    );
    const stage = trimester[answers['pregnancy-trimester'] ?? ''];
    const gain = gains.length ? (stage ?? (lo + hi) / 2) : 0;
    aim = need + gain;
    if (gain > 0)
      assumed.push(
        `${joined(gains.map(({ id }) => name(id)))}: ${Math.round(gain)} kcal a day more than usual.`,
      );
    const skipped = deltas.filter(({ limit }) => (limit.max ?? 0) < 0);
    if (skipped.length)
      assumed.push(
        `No weight loss is planned: ${joined(skipped.map(({ id }) => name(id)))} calls for it only where a person is overweight.`,
      );
  }
  assumed.unshift(
    told
      ? `You need about ${need.toLocaleString('en')} kcal a day.`
      : `An adult who needs ${need.toLocaleString('en')} kcal a day.`,
    body.weightKg === null ? `A weight of ${adult.weightKg} kg.` : `A weight of ${weightKg} kg.`,
  );
  let [lo, hi] = [rounded(aim * (1 - energySlack)), rounded(aim * (1 + energySlack))];
  let [loFrom, hiFrom] = ['', ''];
  for (const interval of hard) {
    if (interval.lo > lo) [lo, loFrom] = [interval.lo, interval.loFrom];
    if (interval.hi < hi) [hi, hiFrom] = [interval.hi, interval.hiFrom];
  }
  if (lo > hi * (1 - roomBetween)) {
    const who = (id: string, bound: number, side: string): string =>
      id
        ? `${name(id)} asks for ${side} ${Math.round(bound).toLocaleString('en')} kcal a day`
        : `the energy you gave means ${side} ${Math.round(bound).toLocaleString('en')} kcal a day`;
    const [first, second] = [who(loFrom, lo, 'at least'), who(hiFrom, hi, 'at most')];
    return {
      conflict: `${first.charAt(0).toUpperCase()}${first.slice(1)} and ${second}. No plan can keep both, so we make none: please ask your clinician which comes first.`,
    };
  }
  return { aim: Math.min(Math.max(aim, lo), hi), lo, hi, assumed };
}

/** Hard limits of one nutrient whose day figures leave no room between them. */
function conflictOf(
  ids: readonly string[],
  weightKg: number,
  energy: Energy,
  catalogue: Catalogue,
): string | null {
  const bounds = new Map<string, Interval>();
  for (const id of ids)
    for (const limit of catalogue.conditions.get(id)?.limits ?? []) {
      if (
        limit.priority !== 'hard' ||
        limit.nutrient.startsWith('energy') ||
        !isQuantity(limit.nutrient)
      )
        continue;
      const [least, most] = [
        dayFigure(limit, limit.min, weightKg, energy.lo),
        dayFigure(limit, limit.max, weightKg, energy.hi),
      ];
      const known = bounds.get(limit.nutrient) ?? {
        lo: Number.NEGATIVE_INFINITY,
        hi: Number.POSITIVE_INFINITY,
        loFrom: '',
        hiFrom: '',
      };
      bounds.set(limit.nutrient, {
        ...(least !== null && least > known.lo
          ? { lo: least, loFrom: id }
          : { lo: known.lo, loFrom: known.loFrom }),
        ...(most !== null && most < known.hi
          ? { hi: most, hiFrom: id }
          : { hi: known.hi, hiFrom: known.hiFrom }),
      });
    }
  for (const [nutrient, { lo, hi, loFrom, hiFrom }] of bounds) {
    if (lo <= hi * (1 - roomBetween) || loFrom === hiFrom || !isQuantity(nutrient)) continue;
    return `${conditionName(loFrom, catalogue)} asks for at least ${withUnit(lo, nutrient)} of ${quantityName(nutrient)} a day and ${conditionName(hiFrom, catalogue)} for at most ${withUnit(hi, nutrient)}. No plan can keep both, so we make none: please ask your clinician which comes first.`;
  }
  return null;
}

function dayFigure(
  limit: Limit,
  bound: number | null,
  weightKg: number,
  energyKcal: number,
): number | null {
  if (bound === null) return null;
  if (limit.basis === 'per_day') return bound;
  if (limit.basis === 'per_kg_day') return bound * weightKg;
  if (limit.basis === 'per_1000kcal') return (bound * energyKcal) / 1000;
  if (limit.basis === 'pct_energy')
    return (bound * energyKcal) / 100 / (kcalPerGram[limit.nutrient as Quantity] ?? 1);
  return null;
}
