import { describe, expect, test } from 'vitest';
import { allergens, isAllergen, tagsOf } from '../../kitchen/health/allergens.ts';
import type { Allergen } from '../../kitchen/health/allergens.ts';
import { readFamilies } from '../../kitchen/catalogue/families.ts';
import type { FamilyTexts } from '../../kitchen/catalogue/families.ts';
import { belongs, mayBelong, stays } from './fixtures/families.ts';
import { catalogue } from './support.ts';

const { ingredients, families } = catalogue;
const how = (family: string, key: string) => families.get(family)?.members.get(key);

/** 'family: key key' lines as pairs. */
const pairsOf = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [family = '', keys = ''] = line.split(':');
      return keys
        .trim()
        .split(/\s+/)
        .map((key): [string, string] => [family.trim(), key]);
    });

const texts = (changes: Partial<FamilyTexts>): FamilyTexts => ({
  families:
    'family,name,plural,kind,covers,note,source\n' +
    'nut,nut,nuts,group,almond,,x\nalmond,almond,almonds,food,,,x',
  members: 'family,key,how\nalmond,almond,is',
  words: 'family,lang,word\nnut,en,nuts',
  brands: 'brand,families,basis,itself,note\nnutrella,almond,usual,,almonds',
  diets: 'diet,name,meaning,leaves_out,not_together,source\nno_nuts,no nuts,No nuts.,nut,,x',
  dietWords: 'diet,lang,word\nno_nuts,en,no nuts',
  ...changes,
});
const problemsOf = (changes: Partial<FamilyTexts>) =>
  readFamilies(texts(changes), new Set(['almond'])).problems;

describe('families', () => {
  test('all rows hold together, and no member is unknown', () => {
    expect(families.size).toBeGreaterThanOrEqual(330);
    const unknown = [...families.values()].flatMap(({ members }) =>
      [...members.keys()].filter((key) => !ingredients.has(key)),
    );
    expect(unknown).toEqual([]);
    expect([...families.values()].filter(({ members }) => !members.size)).toEqual([]);
  });

  test('a family holds all that the families it covers hold, at least as strongly', () => {
    const strength = ['may_hold', 'holds', 'made_of', 'is'];
    for (const { id, covers, members } of families.values())
      for (const covered of covers)
        for (const [key, of] of families.get(covered)?.members ?? []) {
          const own = strength.indexOf(members.get(key) ?? 'none');
          expect(own, `${id} covers ${covered}: ${key}`).toBeGreaterThanOrEqual(
            strength.indexOf(of),
          );
        }
  });

  test('every ingredient but water belongs to some family', () => {
    const named = new Set([...families.values()].flatMap(({ members }) => [...members.keys()]));
    expect([...ingredients.keys()].filter((key) => !named.has(key))).toEqual(['water']);
  });

  test('the fifteen allergens are families, and no other family is called one', () => {
    const called = [...families.values()].filter(({ kind }) => kind === 'allergen');
    expect(called.map(({ id }) => id).sort()).toEqual([...allergens].sort());
  });

  test.each(allergens)(
    '%s: its members are what the tags hold, or may hold',
    (allergen: Allergen) => {
      const holds = (tags: ReadonlySet<string>) =>
        tags.has(allergen) || (allergen === 'gluten' && (tags.has('wheat') || tags.has('oat')));
      // The tag 'shellfish' alone does not say which kind is meant.
      const group = new Set([
        'shellfish',
        'shellfish_may',
        'oily_fish',
        'oily_fish_may',
        'dairy',
        'dairy_may',
      ]);
      const own = tagsOf(allergen).filter((tag) => !group.has(tag));
      const wrong = [...ingredients.values()].flatMap(({ key, tags }) => {
        const belongsAs = how(allergen, key) ?? 'not';
        const state = belongsAs === 'may_hold' || belongsAs === 'not' ? belongsAs : 'holds';
        const meant = holds(tags) ? 'holds' : own.some((tag) => tags.has(tag)) ? 'may_hold' : 'not';
        return state === meant ? [] : [`${key}: ${belongsAs}, but the tags say ${meant}`];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('shellfish and fatty fish never stand outside their allergens', () => {
    for (const { key, tags } of ingredients.values()) {
      if (tags.has('shellfish')) expect(how('shellfish', key), key).toBeDefined();
      if (tags.has('oily_fish')) expect(how('fish', key), key).toBeDefined();
      if (tags.has('dairy')) expect(how('milk', key), key).toBeDefined();
    }
  });
});

describe('what belongs together by knowledge of food', () => {
  const [held, may, not] = [pairsOf(belongs), pairsOf(mayBelong), pairsOf(stays)];

  test('there are at least 150 pairs of families and foods, all of known names', () => {
    expect(held.length + may.length).toBeGreaterThanOrEqual(150);
    const unknown = [...held, ...may, ...not].filter(
      ([family, key]) => !families.has(family) || !ingredients.has(key),
    );
    expect(unknown).toEqual([]);
  });

  test.each(held)('%s holds %s', (family, key) => {
    expect(['is', 'made_of', 'holds']).toContain(how(family, key));
  });
  test.each(may)('%s is at least possible in %s', (family, key) => {
    expect(how(family, key)).toBeDefined();
  });
  test.each(not)('%s has nothing to do with %s', (family, key) => {
    expect(how(family, key)).toBeUndefined();
  });
});

describe('tables that do not hold together', () => {
  test('the small tables of these tests hold together', () => {
    expect(problemsOf({})).toEqual([]);
    const { families: read } = readFamilies(texts({}), new Set(['almond']));
    expect(read.get('nut')?.members.get('almond')).toBe('is');
  });

  const header = 'family,name,plural,kind,covers,note,source\n';
  test.each<[string, Partial<FamilyTexts>, RegExp]>([
    [
      'an unknown ingredient',
      { members: 'family,key,how\nalmond,almnod,is' },
      /'almnod' is no ingr/,
    ],
    ['a member of no family', { members: 'family,key,how\nnone,almond,is' }, /'none' is no family/],
    [
      'an unknown belonging',
      { members: 'family,key,how\nalmond,almond,was' },
      /members\.csv:2: how/,
    ],
    [
      'a member twice',
      { members: 'family,key,how\nnut,almond,is\nnut,almond,holds' },
      /:3: .*twice/,
    ],
    [
      'an unknown covered family',
      { families: `${header}nut,nut,nuts,group,none,,x` },
      /no family 'none'/,
    ],
    [
      'a cycle',
      { families: `${header}nut,n,n,group,almond,,x\nalmond,a,a,food,nut,,x` },
      /nut > almond > nut/,
    ],
    ['a word of no family', { words: 'family,lang,word\nnone,en,nuts' }, /'none' is no family/],
    [
      'an upper-case word',
      { words: 'family,lang,word\nnut,en,Nuts' },
      /words\.csv:2: word: not in lower/,
    ],
    ['a word with space', { words: 'family,lang,word\nnut,en, nuts' }, /words\.csv:2: word/],
    ['a word twice', { words: 'family,lang,word\nnut,en,nuts\nnut,en,nuts' }, /:3: .*twice/],
    ['a language that is none', { words: 'family,lang,word\nnut,english,nuts' }, /:2: lang/],
    [
      'a diet of no family',
      { diets: 'diet,name,meaning,leaves_out,not_together,source\nno_nuts,n,m,nuts,,x' },
      /'nuts' is no family/,
    ],
    [
      'a lone family in not_together',
      { diets: 'diet,name,meaning,leaves_out,not_together,source\nno_nuts,n,m,nut,nut,x' },
      /not two families/,
    ],
    ['words of no diet', { dietWords: 'diet,lang,word\nnone,en,none' }, /'none' is no diet/],
    ['too few cells', { words: 'family,lang,word\nnut,en' }, /2 cells under 3 columns/],
  ])('%s is named', (_, changes, what) => {
    expect(problemsOf(changes).join('\n')).toMatch(what);
  });

  test('every allergen family is an allergen of the gate', () => {
    for (const { id, kind } of families.values())
      if (kind === 'allergen') expect(isAllergen(id)).toBe(true);
  });
});
