// Plain words for matching: what case, accents, hyphens and apostrophes do not change.
import { withoutAccents } from '../../domain/letters.ts';

/** Letters that no accent makes. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Without its accents 'pâtés' would be French pasta. */
const patesOfLiver = /\bp[âa]tés\b/giu;

/** Lower case without accents, apostrophes or punctuation; '&' reads as 'and'. Letters of every script stay. */
export function plain(text: string): string {
  return withoutAccents(text.replace(patesOfLiver, 'pâté'))
    .toLowerCase()
    .replace(/[ßøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’'‘`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();
}

export const tokensOf = (text: string): string[] => {
  const all = plain(text);
  return all ? all.split(' ') : [];
};

/** One for many: 'tomatoes' → 'tomato', 'berries' → 'berry', 'leaves' → 'leaf'; words that only look plural stay. */
export function singular(word: string): string {
  if (word.length < 4 || keeps.has(word)) return word;
  if (irregular.has(word)) return irregular.get(word) ?? word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|shes|ches|xes|sses|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is|as)$/.test(word)) return word.slice(0, -1);
  return word;
}
const keeps = new Set([
  'hummus',
  'couscous',
  'asparagus',
  'molasses',
  'swiss',
  'brussels',
  'schnapps',
  'citrus',
  'oats',
  'watercress',
  'cress',
  'lens',
  'gas',
  'anis',
  'always',
  'leas',
  'olivas',
  'cheeses',
  // Pasta in French, where 'pâté' is of liver.
  'pates',
]);
const irregular = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['calves', 'calf'],
  ['olives', 'olive'],
  ['cloves', 'clove'],
  ['chives', 'chives'],
  ['endives', 'endive'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['pies', 'pie'],
  ['smoothies', 'smoothie'],
  ['cheeses', 'cheese'],
  ['shoes', 'shoe'],
  ['oats', 'oat'],
  ['peas', 'pea'],
  ['radishes', 'radish'],
]);

/** Whether the two letters before these places are each other's neighbours in the wrong order. */
const areSwapped = (a: string, b: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];

/**
 * Edit distance with swaps of neighbours (optimal string alignment), given up as soon as it passes `most`.
 * @returns the distance, or `most + 1`
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (areSwapped(a, b, i, j)) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** The same of two names of dishes: with two slips the first letter stays, so that 'tiramisu' is no 'niramish'. */
export function slipsBetween(a: string, b: string, most: number): number {
  const slips = distance(a, b, most);
  return slips === 2 && a[0] !== b[0] ? most + 1 : slips;
}

/** How many slips a word may hold and still be recognised: none under 5 letters, one under 8, else two. */
export const slipsAllowed = (word: string): number =>
  word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
