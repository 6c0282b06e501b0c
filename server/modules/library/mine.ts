// What the list has for the signed-in alone: what fits them, their favourites and collections, before all other filters.
import type { Asked } from './address.ts';
import { fitsChip, fitsFilter, withoutFitting } from './fitsReader.ts';
import { html, type Html } from '../../../domain/html.ts';
import {
  collectionChip,
  collectionFilter,
  isCollectionGone,
  withoutCollection,
} from './collections.ts';
import { favouritesChip, favouritesFilter, withoutFavourites } from './favourites.ts';
import type { Library } from './library.ts';
import type { Locale } from './locale.ts';
import type { Reader } from './reader.ts';
import type { Results } from './search.ts';

export const isMine = ({ favourites, fitsReader, collection }: Asked): boolean =>
  favourites === true || fitsReader === true || collection !== undefined;

/** How many there are says nothing of a list that whoever looks does not have. */
export const isForNobody = (asked: Asked, reader: Reader | undefined): boolean =>
  (isMine(asked) && !reader) || isCollectionGone(asked, reader);

/** A search keeps them. */
export const mineFields = ({ favourites, fitsReader, collection }: Asked): Html[] => [
  ...(fitsReader === true ? [html`<input type="hidden" name="fits" value="me" />`] : []),
  ...(favourites === true ? [html`<input type="hidden" name="favourites" value="1" />`] : []),
  ...(collection === undefined
    ? []
    : [html`<input type="hidden" name="collection" value="${collection}" />`]),
];

export const mineFilters = (
  results: Results,
  library: Library,
  reader: Reader | undefined,
  locale: Locale,
): (Html | false)[] => [
  fitsFilter(results.asked, reader, locale),
  favouritesFilter(results.asked, reader, locale),
  collectionFilter(results, library, reader, locale),
];

export const mineChips = (asked: Asked, reader: Reader | undefined, locale: Locale): Html[] =>
  [
    fitsChip(asked, reader, locale),
    favouritesChip(asked, locale),
    collectionChip(asked, reader, locale),
  ].filter((chip) => chip !== false);

/** Why there is nothing, where that is not what else was asked for. */
export const withoutMine = (
  asked: Asked,
  reader: Reader | undefined,
  locale: Locale,
): Html | undefined =>
  withoutCollection(asked, reader, locale) ??
  withoutFitting(asked, reader, locale) ??
  withoutFavourites(asked, reader, locale);
