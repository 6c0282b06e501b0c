// Pictures of article pages (FOOD-08): a page's og:image or twitter:image, fetched by us and handed on as
// a small picture of our own making. Only for pages that we named ourselves; whatever goes wrong, there
// is no picture, and the page that asked draws its own.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageTypeOf } from '../detection/imageType.ts';
import type { Cache } from '../../infrastructure/database/cache.ts';
import { createSafeFetch, type SafeFetch } from '../../infrastructure/http/safeFetch.ts';
import { decodeEntities } from './plainText.ts';
import { day } from '../../../domain/durations.ts';

export interface ArticlePictures {
  /** Notes links as ours, so that their pictures may be asked for. */
  remember(links: readonly string[]): Promise<void>;
  /** A path of ours with the page's picture; null where there is none. Never rejects. */
  find(link: string): Promise<string | null>;
  /** The picture of a path, as WebP. */
  read(name: string): Promise<Buffer | undefined>;
}

export const pagePicturePath = '/image/page';

/** How long a link stays ours, a picture is kept, and its absence is. */
const lives = { link: 90 * day, picture: 7 * day, absence: day } as const;
const pageLimits = {
  timeout: 3000,
  most: 512 * 1024,
  types: ['text/html', 'application/xhtml+xml'],
  accept: 'text/html',
  mayCut: true,
} as const;
const pictureLimits = {
  timeout: 3000,
  most: 4 * 1024 * 1024,
  types: ['image/'],
  accept: 'image/avif,image/webp,image/png,image/jpeg',
  mayCut: false,
} as const;
const mostPixels = 24_000_000;
/** It is decoded whole, at 18 bytes a pixel. */
const mostPixelsOfAvif = 4_000_000;
const [width, height] = [640, 360] as const;
const mostAtOnce = 8;
const openable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

const nameOf = (link: string): string =>
  createHash('sha256').update(link).digest('hex').slice(0, 40);
const isWeb = (link: string): boolean =>
  link.length <= 2000 && URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);

/** Small, and of our own making; null where there is none. */
async function fetchPicture(safeFetch: SafeFetch, link: string): Promise<Buffer | null> {
  try {
    const page = await safeFetch(link, pageLimits);
    const address = pictureOf(page.body.toString('utf8'), page.url);
    if (address === null) return null;
    const { body } = await safeFetch(address, pictureLimits);
    const type = imageTypeOf(body);
    if (type === undefined || !openable.has(type)) return null;
    return await sharp(body, {
      limitInputPixels: type === 'image/avif' ? mostPixelsOfAvif : mostPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: 3 })
      .autoOrient()
      .resize(width, height, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: 72, effort: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** @param onFailure hears of what went wrong with our own cache; that a page has no picture is no failure */
export function createArticlePictures(
  cache: Pick<Cache, 'read' | 'keep'>,
  onFailure: (error: unknown) => void,
  safeFetch: SafeFetch = createSafeFetch(),
): ArticlePictures {
  const underway = new Map<string, Promise<string | null>>();

  const make = async (link: string, name: string): Promise<string | null> => {
    const picture = await fetchPicture(safeFetch, link);
    await cache.keep(
      `picture:${name}`,
      picture === null ? '' : picture.toString('base64'),
      picture === null ? lives.absence : lives.picture,
    );
    return picture === null ? null : `${pagePicturePath}/${name}.webp`;
  };

  return {
    async remember(links) {
      await Promise.all(
        links.filter(isWeb).map((link) => cache.keep(`article:${nameOf(link)}`, '1', lives.link)),
      ).catch(onFailure);
    },

    async find(link) {
      try {
        const name = nameOf(link);
        if (!isWeb(link) || (await cache.read(`article:${name}`)) === undefined) return null;
        const kept = await cache.read(`picture:${name}`);
        if (kept !== undefined) return kept === '' ? null : `${pagePicturePath}/${name}.webp`;
        const same = underway.get(name);
        if (same) return await same;
        if (underway.size >= mostAtOnce) return null;
        const work = make(link, name).finally(() => underway.delete(name));
        underway.set(name, work);
        return await work;
      } catch (error) {
        onFailure(error);
        return null;
      }
    },

    async read(name) {
      if (!/^[\da-f]{40}$/.test(name)) return undefined;
      const kept = await cache.read(`picture:${name}`);
      return kept ? Buffer.from(kept, 'base64') : undefined;
    },
  };
}

const wanted = [
  'og:image:secure_url',
  'og:image',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
];

const longestTag = 4000;
const mostTags = 300;

/** The meta elements of a page's head, in one pass: a page may be made to be slow. */
function metaTags(html: string): string[] {
  const end = html.search(/<\/head/i);
  const tags: string[] = [];
  for (const { index } of html.matchAll(/<meta\s/gi)) {
    if (tags.length >= mostTags || (end !== -1 && index > end)) break;
    const tag = html.slice(index, index + longestTag);
    const close = tag.indexOf('>');
    if (close !== -1) tags.push(tag.slice(0, close));
  }
  return tags;
}

/** The address of the picture that a page names for itself; null where it names none that can be fetched. */
export function pictureOf(html: string, page: URL): string | null {
  const found = new Map<string, string>();
  for (const tag of metaTags(html)) {
    const attributes = new Map(
      [...tag.matchAll(/([a-z:-]{1,20})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
        ([, name = '', double, single, bare]) => [
          name.toLowerCase(),
          decodeEntities(double ?? single ?? bare ?? ''),
        ],
      ),
    );
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
    const content = attributes.get('content')?.trim();
    if (content && wanted.includes(name) && !found.has(name)) found.set(name, content);
  }
  for (const name of wanted) {
    const content = found.get(name);
    if (content !== undefined && URL.canParse(content, page.href)) {
      const url = new URL(content, page);
      if (['http:', 'https:'].includes(url.protocol) && url.href.length <= 3000) return url.href;
    }
  }
  return null;
}
