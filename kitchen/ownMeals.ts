// Meals of a plan in a person's own words: what is in them, read from their lines of ingredients.
import type { PlanDay } from '../contract/plans.ts';
import type { Catalogue, Country } from './catalogue/types.ts';
import { readItems } from './reading/read.ts';
import { tokensOf } from './words.ts';

export type Slot = 'breakfast' | 'lunch' | 'dinner' | 'snack';

export interface OwnMeal {
  readonly title: string;
  /** For all the plan's people, grams; null where a line gives no amount. */
  readonly foods: readonly { readonly key: string; readonly grams: number | null }[];
  /** Lines that name no food that we know. */
  readonly unread: readonly string[];
}

/** '(buy: rice, tomatoes)' at the end of a title, closed or not. */
const note = /\s*\(buy:([^)]*)\)?\s*$/i;
/** How a thing is cut or served: 'peeled', 'in thin slices', 'for frying'. What is none of these and names no food is told. */
const howItIs = /^(?:\p{L}{2,}ed|\p{L}{1,3}|\d+|(?:fine|thin|thick|rough|coarse|light|fresh)(?:ly)?|chunks?|cubes?|wedges?|strips?|pieces?|slices?|rounds?|sticks?|matchsticks|batons|shreds|lengths?|rings|florets|leaves|juice|zest|flesh|torn|beaten|ground|slit|soft|warm|cold|broken|small|large|medium|short|long|well|very|half|into|with|without|skin|stems|overnight|frying|serve|taste|optional|lengthways|water|room|temperature|until|clear|about|more|plus)$/u;

/**
 * What a meal is made of by its ingredients, else by its '(buy: …)' note; null where nothing is planned.
 * @param country whose words hold where they differ
 */
export function readOwnMeal(day: PlanDay, slot: Slot, catalogue: Catalogue, country: Country | null): OwnMeal | null {
  const text = day[slot]?.trim() ?? '';
  if (text === '') return null;
  const lines = day[`${slot}_ingredients`]?.filter((line) => line.trim() !== '') ?? [];
  const read = (typed: string) => readItems(typed, catalogue, { country: country?.iso2 ?? null }).items;
  /** Of '200 g carrots, grated, for the top' what stands after the comma is no food, unless it has an amount of its own. */
  const withoutManner = (line: string): string => {
    const [first = '', ...rest] = line.split(/,(?!\d)/);
    const weighed = rest.length > 0 && read(first).every((item) => (item.read?.grams ?? null) !== null);
    return weighed ? [first, ...rest.filter((part) => /^\s*[\d½¼¾⅓⅔⅛]/u.test(part))].join(',') : line;
  };
  const foods = new Map<string, number | null>();
  const unread: string[] = [];
  for (const item of read(lines.length > 0 ? lines.map(withoutManner).join('\n') : (note.exec(text)?.[1] ?? ''))) {
    if (!item.read) { if (!tokensOf(item.text).every((word) => howItIs.test(word))) unread.push(item.text); continue; }
    const { key, grams = null } = item.read;
    const before = foods.get(key);
    // The same food twice is one; named again without an amount, it is the same.
    foods.set(key, before === undefined || before === null ? grams : before + (grams ?? 0));
  }
  return { title: text.replace(note, '') || text, foods: [...foods].map(([key, grams]) => ({ key, grams })), unread };
}
