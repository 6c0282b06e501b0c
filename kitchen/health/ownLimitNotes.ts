// What is said of limits that a person told in figures, and of what they may drink.
import { coded, termOf } from '../../domain/notes.ts';
import type { Amount, KitchenNote, NamedTerm } from '../../domain/notes.ts';
import { figure, quantityName, withUnit } from '../planning/words.ts';
import { amountOf, quantityTerm } from '../safety/verdictNotes.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { OwnLimit } from '../types.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const grams = (value: number): Amount => ({ value, unit: 'g' });
const spanOf = ({ basis }: OwnLimit) => (basis === 'per_meal' ? 'meal' : 'day');

/** 'Sodium: at most 1,500 mg a day, as you told us.' */
export function ownLimitNote(limit: OwnLimit): KitchenNote {
  const { quantity, max, saltG } = limit;
  const span = spanOf(limit);
  const params = {
    quantity: quantityTerm(quantity),
    amount: amountOf(max, quantity),
    span: { of: 'span', id: span },
  };
  return saltG === undefined
    ? coded(
        'health.ownLimit',
        params,
        `${capital(quantityName(quantity))}: at most ${withUnit(max, quantity)} a ${span}, as you told us.`,
      )
    : coded(
        'health.ownSalt',
        { ...params, salt: grams(saltG) },
        `Salt: at most ${figure(saltG)} g a ${span}, as you told us. That is ${withUnit(max, quantity)} of sodium.`,
      );
}

/** 'Low sugar' without a figure. */
export const takenLimitNote = ({ quantity, max }: OwnLimit): KitchenNote =>
  coded(
    'health.takenLimit',
    { quantity: quantityTerm(quantity), amount: amountOf(max, quantity) },
    `${capital(quantityName(quantity))}: you gave no figure, so we keep to at most ${withUnit(max, quantity)} a day, the strictest that our tables hold for any condition. If your clinician gave you one, write it.`,
  );

export const fibreAim = coded(
  'health.fibreAim',
  {},
  'Fibre: planned weeks aim at 25 g a day or what your conditions ask for. We keep to no other figure, and do not choose single dishes by their fibre.',
);

/** 'High protein', of what general advice has an aim for. */
export const usualAim = (quantity: Quantity): KitchenNote =>
  coded(
    'health.usualAim',
    { quantity: quantityTerm(quantity) },
    `${capital(quantityName(quantity))}: planned weeks aim at what your conditions or general advice ask for. We keep to no higher aim, and do not choose single dishes by it.`,
  );

/** 'More vitamin D', 'low GI'. */
export const noAim = (quantity: Quantity): KitchenNote =>
  coded(
    'health.noAim',
    { quantity: quantityTerm(quantity) },
    `${capital(quantityName(quantity))}: we do not plan for it beyond what your conditions ask for.`,
  );

export const energyElsewhere = coded(
  'health.energyElsewhere',
  {},
  "Energy: we do not judge single dishes by it. For planned weeks, give your figure in the settings, under 'Weight and energy'.",
);

/** A figure that is looser than what a condition brings. */
export const ownLimitLooser = (
  { quantity, max }: OwnLimit,
  kept: { readonly max: number; readonly by: NamedTerm },
): KitchenNote =>
  coded(
    'health.ownLooser',
    {
      quantity: quantityTerm(quantity),
      told: amountOf(max, quantity),
      amount: amountOf(kept.max, quantity),
      by: termOf(kept.by),
    },
    `${capital(quantityName(quantity))}: you told us at most ${withUnit(max, quantity)} a day. We keep to the stricter ${withUnit(kept.max, quantity)} of ${kept.by.name}.`,
  );

const counts =
  'We do not count what you drink. Soups, stews and other wet dishes count towards it: ask your team how much of them.';
export const fluidLimitNote = (max: number | null): KitchenNote =>
  max === null
    ? coded('health.fluidLimit', {}, `Your team limits how much you drink. ${counts}`)
    : coded(
        'health.fluidMost',
        { amount: { value: max, unit: 'ml' } },
        `Fluid: at most ${withUnit(max, 'fluid_ml')} a day, as you told us. ${counts}`,
      );
