// Words and figures for sentences about a plan.
import { showsCents } from '../../domain/money.ts';
import type { NamedTerm } from '../../domain/notes.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Quantity } from '../recipes/nutrition.ts';

const names: Readonly<Partial<Record<Quantity, string>>> = {
  energy_kcal: 'energy',
  protein_g: 'protein',
  carb_g: 'carbohydrate',
  sugars_g: 'sugars',
  fibre_g: 'fibre',
  fat_g: 'fat',
  sat_fat_g: 'saturated fat',
  sodium_mg: 'sodium',
  potassium_mg: 'potassium',
  phosphorus_mg: 'phosphorus',
  calcium_mg: 'calcium',
  iron_mg: 'iron',
  magnesium_mg: 'magnesium',
  zinc_mg: 'zinc',
  cholesterol_mg: 'cholesterol',
  vit_c_mg: 'vitamin C',
  vit_a_rae_ug: 'vitamin A',
  folate_dfe_ug: 'folate',
  vit_b12_ug: 'vitamin B12',
  vit_d_ug: 'vitamin D',
  vit_k_ug: 'vitamin K',
  vit_e_mg: 'vitamin E',
  purine_mg: 'purines',
  free_sugars_g: 'free sugars',
  lactose_g: 'lactose',
  glycaemic_load: 'glycaemic load',
  animal_protein_g: 'animal protein',
  fruit_veg_g: 'fruit and vegetables',
  oily_fish_g: 'oily fish',
  fluid_ml: 'fluid',
  caffeine_mg: 'caffeine',
  folate_raw_ug: 'folate before cooking',
};

export const quantityName = (quantity: Quantity): string =>
  names[quantity] ?? quantity.replace(/_[a-z]+$/, '').replaceAll('_', ' ');

/** 'mg', 'g', 'kcal', 'µg', 'ml'; empty for glycaemic load. */
export const unitName = (quantity: Quantity): string =>
  quantity === 'glycaemic_load' ? '' : quantity.replace(/^.*_/, '').replace('ug', 'µg');

/** Whole numbers from 10 up, tenths below. */
export const figure = (value: number): string =>
  (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10).toLocaleString('en');

export const withUnit = (value: number, quantity: Quantity): string =>
  `${figure(value)} ${unitName(quantity)}`.trim();

/** 'a', 'a and b', 'a, b and c'. */
export const joined = (parts: readonly string[]): string =>
  parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
    : (parts[0] ?? '');

/** A condition's name, or a diet's; 'General advice' for the limits of a healthy adult. */
export function conditionName(id: string, { conditions, diets }: Catalogue): string {
  if (id === 'general') return 'General advice';
  if (id === ownLimitId) return 'Your own limit';
  const diet = diets.get(id)?.name;
  if (diet !== undefined) return `${diet.charAt(0).toUpperCase()}${diet.slice(1)}`;
  return conditions.get(id)?.name ?? id;
}

/** Whose limit it is: a condition's, or that of a diet. */
export const namedCondition = (id: string, catalogue: Catalogue): NamedTerm => ({
  of: catalogue.diets.has(id) ? 'diet' : 'condition',
  id,
  name: conditionName(id, catalogue),
});

/** Money as the screens write it, in major units: '₦12,500', '$31.40', '¥54'; cents only below 100, where the currency has them. */
export const money = (amount: number, currency: string): string =>
  amount.toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(!showsCents(amount, currency) && { maximumFractionDigits: 0 }),
  });

/** Countries that take an article, or read otherwise than in a list. */
const countriesInText: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'Bahamas',
      'Central African Republic',
      'Comoros',
      'Dominican Republic',
      'Gambia',
      'Maldives',
      'Marshall Islands',
      'Netherlands',
      'Philippines',
      'Solomon Islands',
      'United Arab Emirates',
      'United Kingdom',
      'United States',
    ].map((name) => [name, `the ${name}`]),
  ),
  'Congo (Democratic Republic)': 'the Democratic Republic of the Congo',
  'Congo (Republic)': 'the Republic of the Congo',
  'Vatican City (Holy See)': 'Vatican City',
};
/** A country's name within a sentence: 'the United Kingdom'. */
export const countryInText = (name: string): string => countriesInText[name] ?? name;
