// The limits of a plan for one real person: weight and energy put in, conditions joined, what excludes each other named.
import type { KitchenNote, Note } from '../../domain/notes.ts';
import * as notes from './needsNotes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Person } from '../types.ts';
import { cookedVitamins } from '../catalogue/retention.ts';
import { heldDiet } from '../health/dietLimits.ts';
import { limitsOf } from '../health/limits.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';
import type { JointLimit } from '../health/limits.ts';
import { ceilingQuantity } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { conflictOf, isQuantity, kcalPerGram } from './dayConflicts.ts';
import { adult, energyOf } from './energyAim.ts';
import type { Body } from './energyAim.ts';
import { notesOfDiet } from './dietNotes.ts';
import { energyMissed, energyNotes } from './energyLimits.ts';
import type { EnergyNote } from './energyLimits.ts';
import { namedCondition } from './words.ts';

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
  /** Of every bound: a published document was seen for it, and a clinician has reviewed it. */
  readonly published: boolean;
  readonly reviewed?: boolean;
}

export type { Body } from './energyAim.ts';

export interface Needs {
  readonly weightKg: number;
  /** Energy that the plan aims at, kcal a day, and the range that each day keeps. */
  readonly energyKcal: number;
  readonly energyMin: number;
  readonly energyMax: number;
  readonly limits: readonly PlanLimit[];
  /** What the conditions ask of energy, which `energyMin` and `energyMax` are made of. */
  readonly energy: readonly EnergyNote[];
  /** What was assumed. */
  readonly assumed: readonly KitchenNote[];
  /** Limits that a plan of food does not cover. */
  readonly left: readonly KitchenNote[];
}

export type NeedsAnswer = { readonly needs: Needs } | { readonly conflict: Note };

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

/** Whose limits they are: conditions of the table, what a clinician told somebody, and diets. */
type Limited = Pick<Person, 'conditions' | 'ownLimits'> & Partial<Pick<Person, 'diets'>>;

/**
 * The limits that a plan must keep for one person.
 * @param answers answers given to questions: raised potassium hardens its cap, a trimester sets its energy
 * @returns the needs, or a sentence that names hard limits which cannot be kept together: none is ever dropped in silence
 */
export function needsOf(
  person: Limited,
  answers: Readonly<Record<string, string>>,
  body: Body,
  catalogue: Catalogue,
): NeedsAnswer {
  const { conditions: ids, ownLimits } = person;
  const weightKg = body.weightKg ?? adult.weightKg;
  const energy = energyOf(ids, answers, body, weightKg, catalogue);
  if ('conflict' in energy) return energy;
  const diet = heldDiet(person, catalogue);
  const joint = limitsOf(ids, catalogue, ownLimits, diet).limits;
  const limits = joint
    .filter(({ nutrient }) => !notOfFood.has(nutrient))
    .flatMap((limit) => resolve(hardened(limit, answers), weightKg) ?? [])
    .flatMap(withCeilingApart);
  const left = [
    ...joint.flatMap((limit) => drinksIn(limit, catalogue)),
    ...contradictions(joint, catalogue),
    ...notesOfDiet(person, diet, catalogue),
    ...energyMissed(ids, energy.aim, weightKg, catalogue),
  ];
  const conflict = conflictOf(ids, weightKg, energy, catalogue, ownLimits, diet);
  if (conflict !== null) return { conflict };
  return {
    needs: {
      weightKg,
      energyKcal: energy.aim,
      energyMin: energy.lo,
      energyMax: energy.hi,
      limits,
      energy: energyNotes(ids, catalogue),
      assumed: limits.some(({ quantity }) => isCookedVitamin(quantity))
        ? [...energy.assumed, notes.cookedVitaminsNote]
        : energy.assumed,
      left,
    },
  };
}

/** Energy has limits of its own, and drinks are not planned. */
const notOfFood: ReadonlySet<string> = new Set(['energy_kcal', 'energy_delta_kcal', 'fluid_ml']);

function drinksIn(limit: JointLimit, catalogue: Catalogue): KitchenNote[] {
  if (limit.nutrient !== 'fluid_ml') return [];
  return [
    limit.from.includes(ownLimitId)
      ? notes.drinksTold(limit.max ?? 0)
      : notes.drinksNote(namedOf(limit, catalogue), limit),
  ];
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

const isCookedVitamin = (quantity: Quantity): boolean =>
  (cookedVitamins as readonly Quantity[]).includes(quantity);

/** A ceiling of what cooking takes from is one of its figure before cooking, and so a limit of its own. */
function withCeilingApart(limit: PlanLimit): PlanLimit[] {
  const raw = ceilingQuantity[limit.quantity];
  if (raw === undefined || limit.max === null) return [limit];
  const ceiling = { ...limit, quantity: raw, min: null };
  return limit.min === null ? [ceiling] : [{ ...limit, max: null }, ceiling];
}

function resolve(limit: JointLimit, weightKg: number): PlanLimit[] | null {
  const { from, sources, priority, basis, reviewed } = limit;
  const published = limit.provenance === 'verified';
  const shared = { priority, from, sources, published, reviewed, perEnergy: null };
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

const namedOf = ({ from }: JointLimit, catalogue: Catalogue) =>
  from.map((id) => namedCondition(id, catalogue));

/** Advice of one condition that the advice of another rules out: both cannot be followed, and the plan lies where it misses least. */
function contradictions(limits: readonly JointLimit[], catalogue: Catalogue): KitchenNote[] {
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
    const advised = (limit: JointLimit, amount: number) => ({
      by: namedOf(limit, catalogue),
      amount,
    });
    return [
      notes.opposedAdvice(
        least.nutrient,
        advised(least, least.min ?? 0),
        advised(most, most.max ?? 0),
      ),
    ];
  });
}
