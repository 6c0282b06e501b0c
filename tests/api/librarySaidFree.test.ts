/** A search of the library that says what somebody must not eat: no dish with it is found, however it is said. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Allergen, tagsOf } from '../../kitchen/health/allergens.ts';
import { type Library, openLibrary } from '../../server/modules/library/library.ts';
import { type Results, searchLibrary } from '../../server/modules/library/search.ts';
import { theKitchen } from './support.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary(theKitchen());
}, 180_000);

const search = (text: string): Results => searchLibrary({ text, filters: [], page: 1 }, library);
/** The dishes of the first page that hold an allergen, surely or perhaps. */
const withIt = ({ recipes }: Results, allergen: Allergen): string[] => {
  const tags = new Set(tagsOf(allergen));
  const { ingredients } = theKitchen().catalogue;
  return recipes
    .filter(({ recipe }) =>
      recipe.ingredients.some(({ key }) =>
        [...(ingredients.get(key)?.tags ?? [])].some((tag) => tags.has(tag)),
      ),
    )
    .map(({ recipe }) => recipe.id);
};

describe('what is said not to be in a dish', () => {
  test.each<[words: string, allergen: Allergen]>([
    ['peanut allergy', 'peanut'],
    ['allergic to peanuts', 'peanut'],
    ['I am allergic to peanuts', 'peanut'],
    ['cake for nut allergy', 'tree_nut'],
    ['nutfree', 'tree_nut'],
    ['glutenfree bread', 'gluten'],
    ['free from gluten', 'gluten'],
    ['dairyfree curry', 'milk'],
    ['non-dairy', 'milk'],
    ['eggless pancakes', 'egg'],
    ['shellfish allergies', 'crustacean'],
    ['sesame intolerance', 'sesame'],
    ['allergie aux arachides', 'peanut'],
    ['allergique au lait', 'milk'],
    ['senza uova', 'egg'],
    ['torta senza latte', 'milk'],
    ['sin huevo', 'egg'],
    ['ohne Nüsse', 'tree_nut'],
    ['bez glutenu', 'gluten'],
    ['glutenvrij', 'gluten'],
  ])('%s', (words, allergen) => {
    const found = search(words);
    expect(found.total).toBeGreaterThan(0);
    expect(withIt(found, allergen)).toEqual([]);
  });

  test.each(['kiwi allergy', 'allergic to onions', 'sugarfree', 'lactosefree', 'senza lattosio'])(
    'holds for any food: %s',
    (words) => {
      const found = search(words);
      expect(found.total).toBeGreaterThan(100);
      expect(found.total).toBeLessThan(library.recipes.length);
    },
  );
});

describe('words that people search by', () => {
  test.each(['meatloaf no salt', 'no salt meatloaf', 'meatloaf without salt', 'sans sel meatloaf'])(
    '%s is low in salt',
    (words) => {
      const { asked, recipes } = search(words);
      expect(asked.filters.map(({ kind, value }) => `${kind}=${value}`)).toEqual([
        'nutrition=low-salt',
      ]);
      expect(recipes.map(({ recipe }) => recipe.id)).toContain('turkey-meatloaf-green-beans');
    },
  );

  test.each([
    ['easy crockpot chicken', 'slow_cooker', 'chicken'],
    ['slow cooker chicken', 'slow_cooker', 'chicken'],
    ['chicken in the pressure cooker', 'pressure_cooker', 'chicken'],
    ['poulet à la mijoteuse', 'slow_cooker', 'poulet'],
  ])(
    '%s names what no recipe is written for, and is searched by the rest',
    (words, device, rest) => {
      const found = search(words);
      expect(found.device).toBe(device);
      expect(found.mended.size).toBe(0);
      expect(found.isNear).toBe(false);
      expect(found.asked.filters).toEqual([]);
      expect(found.total).toBe(search(rest).total);
      expect(found.total).toBeGreaterThan(50);
    },
  );
});

describe('wishes of a meal', () => {
  const read = (words: string) => {
    const { asked, unsought, total, isNear } = search(words);
    const filters = asked.filters.map(({ kind, value }) => `${kind}=${value}`);
    return { text: asked.text, filters, unsought, isNear, isFound: total > 0 };
  };

  test.each([
    ['quick tea for two', '', ['time=30', 'meal=dinner'], ['portions']],
    ['kids tea', '', ['meal=dinner'], ['children']],
    ['midweek vegan', '', ['time=30', 'diet=vegan'], []],
    ['lunchbox', 'packed', ['meal=lunch'], []],
    ['batch cooking', 'freezer', [], []],
    ['date night pasta', 'pasta', [], ['occasion']],
    ['fakeaway', '', [], ['occasion']],
    ['toddler dinner', '', ['meal=dinner'], ['small_children']],
    ['pour mon bébé', '', [], ['small_children']],
    ['pâtes pour deux', 'pates', [], ['portions']],
    ['tea', 'tea', [], []],
    ['mint tea', 'mint tea', [], []],
    ['baby spinach', 'baby spinach', [], []],
  ])('%s', (words, text, filters, unsought) => {
    expect(read(words)).toMatchObject({ text, filters, unsought, isFound: true });
  });

  test('satay is a peanut sauce, and nothing where peanuts are left out', () => {
    const satay = search('chicken satay');
    expect([...satay.mended]).toEqual([['satay', 'peanut sauce']]);
    expect(satay.recipes.map(({ recipe }) => recipe.id)).toContain('sate-ayam');
    for (const words of ['satay without peanuts', 'satay nut free', 'peanut free satay']) {
      const { total, mended } = search(words);
      expect({ words, total, mended: mended.size }).toEqual({ words, total: 0, mended: 0 });
    }
  });
});

describe('words of health that are not understood', () => {
  test.each([
    'kidney friendly',
    'pregnancy safe',
    'asdfgh free',
    'allergic to asdfgh',
    'low potassium',
    'low protein',
    'vegan kidney friendly',
  ])('find nothing, rather than what the other words name: %s', (words) => {
    const { total, recipes, unread } = search(words);
    expect({ total, recipes, unread }).toEqual({ total: 0, recipes: [], unread: words });
  });

  test.each(['freezer friendly soup', 'free range eggs', 'no bake', 'quick pasta', 'kidney beans'])(
    'are no ordinary words: %s',
    (words) => {
      expect(search(words).unread).toBeUndefined();
    },
  );
});
