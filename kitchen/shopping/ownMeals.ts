// Meals of a plan in a person's own words: what is in them, read from their lines of ingredients.
import type { PlanDay } from '../../contract/plans.ts';
import { readMealTitle, titleWithoutNote } from '../../domain/mealTitle.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { readItems, type ReadItem } from '../ingredients/read.ts';
import { tokensOf } from '../ingredients/words.ts';
import { withoutTails } from '../ownRecipes/lineWords.ts';

export interface OwnMeal {
  readonly title: string;
  /** For all the plan's people, grams; null where a line gives no amount. */
  readonly foods: readonly {
    readonly key: string;
    readonly grams: number | null;
    /** The words that name it. */
    readonly text: string;
  }[];
  /** Lines that name no food that we know. */
  readonly unread: readonly string[];
  /** What of its lines names food. */
  readonly lines: readonly string[];
  /** All its words, as they stand. */
  readonly told: readonly string[];
}

/** How a thing is cut or served: 'peeled', 'thin slices'. What is none of these and names no food is told. */
const manner =
  /^(?:\p{L}{2,}ed|\d+|an?|the|of|on|off|up|and|if|its|in|to|for|or|not|cm|mm|hot|dry|fat|whole|fresh|frozen|wholewheat|liquid|apart|type|tops|hours?|needed|(?:fine|thin|thick|rough|coarse|light|fresh)(?:ly)?|chunks?|cubes?|wedges?|strips?|pieces?|slices?|rounds?|sticks?|matchsticks|batons|shreds|lengths?|rings|florets|leaves|juice|zest|flesh|torn|beaten|ground|slit|soft|warm|cold|broken|small|large|medium|short|long|well|very|half|skin|stems|overnight|frying|serve|taste|optional|lengthways|room|temperature|until|clear|about|more)$/u;
/** So much of a meal is read at once (characters): a long recipe. What is more is told as unread, so that no plan keeps others waiting. */
const most = 1500;
/** 'In thin slices', 'for the rice', 'to taste', 'no salt', 'or spinach': what follows is not in the dish, or is what stands before the comma. */
const leadsToManner = /^\s*(?:in|into|for|to|no|or|cut|as|at|without)\b/i;
const isManner = (part: string): boolean =>
  leadsToManner.test(part) || tokensOf(part).every((word) => manner.test(word));

/** '200 g carrots, grated, for the top' are carrots; '200 g rice, peanuts' are two foods, the second without an amount. */
function withoutManner(line: string): string {
  const [first = '', ...rest] = line.split(/,(?!\d)(?![^(]*\))/);
  return [first, ...rest.filter((part) => !isManner(part))].join(',');
}

/** 'Oil for frying' is oil. What the tail names, such as another food, is not lost: the whole is then not understood. */
function readWithoutTail(item: ReadItem, catalogue: Catalogue, country: Country | null): ReadItem {
  const bare = withoutTails(item.text);
  const tail = item.text.slice(bare.length);
  if (tail === '' || foodsNamed(tail, catalogue, country ?? undefined).foods.length > 0)
    return item;
  const { items } = readItems(bare, catalogue, { country: country?.iso2 ?? null });
  const [only, ...others] = items;
  return only?.read && others.length === 0 ? { ...only, text: item.text } : item;
}

const itemsIn = (words: string, catalogue: Catalogue, country: Country | null): ReadItem[] =>
  readItems(words, catalogue, { country: country?.iso2 ?? null }).items.map((item) =>
    item.read ? item : readWithoutTail(item, catalogue, country),
  );

/** The same food twice is one; named again without an amount, it is the same. */
function foodsOf(items: readonly ReadItem[]): OwnMeal['foods'] {
  const foods = new Map<string, OwnMeal['foods'][number]>();
  for (const { read, text } of items) {
    if (!read) continue;
    const { key, grams = null } = read;
    const own = foods.get(key) ?? { key, grams: null, text };
    foods.set(key, { ...own, grams: own.grams === null ? grams : own.grams + (grams ?? 0) });
  }
  return [...foods.values()];
}

/**
 * What a meal is made of by its ingredients, else by its '(buy: …)' note; null where nothing is planned.
 * @param country whose words hold where they differ
 */
export function readOwnMeal(
  day: PlanDay,
  slot: Slot,
  catalogue: Catalogue,
  country: Country | null,
): OwnMeal | null {
  const text = day[slot]?.trim() ?? '';
  if (text === '') return null;
  const all = day[`${slot}_ingredients`]?.filter((line) => line.trim() !== '') ?? [];
  let length = 0;
  const lines = all.filter((line) => (length += line.length) <= most);
  const note = readMealTitle(text).note ?? '';
  const named = lines.length > 0 ? lines.map(withoutManner) : note === '' ? [] : [note];
  const items = itemsIn(named.join('\n'), catalogue, country);
  const unread = items.filter(({ read, text: words }) => !read && !isManner(words));
  return {
    title: titleWithoutNote(text),
    foods: foodsOf(items),
    lines: named,
    unread: [...all.slice(lines.length), ...unread.map(({ text: words }) => words)],
    told: [text, ...all],
  };
}
