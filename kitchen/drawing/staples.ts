// The colour of staples as they come to the table: rice, bread, noodles, mash, dough.
import { mix } from './colours.ts';
import { mixed } from './tints.ts';
import type { Part } from './tints.ts';

type Colours = readonly (readonly [keys: string, colour: string])[];

const grains: Colours = [
  ['rice_brown', '#d9b98a'],
  ['rice_wild', '#7a6048'],
  ['bulgur freekeh', '#c99f60'],
  ['couscous', '#ecce86'],
  ['quinoa fonio', '#e0cc9e'],
  ['millet', '#ecd486'],
  ['buckwheat', '#a8825a'],
  ['sorghum teff', '#a5785a'],
  ['oats_rolled', '#e6d3a8'],
  ['barley_pearled barley_hulled wheat_berries spelt', '#d3b684'],
];
const breads: Colours = [
  ['tortilla_corn', '#eab54f'],
  ['tortilla_wheat', '#ecd09a'],
  ['injera', '#c9a98a'],
  ['bread_pumpernickel', '#6a4630'],
  ['bread_rye crispbread_rye', '#96683c'],
  ['bread_whole_wheat bread_pita_whole bread_chapati', '#cf9a58'],
  ['bread_french bread_white bread_roll', '#e3b66a'],
  ['bread_naan bread_pita_white', '#e8c488'],
  ['flour_wheat_whole flour_rye', '#bf8a50'],
  ['flour_buckwheat', '#a07a52'],
  ['flour_besan', '#e3b548'],
  ['cornmeal masa_harina maize_meal', '#ebc260'],
  ['beans_mung_dry', '#b5ae5a'],
  ['flour_cassava flour_rice semolina', '#ecd49a'],
];
const noodles: Colours = [
  ['noodles_rice noodles_somen', '#f4ead4'],
  ['noodles_mung', '#e6dcc4'],
  ['noodles_soba', '#ab8d6c'],
  ['pasta_whole', '#c99a5a'],
  ['noodles_egg', '#efcb72'],
];
const mashes: Colours = [
  ['cornmeal corn_grits', '#f0c850'],
  ['maize_meal', '#f5eedd'],
  ['flour_yam', '#a98a6c'],
  ['garri', '#efd99a'],
  ['yam cassava flour_cassava', '#f4ebd4'],
  ['sweet_potato', '#e2954e'],
  ['barley_hulled', '#d3b684'],
  ['plantain_ripe', '#dda24a'],
  ['plantain_unripe', '#e8d59a'],
  ['beans_pinto_dry', '#a8785a'],
  ['potato potato_red', '#f3e0a2'],
  ['beans_cowpea_dry', '#cfa878'],
];

const heaviest = (parts: readonly Part[], colours: Colours, otherwise: string): string => {
  const known = new Map(
    colours.flatMap(([keys, colour]) => keys.split(' ').map((key) => [key, colour] as const)),
  );
  const [first] = parts
    .filter(({ ingredient }) => known.has(ingredient.key))
    .sort((one, other) => other.grams - one.grams);
  return (first && known.get(first.ingredient.key)) ?? otherwise;
};

/** Grains boiled plain; turmeric and saffron show. */
export const grainColour = (parts: readonly Part[]): string => heaviest(parts, grains, '#f7edd6');

/** Bread, tortillas and batters, baked. */
export const breadColour = (parts: readonly Part[], otherwise = '#dfae64'): string =>
  heaviest(parts, breads, otherwise);

/** Noodles and pasta. */
export const noodleColour = (parts: readonly Part[]): string => heaviest(parts, noodles, '#f0cf7e');

/** Mash, stiff porridge and dough eaten with soup; greens mashed in show. */
export const mashColour = (parts: readonly Part[]): string => {
  const plain = heaviest(parts, mashes, '#f0e0b0');
  const mashed = parts.some(({ ingredient }) => ingredient.category === 'root');
  const greens = parts.filter(({ ingredient }) => mashed && ingredient.category === 'leafy');
  const green = greens.reduce((sum, { grams }) => sum + grams, 0);
  const all = parts.reduce((sum, { grams }) => sum + grams, 1);
  return mix(plain, '#7a9a48', Math.min(0.5, (2 * green) / all));
};

/** Rice cooked in its sauce: the grain, as far as the sauce colours it. */
export const pilafColour = (parts: readonly Part[]): string => {
  const grain = parts.filter(({ ingredient }) => ingredient.category === 'grain');
  const weight = grain.reduce((sum, { grams }) => sum + grams, 1);
  const sauce = parts.filter(
    ({ ingredient }) => !['grain', 'redmeat', 'leafy', 'fungi'].includes(ingredient.category),
  );
  const { colour, strength } = mixed(sauce, ['#d9a860', 40]);
  return mix(grainColour(parts), colour, Math.min(0.72, strength / (strength + weight * 1.9)));
};

const dryParts = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ ingredient: { category, key } }) =>
      !['dairy', 'soy', 'bev', 'fruit', 'dryfruit'].includes(category) || key === 'banana',
  );

/** Cake, biscuit and bread dough, baked brown: cocoa, fruit and eggs show. */
export const doughColour = (parts: readonly Part[]): string =>
  mix(mixed(dryParts(parts), ['#e0b468', 120]).colour, '#a8642a', 0.34);
