// Who looks at the library, where somebody is signed in: their pages have their favourites. All others are anybody's.
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../infrastructure/services.ts';
import { addTo, type BitSet, emptySet } from './bitSet.ts';
import type { Library } from './library.ts';

export interface Reader {
  /** Ids of recipes. */
  readonly favourites: ReadonlySet<string>;
}

export type FindReader = (request: FastifyRequest) => Promise<Reader | undefined>;

export const openReaders =
  ({ guard, marks }: Pick<Services, 'guard' | 'marks'>): FindReader =>
  async (request) => {
    const userId = await guard.readerOf(request);
    if (userId === undefined) return undefined;
    return { favourites: new Set((await marks.likes(userId)).favourites) };
  };

/** Their places in the library; of recipes that are not there, none. */
export function placesOf(reader: Reader | undefined, { placeOf, recipes }: Library): BitSet {
  const places = emptySet(recipes.length);
  for (const id of reader?.favourites ?? []) {
    const place = placeOf.get(id);
    if (place !== undefined) addTo(places, place);
  }
  return places;
}
