// Which foods a cook takes for one another: the cuts of a chicken, any long rice; and what may stand in for what.

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
milk_whole milk_semi milk_skim milk_lactose_free
yogurt_plain_whole yogurt_plain_lowfat yogurt_greek_nonfat yogurt_greek_whole
cream_heavy cream_light creme_fraiche
butter_unsalted butter_salted
oil_sunflower oil_vegetable_soy oil_canola oil_corn oil_olive oil_ricebran oil_cottonseed oil_avocado oil_peanut
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
pasta_dry pasta_whole pasta_gf_corn
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
stock_cube_chicken stock_cube_beef stock_chicken stock_beef stock_vegetable
soy_sauce soy_sauce_low_sodium tamari
cheese_cheddar cheese_gouda cheese_swiss cheese_processed
cheese_feta queso_fresco
thyme_dried thyme_fresh
basil_fresh basil_dried
mint peppermint
coconut_milk coconut_cream
plantain_unripe banana_green
maize_meal cornmeal
almond_milk oat_milk soymilk_unsweetened rice_milk
pineapple pineapple_canned
prunes plum
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** What does for the other, less than fully: two keys and the share of the credit. */
const nearly = `
tomato tomato_canned 0.85
tomato tomato_paste 0.35
tomato_canned tomato_paste 0.5
onion spring_onion 0.6
onion onion_powder 0.3
onion leek 0.5
garlic garlic_powder 0.6
ginger ginger_ground 0.6
chili_hot_red cayenne 0.7
lentils_brown_dry lentils_red_dry 0.7
lentils_red_dry chana_dal 0.5
lentils_red_dry beans_mung_dry 0.6
lentils_red_dry pigeon_peas_dry 0.6
beans_kidney_dry beans_black_dry 0.75
beans_kidney_dry beans_white_dry 0.7
beans_kidney_dry beans_cowpea_dry 0.7
beans_black_dry beans_cowpea_dry 0.6
spinach amaranth_leaves 0.8
spinach kale 0.7
amaranth_leaves kale 0.6
cabbage cabbage_napa 0.7
bok_choy cabbage_napa 0.7
bok_choy spinach 0.5
butter_unsalted margarine 0.8
butter_unsalted ghee 0.8
yogurt_plain_whole sour_cream 0.5
cream_heavy sour_cream 0.6
milk_whole milk_evaporated 0.7
plantain_ripe plantain_unripe 0.7
beef_ground_80 lamb_ground 0.7
beef_ground_80 pork_ground 0.6
beef_ground_80 turkey_ground 0.7
chicken_breast turkey_breast 0.7
chicken_breast chicken_ground 0.5
beef_stew lamb_leg 0.6
noodles_egg noodles_instant 0.8
noodles_egg pasta_dry 0.5
noodles_rice vermicelli_wheat 0.3
pasta_dry vermicelli_wheat 0.6
bread_white breadcrumbs 0.7
bread_white bread_pita_white 0.6
bread_pita_white bread_chapati 0.7
bread_chapati tortilla_wheat 0.7
tortilla_wheat tortilla_corn 0.7
sugar_white honey 0.7
sugar_white jaggery 0.7
cilantro parsley 0.6
spring_onion chives 0.7
cherry_sweet cranberry 0.3
vinegar_white lemon 0.5
cheese_feta cheese_goat 0.6
cheese_cheddar cheese_mozzarella 0.7
cheese_cheddar cheese_parmesan 0.6
tofu_firm tofu_fried 0.8
tofu_firm tofu_silken 0.5
paneer tofu_firm 0.5
cod salmon_atlantic 0.6
cod mackerel_atlantic 0.6
zucchini eggplant 0.4
sweet_potato yam 0.4
potato sweet_potato 0.5
yam cassava 0.4
ham_cured bacon 0.8
sausage_pork chorizo 0.6
peanuts_roasted peanut_butter 0.6
egg egg_white 0.7
flour_wheat_white corn_flour_starch 0.3
squash_butternut pumpkin 0.9
cumin curry_powder 0.4
curry_powder garam_masala 0.7
oats_rolled oat_bran 0.6
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const groups = new Map<string, string>();
for (const line of same) for (const key of line) groups.set(key, line[0] ?? key);

const standIns = new Map<string, { readonly group: string; readonly credit: number }[]>();
for (const [a = '', b = '', credit = '0'] of nearly) {
  const [one, other] = [groupOf(a), groupOf(b)];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    standIns.set(from, [...(standIns.get(from) ?? []), { group: to, credit: Number(credit) }]);
}

/** The name of the thing that a key is, as a cook sees it: every cut of chicken is 'chicken_breast'. */
export function groupOf(key: string): string {
  return groups.get(key) ?? key;
}

/** What a thing may stand in for, with the share of the credit it earns. */
export const standInsOf = (
  group: string,
): readonly { readonly group: string; readonly credit: number }[] => standIns.get(group) ?? [];

/** Keys named here, for the check that the tables know them all. */
export const namedKeys: readonly string[] = [
  ...same.flat(),
  ...nearly.flatMap((line) => line.slice(0, 2)),
];

/** In every kitchen: never counted as missing. */
export const atHand: ReadonlySet<string> = new Set([
  'salt',
  'water',
  'pepper_black',
  'oil_sunflower',
]);
