// What was assumed of a day's energy, and why two conditions cannot both be kept.
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote, NamedTerm, Term, TermKind } from '../../domain/notes.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { amountOf, quantityTerm } from '../safety/verdictNotes.ts';
import { figure, joined, quantityName, withUnit } from './words.ts';

/** A condition by its id and its English name, or a diet that is a limit. */
export interface Condition {
  readonly of?: TermKind;
  readonly id: string;
  readonly name: string;
}
const term = ({ of = 'condition', id }: Condition): Term => ({ of, id });
const namesOf = (conditions: readonly Condition[]): string =>
  joined(conditions.map(({ name }) => name));
const kcal = (value: number) => ({ value: Math.round(value), unit: 'kcal' });
const inText = (value: number): string => Math.round(value).toLocaleString('en');

export const energyNeed = (need: number, isTold: boolean): KitchenNote =>
  isTold
    ? coded('assumed.need', { energy: kcal(need) }, `You need about ${inText(need)} kcal a day.`)
    : coded(
        'assumed.adultNeed',
        { energy: kcal(need) },
        `An adult who needs ${inText(need)} kcal a day.`,
      );

export const weightNote = (weight: number): KitchenNote =>
  coded('assumed.weight', { weight: { value: weight, unit: 'kg' } }, `A weight of ${weight} kg.`);

export const cookedVitaminsNote = coded(
  'assumed.cooked',
  {},
  'Vitamin C, folate, vitamin A and B12 are counted as cooking leaves them (USDA 2007), in the way of cooking that we read from the steps of each recipe.',
);

export const lessEnergy = (
  by: Condition,
  less: readonly [from: number, to: number],
  least: number,
): KitchenNote =>
  coded(
    'assumed.lessEnergy',
    { by: term(by), from: less[0], to: less[1], least: kcal(least) },
    `${by.name}: ${less[0]} to ${less[1]} kcal a day less than you need, and never under ${inText(least)} kcal.`,
  );

export const moreEnergy = (by: readonly Condition[], gain: number): KitchenNote =>
  coded(
    'assumed.moreEnergy',
    { by: by.map(term), gain: kcal(gain) },
    `${namesOf(by)}: ${Math.round(gain)} kcal a day more than usual.`,
  );

export const noWeightLoss = (by: readonly Condition[]): KitchenNote =>
  coded(
    'assumed.noWeightLoss',
    { by: by.map(term) },
    `No weight loss is planned: ${namesOf(by)} calls for it only where a person is overweight.`,
  );

export const opposedEnergies = (less: Condition, more: Condition): KitchenNote =>
  coded(
    'refusal.opposedEnergies',
    { less: term(less), more: term(more) },
    `${less.name} asks for less energy than you need and ${more.name} for no less, or for more. No plan can keep both, so we make none: please ask your clinician which comes first.`,
  );

/** A bound of the day's energy; without a condition the person's own. */
export interface EnergyBound {
  readonly by: Condition | null;
  readonly kcal: number;
}
export function energyConflict(least: EnergyBound, most: EnergyBound): KitchenNote {
  const who = ({ by, kcal: bound }: EnergyBound, side: string): string =>
    by
      ? `${by.name} asks for ${side} ${inText(bound)} kcal a day`
      : `the energy you gave means ${side} ${inText(bound)} kcal a day`;
  const first = who(least, 'at least');
  return coded(
    'refusal.energyConflict',
    {
      by: [least, most].flatMap(({ by }) => (by ? [term(by)] : [])),
      least: kcal(least.kcal),
      most: kcal(most.kcal),
    },
    `${first.charAt(0).toUpperCase()}${first.slice(1)} and ${who(most, 'at most')}. No plan can keep both, so we make none: please ask your clinician which comes first.`,
  );
}

const millilitres = (value: number) => ({ value, unit: 'ml' });
export const drinksNote = (
  by: readonly Condition[],
  { min, max }: { readonly min: number | null; readonly max: number | null },
): KitchenNote =>
  min === null
    ? coded(
        'advice.drinksMost',
        { by: by.map(term), amount: millilitres(max ?? 0) },
        `Drinks are not planned. ${namesOf(by)}: at most ${withUnit(max ?? 0, 'fluid_ml')} of fluid a day, where your clinician has asked for it.`,
      )
    : coded(
        'advice.drinksLeast',
        { by: by.map(term), amount: millilitres(min) },
        `Drinks are not planned. ${namesOf(by)}: at least ${withUnit(min, 'fluid_ml')} of fluid a day.`,
      );

export const drinksTold = (max: number): KitchenNote =>
  coded(
    'advice.drinksTold',
    { amount: millilitres(max) },
    `Drinks are not planned. At most ${withUnit(max, 'fluid_ml')} of fluid a day, as you told us: soups, stews and other wet dishes count towards it.`,
  );

/** An amount that one condition advises. */
export interface Advised {
  readonly by: readonly Condition[];
  readonly amount: number;
}
export const opposedAdvice = (quantity: Quantity, more: Advised, less: Advised): KitchenNote =>
  coded(
    'advice.opposed',
    {
      quantity: quantityTerm(quantity),
      more: more.by.map(term),
      less: less.by.map(term),
      least: amountOf(more.amount, quantity),
      most: amountOf(less.amount, quantity),
    },
    `${namesOf(more.by)}: more ${quantityName(quantity)} is advised than ${namesOf(less.by)} allows, ${withUnit(more.amount, quantity)} against ${withUnit(less.amount, quantity)}. Please ask your clinician which comes first.`,
  );

/** General advice that a diet rules out is not held against whoever chose it. */
export const dietInstead = (
  diet: NamedTerm,
  most: number,
  instead: readonly Quantity[],
): KitchenNote =>
  coded(
    'advice.dietInstead',
    {
      diet: termOf(diet),
      amount: amountOf(most, 'carb_g'),
      quantities: instead.map(quantityTerm),
    },
    `${diet.name} means at most ${withUnit(most, 'carb_g')} of carbohydrate a day. General advice on ${joined(instead.map(quantityName))} does not go with that, so the days are not held against it.`,
  );

export const energyAdvised = (
  by: Condition,
  {
    min,
    max,
    text,
  }: { readonly min: number | null; readonly max: number | null; readonly text: string },
  aim: number,
): KitchenNote =>
  coded(
    min === null ? 'advice.energyMost' : max === null ? 'advice.energyLeast' : 'advice.energy',
    {
      by: term(by),
      aim: kcal(aim),
      ...(min === null ? {} : { min: kcal(min) }),
      ...(max === null ? {} : { max: kcal(max) }),
    },
    `${by.name} advises ${text} kcal a day; this plan aims at ${figure(aim)}.`,
  );

export const quantityConflict = (quantity: Quantity, more: Advised, less: Advised): KitchenNote =>
  coded(
    'refusal.quantityConflict',
    {
      quantity: quantityTerm(quantity),
      more: more.by.map(term),
      less: less.by.map(term),
      least: amountOf(more.amount, quantity),
      most: amountOf(less.amount, quantity),
    },
    `${namesOf(more.by)} asks for at least ${withUnit(more.amount, quantity)} of ${quantityName(quantity)} a day and ${namesOf(less.by)} for at most ${withUnit(less.amount, quantity)}. No plan can keep both, so we make none: please ask your clinician which comes first.`,
  );
