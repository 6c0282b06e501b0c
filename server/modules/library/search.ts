// A search of the library: words read into foods and filters, and what the index finds of them.
import { foodOf, type MatchKind } from '../../../kitchen/ingredients/lexicon.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { type BitSet, fullSet } from './bitSet.ts';
import { type Asked, withFilter } from './address.ts';
import { type Device, withoutDevice } from './devices.ts';
import { type Filter, isJoined, nameOf } from './filters.ts';
import { foodWord, type Library, wordsOf } from './library.ts';
import type { Mine } from './reader.ts';
import { dishWordsInFrench } from './texts/searchWords.fr.ts';
import type { Found, Wanted } from './searchIndex.ts';
import { readRefusals } from './refused.ts';
import { placeBy, type SoughtFigure, soughtIn } from './sought.ts';
import { readSpoken } from './spoken.ts';
import { type Unsought, withoutWishes, withSauces } from './wishes.ts';
import { tellsOfHealth } from './unreadHealth.ts';

export interface Results {
  /** With the filters that the words named, and without those words. */
  readonly asked: Asked;
  readonly total: number;
  readonly recipes: readonly Facts[];
  readonly pages: number;
  readonly mended: Found['mended'];
  readonly isNear: boolean;
  /** What was typed, where it tells of health in words that we do not know: nothing is found by it. */
  readonly unread?: string;
  /** What was named to cook with and no recipe is written for: it is searched for with the other words. */
  readonly device?: Device | undefined;
  /** What was wished and is not searched for. */
  readonly unsought?: readonly Unsought[];
  /** How many recipes are there with this filter too. */
  readonly countOf: (filter: Filter) => number;
  /** How many recipes are there of these alone, whichever collection is asked for. */
  readonly countIn: (places: BitSet) => number;
}

export const pageSize = 24;
const mostWords = 12;
const filling = new Set(
  'and or with of the in a an for on some to my i am have has want recipe dish meal food idea easy simple facile faciles simples et de la le les des du un une au aux avec pour recette plat cuisine'.split(
    ' ',
  ),
);

/** Words as the index has them, each with the food that it names in whatever English: 'zucchini', 'prawns'. */
export function wantedIn(text: string, catalogue: Catalogue): Wanted[] {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !filling.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const foods = (phrase: string, kinds: readonly MatchKind[]): string[] => {
    const match = foodOf(phrase, false, catalogue, undefined);
    return match && kinds.includes(match.kind) ? [foodWord(match.ingredient.key)] : [];
  };
  // 'Sweet potato' is a food of its own; 'jolof rice' is not merely rice.
  const whole = words.length > 1 ? foods(withoutDish(text), ['exact', 'regional']) : [];
  return words.map((word) => ({
    word,
    alike: Object.hasOwn(dishWordsInFrench, word)
      ? (dishWordsInFrench[word] ?? [])
      : [...foods(word, ['exact', 'regional', 'generic']), ...whole],
  }));
}

/** 'Salade de pommes de terre' is of potatoes. */
function withoutDish(text: string): string {
  const words = text
    .split(/\s+/)
    .filter((word) => !Object.hasOwn(dishWordsInFrench, wordsOf(word)[0] ?? ''));
  const first = words.findIndex((word) => !filling.has(word.toLowerCase()));
  return words.slice(Math.max(0, first)).join(' ');
}

/** 'For diabetics' leaves nothing to be looked for. */
const withoutFilling = (rest: string): string =>
  wordsOf(rest).every((word) => filling.has(word)) ? '' : rest;

/** What is looked for, and what is refused. */
function readWords(text: string, catalogue: Catalogue) {
  const { rest, refused } = readRefusals(text, catalogue);
  return { words: rest === '' ? [] : wantedIn(rest, catalogue), without: refused };
}

/** What is asked for, once the words that name filters are read as such. */
function askedIn(given: Asked, library: Library) {
  const { text: wished, device } = withoutDevice(given.text);
  const { text, unsought } = withoutWishes(wished);
  const { favourites = false, fitsReader = false, filters, collection } = given;
  const { catalogue } = library.kitchen;
  const spoken = readSpoken(text, library);
  const read = spoken.filters.length > 0 ? withoutFilling(spoken.rest) : text;
  const unread = spoken.filters.length > 0 ? spoken.unread : text;
  const isUnread = tellsOfHealth(readRefusals(unread, catalogue).rest, catalogue);
  // The filters that are offered instead lead on without the words.
  const left = isUnread ? '' : read;
  const asked = spoken.filters.reduce<Asked>(
    (before, filter) =>
      !isJoined(filter.kind) && before.filters.some(({ kind }) => kind === filter.kind)
        ? before
        : withFilter(before, filter),
    { text: left, filters, favourites, fitsReader, collection, page: 1 },
  );
  return { asked, isUnread, device, unsought };
}

/** How many more there are than `found`, where what fits whoever looks is not all that is asked for. */
export function countBeyond(found: Results, given: Asked, library: Library, mine: Mine): number {
  const all = searchLibrary(given, library, mine);
  // Of near ones that fit, none has all the words.
  const isAlike = all.isNear === found.isNear;
  return Math.max(0, isAlike ? all.total - found.total : all.total);
}

/** Places of recipes by the figure that is asked for. */
function inOrderOf(
  figure: SoughtFigure,
  places: readonly number[],
  { recipes, kitchen }: Library,
): readonly number[] {
  const { ingredients } = kitchen.catalogue;
  const worth = new Map(
    places.map((place) => [place, placeBy(figure, recipes[place], ingredients)]),
  );
  return places.toSorted((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0));
}

/**
 * What is looked for, a sauce by what it is made of: where dishes have that, so that nobody who leaves it out is told that a dish has it.
 */
function wordsFound(asked: Asked, { index, kitchen }: Library, within: BitSet) {
  const asTyped = readWords(asked.text, kitchen.catalogue);
  const { text, mended } = withSauces(asked.text);
  if (mended.size === 0) return { words: asTyped, mended };
  const words = readWords(text, kitchen.catalogue);
  const filters = asked.filters.map(nameOf);
  const { total, isNear } = index.find({ ...words, filters, within }, 0, 1);
  return total > 0 && !isNear
    ? { words, mended }
    : { words: asTyped, mended: new Map<string, string>() };
}

/** @param mine where it is looked for; without it everywhere */
export function searchLibrary(
  given: Asked,
  library: Library,
  mine: Mine = { within: fullSet(library.recipes.length), around: fullSet(library.recipes.length) },
): Results {
  const { collection, page } = given;
  const { asked, isUnread, ...said } = askedIn(given, library);
  const names = asked.filters.map(nameOf);
  const { index, recipes } = library;
  const { words, mended } = wordsFound(asked, library, mine.within);
  const select = (within: BitSet, skip: number, most: number): Found =>
    index.find({ ...words, filters: names, within }, skip, most);
  const findPage = (number: number, within = mine.within): Found => {
    const skip = (number - 1) * pageSize;
    const [figure] = soughtIn(asked.filters);
    if (figure === undefined) return select(within, skip, pageSize);
    const all = select(within, 0, recipes.length);
    const sorted = inOrderOf(figure, all.page, library);
    return { ...all, page: sorted.slice(skip, skip + pageSize) };
  };
  const first = findPage(page);
  const pages = Math.max(1, Math.ceil(first.total / pageSize));
  const shown = Math.min(page, pages);
  const found = shown === page ? first : findPage(shown);
  const around = collection === undefined ? found : findPage(1, mine.around);
  return {
    asked: { ...asked, page: shown },
    ...(isUnread
      ? { total: 0, recipes: [], pages: 1, unread: given.text }
      : {
          total: found.total,
          recipes: found.page.flatMap((place) => recipes[place] ?? []),
          pages,
        }),
    ...said,
    mended: new Map([...mended, ...found.mended]),
    isNear: found.isNear,
    countIn: (places) => around.countIn(places),
    countOf: (filter) =>
      isJoined(filter.kind)
        ? found.countOf(nameOf(filter))
        : found.countOf(
            nameOf(filter),
            asked.filters.filter(({ kind }) => kind !== filter.kind).map(nameOf),
          ),
  };
}
