// The colour of what is cooked together: sauces, broths, doughs.
// A strength says how much a gram colours.
import type { Ingredient } from '../catalogue/types.ts';
import { channels, hexOf } from './colours.ts';
import { foodsOf } from './foodLooks.ts';
import { colourOf } from './foods.ts';

type Tint = readonly [colour: string, strength: number];
type Pair = readonly [keys: string, tint: Tint];

const pairs: readonly Pair[] = [
  ['tomato_paste', ['#b5301c', 7]],
  ['tomato_canned tomato_puree salsa ketchup', ['#c9412a', 2.2]],
  ['tomato tomato_cherry', ['#cf5030', 1]],
  ['bell_pepper_red', ['#c8402a', 0.9]],
  ['paprika chili_powder_mix', ['#b03a1c', 45]],
  ['cayenne chili_dried', ['#a5341c', 45]],
  ['turmeric saffron', ['#e3a420', 110]],
  ['curry_powder garam_masala', ['#c28a2c', 40]],
  ['cinnamon nutmeg', ['#9a6236', 6]],
  ['cocoa_powder', ['#4a2a22', 30]],
  ['chocolate_dark', ['#43261d', 14]],
  ['chocolate_milk', ['#6a4030', 8]],
  ['curry_paste_thai harissa gochujang', ['#c2452a', 14]],
  ['miso', ['#b9894a', 6]],
  ['soy_sauce soy_sauce_low_sodium tamari oyster_sauce hoisin teriyaki', ['#5a3018', 9]],
  ['worcestershire bbq_sauce', ['#5a3018', 6]],
  ['mustard_prepared', ['#d3a83c', 5]],
  ['beetroot', ['#96203f', 7]],
  ['cabbage_red', ['#8c3f74', 3]],
  ['pesto', ['#6f8f34', 8]],
  ['spinach spinach_frozen ugu_leaves amaranth_leaves jute_leaves', ['#4f7a34', 1.6]],
  ['collard_greens kale swiss_chard taro_leaves moringa_leaves', ['#4f7a34', 1.4]],
  ['parsley cilantro basil_fresh dill mint fenugreek_leaves', ['#55803a', 5]],
  ['peas_green broadbeans_fresh', ['#8fb552', 1.3]],
  ['tomatillo', ['#9aa94a', 2]],
  ['coconut_milk coconut_cream', ['#f4e8cc', 1.6]],
  ['cream_heavy cream_light', ['#f8eed8', 3]],
  ['yogurt_plain_whole yogurt_plain_lowfat yogurt_greek_whole', ['#f7f0e0', 1.6]],
  ['yogurt_greek_nonfat sour_cream creme_fraiche kefir buttermilk', ['#f7f0e0', 1.8]],
  ['peanut_butter', ['#b07a40', 6]],
  ['peanuts_raw peanuts_roasted', ['#c08f52', 1.2]],
  ['almond_butter', ['#a8763e', 8]],
  ['tahini', ['#dfc69a', 4]],
  ['sesame_seed', ['#d9c08c', 1]],
  ['egusi', ['#cf9a34', 6]],
  ['oil_palm_red', ['#d9661c', 9]],
  ['tamarind', ['#8a4a20', 4]],
  ['pumpkin squash_butternut squash_acorn', ['#e39a35', 1.4]],
  ['carrot', ['#e08a3a', 0.9]],
  ['sweet_potato', ['#e09048', 1.2]],
  ['lentils_red_dry', ['#dd9438', 3]],
  ['peas_split_dry chana_dal pigeon_peas_dry', ['#d9b04a', 3]],
  ['flour_besan', ['#e0b040', 4]],
  ['lentils_brown_dry', ['#8a6a3c', 2.4]],
  ['beans_black_dry beans_black_canned', ['#4a3438', 2]],
  ['beans_kidney_dry beans_kidney_canned beans_adzuki_dry', ['#8a3a2c', 1.6]],
  ['beans_mung_dry', ['#a3a052', 2]],
  ['beans_broad_dry', ['#b09a58', 2]],
  ['chickpeas_dry chickpeas_canned', ['#dcb870', 0.8]],
  ['corn_sweet corn_canned', ['#efc84a', 1]],
  ['cornmeal corn_grits', ['#efc44a', 4]],
  ['maize_meal', ['#f5ecd6', 4]],
  ['oats_rolled', ['#ead7ae', 5]],
  ['flour_sorghum flour_millet ragi_flour teff', ['#a5785a', 5]],
  ['flour_wheat_whole flour_rye flour_buckwheat buckwheat', ['#b58a58', 2.5]],
  ['flour_wheat_white flour_wheat_bread flour_rice semolina', ['#efdcb0', 1.6]],
  ['beer wine_red', ['#6a3426', 1]],
  ['stock_beef', ['#9a6a38', 0.7]],
  ['stock_chicken stock_vegetable', ['#dcae55', 0.6]],
  ['molasses', ['#4a2a18', 8]],
  ['sugar_brown jaggery', ['#96602c', 1.5]],
  ['honey maple_syrup', ['#c98a30', 1.5]],
  ['egg egg_yolk', ['#f0c85a', 1.2]],
  ['milk_whole milk_semi', ['#f8f0de', 1]],
  ['beef_stew beef_ground_80 beef_ground_90 beef_shank', ['#8a4a2c', 0.8]],
  ['lamb_stew lamb_ground goat beef_liver', ['#8a4a30', 0.8]],
  ['eggplant', ['#8a6a50', 0.8]],
  ['mushroom_brown mushroom_white mushroom_shiitake', ['#a07a54', 0.9]],
  ['raspberry', ['#c93450', 3]],
  ['blueberry blackberry', ['#5a4070', 2.5]],
  ['strawberry', ['#dd5a68', 2.4]],
  ['cherry_sweet cranberry', ['#a8243c', 2.5]],
  ['rhubarb', ['#dd8a88', 1.6]],
  ['coffee_brewed coffee_instant tea_black', ['#6a452c', 1.5]],
];

const byKey: ReadonlyMap<string, Tint> = new Map(
  pairs.flatMap(([keys, tint]) => keys.split(' ').map((key) => [key, tint] as const)),
);

/** Strength by category, of the food's own colour. */
const strengths: Readonly<Record<string, number>> = {
  fruit: 1.6,
  dryfruit: 1.2,
  leafy: 1.5,
  legume: 1.2,
  veg: 0.35,
  root: 0.4,
  cheese: 0.7,
  nutseed: 0.5,
  redmeat: 0.5,
  organ: 0.6,
  poultry: 0.15,
  fish: 0.1,
  shellfish: 0.1,
};

/** White and pale things without a drawn food of their own. */
const plain: Readonly<Record<string, Tint>> = {
  dairy: ['#f8f0de', 1],
  grain: ['#f0e2c0', 0.8],
  soy: ['#f2e6cc', 0.8],
  flour: ['#ecd8ac', 1.5],
  herb: ['#55803a', 4],
};

const tintOf = (ingredient: Ingredient): Tint => {
  const known = byKey.get(ingredient.key) ?? plain[ingredient.category];
  if (known) return known;
  const [food] = foodsOf(ingredient);
  return [colourOf(food), food ? (strengths[ingredient.category] ?? 0) : 0];
};

export interface Part {
  readonly ingredient: Ingredient;
  readonly grams: number;
}

/**
 * The colour of parts that are cooked together.
 * @param ground colour and strength of what is there anyway: water, fat, browning
 * @returns the colour, and how strongly the parts colour
 */
export function mixed(parts: readonly Part[], ground: Tint): { colour: string; strength: number } {
  const tints = [
    ground,
    ...parts.map(({ ingredient, grams }): Tint => {
      const [colour, strength] = tintOf(ingredient);
      return [colour, strength * grams];
    }),
  ].filter(([, strength]) => strength > 0);
  // The strongest colours speak louder than their share: a plain mean is mud.
  const loud = tints.map(([colour, strength]) => [channels(colour), strength ** 1.5] as const);
  const total = loud.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = [0, 1, 2].map(
    (i) => loud.reduce((sum, [rgb, weight]) => sum + (rgb[i] ?? 0) * weight, 0) / total,
  );
  return { colour: hexOf(mean), strength: tints.reduce((sum, [, each]) => sum + each, -ground[1]) };
}
