/** A search by figures: 'low salt chicken soup', 'under 500 calories', 'riche en fibres'. */
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../kitchen/recipes/facts.ts';
import { indexOf, type Quantity } from '../../kitchen/recipes/nutrition.ts';
import { meetsClaim } from '../../kitchen/recipes/nutritionClaims.ts';
import { claimLimits, claimSources } from '../../server/modules/library/claimNotes.ts';
import { nameOf } from '../../server/modules/library/filters.ts';
import { localeOf } from '../../server/modules/library/locale.ts';
import { openLibrary } from '../../server/modules/library/library.ts';
import { searchLibrary } from '../../server/modules/library/search.ts';
import { amountOf, isUnsalted, type SoughtFigure } from '../../server/modules/library/sought.ts';
import { theKitchen } from './support.ts';

const library = await openLibrary(theKitchen());
const search = (text: string) => searchLibrary({ text, filters: [], page: 1 }, library);
const namesIn = (text: string): string[] => search(text).asked.filters.map(nameOf).toSorted();
/** Every dish that a search finds, page by page. */
const allOf = (text: string): Facts[] =>
  Array.from({ length: search(text).pages }, (_, n) =>
    searchLibrary({ text, filters: [], page: n + 1 }, library),
  ).flatMap(({ recipes }) => recipes);
const figure = ({ serving }: Facts, quantity: Quantity): number => serving[indexOf[quantity]]!;
const in100g = (facts: Facts, quantity: Quantity): number =>
  (100 * figure(facts, quantity)) / facts.servingGrams;

describe('words that are a filter by figures', () => {
  test.each([
    ['low salt', 'low-salt'],
    ['low-sodium', 'low-salt'],
    ['pauvre en sel', 'low-salt'],
    ['peu salé', 'low-salt'],
    ['low sugar', 'low-sugar'],
    ['pauvre en sucre', 'low-sugar'],
    ['low fat', 'low-fat'],
    ['pauvre en matières grasses', 'low-fat'],
    ['high fibre', 'high-fibre'],
    ['high-fiber', 'high-fibre'],
    ['riche en fibres', 'high-fibre'],
    ['high protein', 'high-protein'],
    ['riche en protéines', 'high-protein'],
    ['low calorie', 'up-to-400-kcal'],
    ['hypocalorique', 'up-to-400-kcal'],
    ['under 500 calories', 'up-to-500-kcal'],
    ['moins de 500 calories', 'up-to-500-kcal'],
    ['550 kcal', 'up-to-500-kcal'],
  ])('%s', (words, value) => {
    const { asked, total, unread } = search(words);
    expect([asked.filters.map(nameOf), asked.text, unread]).toEqual([
      [`nutrition=${value}`],
      '',
      undefined,
    ]);
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThan(library.recipes.length);
  });

  test.each([
    ['vegan', 'diet=vegan'],
    ['vegetarian', 'diet=vegetarian'],
    ['végétarien', 'diet=vegetarian'],
    ['gluten free', 'free=gluten'],
    ['sans gluten', 'free=gluten'],
    ['quick', 'time=30'],
    ['rapide', 'time=30'],
    ['20 minutes', 'time=15'],
  ])('%s stays the filter that it was', (words, name) => expect(namesIn(words)).toEqual([name]));

  test.each([
    ['under 10 minutes', 10],
    ['under 14 minutes', 10],
    ['moins de 15 minutes', 15],
    ['under 50 minutes', 45],
  ])('%s allows no dish that takes longer', (words, most) => {
    expect(namesIn(words)).toEqual([`time=${most}`]);
    const found = allOf(words);
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found.map(({ minutes }) => minutes))).toBeLessThanOrEqual(most);
  });

  test('a time that no filter keeps to is none', () =>
    expect(namesIn('under 5 minutes')).toEqual([]));

  test('what asks for more is no ceiling, and no ceiling is higher than what was asked for', () => {
    expect(namesIn('over 500 calories')).toEqual([]);
    expect(namesIn('under 250 calories')).toEqual([]);
    expect(namesIn('low potassium')).toEqual([]);
  });
});

describe('the page says the limits, and whose they are', () => {
  const noteFor = (words: string, language: 'en' | 'fr') => {
    const { filters } = search(words).asked;
    const locale = localeOf(language, false);
    const sources = claimSources(filters, locale);
    const limits = claimLimits(filters, locale).map(({ text }) => text);
    return [...limits, sources === false ? '' : sources.text].join('');
  };

  test('of each filter that is chosen, and of no other', () => {
    const note = noteFor('low salt under 500 calories', 'en');
    expect(note).toContain('at most 0.12 g of sodium (0.3 g of salt) in 100 g');
    expect(note).toContain(
      'Up to 500 kcal a serving: 25% of the reference intake of 2,000 kcal a day.',
    );
    expect(note).not.toContain('fibre');
    expect(note).toContain('Regulation (EC) 1924/2006');
    expect(note).toContain('General information, not medical advice.');
    expect(noteFor('riche en fibres', 'fr')).toMatch(/au moins 6\sg de fibres pour 100\sg/);
    expect(noteFor('vegan', 'en')).toBe('');
  });
});

describe('what such a search finds', () => {
  test('low salt: sodium by 100 g and by serving', () => {
    const found = allOf('low salt');
    expect(found).toHaveLength(search('low salt').total);
    for (const facts of found) {
      expect(in100g(facts, 'sodium_mg')).toBeLessThanOrEqual(120);
      expect(figure(facts, 'sodium_mg')).toBeLessThanOrEqual(500);
    }
  });

  test('low sugar, low fat, high fibre, high protein, and energy', () => {
    for (const facts of allOf('low sugar low fat')) {
      expect(in100g(facts, 'sugars_g')).toBeLessThanOrEqual(5);
      expect(figure(facts, 'sugars_g')).toBeLessThanOrEqual(27);
      expect(in100g(facts, 'fat_g')).toBeLessThanOrEqual(3);
      expect(figure(facts, 'fat_g')).toBeLessThanOrEqual(21);
    }
    for (const facts of allOf('high fibre high protein under 500 calories')) {
      const energy = figure(facts, 'energy_kcal');
      expect(energy).toBeLessThanOrEqual(500);
      expect(4 * figure(facts, 'protein_g')).toBeGreaterThanOrEqual(0.2 * energy);
      expect(in100g(facts, 'fibre_g') >= 6 || figure(facts, 'fibre_g') >= (3 * energy) / 100).toBe(
        true,
      );
    }
  });

  test('a figure that is not known of every ingredient is never called low', () => {
    const low = library.recipes.find((facts) => meetsClaim('low-salt', facts))!;
    const unknown = { ...low, notCounted: new Map([['sodium_mg' as const, ['stock cube']]]) };
    expect(meetsClaim('low-salt', unknown)).toBe(false);
  });

  test('other words and allergies hold beside it', () => {
    const soups = search('low salt chicken soup');
    expect(soups.asked.text).toBe('chicken soup');
    expect(soups.total).toBeGreaterThan(0);
    expect(soups.isNear).toBe(false);
    for (const facts of soups.recipes) {
      expect(meetsClaim('low-salt', facts)).toBe(true);
      expect(facts.recipe.ingredients.some(({ key }) => key.startsWith('chicken'))).toBe(true);
    }
    for (const words of ['peanut allergy low salt', 'low sodium, allergic to peanuts']) {
      const found = allOf(words);
      expect(namesIn(words)).toEqual(expect.arrayContaining(['free=peanut', 'nutrition=low-salt']));
      expect(found.length).toBeGreaterThan(50);
      for (const facts of found) {
        expect(facts.contains).not.toContain('peanut');
        expect(meetsClaim('low-salt', facts)).toBe(true);
      }
    }
    expect(search('low salt kidney friendly')).toMatchObject({
      total: 0,
      unread: 'low salt kidney friendly',
    });
  });
});

describe('little carbohydrate', () => {
  test.each([
    'low carb',
    'quick low carb dinner',
    'low carb chicken',
    'keto',
    'pauvre en glucides',
  ])('“%s”: dishes by their carbohydrate, within the limit of a meal', (words) => {
    const carbs = allOf(words).map((facts) => Math.round(figure(facts, 'carb_g')));
    expect(carbs.length).toBeGreaterThan(24);
    expect(carbs).toEqual(carbs.toSorted((a, b) => a - b));
    expect(carbs.at(-1)).toBeLessThanOrEqual(words === 'keto' ? 17 : 43);
  });

  test('no dish is lost or shown twice by it', () => {
    const ids = allOf('low carb').map(({ recipe }) => recipe.id);
    expect(new Set(ids).size).toBe(search('low carb').total);
  });
});

describe('the order', () => {
  test.each<[string, SoughtFigure, number]>([
    ['low sugar', 'sugars', 1],
    ['low fat', 'fat', 1],
    ['high fibre', 'fibre', -1],
    ['high protein', 'protein', -1],
    ['low carb', 'carbs', 1],
  ])('of %s is that of the figure', (words, of, sign) => {
    const amounts = allOf(words).map((facts) => sign * amountOf(of, facts));
    expect(amounts.length).toBeGreaterThan(50);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test.each(['without salt', 'no added salt', 'salt free', 'sans sel', 'low salt'])(
    'of %s has first what nothing salty is in, then the least salt',
    (words) => {
      const found = allOf(words);
      const { ingredients } = theKitchen().catalogue;
      const unsalted = found.map((facts) => isUnsalted(facts, ingredients));
      const first = unsalted.indexOf(false);
      expect(first).toBeGreaterThan(20);
      expect(unsalted.slice(first)).not.toContain(true);
      expect(found[0]!.recipe.ingredients.map(({ key }) => key)).not.toContain('salt');
      const rest = found.slice(first).map((facts) => amountOf('salt', facts));
      expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    },
  );
});
