import { describe, expect, test } from 'vitest';
import { isFoundBy, searchWords } from '../../domain/ownRecipes.ts';

describe('the words of lines', () => {
  test('each once, without accents, amounts and letters alone', () => {
    expect(searchWords(['250 g crème fraîche', '2 c. à soupe de crème', 'Ẹ̀fọ́'])).toBe(
      'creme fraiche soupe de efo',
    );
    expect(searchWords(['प्याज 2', '鶏肉 200g'])).toBe('प्याज 鶏肉');
  });

  test('at most 400 characters, and no half of a word', () => {
    const long = searchWords(
      Array.from(
        { length: 300 },
        (_, n) => `food${String.fromCodePoint(97 + (n % 26))}${'x'.repeat(n % 20)}`,
      ),
    );
    expect(long.length).toBeLessThanOrEqual(400);
    expect(long.split(' ').every((word) => /^food.x*$/.test(word))).toBe(true);
  });
});

describe('what is found', () => {
  const soup = { title: "Aunt's Crème of leek soup", words: 'leeks potatoes saint-jacques' };
  test.each(['', 'crème', 'CREME', 'leek', 'soup aunt', 'pota', 'potatoes, leeks', 'jacques'])(
    'by %j',
    (query) => {
      expect(isFoundBy(soup, query)).toBe(true);
    },
  );
  test.each(['eek', 'soup beef', 'otatoes'])('not by %j', (query) => {
    expect(isFoundBy(soup, query)).toBe(false);
  });
  test('in a script without spaces by what stands within', () => {
    expect(isFoundBy({ title: '親子丼', words: '鶏肉' }, '子丼')).toBe(true);
    expect(isFoundBy({ title: '親子丼' }, '鶏')).toBe(false);
  });
});
