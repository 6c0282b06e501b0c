// Links to a dish: those of ours only search, and say so in the language of the screen.
import { searches } from '../../../../domain/searches.ts';
import { fill } from '../../../texts/fill.ts';
import { resources as words } from '../../aiKitchen/texts/en.ts';

export interface Video {
  readonly title: string;
  readonly link: string;
  readonly channel?: string | undefined;
  readonly thumbnail?: string | null | undefined;
}

export interface Article {
  readonly title: string;
  readonly link: string;
  readonly description?: string | undefined;
  readonly image?: string | null | undefined;
}

/** The dish that a sentence of ours names; undefined of any other text. */
function dishIn(text: string, english: string): string | undefined {
  const [before = '', after = ''] = english.split('{name}');
  return text.startsWith(before) && text.endsWith(after)
    ? text.slice(before.length, text.length - after.length)
    : undefined;
}

/** Links of ours only search, and say so in the language of the screen; what was found stays as it is. */
export function videoOf(video: Video): Video {
  const name = video.channel === searches.channel && dishIn(video.title, searches.watch);
  const { watch, channel } = words.searches;
  return name ? { ...video, title: fill(watch, { name }), channel } : video;
}

/** An article as it is shown, or our search for some. */
export function articleOf(article: Article): Article {
  const name = dishIn(article.description ?? '', searches.detail);
  const { read, detail } = words.searches;
  return name
    ? { ...article, title: fill(read, { name }), description: fill(detail, { name }) }
    : article;
}
