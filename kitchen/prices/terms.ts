// The terms of the price model: what it knows of a food and of a country. The kitchen adds their effects up; scripts/fitPrices.ts fits them.
import type { Country, Ingredient } from '../catalogue/types.ts';
import { areaOf } from './local.ts';

/** A term and its value; its effect times its value is added to the logarithm of the factor on the US price. */
export type Term = readonly [name: string, value: number];

const groups: Readonly<Record<string, string>> = {
  ...named('produce', 'veg leafy fruit dryfruit fungi herb'),
  ...named('root', 'root'),
  ...named('legume', 'legume soy'),
  ...named('cereal', 'grain flour noodle bread'),
  ...named('meat', 'redmeat poultry organ procmeat'),
  ...named('fish', 'fish shellfish'),
  ...named('dairy', 'dairy cheese'),
  ...named('sugar_salt', 'sugar'),
  ...named('oil', 'oil'),
  ...named('egg', 'egg'),
  ...named('nutseed', 'nutseed'),
};

function named(group: string, categories: string): Record<string, string> {
  return Object.fromEntries(categories.split(' ').map((category) => [category, group]));
}

/** The group of foods whose prices move together; null where none was ever observed. */
export const groupOfPrices = ({ key, category }: Ingredient): string | null =>
  key === 'salt' || key.startsWith('salt_') ? 'sugar_salt' : (groups[category] ?? null);

/** A rate that moved further since the price level was measured tells no more than this. */
const mostMoved = 3.5;

/** What is known of a country, whatever the food. */
export const countryTerms = (country: Country): Term[] => [
  ['level', Math.log(country.gdpPriceLevel) + 1.2],
  ['rate', Math.log(Math.min(mostMoved, Math.max(0.3, country.pricing.rateMoved)))],
  ['diet', country.healthyDietPpp === null ? 0 : Math.log(country.healthyDietPpp / 3.6)],
  [`area:${areaOf(country)}`, 1],
  [`country:${country.iso2}`, 1],
];

/** Everything that is known of a food in a country; null for groups that were never observed. */
export function termsOf(ingredient: Ingredient, country: Country): Term[] | null {
  const group = groupOfPrices(ingredient);
  if (group === null) return null;
  const [area, level] = [areaOf(country), Math.log(country.gdpPriceLevel) + 1.2];
  // Tap water costs nothing.
  const price = Math.log(Math.max(0.05, ingredient.price.usdPerKgPurchased)) - 1;
  return [
    ['all', 1],
    ['price', price],
    ['price in level', price * level],
    ['energy', Math.log(Math.max(20, ingredient.per100g.energy_kcal ?? 0)) - 5.5],
    ['water', Math.log(20 + (ingredient.per100g.water_g ?? 0)) - 3.7],
    ['protein', (ingredient.per100g.protein_g ?? 0) / 20 - 0.5],
    ...countryTerms(country),
    [`group:${group}`, 1],
    [`category:${ingredient.category}`, 1],
    [`key:${ingredient.key}`, 1],
    [`group in area:${group} ${area}`, 1],
    [`key in area:${ingredient.key} ${area}`, 1],
    [`group in country:${group} ${country.iso2}`, 1],
  ];
}
