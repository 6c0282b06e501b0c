// Ready and bought foods of ordinary fridges: how they are read, what they lead to, and who must not meet them.
import { describe, expect, test } from 'vitest';
import { isForbiddenTo } from '../../kitchen/safety/forbidden.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import type { HealthWords } from '../../kitchen/index.ts';
import { catalogue, idsFor, keysOf, kitchen, personOf } from './support.ts';

const leftOut = (key: string, words: HealthWords): boolean =>
  isForbiddenTo(key, rulesOf(personOf(words), catalogue), catalogue);
const familyOf = (family: string, key: string) => catalogue.families.get(family)?.members.get(key);

describe('a list of what is in the fridge', () => {
  test.each([
    [
      'half a cauli, broc, toms, spuds, mush, avo, courg, cuke, parm, mozz',
      'cauliflower broccoli tomato potato mushroom_white avocado zucchini cucumber cheese_parmesan cheese_mozzarella',
    ],
    ['sweetcorn, capsicum, brekkie sausages', 'corn_sweet bell_pepper_red sausage_pork'],
    [
      'gnocchi, tortellini, cappelletti, puff pastry, pie crust, pizza dough',
      'gnocchi pasta_filled_cheese pasta_filled_meat puff_pastry shortcrust_pastry pizza_dough',
    ],
    [
      'gyoza, chicken dumplings, veg momos, pierogi, pelmeni',
      'dumplings_pork dumplings_chicken dumplings_vegetable pierogi pelmeni',
    ],
    [
      "stuffing mix, ras el hanout, za'atar, ranch dressing, vinaigrette",
      'stuffing_mix ras_el_hanout zaatar ranch_dressing vinaigrette',
    ],
    [
      'mango chutney, horseradish sauce, marmite, cranberry sauce, tzatziki',
      'mango_chutney horseradish yeast_extract cranberry_sauce tzatziki',
    ],
    [
      'fish fingers, chicken nuggets, black pudding, coleslaw, tikka paste',
      'fish_fingers chicken_breaded black_pudding coleslaw curry_paste_indian',
    ],
    [
      'tomato soup, croissants, brioche, burger patties, meatballs',
      'soup_tomato croissant brioche beef_patty meatballs',
    ],
    [
      'veggie burgers, veggie mince, vegan sausages, soya cream, oat cream',
      'veggie_burger mince_plant sausage_plant cream_soy cream_oat',
    ],
    [
      'sambal oelek, nutella, liver pâté, mortadella, doubanjiang, ponzu',
      'sambal spread_hazelnut liver_pate mortadella doubanjiang ponzu',
    ],
    [
      'gluten-free bread, gluten-free flour, refried beans, baba ganoush',
      'bread_gluten_free flour_gluten_free beans_refried baba_ganoush',
    ],
    [
      'pâte feuilletée, pâte brisée, boudin noir, bâtonnets de poisson, moutarde',
      'puff_pastry shortcrust_pastry black_pudding fish_fingers mustard_prepared',
    ],
    [
      'Blätterteig, Fischstäbchen, Blutwurst, Leberwurst, Meerrettich',
      'puff_pastry fish_fingers black_pudding liver_pate horseradish',
    ],
    [
      'hojaldre, morcilla, albóndigas, frijoles refritos',
      'puff_pastry black_pudding meatballs beans_refried',
    ],
    [
      'pasta sfoglia, bastoncini di pesce, polpette, ravioli ricotta e spinaci',
      'puff_pastry fish_fingers meatballs pasta_filled_cheese',
    ],
    [
      'massa folhada, nhoque, almôndegas, nuggets de frango',
      'puff_pastry gnocchi meatballs chicken_breaded',
    ],
    ['pepperoni, tamarind paste, miso paste', 'salami tamarind miso'],
  ])('%s', (list, keys) => {
    expect(keysOf(list)).toEqual(keys.split(' '));
  });

  test('pilchards are sardines in tomato sauce, and no allergy is heard less for it', () => {
    expect(keysOf('tin of pilchards, 2 tins of pilchards in tomato sauce')).toEqual([
      'sardine_tomato',
    ]);
    expect(keysOf('pilchards in tomato sauce')).toContain('sardine_tomato');
    expect(keysOf('pilchards in brine')).toEqual(['sardine_canned']);
    for (const sickness of [
      'allergic to pilchards',
      'no pilchards please',
      'pilchards make me itch',
    ])
      for (const key of ['sardine_tomato', 'sardine_canned', 'fish_dried_small', 'dashi', 'ponzu'])
        expect(leftOut(key, { sickness }), `${sickness}: ${key}`).toBe(true);
    expect(leftOut('tomato', { sickness: 'allergic to pilchards in tomato sauce' })).toBe(true);
  });

  test('a food that stands before the noun is read beside it', () => {
    expect(keysOf('lobster ravioli')).toEqual(['lobster', 'pasta_filled_cheese']);
    expect(keysOf('prawn gyoza')).toEqual(['shrimp', 'dumplings_pork']);
  });

  test('what we do not know stays unknown: peanut chutney is none of mango, vegan puff pastry is none of butter', () => {
    expect(
      keysOf('peanut chutney, vegan puff pastry, gluten-free gnocchi, gravy granules'),
    ).toEqual([]);
  });

  test.each([
    ['gnocchi, passata, mozzarella', 'gnocchi-pomodoro-e-mozzarella'],
    ['puff pastry, tomatoes, mustard', 'tarte-feuilletee-tomates-moutarde'],
    ['pizza dough, passata, mozzarella', 'pizza-ready-dough'],
    ['gyoza, pak choi', 'pan-fried-dumplings-greens'],
    ['cooked chicken, corn tortillas, avocado, lime', 'tacos-de-pollo-deshebrado'],
    ['refried beans, corn tortillas, lettuce', 'tacos-de-frijol-rapidos'],
    ['meatballs, potatoes, cream, peas', 'kottbullar-potatismos-snabb'],
    ['fish fingers, bread, lettuce', 'fish-finger-sandwich'],
  ])('%s lead first to a dish of them', (list, id) => {
    expect(idsFor(list)[0]).toBe(id);
  });
});

/** 'allergen: foods' that hold it, or may by brand. */
const holders = `
gluten: gnocchi pasta_filled_cheese pasta_filled_meat puff_pastry shortcrust_pastry pizza_dough dumplings_pork dumplings_chicken dumplings_vegetable pierogi pelmeni stuffing_mix fish_fingers chicken_breaded black_pudding croissant brioche meatballs beef_patty veggie_burger mince_plant sausage_plant caesar_dressing yeast_extract soup_tomato cream_oat doubanjiang curry_roux ponzu zaatar liver_pate mortadella
wheat: gnocchi puff_pastry pizza_dough yeast_extract black_pudding zaatar curry_roux ponzu cream_oat
egg: gnocchi pasta_filled_cheese pasta_filled_meat puff_pastry ranch_dressing caesar_dressing coleslaw pierogi pelmeni dumplings_pork croissant brioche meatballs chicken_breaded fish_fingers mince_plant veggie_burger bread_gluten_free baba_ganoush stuffing_mix liver_pate
milk: gnocchi pasta_filled_cheese pasta_filled_meat puff_pastry shortcrust_pastry ranch_dressing caesar_dressing tzatziki croissant brioche pierogi spread_hazelnut soup_tomato curry_roux fish_fingers chicken_breaded stuffing_mix coleslaw curry_paste_indian pizza_dough black_pudding bread_gluten_free
fish: fish_fingers caesar_dressing ponzu sambal dumplings_pork liver_pate curry_roux
crustacean: dumplings_pork dumplings_chicken fish_fingers sambal curry_roux
mollusc: dumplings_pork dumplings_vegetable fish_fingers
soy: dumplings_vegetable dumplings_pork veggie_burger mince_plant sausage_plant cream_soy spread_hazelnut doubanjiang curry_roux ponzu puff_pastry croissant coleslaw
sesame: zaatar baba_ganoush dumplings_pork dumplings_vegetable doubanjiang veggie_burger bread_gluten_free ras_el_hanout
mustard: caesar_dressing vinaigrette coleslaw ranch_dressing curry_paste_indian mango_chutney horseradish black_pudding beef_patty meatballs curry_roux
celery: stuffing_mix yeast_extract ras_el_hanout soup_tomato pasta_filled_meat curry_paste_indian beef_patty meatballs veggie_burger curry_roux vinaigrette
tree_nut: spread_hazelnut mortadella pasta_filled_cheese croissant zaatar curry_paste_indian liver_pate veggie_burger curry_roux
peanut: spread_hazelnut zaatar curry_paste_indian curry_roux
lupin: bread_gluten_free flour_gluten_free veggie_burger
sulphite: gnocchi mango_chutney horseradish vinaigrette cranberry_sauce caesar_dressing black_pudding beef_patty liver_pate
`;

describe('whoever must not eat it does not meet it', () => {
  test.each(
    holders
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )('allergy to %s', (allergen, keys) => {
    const met = keys.split(' ').filter((key) => !leftOut(key, { allergens: [allergen] }));
    expect(met).toEqual([]);
  });

  test.each([
    ['egg allergy', 'gnocchi, ranch dressing, tomatoes, lettuce', ['gnocchi', 'ranch_dressing']],
    [
      'coeliac',
      'puff pastry, pie crust, pizza dough, tomatoes, mozzarella',
      ['puff_pastry', 'shortcrust_pastry', 'pizza_dough'],
    ],
    [
      'milk allergy',
      'ravioli, croissants, tzatziki, eggs, potatoes',
      ['pasta_filled_cheese', 'croissant', 'tzatziki'],
    ],
    [
      'fish allergy',
      'fish fingers, caesar dressing, bread, lettuce',
      ['fish_fingers', 'caesar_dressing'],
    ],
  ])('%s: no dish for %s holds them', (sickness, list, banned) => {
    const dishes = idsFor(list, { count: 20, person: personOf({ sickness }) });
    expect(dishes.length).toBeGreaterThan(0);
    const used = dishes.flatMap((id) =>
      catalogue.recipes.find((recipe) => recipe.id === id)!.ingredients.map(({ key }) => key),
    );
    expect(used.filter((key) => banned.includes(key))).toEqual([]);
  });

  test('gluten-free bread stays with coeliac disease, and is not the bread of an egg allergy', () => {
    const dish = { recipeId: 'gluten-free-toast-egg-avocado' };
    expect(kitchen.gate(dish, personOf({ sickness: 'coeliac' })).verdict).toBe('fit');
    expect(leftOut('bread_gluten_free', { sickness: 'egg allergy' })).toBe(true);
  });

  test.each([
    'pasta_filled_meat',
    'dumplings_pork',
    'pelmeni',
    'meatballs',
    'mortadella',
    'black_pudding',
    'liver_pate',
  ])('pork is in %s, surely', (key) => {
    expect(familyOf('pork', key)).toMatch(/^(?:is|made_of|holds)$/);
    for (const diet of ['halal', 'no_pork', 'vegetarian', 'pescatarian'])
      expect(catalogue.diets.get(diet)?.leavesOut.some((family) => familyOf(family, key))).toBe(
        true,
      );
    expect(catalogue.ingredients.get(key)?.tags.has('vegetarian')).toBe(false);
  });

  test.each(['shortcrust_pastry', 'beans_refried', 'stuffing_mix', 'dumplings_chicken'])(
    'lard may be in %s',
    (key) => {
      expect(familyOf('pork', key)).toBe('may_hold');
      expect(catalogue.ingredients.get(key)?.tags.has('pork_may')).toBe(true);
    },
  );

  test.each([
    ['pregnancy', 'liver pâté'],
    ['g6pd deficiency', 'doubanjiang'],
    ['warfarin', 'cranberry sauce'],
    ['phenelzine', 'marmite'],
    ['gout', 'liver pâté'],
  ])('%s: %s is refused', (sickness, food) => {
    expect(kitchen.gate({ ingredients: [food] }, personOf({ sickness })).verdict).toBe('refuse');
  });

  test('no food of animals is called vegan', () => {
    for (const key of [
      'gnocchi',
      'puff_pastry',
      'mince_plant',
      'veggie_burger',
      'bread_gluten_free',
      'ponzu',
      'spread_hazelnut',
    ])
      expect(catalogue.ingredients.get(key)?.tags.has('vegan'), key).toBe(false);
  });
});

test('a composed food has the figures of its parts', () => {
  const { per100g } = catalogue.ingredients.get('pizza_dough')!;
  const parts = {
    flour_wheat_bread: 59,
    oil_olive: 2.5,
    yeast_dry: 0.7,
    salt: 1.3,
    sugar_white: 0.5,
  };
  for (const nutrient of ['energy_kcal', 'protein_g', 'carb_g', 'fat_g', 'sodium_mg'] as const) {
    const sum = Object.entries(parts).reduce(
      (total, [key, grams]) =>
        total + ((catalogue.ingredients.get(key)!.per100g[nutrient] ?? 0) * grams) / 100,
      0,
    );
    expect(Math.abs((per100g[nutrient] ?? 0) - sum), nutrient).toBeLessThan(
      Math.max(1, sum * 0.02),
    );
  }
});

test('bought pastry, pasta and dumplings come in packs', () => {
  for (const key of ['gnocchi', 'puff_pastry', 'pizza_dough', 'dumplings_pork', 'fish_fingers'])
    expect(catalogue.packs.get(key)?.europe.grams.length, key).toBeGreaterThan(0);
});
