// Who looks at the library, where somebody is signed in: their pages have their favourites and collections, and say what is not for them. All others are anybody's.
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../infrastructure/services.ts';
import type { CollectionEntry } from '../collections/repository.ts';
import type { Settings } from '../../../contract/settings.ts';
import { healthWordsOf } from '../health/healthProfile.ts';
import { type Others, readOthers } from '../table/people.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { type Rules, rulesOf } from '../../../kitchen/safety/rules.ts';
import type { Asked } from './address.ts';
import { addTo, type BitSet, emptySet, fullSet, keepCommon } from './bitSet.ts';
import type { Library } from './library.ts';

export type Collected = CollectionEntry;

export interface Reader {
  /** Ids of recipes. */
  readonly favourites: ReadonlySet<string>;
  /** Those that they do not want again. */
  readonly notAgain: ReadonlySet<string>;
  /** Empty where no list is drawn. */
  readonly collections: readonly Collected[];
  readonly health: ReaderHealth;
  /** ISO 3166, as their settings have it. */
  readonly country: string | null;
}

/** What the gate needs of whoever looks. Their pages name nothing of it. */
export interface ReaderHealth {
  readonly rules: Rules;
  /** Something that they wrote is not understood, or a question about it is not answered: no dish is called a fit. */
  readonly isOpen: boolean;
  /** Of those who eat along. */
  readonly others: readonly Rules[];
  /** The same of somebody who eats along. */
  readonly areOthersOpen: boolean;
}

/** @param of which page: a recipe's has no use for collections */
export type FindReader = (
  request: FastifyRequest,
  of: 'list' | 'recipe',
) => Promise<Reader | undefined>;

type Sources = Pick<Services, 'guard' | 'kitchen' | 'marks'> & {
  readonly storage: Pick<Services['storage'], 'collections' | 'settings' | 'table'>;
};

export const openReaders =
  ({ guard, kitchen, marks, storage }: Sources): FindReader =>
  async (request, of) => {
    const userId = await guard.readerOf(request);
    if (userId === undefined) return undefined;
    const [{ favourites, notAgain }, settings, collections] = await Promise.all([
      marks.likes(userId),
      storage.settings.read(userId),
      of === 'list' ? storage.collections.read(userId) : [],
    ]);
    const others = await readOthers(kitchen, storage, userId, settings.country ?? null);
    return {
      favourites: new Set(favourites),
      notAgain: new Set(notAgain),
      collections,
      health: healthOf(settings, others, kitchen),
      country: settings.country ?? null,
    };
  };

function healthOf(settings: Settings, { people, areOpen }: Others, kitchen: Kitchen): ReaderHealth {
  const { person, questions } = kitchen.understand(healthWordsOf(settings));
  const isOpen = questions.length + person.notUnderstood.length > 0;
  return {
    rules: rulesOf(person, kitchen.catalogue),
    isOpen,
    others: people.map((each) => rulesOf(each, kitchen.catalogue)),
    areOthersOpen: areOpen,
  };
}

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

/**
 * Of whoever looks; who is not signed in has nothing that could be found.
 * @param fitting what fits them, where that is asked for
 */
export function mineOf(
  { favourites, collection }: Pick<Asked, 'favourites' | 'collection'>,
  reader: Reader | undefined,
  library: Library,
  fitting?: BitSet,
): Mine {
  const around =
    favourites === true
      ? placesOf(reader?.favourites ?? [], library)
      : fullSet(library.recipes.length);
  if (fitting) keepCommon(around, fitting);
  if (collection === undefined) return { within: around, around };
  const own = placesOf(collectionIn(reader, collection)?.recipes ?? [], library);
  return { within: keepCommon(own, around), around };
}
