// Written by hand from what cooks and labels know, not read from the tables: a check against the same table would share its mistakes.
import { englishOf, inEnglish } from '../../domain/notes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergensIn } from '../../kitchen/health/allergens.ts';
import { foodsNamed } from '../../kitchen/ingredients/lexicon.ts';
import { catalogue, idsFor, kitchen, personOf } from './support.ts';

const verdict = (
  ingredients: readonly string[],
  words: Parameters<typeof personOf>[0],
  name?: string,
) =>
  kitchen.gate({ ingredients, ...(name === undefined ? {} : { name }) }, personOf(words)).verdict;

/** [allergy, foods that hold it or usually may] */
const holds: readonly (readonly [string, readonly string[]])[] = [
  [
    'peanut',
    [
      'peanuts',
      'groundnuts',
      'peanut butter',
      'groundnut oil',
      'arachis oil',
      'monkey nuts',
      'satay sauce',
      'suya spice',
      'yaji',
      'groundnut paste',
      'mixed nuts',
      'penut butter',
    ],
  ],
  [
    'tree nuts',
    [
      'almonds',
      'ground almonds',
      'cashews',
      'walnuts',
      'pistachios',
      'hazelnuts',
      'pecan nuts',
      'macadamia nuts',
      'brazil nuts',
      'marzipan',
      'almond paste',
      'pesto',
      'almond milk',
      'almond butter',
      'mixed nuts',
    ],
  ],
  [
    'nuts',
    [
      'peanuts',
      'groundnut oil',
      'almonds',
      'cashew nuts',
      'satay',
      'marzipan',
      'pesto',
      'peanut butter',
    ],
  ],
  [
    'milk',
    [
      'milk',
      'butter',
      'ghee',
      'cheese',
      'yoghurt',
      'cream',
      'crème fraîche',
      'paneer',
      'whey',
      'casein',
      'condensed milk',
      'milk chocolate',
      'ice cream',
      'feta',
      'kefir',
      'pesto',
      'custard',
      'buttermilk',
      'milk powder',
      'naan bread',
    ],
  ],
  ['egg', ['eggs', 'egg white', 'mayonnaise', 'egg noodles', 'duck egg', 'custard']],
  [
    'fish',
    [
      'salmon',
      'tinned tuna',
      'anchovies',
      'fish sauce',
      'worcestershire sauce',
      'dashi',
      'stockfish',
      'mackerel',
      'surimi',
      'thai curry paste',
      'kimchi',
      'hilsa',
      'fish roe',
    ],
  ],
  [
    'crustaceans',
    [
      'prawns',
      'shrimp',
      'crab',
      'lobster',
      'dried crayfish',
      'shrimp paste',
      'belacan',
      'thai red curry paste',
      'crab sticks',
    ],
  ],
  [
    'molluscs',
    ['mussels', 'oysters', 'oyster sauce', 'squid', 'clams', 'octopus', 'scallops', 'snails'],
  ],
  ['seafood', ['cod', 'prawns', 'mussels', 'fish sauce', 'oyster sauce']],
  [
    'soya',
    [
      'tofu',
      'soy sauce',
      'miso',
      'tempeh',
      'soya milk',
      'edamame',
      'tamari',
      'hoisin sauce',
      'teriyaki sauce',
      'natto',
      'textured soy protein',
      'bean sprouts',
      'Sojasprossen',
    ],
  ],
  [
    'gluten',
    [
      'bread',
      'flour',
      'pasta',
      'couscous',
      'bulgur',
      'semolina',
      'pearl barley',
      'rye bread',
      'soy sauce',
      'beer',
      'worcestershire sauce',
      'malt drink',
      'freekeh',
      'spelt',
      'seitan',
      'stock cubes',
      'vegetable stock',
      'chicken stock',
      'chapati',
      'oats',
      'asafoetida',
      'wonton wrappers',
      'vermicelli wheat',
    ],
  ],
  [
    'wheat',
    [
      'plain flour',
      'bread',
      'noodles',
      'soy sauce',
      'couscous',
      'bulgur',
      'breadcrumbs',
      'filo pastry',
    ],
  ],
  ['sesame', ['sesame seeds', 'tahini', 'hummus', 'sesame oil', 'benniseed', 'hoisin sauce']],
  [
    'mustard',
    [
      'mustard greens',
      'mustard',
      'mustard seeds',
      'mustard oil',
      'old bay',
      'mayonnaise',
      'curry powder',
    ],
  ],
  [
    'celery',
    [
      'celery',
      'celeriac',
      'stock cubes',
      'vegetable stock',
      'old bay',
      'chicken stock',
      'bouillon cube',
    ],
  ],
  ['lupin', ['lupins', 'termos']],
  ['sulphites', ['dried apricots', 'white wine', 'red wine', 'balsamic vinegar', 'sriracha']],
];
const holdingPairs = holds.flatMap(([allergy, foods]) =>
  foods.map((food) => [allergy, food] as const),
);
test.each(holdingPairs)('%s allergy: %s is refused', (allergy, food) => {
  expect(verdict(['200 g rice', food], { allergens: [allergy] })).toBe('refuse');
});

/** Foods that are free of it: a gate that refuses everything would be safe and useless. */
const free: readonly (readonly [string, readonly string[]])[] = [
  [
    'peanut',
    [
      'rice',
      'chicken breast',
      'tomatoes',
      'olive oil',
      'eggs',
      'coconut milk',
      'chickpeas',
      'almonds',
    ],
  ],
  [
    'nuts',
    ['rice', 'tomatoes', 'coconut milk', 'sesame seeds', 'nutmeg', 'butternut squash', 'chicken'],
  ],
  [
    'milk',
    [
      'coconut milk',
      'almond milk',
      'eggs',
      'cocoa powder',
      'rice',
      'coconut cream',
      'peanut butter',
    ],
  ],
  ['egg', ['aubergine', 'chicken', 'rice', 'garden eggs', 'tofu']],
  ['fish', ['chicken', 'rice', 'seaweed', 'tofu', 'beef']],
  ['soya', ['soaked chickpeas', 'rice', 'sunflower oil', 'milk']],
  [
    'gluten',
    [
      'rice',
      'potatoes',
      'maize meal',
      'buckwheat',
      'quinoa',
      'lentils',
      'eggs',
      'cornflour',
      'rice noodles',
      'garri',
    ],
  ],
  ['sesame', ['rice', 'sunflower seeds', 'olive oil', 'chickpeas']],
  ['celery', ['carrots', 'onions', 'coriander leaves', 'rice']],
];
test.each(free.flatMap(([allergy, foods]) => foods.map((food) => [allergy, food] as const)))(
  '%s allergy: %s is not refused',
  (allergy, food) => {
    expect(verdict([food], { allergens: [allergy] })).not.toBe('refuse');
  },
);

/** [condition, foods that it excludes] */
test.each(
  [
    ['coeliac disease', ['bread', 'couscous', 'soy sauce', 'oats', 'beer', 'stock cube']],
    ['g6pd deficiency', ['broad beans', "ta'ameya", 'falafel', 'ful medames beans']],
    ['cirrhosis', ['white wine', 'beer', 'mirin']],
    ['pregnancy', ['red wine', 'beef liver', 'swordfish', 'shark', 'marlin', 'king mackerel']],
    ['simvastatin', ['grapefruit', 'pomelo', 'seville orange']],
    ['kidney transplant', ['grapefruit', 'pomelo', 'brie', 'smoked salmon']],
    ['kidney disease', ['starfruit']],
    ['gout', ['beef liver', 'beer', 'cola']],
    ['lactose intolerance', ['milk', 'milk powder', 'ice cream']],
    ['ibs', ['onions', 'garlic', 'sriracha']],
    ['type 2 diabetes', ['cola']],
    ['hypothyroidism', ['kelp']],
  ].flatMap(([condition, foods]) =>
    (foods as string[]).map((food) => [condition as string, food] as const),
  ),
)('%s: %s is refused', (sickness, food) => {
  const found = verdict([food === 'ful medames beans' ? 'dried broad beans' : food], { sickness });
  expect(found).toBe('refuse');
});

test('unknown ingredients never pass as safe for an allergic person, and a healthy one is not troubled', () => {
  for (const food of [
    'mystery sauce',
    'zorblax',
    'brown stuff',
    'peanut-free granola',
    'vegan bacon',
    'curry ketchup mix',
  ]) {
    expect(verdict(['rice', food], { allergens: ['peanut'] })).toBe('refuse');
    expect(verdict(['rice', food], { sickness: 'coeliac' })).toBe('refuse');
    expect(verdict(['rice', food], { sickness: 'gout' })).not.toBe('fit');
    expect(verdict(['rice', food], {})).toBe('fit');
  }
});

test('a name without ingredients and without a recipe is unknown', () => {
  expect(
    kitchen.gate({ name: "Grandmother's surprise" }, personOf({ allergens: ['milk'] })).verdict,
  ).toBe('refuse');
  expect(kitchen.gate({}, personOf({ allergens: ['milk'] })).verdict).toBe('refuse');
});

test.each([
  ['Satay chicken', 'peanut'],
  ['Chicken korma', 'tree nuts'],
  ['Prawn paella', 'molluscs'],
  ['Battered cod', 'gluten'],
  ['Peanut noodles', 'peanut'],
  ['Cheesy pasta bake', 'milk'],
  ['Pad thai', 'peanut'],
])(
  "what the name '%s' tells counts, though the list of ingredients leaves it out",
  (name, allergy) => {
    expect(verdict(['chicken', 'rice'], { allergens: [allergy] }, name)).toBe('refuse');
  },
);

test('an allergy that is no allergen group excludes the food by its name, and bought mixtures ask for a look at the label', () => {
  expect(verdict(['kiwi', 'banana'], { allergens: ['kiwi'] })).toBe('refuse');
  expect(verdict(['tinned tomatoes'], { allergens: ['tomato'] })).toBe('refuse');
  expect(verdict(['rice', 'hoisin sauce'], { allergens: ['kiwi'] })).toBe('caution');
  expect(verdict(['rice'], { allergens: ['kiwi'] })).toBe('fit');
});

test('an allergen that no table knows is never called checked', () => {
  const found = kitchen.gate({ recipeId: 'jollof-rice' }, personOf({ allergens: ['flibberine'] }));
  expect(found.verdict).toBe('caution');
  expect(inEnglish(found.reasons)).toContain("We cannot check dishes for 'flibberine'");
});

test('a condition of gate 3 declines every dish, kindly', () => {
  const found = kitchen.gate({ recipeId: 'jollof-rice' }, personOf({ sickness: 'pku' }));
  expect(found.verdict).toBe('refuse');
  expect(englishOf(found.reasons[0]!)).toContain('supervised by your clinic');
  expect(idsFor('rice, tomatoes, onions', { person: personOf({ sickness: 'pku' }) })).toEqual([]);
});

test('more than a third of the day in one serving is a caution with its number', () => {
  const salty = kitchen.gate(
    { recipeId: 'soupe-aux-pois-jaunes' },
    personOf({ sickness: 'type 2 diabetes' }),
  );
  expect(salty.verdict).toBe('caution');
  expect(inEnglish(salty.reasons)).toMatch(
    /One serving has .* of carbohydrate; with Type 2 diabetes a meal should have at most 60 g/,
  );
});

test('lactose counts by its grams: milk powder is ten times milk', () => {
  const lactose = (key: string) => catalogue.ingredients.get(key)?.lactose_g ?? 0;
  expect(lactose('milk_whole')).toBeCloseTo(5, 0);
  expect(lactose('milk_powder_whole')).toBeGreaterThan(35);
  expect(lactose('milk_powder_skim')).toBeGreaterThan(45);
  expect(lactose('ghee')).toBe(0);
  expect(lactose('milk_lactose_free')).toBeLessThan(0.2);
});

const excludedWords: Readonly<Record<string, RegExp>> = {
  peanut: /peanut|groundnut|satay|suya/i,
  'tree nuts':
    /almond|cashew|walnut|hazelnut|pistachio|pecan|macadamia|brazil nut|pine nut|pesto|marzipan/i,
  milk: /\bmilk(?!.*(?:coconut|almond|oat|soya|rice))|butter(?!nut|milk squash)|cheese|yoghurt|cream|paneer|ghee|feta|parmesan|ricotta/i,
  egg: /(?<!garden )\beggs?\b|mayonnaise/i,
  fish: /salmon|tuna|\bcod\b|mackerel|sardine|anchov|haddock|tilapia|hake|(?<!cray)fish/i,
  crustaceans: /prawn|shrimp|crab|lobster|crayfish/i,
  soya: /tofu|soy|miso|tempeh|edamame/i,
  gluten:
    /wheat|flour \(plain|plain flour|bread(?!fruit)|pasta|couscous|bulgur|semolina|barley|rye|soy sauce|oats/i,
  sesame: /sesame|tahini|hummus/i,
};
const coconut =
  /milkfish|coconut|almond milk|oat milk|soya milk|rice drink|rice milk|cocoa butter|peanut butter|almond butter|shea butter|butter bean|cream of tartar|coconut cream|gluten-free|dairy-free|egg-free|vegan|plant-based|rice flour|buckwheat|kidney|butternut/i;
test('suggestions never contain an excluded allergen, by the names of their ingredients', () => {
  const keys = [...catalogue.ingredients.keys()];
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(excludedWords)),
      fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 12 }),
      (allergy, have) => {
        const person = personOf({ allergens: [allergy] });
        for (const { recipe_id, used_swaps: swaps = [], safety, allergens } of kitchen.suggest({
          keys: have,
          person,
          count: 20,
        })) {
          const cooked = kitchen.withSwaps({ recipeId: recipe_id, person, swaps });
          const guilty =
            cooked?.recipe.ingredients
              .map(({ key }) => catalogue.ingredients.get(key)?.label ?? '')
              .filter((label) => excludedWords[allergy]?.test(label) && !coconut.test(label)) ?? [];
          expect({ recipe_id, guilty }).toEqual({ recipe_id, guilty: [] });
          expect(safety.verdict).not.toBe('refuse');
          expect(allergens.join(' ')).not.toContain(allergy);
        }
      },
    ),
    { numRuns: 120 },
  );
});

test('the gate never throws, whatever a model wrote', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.constantFrom('nuts', 'milk', 'xyz'),
      (name, ingredients, allergy) => {
        const found = kitchen.gate(
          { ingredients, ...(name === undefined ? {} : { name }) },
          personOf({ allergens: [allergy], sickness: 'gout' }),
        );
        expect(['fit', 'caution', 'refuse']).toContain(found.verdict);
        if (found.verdict !== 'fit') expect(found.reasons.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 200 },
  );
});

test("no line of a recipe names a food with an allergen that the recipe's own rows do not hold: 'coriander or celery leaves'", () => {
  // 'Maize flour' and 'glass noodles' are said with words that alone mean wheat.
  const general = /\b(?:flour|nuts|noodles)\b/gi;
  const heldBy = (keys: readonly string[]) =>
    new Set(
      keys.flatMap((key) => {
        const { contains, may } = allergensIn(catalogue.ingredients.get(key)!.tags);
        return [...contains, ...may];
      }),
    );
  const wrong = catalogue.recipes.flatMap(({ id, ingredients }) => {
    const held = heldBy(ingredients.map(({ key }) => key));
    return ingredients.flatMap(({ text }) =>
      foodsNamed(text.replace(general, ''), catalogue, undefined).foods.flatMap((food) =>
        allergensIn(food.tags)
          .contains.filter((allergen) => !held.has(allergen))
          .map((allergen) => `${id}: '${text}' may mean ${allergen}`),
      ),
    );
  });
  expect(wrong).toEqual([]);
});
