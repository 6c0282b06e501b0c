// Meals of a plan in a person's own words: what is in them, read from their lines of ingredients.
import type { PlanDay } from '../../contract/plans.ts';
import { readMealTitle, titleWithoutNote } from '../../domain/mealTitle.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { readItems } from '../ingredients/read.ts';
import { tokensOf } from '../ingredients/words.ts';

export interface OwnMeal {
  readonly title: string;
  /** For all the plan's people, grams; null where a line gives no amount. */
  readonly foods: readonly { readonly key: string; readonly grams: number | null }[];
  /** Lines that name no food that we know. */
  readonly unread: readonly string[];
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
  const read = (typed: string) =>
    readItems(typed, catalogue, { country: country?.iso2 ?? null }).items;
  /** '200 g carrots, grated, for the top' are carrots; '200 g rice, peanuts' are two foods, the second without an amount. */
  const withoutManner = (line: string): string => {
    const [first = '', ...rest] = line.split(/,(?!\d)(?![^(]*\))/);
    return [first, ...rest.filter((part) => !isManner(part))].join(',');
  };
  const foods = new Map<string, number | null>();
  const unread: string[] = all.slice(lines.length);
  for (const item of read(
    lines.length > 0 ? lines.map(withoutManner).join('\n') : (readMealTitle(text).note ?? ''),
  )) {
    if (!item.read) {
      if (!isManner(item.text)) unread.push(item.text);
      continue;
    }
    const { key, grams = null } = item.read;
    const before = foods.get(key);
    // The same food twice is one; named again without an amount, it is the same.
    foods.set(key, before === undefined || before === null ? grams : before + (grams ?? 0));
  }
  return {
    title: titleWithoutNote(text),
    foods: [...foods].map(([key, grams]) => ({ key, grams })),
    unread,
  };
}
