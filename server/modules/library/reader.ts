// Who looks at the library, where somebody is signed in: their pages have their favourites and collections. All others are anybody's.
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../infrastructure/services.ts';
import type { CollectionEntry } from '../collections/repository.ts';
import type { Asked } from './address.ts';
import { addTo, type BitSet, emptySet, fullSet, keepCommon } from './bitSet.ts';
import type { Library } from './library.ts';

export type Collected = CollectionEntry;

export interface Reader {
  /** Ids of recipes. */
  readonly favourites: ReadonlySet<string>;
  /** Empty where no list is drawn. */
  readonly collections: readonly Collected[];
}

/** @param of which page: a recipe's has no use for collections */
export type FindReader = (
  request: FastifyRequest,
  of: 'list' | 'recipe',
) => Promise<Reader | undefined>;

type Sources = Pick<Services, 'guard' | 'marks'> & {
  readonly storage: Pick<Services['storage'], 'collections'>;
};

export const openReaders =
  ({ guard, marks, storage }: Sources): FindReader =>
  async (request, of) => {
    const userId = await guard.readerOf(request);
    if (userId === undefined) return undefined;
    const [{ favourites }, collections] = await Promise.all([
      marks.likes(userId),
      of === 'list' ? storage.collections.read(userId) : [],
    ]);
    return { favourites: new Set(favourites), collections };
  };

export const collectionIn = (
  reader: Reader | undefined,
  id: string | undefined,
): Collected | undefined => reader?.collections.find((each) => each.id === id);

/** Their places in the library; of recipes that are not there, none. */
export function placesOf(ids: Iterable<string>, { placeOf, recipes }: Library): BitSet {
  const places = emptySet(recipes.length);
  for (const id of ids) {
    const place = placeOf.get(id);
    if (place !== undefined) addTo(places, place);
  }
  return places;
}

/** Where recipes are looked for; `around` leaves out that one collection is asked for, as what counts the others does. */
export interface Mine {
  readonly within: BitSet;
  readonly around: BitSet;
}

/** Of whoever looks; who is not signed in has nothing that could be found. */
export function mineOf(
  { favourites, collection }: Pick<Asked, 'favourites' | 'collection'>,
  reader: Reader | undefined,
  library: Library,
): Mine {
  const around =
    favourites === true
      ? placesOf(reader?.favourites ?? [], library)
      : fullSet(library.recipes.length);
  if (collection === undefined) return { within: around, around };
  const own = placesOf(collectionIn(reader, collection)?.recipes ?? [], library);
  return { within: keepCommon(own, around), around };
}
