/** The library's index against a search that looks at every document. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTo,
  emptySet,
  fullSet,
  isIn,
  membersOf,
  sizeOf,
  sizeOfCommon,
} from '../../server/modules/library/bitSet.ts';
import { indexDocuments } from '../../server/modules/library/searchIndex.ts';
import { vocabularyOf } from '../../server/modules/library/vocabulary.ts';

const size = 100;
const numbers = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });
const setOf = (members: readonly number[]) => {
  const set = emptySet(size);
  for (const member of members) addTo(set, member);
  return set;
};

describe('a set of numbers', () => {
  test('holds what was put in, in order, page by page', () => {
    fc.assert(
      fc.property(numbers, fc.nat(50), fc.nat(50), (members, skip, most) => {
        const set = setOf(members);
        const sorted = members.toSorted((a, b) => a - b);
        expect(membersOf(set)).toEqual(sorted);
        expect(membersOf(set, skip, most)).toEqual(sorted.slice(skip, skip + most));
        expect(sizeOf(set)).toBe(members.length);
        for (let n = 0; n < size; n += 1) expect(isIn(set, n)).toBe(members.includes(n));
      }),
    );
  });

  test('counts what two have in common', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        expect(sizeOfCommon(setOf(one), setOf(other))).toBe(
          one.filter((each) => other.includes(each)).length,
        );
      }),
    );
  });

  test.each([0, 1, 31, 32, 33, 64, 100])('of %d is full', (all) => {
    expect(sizeOf(fullSet(all))).toBe(all);
  });
});

const word = fc.constantFrom('rice', 'beans', 'soup', 'chicken', 'curry', 'tomato');
const filter = fc.constantFrom('quick', 'vegan', 'lunch');
const document = fc.record({
  words: fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 200 })), {
    selector: ([each]) => each,
  }),
  filters: fc.uniqueArray(filter),
});

describe('the index', () => {
  test('finds what looking at every document finds, best first', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 60 }),
        fc.uniqueArray(word, { maxLength: 3 }),
        fc.uniqueArray(filter),
        (documents, words, filters) => {
          const found = indexDocuments(documents).find(
            { words: words.map((each) => ({ word: each })), filters },
            0,
            1000,
          );
          const worth = (n: number): number =>
            words.reduce(
              (sum, each) => sum + (documents[n]!.words.find(([own]) => own === each)?.[1] ?? 0),
              0,
            );
          const passing = [...documents.keys()].filter((n) =>
            filters.every((each) => documents[n]!.filters.includes(each)),
          );
          const with_ = (missing: number): number[] =>
            passing.filter(
              (n) =>
                words.filter((each) => !documents[n]!.words.some(([own]) => own === each)).length <=
                missing,
            );
          const all = with_(0);
          const expected = all.length > 0 || words.length < 2 ? all : with_(1);
          expect(found.total).toBe(expected.length);
          expect(found.page).toEqual(expected.toSorted((a, b) => worth(b) - worth(a) || a - b));
          for (const each of ['quick', 'vegan', 'lunch'] as const)
            expect(found.countOf(each)).toBe(
              expected.filter((n) => documents[n]!.filters.includes(each)).length,
            );
        },
      ),
    );
  });

  test('starts every search from nothing', () => {
    const index = indexDocuments([
      { words: [['rice', 10]], filters: [] },
      { words: [['soup', 10]], filters: [] },
    ]);
    const find = (words: string[]) =>
      index.find({ words: words.map((each) => ({ word: each })), filters: [] }, 0, 10).page;
    expect(find(['rice'])).toEqual([0]);
    expect(find(['soup'])).toEqual([1]);
    expect(find([])).toEqual([0, 1]);
  });
});

describe('a word', () => {
  const vocabulary = vocabularyOf(['chicken', 'chickpea', 'rice', 'chilli', 'egg']);
  const read = (typed: string) =>
    vocabulary.meaningsOf(typed).map(({ term }) => vocabulary.words[term]);
  test.each([
    ['chicken', ['chicken']],
    ['chick', ['chicken', 'chickpea']],
    ['chiken', ['chicken']],
    ['hcicken', ['chicken']],
    ['eg', ['egg']],
    ['xyz', []],
    ['rcie', []],
  ])('%s means %j', (typed, meant) => {
    expect(read(typed)).toEqual(meant);
  });
});
