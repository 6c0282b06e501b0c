// The tables of substitutions.ts: which foods are one, which take one another's place, and what the cook then does differently. Our own
// judgement, kept narrow.

/**
 * The same food by another grade, or a part of it: having the first is having the others. The first names the line only where
 * it stands alone; `>` says that the others come out of the first and not the other way round.
 */
export const sameFood = `
milk_whole milk_semi milk_skim
butter_unsalted butter_salted
yogurt_plain_whole yogurt_plain_lowfat
yogurt_greek_whole yogurt_greek_nonfat
potato potato_red
mushroom_white mushroom_brown
flour_wheat_white flour_wheat_bread
beef_ground_80 beef_ground_90
tuna_canned_water tuna_canned_oil
maize_grain_yellow maize_grain_white
cream_heavy cream_light
soy_sauce soy_sauce_low_sodium
lemon > lemon_juice
egg > egg_white egg_yolk
orange > orange_juice
coconut_fresh > coconut_dried
`;

/** One line: foods that take one another's place, and what changes. */
export const eachForEach = `
follow_packet rice_white_long rice_parboiled rice_basmati rice_jasmine rice_white_medium rice_white_short
as_written chicken_thigh chicken_drumstick
as_written beef_stew beef_shank beef_brisket
as_written beef_sirloin beef_flank
as_written lamb_leg lamb_stew goat
as_written pork_loin pork_tenderloin
as_written cod haddock hake_whiting pollock tilapia catfish sea_bass snapper grouper croaker nile_perch barramundi carp rohu mullet milkfish pomfret
as_written mackerel_atlantic mackerel_horse mackerel_spanish herring
as_written salmon_atlantic trout
as_written sardine_canned sardine_tomato mackerel_canned
as_written onion shallot
as_written bell_pepper_red bell_pepper_green
as_written chili_hot_red chili_jalapeno
add_to_taste cayenne chili_dried chili_powder_mix
as_written tomato tomato_cherry
as_written tomato_canned tomato_puree
as_written beans_kidney_dry beans_pinto_dry beans_black_dry
as_written beans_white_dry beans_navy_dry beans_lima_dry
follow_packet noodles_egg noodles_somen noodles_instant
follow_packet pasta_dry pasta_whole
as_written bread_white bread_whole_wheat bread_french bread_roll
as_written bread_pita_white bread_pita_whole bread_naan bread_chapati bread_paratha tortilla_wheat
as_written flour_wheat_white flour_wheat_whole
as_written mushroom_white mushroom_oyster mushroom_shiitake
as_written spinach swiss_chard amaranth_leaves spinach_frozen
as_written amaranth_leaves ugu_leaves waterleaf malabar_spinach
as_written kale collard_greens cabbage_savoy
as_written cabbage cabbage_savoy cabbage_napa
as_written lettuce_leaf lettuce_romaine lettuce_iceberg
as_written corn_sweet corn_canned
as_written peas_green peas_canned
as_written sugar_white sugar_brown sugar_powdered
as_written vinegar_white vinegar_cider
as_written lemon lime
as_written lemon_juice lime
as_written oil_sunflower oil_vegetable_soy oil_canola oil_corn oil_ricebran oil_cottonseed oil_avocado oil_olive oil_peanut
as_written stock_cube_chicken stock_cube_beef
as_written stock_chicken stock_beef stock_vegetable
as_written cheese_cheddar cheese_gouda cheese_swiss
as_written cheese_feta queso_fresco
add_to_taste mint peppermint
as_written coconut_milk coconut_cream
as_written plantain_unripe banana_green
as_written maize_meal cornmeal
as_written almond_milk oat_milk soymilk_unsweetened rice_milk
as_written pineapple pineapple_canned
as_written yogurt_plain_whole yogurt_greek_whole
as_written cream_heavy creme_fraiche
as_written squash_butternut pumpkin
as_written bok_choy cabbage_napa
as_written chicken_breast turkey_breast
as_written beef_ground_80 lamb_ground turkey_ground chicken_ground pork_ground
as_written tofu_firm tofu_fried
as_written ham_cured bacon
as_written sausage_pork sausage_italian chorizo
as_written chickpeas_canned beans_kidney_canned beans_black_canned beans_cowpea_canned
as_written cilantro parsley
as_written spring_onion chives
as_written parsley dill
as_written dill chives
as_written onion leek
as_written garlic garlic_powder
add_to_taste pepper_black pepper_white
as_written spinach water_spinach bok_choy swiss_chard amaranth_leaves mustard_greens
as_written kale collard_greens mustard_greens sweet_potato_leaves cabbage
as_written broccoli broccoli_chinese cauliflower
as_written broccoli green_beans snow_peas mixed_veg_frozen
as_written cabbage bok_choy broccoli_chinese
as_written carrot parsnip
as_written zucchini squash_butternut pumpkin
as_written cucumber radish
as_written green_beans yardlong_beans snow_peas
as_written cashew almond walnut pecan
as_written raisins dates_dried prunes
as_written wine_red wine_white
as_written olives_green olives_black
as_written tofu_firm tofu_silken
as_written peanuts_roasted peanuts_raw
`;

/** One direction: yours, what the recipe names, what changes, how well it does. */
export const oneForOther = `
chicken_breast chicken_thigh cook_less 0.85
chicken_thigh chicken_breast cook_more 0.85
chicken_drumstick chicken_breast cook_more 0.6
chicken_whole chicken_thigh cut_up 0.8
chicken_whole chicken_drumstick cut_up 0.8
chicken_whole chicken_breast cut_up 0.8
chicken_thigh chicken_whole cook_less 0.8
chicken_breast chicken_whole cook_less 0.6
turkey_breast chicken_thigh cook_less 0.6
beef_sirloin beef_stew cook_less 0.7
pork_shoulder pork_belly as_written 0.7
pork_belly pork_shoulder as_written 0.7
pork_loin pork_shoulder cook_less 0.6
tomato tomato_canned chop 0.85
tomato_canned tomato drain 0.7
tomato tomato_puree chop 0.7
tomato_puree tomato as_written 0.6
tomato_paste tomato_puree third_as_much 0.5
onion spring_onion chop 0.7
spring_onion onion three_times 0.6
shallot spring_onion chop 0.6
ginger ginger_ground three_times 0.7
ginger_ground ginger third_as_much 0.7
thyme_fresh thyme_dried three_times 0.9
thyme_dried thyme_fresh third_as_much 0.9
basil_fresh basil_dried three_times 0.8
basil_dried basil_fresh third_as_much 0.6
chili_hot_red scotch_bonnet add_to_taste 0.8
scotch_bonnet chili_hot_red third_as_much 0.8
chili_hot_red cayenne add_to_taste 0.7
cayenne chili_hot_red add_to_taste 0.7
chili_dried chili_hot_red add_to_taste 0.8
cayenne scotch_bonnet add_to_taste 0.6
cayenne chili_jalapeno add_to_taste 0.6
chili_dried scotch_bonnet add_to_taste 0.6
chili_dried chili_jalapeno add_to_taste 0.6
chili_jalapeno scotch_bonnet add_to_taste 0.7
scotch_bonnet chili_jalapeno third_as_much 0.7
chickpeas_canned chickpeas_dry skip_soaking 0.9
beans_kidney_canned beans_kidney_dry skip_soaking 0.9
beans_kidney_canned beans_pinto_dry skip_soaking 0.8
beans_black_canned beans_black_dry skip_soaking 0.9
beans_cowpea_canned beans_cowpea_dry skip_soaking 0.9
rice_brown rice_white_long cook_more 0.7
rice_white_long rice_brown cook_less 0.7
lentils_red_dry lentils_brown_dry cook_less 0.6
lentils_brown_dry lentils_red_dry cook_more 0.6
lentils_red_dry beans_mung_dry cook_less 0.6
lentils_red_dry pigeon_peas_dry cook_less 0.6
pigeon_peas_dry lentils_red_dry cook_more 0.6
chana_dal pigeon_peas_dry cook_more 0.7
pigeon_peas_dry chana_dal as_written 0.7
bread_white breadcrumbs crumble 0.8
bread_french breadcrumbs crumble 0.8
bread_whole_wheat breadcrumbs crumble 0.8
bread_white bread_pita_white as_written 0.6
pasta_dry noodles_egg follow_packet 0.5
spinach kale cook_less 0.6
kale spinach cook_more 0.7
spinach bok_choy cook_less 0.5
plantain_ripe plantain_unripe cook_less 0.5
milk_evaporated milk_whole as_written 0.7
cream_heavy milk_evaporated as_written 0.6
sour_cream cream_heavy as_written 0.6
cream_heavy sour_cream as_written 0.6
sour_cream creme_fraiche as_written 0.9
creme_fraiche sour_cream as_written 0.9
yogurt_plain_whole sour_cream as_written 0.6
sour_cream yogurt_plain_whole as_written 0.6
yogurt_plain_whole buttermilk as_written 0.6
ghee butter_unsalted as_written 0.8
butter_unsalted ghee as_written 0.8
peanuts_roasted peanut_butter crumble 0.6
peanut_butter peanuts_roasted as_written 0.6
cheese_cheddar cheese_mozzarella as_written 0.7
cheese_mozzarella cheese_cheddar as_written 0.7
cheese_processed cheese_cheddar as_written 0.7
cheese_cheddar cheese_processed as_written 0.8
cheese_cheddar cheese_parmesan as_written 0.6
cheese_parmesan cheese_cheddar as_written 0.6
cheese_goat cheese_feta as_written 0.7
cheese_feta cheese_goat as_written 0.7
queso_fresco cheese_feta as_written 0.8
garam_masala curry_powder add_to_taste 0.7
curry_powder garam_masala add_to_taste 0.7
vinegar_white lemon_juice add_to_taste 0.5
lemon_juice vinegar_white add_to_taste 0.5
mixed_veg_frozen peas_green as_written 0.7
mixed_veg_frozen carrot as_written 0.5
peas_green mixed_veg_frozen as_written 0.7
green_beans peas_green as_written 0.5
corn_sweet peas_green as_written 0.5
peas_green corn_sweet as_written 0.5
carrot mixed_veg_frozen as_written 0.5
sweet_potato potato cook_less 0.5
potato sweet_potato cook_more 0.5
sweet_potato squash_butternut as_written 0.6
sweet_potato pumpkin as_written 0.6
pumpkin sweet_potato as_written 0.6
squash_butternut sweet_potato as_written 0.6
pumpkin carrot as_written 0.4
oil_sunflower oil_sesame as_written 0.5
oil_canola oil_sesame as_written 0.5
oil_vegetable_soy oil_sesame as_written 0.5
vinegar_white lime add_to_taste 0.4
vinegar_white vinegar_balsamic add_to_taste 0.5
vinegar_cider lemon_juice add_to_taste 0.5
lemon_juice lemon as_written 0.9
lime lemon_juice as_written 0.9
thyme_dried oregano as_written 0.7
oregano thyme_dried as_written 0.7
leek onion as_written 0.6
potato fries_frozen chop 0.8
fries_frozen potato cook_less 0.6
corned_beef_canned luncheon_meat as_written 0.6
luncheon_meat ham_cured as_written 0.6
frankfurter_beef sausage_pork as_written 0.6
sausage_pork frankfurter_beef as_written 0.6
paneer cheese_feta as_written 0.4
stock_cube_chicken stock_chicken as_written 0.8
stock_cube_beef stock_beef as_written 0.8
stock_cube_chicken stock_beef as_written 0.6
stock_cube_chicken stock_vegetable as_written 0.6
oats_rolled oat_bran as_written 0.6
flour_wheat_white corn_flour_starch as_written 0.4
`;
