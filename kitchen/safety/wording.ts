// Figures and lists, as the reasons of a verdict word them.
import type { Quantity } from '../recipes/nutrition.ts';

/** '1,250' or '3.5': by hand, since Intl is the slowest part of a verdict. */
const amountOf = (value: number): string =>
  value >= 1000
    ? `${Math.floor(Math.round(value) / 1000)},${String(Math.round(value) % 1000).padStart(3, '0')}`
    : String(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
const nameOf = (quantity: Quantity): string =>
  (
    {
      sodium_mg: 'sodium',
      potassium_mg: 'potassium',
      phosphorus_mg: 'phosphorus',
      sat_fat_g: 'saturated fat',
      fat_g: 'fat',
      free_sugars_g: 'free sugars',
      glycaemic_load: 'glycaemic load',
      cholesterol_mg: 'cholesterol',
      iron_mg: 'iron',
      purine_mg: 'purines',
      caffeine_mg: 'caffeine',
      vit_k_ug: 'vitamin K',
      lactose_g: 'lactose',
      carb_g: 'carbohydrate',
      calcium_mg: 'calcium',
    } as Partial<Record<Quantity, string>>
  )[quantity] ?? quantity.replace(/_[a-z]+$/, '').replaceAll('_', ' ');
export const withUnit = (value: number, quantity: Quantity): string =>
  quantity === 'glycaemic_load'
    ? amountOf(value)
    : `${amountOf(value)} ${quantity.replace(/^.*_/, '').replace('ug', 'µg')}`;
export const servingHas = (value: number, quantity: Quantity): string =>
  quantity === 'glycaemic_load'
    ? `One serving has a glycaemic load of ${amountOf(value)}`
    : `One serving has ${withUnit(value, quantity)} of ${nameOf(quantity)}`;
export const joined = (labels: readonly string[]): string =>
  labels.length > 1
    ? `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
    : (labels[0] ?? '');
