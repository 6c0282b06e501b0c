// What an address of the library asks for, and the address of what is asked for. Whatever stands in it, there is an answer.
import { type Filter, isJoined, type Kind, kinds, nameOf } from './filters.ts';
import type { Library } from './library.ts';

export interface Asked {
  readonly text: string;
  readonly filters: readonly Filter[];
  /** Among the favourites of whoever looks. */
  readonly favourites?: boolean;
  /** Among what fits whoever looks. */
  readonly fitsReader?: boolean;
  /** In a collection of whoever looks: its id, whether there is one or not. */
  readonly collection?: string | undefined;
  /** From 1. */
  readonly page: number;
}

export interface ReadAddress extends Asked {
  /** The words went on beyond what is read. */
  readonly isCut: boolean;
  readonly hasUnknown: boolean;
}

export const longestText = 100;
/** Of one kind so many count: an address can be written by hand, or by a machine. */
const mostOfKind = 5;
const mostPages = 10_000;
const path = '/recipes';
const favouritesName = 'favourites';
const collectionName = 'collection';
const fitsName = 'fits';
const fitsReader = 'me';
const collectionId = /^col-[a-z0-9-]{8,60}$/;

/** @param search what follows the question mark */
export function readAddress(search: string, { filters }: Library): ReadAddress {
  const given = new URLSearchParams(search.slice(0, 2000));
  const typed = (given.get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  const chosen = new Map<string, Filter>();
  let hasUnknown = false;
  for (const kind of kinds) {
    const values = given.getAll(kind).filter((value) => value !== '');
    for (const value of values.slice(0, isJoined(kind) ? mostOfKind : 1)) {
      const filter = filters.get(nameOf({ kind, value: value.toLowerCase() }));
      if (filter) chosen.set(nameOf(filter), filter);
      else hasUnknown = true;
    }
  }
  const collection = given.get(collectionName) ?? '';
  const isCollection = collectionId.test(collection);
  hasUnknown ||= collection !== '' && !isCollection;
  const page = Number(given.get('page') ?? 1);
  return {
    text: typed.slice(0, longestText),
    filters: [...chosen.values()],
    favourites: given.get(favouritesName) === '1',
    fitsReader: given.get(fitsName) === fitsReader,
    collection: isCollection ? collection : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    isCut: typed.length > longestText,
    hasUnknown,
  };
}

/** The address of a list; the same list has one address, in whatever order its filters were chosen. */
export function addressOf(asked: Asked): string {
  const { text, filters, favourites = false, collection, page } = asked;
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const kind of kinds)
    for (const value of filters
      .filter((filter) => filter.kind === kind)
      .map((filter) => filter.value)
      .toSorted())
      query.append(kind, value);
  if (favourites) query.set(favouritesName, '1');
  if (asked.fitsReader === true) query.set(fitsName, fitsReader);
  if (collection !== undefined) query.set(collectionName, collection);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** With one filter more; where one of its kind alone can be, it takes the place of the other. */
export const withFilter = (asked: Asked, filter: Filter): Asked => ({
  ...asked,
  filters: [
    ...asked.filters.filter(
      (other) =>
        nameOf(other) !== nameOf(filter) && (isJoined(filter.kind) || other.kind !== filter.kind),
    ),
    filter,
  ],
  page: 1,
});
export const withoutFilter = (asked: Asked, filter: Filter): Asked => ({
  ...asked,
  filters: asked.filters.filter((other) => nameOf(other) !== nameOf(filter)),
  page: 1,
});
export const withoutKind = (asked: Asked, kind: Kind): Asked => ({
  ...asked,
  filters: asked.filters.filter((other) => other.kind !== kind),
  page: 1,
});
export const withFavourites = (asked: Asked, favourites: boolean): Asked => ({
  ...asked,
  favourites,
  page: 1,
});
export const withFitsReader = (asked: Asked, isOn: boolean): Asked => ({
  ...asked,
  fitsReader: isOn,
  page: 1,
});
export const withCollection = (asked: Asked, collection: string | undefined): Asked => ({
  ...asked,
  collection,
  page: 1,
});

export const recipeAddress = (id: string): string => `${path}/${encodeURIComponent(id)}`;
