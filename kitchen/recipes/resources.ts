// Links for a dish where no search is configured: they open a search page and say so. No video or article is ever made up.
import type { Resources } from '../../contract/resources.ts';
import { fill } from '../../domain/fill.ts';
import { searches } from '../../domain/searches.ts';

/**
 * Honest links for a dish: one opens YouTube's search, one the web's. `source` is 'link': nothing here was found, only asked for.
 * @param dish its name; longer than 200 characters is cut
 */
export function resourcesFor(dish: string): Resources {
  const name = dish.replace(/\s+/g, ' ').trim().slice(0, 200) || 'home cooking';
  // Half a surrogate pair at the cut would make encodeURIComponent throw.
  const query = encodeURIComponent(
    `${name} recipe`.replace(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    ),
  );
  return {
    YoutubeSearch: [
      {
        title: fill(searches.watch, { name }),
        link: `https://www.youtube.com/results?search_query=${query}`,
        channel: searches.channel,
        thumbnail: null,
      },
    ],
    GoogleSearch: [
      {
        title: fill(searches.read, { name }),
        description: fill(searches.detail, { name }),
        link: `https://www.google.com/search?q=${query}`,
        image: null,
      },
    ],
    source: 'link',
  };
}
