// Videos and articles for a dish: found where a search is configured, else honest links to one. What was
// found is kept for a week.
import * as z from 'zod/mini';
import { Resources } from '../../../contract/resources.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { Cache } from '../../infrastructure/database/cache.ts';
import { fold } from '../history/recordWords.ts';
import { createOutboundHttp } from '../../infrastructure/http/outboundHttp.ts';
import {
  type FindArticles,
  type FindVideos,
  googleArticles,
  places as realPlaces,
  publicArticles,
  type Places,
  youtubeVideos,
} from './finders.ts';
import { hour } from '../../../domain/durations.ts';

export interface SearchOptions {
  readonly youtubeKey: string | undefined;
  readonly google: { readonly key: string; readonly engine: string } | undefined;
  /** Whether Wikibooks and Wikipedia may be asked. */
  readonly publicSources: boolean;
  /** Milliseconds of one try. */
  readonly timeout: number;
}

export interface ResourceFinder {
  /** Never rejects: what cannot be found is a link to a search. @param asker may have so many searches an hour, and links after them */
  find(dish: string, asker: string): Promise<Resources>;
}

const mostBytes = 1024 * 1024;
const week = 7 * 24 * hour;
const longestDish = 200;
/** New searches of one person an hour: a search costs the owner money or a part of the day's share. */
const mostSearches = 40;

interface Parts {
  readonly kitchen: Pick<Kitchen, 'resourcesFor'>;
  readonly cache: Pick<Cache, 'read' | 'keep'>;
  readonly onFailure: (error: unknown) => void;
  /** Told which links were found, before they are handed on. */
  readonly onFound: (links: readonly string[]) => Promise<void>;
  readonly now: () => number;
  /** Where the searches are; the real ones by default. */
  readonly places?: Places;
}

/** What is asked for videos and for articles, where a search is configured. */
function searchesOf({ youtubeKey, google, publicSources, timeout }: SearchOptions, places: Places) {
  const outboundHttp = () => createOutboundHttp({ timeout, most: mostBytes });
  const findVideos: FindVideos | undefined =
    youtubeKey === undefined
      ? undefined
      : youtubeVideos(outboundHttp(), youtubeKey, places.youtube);
  const findArticles: FindArticles | undefined = google
    ? googleArticles(outboundHttp(), google, places.google)
    : publicSources
      ? publicArticles(outboundHttp(), places)
      : undefined;
  return { findVideos, findArticles };
}

async function orNothing<Found>(
  work: Promise<Found[]> | undefined,
  onFailure: Parts['onFailure'],
): Promise<{ found: Found[]; failed: boolean }> {
  try {
    return { found: (await work) ?? [], failed: false };
  } catch (error) {
    onFailure(error);
    return { found: [], failed: true };
  }
}

/** A cache that fails is no reason to show nothing. */
async function readKept(
  { cache, onFailure }: Pick<Parts, 'cache' | 'onFailure'>,
  key: string,
): Promise<Resources | undefined> {
  const text = await cache.read(key).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  const read = text === undefined ? undefined : z.safeParse(Resources, JSON.parse(text));
  return read?.success ? read.data : undefined;
}

export function createResources(
  options: SearchOptions,
  { kitchen, cache, onFailure, onFound, now, places = realPlaces }: Parts,
): ResourceFinder {
  const { findVideos, findArticles } = searchesOf(options, places);
  if (!findVideos && !findArticles) return { find: async (dish) => kitchen.resourcesFor(dish) };

  const kind = `${findVideos ? 'y' : '-'}${options.google ? 'g' : findArticles ? 'p' : '-'}`;
  const mayAsk = createAllowance(mostSearches, hour, now);

  return {
    async find(given, asker) {
      const dish = given.replace(/\s+/g, ' ').trim().slice(0, longestDish);
      const links = kitchen.resourcesFor(dish);
      if (dish === '') return links;
      const key = `resources:${kind}:${fold(dish)}`;
      const before = await readKept({ cache, onFailure }, key);
      if (before) return before;
      if (!mayAsk(asker)) return links;
      const [videos, articles] = await Promise.all([
        orNothing(findVideos?.(dish), onFailure),
        orNothing(findArticles?.(dish), onFailure),
      ]);
      const isFound = videos.found.length > 0 || articles.found.length > 0;
      const resources: Resources = {
        YoutubeSearch: videos.found.length > 0 ? videos.found : links.YoutubeSearch,
        GoogleSearch: articles.found.length > 0 ? articles.found : links.GoogleSearch,
        source: isFound ? 'search' : 'link',
      };
      await onFound(articles.found.map(({ link }) => link));
      // What failed is asked again soon; what was found, or is not there, stays so for a while.
      if (!videos.failed && !articles.failed)
        await cache.keep(key, JSON.stringify(resources), isFound ? week : hour).catch(onFailure);
      return resources;
    },
  };
}

/** Counts what each asks within a time, in this process; all counts start again together. */
function createAllowance(
  most: number,
  period: number,
  now: () => number,
): (asker: string) => boolean {
  const counts = new Map<string, number>();
  let until = 0;
  return (asker) => {
    if (now() >= until) {
      counts.clear();
      until = now() + period;
    }
    const count = (counts.get(asker) ?? 0) + 1;
    counts.set(asker, count);
    return count <= most;
  };
}
