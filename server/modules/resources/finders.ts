// Where videos and articles are found: YouTube and Google by key, Wikibooks and Wikipedia by none.
// What they answer is held against a schema; titles are plain text, links begin with https.
import * as z from 'zod/mini';
import { type Article, type Video } from '../../../contract/resources.ts';
import { videoIdLength } from '../../../contract/constants.ts';
import type { OutboundHttp } from '../../infrastructure/http/outboundHttp.ts';
import { plainLine } from './plainText.ts';

export type FindVideos = (dish: string) => Promise<Video[]>;
export type FindArticles = (dish: string) => Promise<Article[]>;

const [videos, articles, longestTitle, longestText] = [4, 5, 150, 300] as const;
const isVideoId = (id: string): boolean => id.length === videoIdLength && /^[\w-]+$/.test(id);
const isSecure = (link: string): boolean =>
  link.length <= 2000 && link.startsWith('https://') && URL.canParse(link);

const text = z.optional(z.string());
const YoutubeAnswer = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: text }),
      snippet: z.object({
        title: z.string(),
        channelTitle: text,
        thumbnails: z.optional(z.object({ medium: z.optional(z.object({ url: z.string() })) })),
      }),
    }),
  ),
});
const GoogleAnswer = z.object({
  items: z.optional(z.array(z.object({ title: z.string(), link: z.string(), snippet: text }))),
});
const WikiSearch = z.object({
  query: z.optional(z.object({ search: z.array(z.object({ title: z.string(), snippet: text })) })),
});

export interface Places {
  readonly youtube: string;
  readonly google: string;
  readonly wikibooks: string;
  readonly wikipedia: string;
}
export const places: Places = {
  youtube: 'https://www.googleapis.com/youtube/v3/search',
  google: 'https://www.googleapis.com/customsearch/v1',
  wikibooks: 'https://en.wikibooks.org',
  wikipedia: 'https://en.wikipedia.org',
};

const query = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString();

/** Videos that may be embedded. The key travels in a header, so that no address holds it. */
export function youtubeVideos(call: OutboundHttp, key: string, place = places.youtube): FindVideos {
  return async (dish) => {
    const asked = query({
      part: 'snippet',
      type: 'video',
      videoEmbeddable: 'true',
      safeSearch: 'strict',
      maxResults: String(videos),
      q: `${dish} recipe`,
    });
    const { items } = z.parse(
      YoutubeAnswer,
      JSON.parse(await call(`${place}?${asked}`, { headers: { 'x-goog-api-key': key } })),
    );
    return items.flatMap(({ id: { videoId = '' }, snippet }): Video[] => {
      if (!isVideoId(videoId)) return [];
      const thumbnail = snippet.thumbnails?.medium?.url;
      return [
        {
          title: plainLine(snippet.title, longestTitle),
          link: `https://www.youtube.com/watch?v=${videoId}`,
          channel: plainLine(snippet.channelTitle ?? '', longestTitle),
          thumbnail: thumbnail !== undefined && isSecure(thumbnail) ? thumbnail : null,
        },
      ];
    });
  };
}

export function googleArticles(
  call: OutboundHttp,
  { key, engine }: { readonly key: string; readonly engine: string },
  place = places.google,
): FindArticles {
  return async (dish) => {
    const asked = query({ cx: engine, num: String(articles), safe: 'active', q: `${dish} recipe` });
    const { items = [] } = z.parse(
      GoogleAnswer,
      JSON.parse(await call(`${place}?${asked}`, { headers: { 'x-goog-api-key': key } })),
    );
    return items.flatMap(({ title, link, snippet }): Article[] =>
      isSecure(link)
        ? [
            {
              title: plainLine(title, longestTitle),
              description: plainLine(snippet ?? '', longestText),
              link,
              image: null,
            },
          ]
        : [],
    );
  };
}

/** The Cookbook's own part of Wikibooks. */
const cookbook = '102';
const thanks = 'platewise-recipes (link previews; see the site that sends this)';

/** Recipes of the Wikibooks Cookbook, and what Wikipedia knows of the dish; both by CC BY-SA. */
export function publicArticles(
  call: OutboundHttp,
  { wikibooks, wikipedia }: Pick<Places, 'wikibooks' | 'wikipedia'> = places,
): FindArticles {
  const search = async (
    site: string,
    from: string,
    dish: string,
    limit: number,
    space: string,
  ): Promise<Article[]> => {
    const asked = query({
      action: 'query',
      list: 'search',
      format: 'json',
      srsearch: dish,
      srlimit: String(limit),
      srnamespace: space,
    });
    const answer = z.parse(
      WikiSearch,
      JSON.parse(await call(`${site}/w/api.php?${asked}`, { headers: { 'user-agent': thanks } })),
    );
    return (answer.query?.search ?? []).map(({ title, snippet }) => ({
      title: plainLine(title.replace(/^Cookbook:/, ''), longestTitle),
      description: plainLine(`${from} (CC BY-SA): ${snippet ?? ''}`, longestText),
      link: `${site}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
      image: null,
    }));
  };
  return async (dish) => {
    const found = await Promise.allSettled([
      search(wikibooks, 'Wikibooks Cookbook', dish, 3, cookbook),
      search(wikipedia, 'Wikipedia', dish, 2, '0'),
    ]);
    const [failed] = found.filter((each) => each.status === 'rejected');
    if (failed && found.every((each) => each.status === 'rejected')) throw failed.reason;
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
}
