import { describe, expect, test } from 'vitest';
import { allergens } from '../../kitchen/health/allergens.ts';
import { kept, leftOut, named } from './fixtures/families.ts';
import { catalogue } from './support.ts';

const { ingredients, families, diets, words } = catalogue;
const how = (family: string, key: string) => families.get(family)?.members.get(key);
const linesOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(/\s*\|\s*/));

describe('words', () => {
  const said = (lang: string, text: string) =>
    words.filter((row) => row.lang === lang && row.word === text).map(({ family }) => family);

  test('every family has an English word', () => {
    const english = new Set(words.filter(({ lang }) => lang === 'en').map(({ family }) => family));
    expect([...families.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect(english.size).toBeGreaterThanOrEqual(120);
  });

  test.each(allergens)('%s has words in at least 25 languages', (allergen) => {
    const own = new Set(words.filter(({ family }) => family === allergen).map(({ lang }) => lang));
    expect(own.size).toBeGreaterThanOrEqual(25);
  });

  test('words are lower case, NFC, and without space around them', () => {
    const all = [...words, ...[...diets.values()].flatMap((diet) => diet.words)];
    const wrong = all.filter(
      ({ word }) =>
        word === '' ||
        word !== word.trim().replace(/\s+/g, ' ') ||
        word !== word.toLowerCase() ||
        word !== word.normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  test.each(linesOf(named))('%s: %s is %s', (lang = '', text = '', family = '') => {
    expect(said(lang, text)).toContain(family);
  });

  test('words that mean something else in their language are none', () => {
    for (const [lang, text] of [
      ['es', 'soy'],
      ['vi', 'toi'],
      ['tr', 'et'],
      ['sv', 'not'],
      ['ro', 'ou'],
    ])
      expect(words.filter((row) => row.lang === lang && row.word === text)).toEqual([]);
  });

  test('an English word for part of an allergen means the whole allergen too', () => {
    for (const id of ['tree_nut', 'fish', 'crustacean', 'mollusc', 'egg', 'soy'])
      for (const covered of families.get(id)?.covers ?? [])
        for (const { lang, word } of words.filter(({ family }) => family === covered))
          if (lang === 'en') expect(said('en', word), word).toContain(id);
  });
});

describe('diets', () => {
  const leavesOut = (diet: string, key: string) =>
    (diets.get(diet)?.leavesOut ?? []).some((family) => how(family, key) !== undefined);

  test('there are fifteen, each with words in several languages', () => {
    expect(diets.size).toBe(15);
    for (const { id, words: own } of diets.values())
      expect(new Set(own.map(({ lang }) => lang)).size, id).toBeGreaterThanOrEqual(6);
  });

  test.each(linesOf(leftOut))('%s leaves out %s', (diet = '', key = '') => {
    expect(ingredients.has(key)).toBe(true);
    expect(leavesOut(diet, key)).toBe(true);
  });

  test.each(linesOf(kept))('%s keeps %s', (diet = '', key = '') => {
    expect(ingredients.has(key)).toBe(true);
    expect(leavesOut(diet, key)).toBe(false);
  });

  test('kosher meals keep meat and milk apart', () => {
    expect(diets.get('kosher')?.notTogether).toEqual([['meat', 'milk']]);
  });

  test('a vegan diet leaves out whatever is tagged as holding meat, fish, milk or egg', () => {
    const animal = ['meat', 'fish', 'crustacean', 'mollusc', 'milk', 'egg', 'animal_gelatin'];
    for (const { key, tags } of ingredients.values())
      if (animal.some((tag) => tags.has(tag))) expect(leavesOut('vegan', key), key).toBe(true);
  });

  test('diets judged by a limit or a pattern say so', () => {
    const patterns = [...diets.values()].filter((diet) => !diet.leavesOut.length);
    expect(patterns.map(({ id }) => id)).toEqual(['low_carb', 'keto', 'mediterranean']);
    for (const { meaning } of patterns) expect(meaning).toMatch(/\bg of|pattern/);
  });
});
