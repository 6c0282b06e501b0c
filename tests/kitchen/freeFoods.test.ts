// 'Gluten-free bread' and what else is named by what it does not hold: read as itself, at hand, in dishes, and never as the plain food.
import { describe, expect, test } from 'vitest';
import { allergensIn } from '../../kitchen/health/allergens.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';

const holds = (key: string) => allergensIn(catalogue.ingredients.get(key)?.tags ?? new Set());

describe('a food that is named by what it does not hold', () => {
  test.each<[string, string]>([
    ['gluten-free bread', 'bread_gluten_free'],
    ['gluten free flour', 'flour_gluten_free'],
    ['GF pasta', 'pasta_gf_corn'],
    ['gluten-free spaghetti', 'pasta_gf_corn'],
    ['glutenvrije pasta', 'pasta_gf_corn'],
    ['glutenfreie Nudeln', 'pasta_gf_corn'],
    ['pain sans gluten', 'bread_gluten_free'],
    ['pan sin gluten', 'bread_gluten_free'],
    ['GF wraps', 'tortilla_gluten_free'],
    ['gluten-free breadcrumbs', 'breadcrumbs_gluten_free'],
    ['laktosefreier Joghurt', 'yogurt_lactose_free'],
    ['lactose-free milk', 'milk_lactose_free'],
    ['queso sin lactosa', 'cheese_lactose_free'],
    ['veganer Käse', 'cheese_plant'],
    ['dairy-free cheese', 'cheese_dairy_free'],
    ['vegane Butter', 'butter_plant'],
    ['DF milk', 'milk_plant'],
    ['egg-free mayonnaise', 'mayonnaise_egg_free'],
    ['mayonesa sin huevo', 'mayonnaise_egg_free'],
  ])('%s is %s, also beside what is said of health', (text, key) => {
    expect(keysOf(text)).toEqual([key]);
    const { foods, health } = kitchen.readMixedList(`${text}, rice`);
    expect(foods.items.map((item) => item.key)).toEqual([key, 'rice_white_long']);
    expect([health.leftOut, health.person.allergens, health.person.conditions]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test.each([
    'gf biscuits',
    'vegane Wurst',
    'glutenfreier Kuchen',
    'laktosefreier Quark',
    'galletas sin gluten',
  ])('%s is not known, and is none of the plain food', (text) => expect(keysOf(text)).toEqual([]));

  test.each<[string, readonly string[]]>([
    ['bread_gluten_free', ['gluten', 'wheat']],
    ['breadcrumbs_gluten_free', ['gluten', 'wheat']],
    ['tortilla_gluten_free', ['gluten', 'wheat']],
    ['crackers_gluten_free', ['gluten', 'wheat']],
    ['cheese_dairy_free', ['milk']],
    ['butter_dairy_free', ['milk']],
    ['milk_plant', ['milk']],
    ['mayonnaise_egg_free', ['egg']],
  ])('%s neither holds nor may hold what it is free from', (key, free) => {
    const { contains, may } = holds(key);
    for (const allergen of free) expect([...contains, ...may]).not.toContain(allergen);
  });

  test('vegan is no promise to who is allergic, and lactose-free milk is milk', () => {
    expect(holds('cheese_plant').may).toEqual(expect.arrayContaining(['milk', 'tree_nut', 'soy']));
    expect(holds('mayonnaise_vegan').may).toContain('egg');
    for (const key of ['yogurt_lactose_free', 'cream_lactose_free', 'cheese_lactose_free'])
      expect(holds(key).contains).toContain('milk');
    expect(holds('milk_plant').contains).toEqual(expect.arrayContaining(['tree_nut', 'soy']));
  });
});

describe('the gate', () => {
  const coeliac = personOf({ conditions: ['coeliac'] });
  const verdictOf = (line: string) =>
    kitchen.gate({ name: 'lunch', ingredients: [line] }, coeliac).verdict;

  test.each(['gluten-free bread', 'gluten free flour', 'GF pasta'])(
    "%s fits a coeliac, though 'bread' and 'flour' alone do not",
    (line) => expect(verdictOf(line)).toBe('fit'),
  );
  test('rice flour is free of gluten by nature, and its mill may not be', () =>
    expect(verdictOf('rice flour')).toBe('caution'));
  test.each([
    'bread',
    'flour',
    'bread flour',
    'gluten-free bread (contains gluten)',
    'rice flour (may contain wheat)',
    'rice (may contain wheat)',
    'gluten-free bread or bread',
    'gluten-free soy sauce',
  ])('%s is refused', (line) => expect(verdictOf(line)).toBe('refuse'));
});

describe('dishes', () => {
  const dishes = (list: string, words: Parameters<typeof personOf>[0]) => {
    const person = personOf(words);
    const { items } = kitchen.readIngredients(list);
    return { person, suggested: kitchen.suggest({ items, person, count: 3 }) };
  };

  test.each<[string, Parameters<typeof personOf>[0], string]>([
    ['gluten-free bread, eggs', { conditions: ['coeliac'] }, 'bread_gluten_free'],
    ['GF pasta, tomatoes, garlic', { conditions: ['coeliac'] }, 'pasta_gf_corn'],
    [
      'lactose-free milk, oats, bananas',
      { conditions: ['lactose_intolerance'] },
      'milk_lactose_free',
    ],
    ['dairy-free cheese, bread, tomatoes', { allergens: ['milk'] }, 'cheese_dairy_free'],
    ['egg-free mayonnaise, tuna, bread', { allergens: ['egg'] }, 'mayonnaise_egg_free'],
    ['vegan butter, potatoes, plant milk', { diets: ['vegan'] }, 'butter_plant'],
  ])(
    '%s leads to a dish of it that fits, swapped where the recipe is written otherwise',
    (list, words, key) => {
      const { person, suggested } = dishes(list, words);
      const using = suggested.filter(
        ({ have_keys, swaps }) =>
          have_keys?.includes(key) || swaps?.some(({ yours_key }) => yours_key === key),
      );
      expect(using.length).toBeGreaterThan(0);
      for (const { recipe_id, used_swaps } of using)
        expect(
          kitchen.gate({ recipeId: recipe_id, swaps: used_swaps ?? [] }, person).verdict,
        ).not.toBe('refuse');
    },
  );

  test('a dish of wheat bread is refused to a coeliac without the swap', () => {
    const { person, suggested } = dishes('gluten-free bread, eggs', { conditions: ['coeliac'] });
    const swapped = suggested.find(({ used_swaps }) => used_swaps?.length);
    expect(swapped).toBeDefined();
    expect(kitchen.gate({ recipeId: swapped?.recipe_id ?? '' }, person).verdict).toBe('refuse');
  });
});

describe('names', () => {
  test.each<[string, string | null, string]>([
    ['pâté', null, 'liver_pate'],
    ['pate', null, 'liver_pate'],
    ['pate', 'GB', 'liver_pate'],
    ['pâté', 'FR', 'liver_pate'],
    ['pâtés', 'FR', 'liver_pate'],
    ['pate', 'FR', 'pasta_dry'],
    ['pâtes', 'GB', 'pasta_dry'],
    ['pates', null, 'pasta_dry'],
    ['chutney', null, 'chutney'],
    ['wasabi', null, 'wasabi'],
    ['merguez', null, 'merguez'],
    ["'nduja", null, 'nduja'],
    ['aïoli', null, 'aioli'],
    ['brown sauce', 'GB', 'brown_sauce'],
    ['Wiener Schnitzel', 'DE', 'schnitzel'],
    ['mortadella', null, 'mortadella'],
    ['black pudding', null, 'black_pudding'],
  ])('%s in %s is %s', (text, country, key) =>
    expect(keysOf(text, country ?? undefined)).toEqual([key]),
  );

  test.each(['mackerel pâté', 'salmon pate', 'peanut chutney'])(
    '%s is neither of liver nor of anything at hand',
    (text) => expect(keysOf(text)).toEqual([]),
  );

  test.each<[string, readonly string[]]>([
    ['schnitzel', ['gluten', 'wheat', 'egg']],
    ['aioli', ['egg', 'mustard']],
    ['wasabi', ['mustard', 'soy', 'gluten']],
    ['brown_sauce', ['gluten', 'celery', 'mustard', 'fish']],
    ['merguez', ['sulphite', 'milk', 'gluten']],
    ['nduja', ['milk', 'sulphite']],
    ['chutney', ['mustard', 'peanut', 'tree_nut', 'sesame', 'gluten']],
    ['liver_pate', ['milk', 'egg', 'gluten']],
  ])('%s holds or may hold %j', (key, expected) => {
    const { contains, may } = holds(key);
    expect([...contains, ...may]).toEqual(expect.arrayContaining([...expected]));
  });

  test('pork and veal are both left out of schnitzel, lamb and beef of merguez', () => {
    const of = (id: string) => catalogue.families.get(id)?.members;
    for (const [family, key] of [
      ['pork', 'schnitzel'],
      ['veal', 'schnitzel'],
      ['lamb', 'merguez'],
      ['beef', 'merguez'],
      ['pork', 'nduja'],
    ] as const)
      expect(of(family)?.has(key)).toBe(true);
  });
});
