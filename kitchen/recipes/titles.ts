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
/** Words that are written either way. */
const sameWord: ReadonlyMap<string, string> = new Map([
  ['groundnut', 'peanut'],
  ['eggplant', 'aubergine'],
  ['zucchini', 'courgette'],
  ['shrimp', 'prawn'],
  ['cilantro', 'coriander'],
  ['chili', 'chilli'],
  ['lasagna', 'lasagne'],
  ['yogurt', 'yoghurt'],
  ['omelet', 'omelette'],
]);

/** The words of a title, each in the singular and without the smallest. */
export const wordsOfTitle = (text: string): string[] =>
  tokensOf(text)
    .map((word) => sameWord.get(singular(word)) ?? singular(word))
    .filter((word) => !small.has(word));

/** A title, or another way to name its recipe. */
interface Title {
  readonly phrase: string;
  readonly words: ReadonlySet<string>;
  readonly recipe: Recipe;
}

/** Each phrase that names a recipe: titles first, then ids, titles without their gloss, and glosses alone. */
function phrasesOf(recipes: readonly Recipe[]): ReadonlyMap<string, Recipe> {
  const byTitle = new Map<string, Recipe>();
  const put = (title: string, recipe: Recipe): void => {
    const phrase = wordsOfTitle(title).join(' ');
    if (phrase && !byTitle.has(phrase)) byTitle.set(phrase, recipe);
  };
  for (const recipe of recipes) put(recipe.title, recipe);
  for (const recipe of recipes) {
    put(recipe.id.replaceAll('-', ' '), recipe);
    put(recipe.title.replace(/\s*\([^)]*\)/g, ''), recipe);
    for (const [, gloss = ''] of recipe.title.matchAll(/\(([^)]*)\)/g)) put(gloss, recipe);
  }
  return byTitle;
}

/** Whether each word is near to its own: 'beef stew' is no slip of 'beet stew'. */
const areNear = (phrase: string, other: string): boolean =>
  phrase.split(' ').every((word, i) => {
    const own = other.split(' ')[i] ?? '';
    return word === own || distance(word, own, 2) <= slipsAllowed(word);
  });

/** The title within a small slip of spelling, the nearest where there are several. */
function withSlip(phrase: string, titles: readonly Title[]): Recipe | null {
  const most = phrase.length < 8 ? 1 : 2;
  let best: { recipe: Recipe | null; slips: number } = { recipe: null, slips: most + 1 };
  for (const title of titles) {
    if (Math.abs(title.phrase.length - phrase.length) > most || title.phrase[0] !== phrase[0])
      continue;
    const slips = distance(phrase, title.phrase, most);
    if (slips < best.slips && areNear(phrase, title.phrase)) best = { recipe: title.recipe, slips };
  }
  return best.recipe;
}

/** How much a word tells: less, the more titles have it. */
function rarityOf(titles: readonly Title[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { words } of titles)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => 1 / Math.sqrt(counts.get(word) ?? 1);
}

/** Builds the index of titles, once. */
export function titlesOf(recipes: readonly Recipe[]): Titles {
  const byTitle = phrasesOf(recipes);
  const all: Title[] = [...byTitle].map(([phrase, recipe]) => ({
    phrase,
    recipe,
    words: new Set(phrase.split(' ')),
  }));
  const worth = rarityOf(all);

  return {
    find(name) {
      const phrase = wordsOfTitle(name.slice(0, 300)).join(' ');
      const exact = byTitle.get(phrase);
      return exact || phrase.length < 5 ? (exact ?? null) : withSlip(phrase, all);
    },
    nearest(name) {
      const words = new Set(wordsOfTitle(name.slice(0, 300)));
      const mine = [...words].reduce((sum, word) => sum + worth(word), 0);
      if (!mine) return null;
      let best: { recipe: Recipe | null; score: number } = { recipe: null, score: 0.66 };
      for (const title of all) {
        let shared = 0;
        for (const word of words) if (title.words.has(word)) shared += worth(word);
        if (!shared) continue;
        const theirs = [...title.words].reduce((sum, word) => sum + worth(word), 0);
        const score = (2 * shared) / (mine + theirs);
        if (score > best.score) best = { recipe: title.recipe, score };
      }
      return best.recipe;
    },
  };
}
