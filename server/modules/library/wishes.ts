// What people wish of a meal in other words than ours: some are a filter or a word of our recipes, others are not searched for.
import { plain } from '../../../kitchen/ingredients/words.ts';

/** Why words are not searched for. */
export type Unsought = 'portions' | 'occasion' | 'children' | 'small_children';

const smallChildren =
  /\b(?:for )?(?:my |our |a |the )?(?:toddlers?(?: friendly)?|baby led weaning|weaning|baby food|tout petits?)\b|\bfor (?:my |our |a |the )?bab(?:y|ies)\b(?! (?:spinach|corn|potato(?:es)?|carrots?|leaves|kale|greens|gem|back|leeks?))|\bpour (?:mon |un |les? )?bebes?\b/g;
const children =
  /\b(?:for )?(?:my |our |the )?(?:kids|kid friendly|kids friendly|children|child friendly)\b(?: friendly)?|\bpour (?:les |mes |nos )?enfants\b/g;
const portions =
  /\b(?:for|pour) (?:two|three|four|five|six|eight|a crowd|[2-9]|1[0-2]|deux|trois|quatre|cinq|six|huit)(?: people| persons| personnes)?\b/g;
const occasion =
  /\b(?:for )?(?:a )?(?:date night|fakeaways?|romantic|valentines?(?: day)?|soiree en amoureux)\b/g;

const unsought: readonly (readonly [Unsought, RegExp])[] = [
  ['small_children', smallChildren],
  ['children', children],
  ['portions', portions],
  ['occasion', occasion],
];

/** The British tea is a meal where its time or who eats it is told, and a drink otherwise. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/\b(quick|easy|midweek|weeknight|kids?|childrens?|family|friday|sunday) tea\b/g, '$1 dinner'],
  [/\btea (?=for (?:two|three|four|five|six|one|a crowd|the|my|our|kids|\d))/g, 'dinner '],
  [/\bfor tea\b/g, 'dinner'],
  [/\b(?:midweek|weeknight|week night|school night)\b/g, 'quick'],
  [/\b(?:lunch ?box(?:es)?|packed lunches)\b/g, 'packed lunch'],
  [/\b(?:batch cook(?:ing|ed)?|meal prep(?:ping)?|freezer friendly)\b/g, 'freezer'],
];

export interface WithoutWishes {
  /** As it was typed, where no such wish is named. */
  readonly text: string;
  readonly unsought: readonly Unsought[];
}

export function withoutWishes(typed: string): WithoutWishes {
  const words = plain(typed);
  const read = otherWords.reduce((text, [from, to]) => text.replace(from, to), words);
  const named = unsought.filter(([, pattern]) => read.search(pattern) !== -1);
  const rest = named.reduce((text, [, pattern]) => text.replace(pattern, ' '), read);
  return rest === words
    ? { text: typed, unsought: [] }
    : { text: rest.replace(/\s+/g, ' ').trim(), unsought: named.map(([name]) => name) };
}

/** Sauces that our recipes name by what they are made of. */
const sauces: readonly (readonly [string, string])[] = [['satay', 'peanut sauce']];

export interface WithSauces {
  readonly text: string;
  /** What was read in place of a word. */
  readonly mended: ReadonlyMap<string, string>;
}

export function withSauces(typed: string): WithSauces {
  const named = sauces.filter(([word]) => plain(typed).split(' ').includes(word));
  const text = named.reduce((all, [word, sauce]) => all.replaceAll(word, sauce), plain(typed));
  return named.length === 0 ? { text: typed, mended: new Map() } : { text, mended: new Map(named) };
}
