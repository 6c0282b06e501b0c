// Recipes by their title, as people write it: with or without the gloss in brackets, with a slip of spelling.
import type { Recipe } from '../catalogue/types.ts';
import { distance, singular, slipsAllowed, tokensOf } from '../ingredients/words.ts';

export interface Titles {
  /** The recipe of this title, or null; a title of 5 letters or more may hold a slip. */
  find(name: string): Recipe | null;
  /** The recipe whose title shares most of its words with the name, or null where less than two thirds of them agree. */
  nearest(name: string): Recipe | null;
}

const small = new Set([
  'and',
  'with',
  'of',
  'the',
  'a',
  'in',
  'on',
  'de',
  'la',
  'al',
  'el',
  'style',
  'recipe',
  'homemade',
  'my',
]);
const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(singular)
    .filter((word) => !small.has(word));

/** Builds the index of titles, once. */
export function titlesOf(recipes: readonly Recipe[]): Titles {
  const byTitle = new Map<string, Recipe>();
  const put = (title: string, recipe: Recipe): void => {
    const phrase = wordsOf(title).join(' ');
    if (phrase && !byTitle.has(phrase)) byTitle.set(phrase, recipe);
  };
  for (const recipe of recipes) put(recipe.title, recipe);
  for (const recipe of recipes) {
    put(recipe.id.replaceAll('-', ' '), recipe);
    put(recipe.title.replace(/\s*\([^)]*\)/g, ''), recipe);
    for (const [, gloss = ''] of recipe.title.matchAll(/\(([^)]*)\)/g)) put(gloss, recipe);
  }
  const all = [...byTitle.entries()].map(([phrase, recipe]) => ({
    phrase,
    recipe,
    words: new Set(phrase.split(' ')),
  }));
  const rarity = new Map<string, number>();
  for (const { words } of all)
    for (const word of words) rarity.set(word, (rarity.get(word) ?? 0) + 1);
  const worth = (word: string): number => 1 / Math.sqrt(rarity.get(word) ?? 1);

  return {
    find(name) {
      const phrase = wordsOf(name.slice(0, 300)).join(' ');
      const exact = byTitle.get(phrase);
      if (exact || phrase.length < 5) return exact ?? null;
      const most = phrase.length < 8 ? 1 : 2;
      let best: { recipe: Recipe | null; slips: number } = { recipe: null, slips: most + 1 };
      for (const entry of all) {
        if (Math.abs(entry.phrase.length - phrase.length) > most || entry.phrase[0] !== phrase[0])
          continue;
        const slips = distance(phrase, entry.phrase, most);
        // Each word must be near its own: 'beef stew' is no slip of 'beet stew'.
        const close =
          slips < best.slips &&
          phrase.split(' ').every((word, i) => {
            const other = entry.phrase.split(' ')[i] ?? '';
            return word === other || distance(word, other, 2) <= slipsAllowed(word);
          });
        if (close) best = { recipe: entry.recipe, slips };
      }
      return best.recipe;
    },
    nearest(name) {
      const words = new Set(wordsOf(name.slice(0, 300)));
      const mine = [...words].reduce((sum, word) => sum + worth(word), 0);
      if (!mine) return null;
      let best: { recipe: Recipe | null; score: number } = { recipe: null, score: 0.66 };
      for (const entry of all) {
        let shared = 0;
        for (const word of words) if (entry.words.has(word)) shared += worth(word);
        if (!shared) continue;
        const theirs = [...entry.words].reduce((sum, word) => sum + worth(word), 0);
        const score = (2 * shared) / (mine + theirs);
        if (score > best.score) best = { recipe: entry.recipe, score };
      }
      return best.recipe;
    },
  };
}
