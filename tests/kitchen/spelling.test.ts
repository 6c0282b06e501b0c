import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellingOf } from '../../kitchen/ingredients/spelling.ts';
import { kitchen } from './support.ts';

const words = [...kitchen.catalogue.ingredients.values()]
  .flatMap(({ label }) => label.toLowerCase().split(/[^a-z]+/))
  .filter((word) => word.length >= 6);
const vocabulary = new Set(words);
const spelling = spellingOf(vocabulary);

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
];

test('a word is found by any one slip behind its first letters, and known words are no slips', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vocabulary),
      fc.constantFrom(...slips),
      fc.nat(),
      (word, slip, random) => {
        const written = slip(word, 3 + (random % (word.length - 3)));
        const found = spelling.nearest(written).map((each) => each.word);
        if (vocabulary.has(written)) expect(found).toEqual([]);
        else expect(found).toContain(word);
      },
    ),
  );
});

test('what is nothing like a word is hopeless', () => {
  for (const word of ['zzzzzzzz', 'qwrtpsdf', 'xy', 'x'.repeat(40)])
    expect(spelling.nearest(word)).toEqual([]);
});
