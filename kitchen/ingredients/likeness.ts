// Which foods are one thing where dishes are compared and shopping is summed: the cuts of a chicken, any long rice. None crosses an
// allergen or a diet; what may take another's place in a dish is said in substitutions.ts.
import type { Ingredient } from '../catalogue/types.ts';
import { allergensIn } from '../health/allergens.ts';

/** Each line is one thing in a kitchen; the first key names it. */
const same = `
rice_white_long rice_white_medium rice_white_short rice_parboiled rice_basmati rice_jasmine rice_brown
chicken_breast chicken_thigh chicken_drumstick chicken_whole chicken_old_layer chicken_wings
turkey_breast turkey_wings
beef_stew beef_sirloin beef_brisket beef_flank beef_shank beef_shortribs
beef_ground_80 beef_ground_90
lamb_leg lamb_stew goat
pork_loin pork_tenderloin pork_shoulder
cod haddock hake_whiting pollock tilapia catfish sea_bass snapper grouper croaker nile_perch barramundi carp rohu mullet milkfish pomfret
mackerel_atlantic mackerel_horse mackerel_spanish herring
salmon_atlantic trout
sardine_canned sardine_tomato mackerel_canned
tuna_canned_water tuna_canned_oil
milk_whole milk_semi milk_skim
yogurt_plain_whole yogurt_plain_lowfat yogurt_greek_nonfat yogurt_greek_whole
cream_heavy cream_light creme_fraiche
butter_unsalted butter_salted
oil_sunflower oil_vegetable_soy oil_canola oil_corn oil_olive oil_ricebran oil_cottonseed oil_avocado
onion shallot
bell_pepper_red bell_pepper_green
chili_hot_red scotch_bonnet chili_jalapeno
cayenne chili_dried chili_powder_mix
tomato tomato_cherry
tomato_canned tomato_puree
chickpeas_dry chickpeas_canned
beans_kidney_dry beans_kidney_canned beans_pinto_dry
beans_black_dry beans_black_canned
beans_cowpea_dry beans_cowpea_canned
beans_white_dry beans_navy_dry beans_lima_dry
beans_broad_dry broadbeans_fresh
pasta_dry pasta_whole
noodles_egg noodles_somen
bread_white bread_whole_wheat bread_french bread_roll
bread_pita_white bread_pita_whole
bread_chapati bread_paratha bread_naan
flour_wheat_white flour_wheat_bread flour_wheat_whole
potato potato_red
mushroom_white mushroom_brown mushroom_oyster mushroom_shiitake
spinach spinach_frozen swiss_chard
amaranth_leaves ugu_leaves waterleaf malabar_spinach
kale collard_greens
cabbage cabbage_savoy
lettuce_leaf lettuce_romaine lettuce_iceberg
corn_sweet corn_canned
peas_green peas_canned
peanuts_roasted peanuts_raw
sugar_white sugar_brown sugar_powdered
vinegar_white vinegar_cider
lemon lemon_juice lime
stock_cube_chicken stock_cube_beef stock_chicken stock_beef
soy_sauce soy_sauce_low_sodium
cheese_cheddar cheese_gouda cheese_swiss cheese_processed
cheese_feta queso_fresco
thyme_dried thyme_fresh
basil_fresh basil_dried
mint peppermint
coconut_milk coconut_cream
plantain_unripe banana_green
maize_meal cornmeal
pineapple pineapple_canned
prunes plum
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const groups = new Map<string, string>();
for (const line of same) for (const key of line) groups.set(key, line[0] ?? key);

/** The name of the thing that a key is, as a cook sees it: every cut of chicken is 'chicken_breast'. */
export function groupOf(key: string): string {
  return groups.get(key) ?? key;
}

/** Keys named here, for the check that the tables know them all. */
export const namedKeys: readonly string[] = same.flat();

/** In every kitchen: never counted as missing. */
export const atHand: ReadonlySet<string> = new Set([
  'salt',
  'water',
  'pepper_black',
  'oil_sunflower',
]);

/** Whether one holds no allergen that the other does not. */
export const sameAllergens = (one: Ingredient, other: Ingredient): boolean => {
  const [a, b] = [allergensIn(one.tags), allergensIn(other.tags)];
  return a.contains.every((id) => b.contains.includes(id));
};
