import { findImage, readPageImage } from '../../../../contract/images.ts';
import type { Connections } from '../../../actors/connections.ts';

type Find = (of: string) => Promise<string | null>;

/** Asks for each thing once, unless that failed. */
function once(longest: number, ask: Find): Find {
  const found = new Map<string, Promise<string | null>>();
  return (of) => {
    const key = of.trim();
    if (key === '' || key.length > longest) return Promise.resolve(null);
    const known = found.get(key) ?? ask(key);
    found.set(key, known);
    known.catch(() => found.delete(key));
    return known;
  };
}

/** The address of a dish's picture. */
export function createFindPicture({ client }: Pick<Connections, 'client'>): Find {
  const find = once(
    300,
    async (q) => (await client.request(findImage, { body: { q } })).image_url || null,
  );
  return (dish) => find(dish.trim().slice(0, 300));
}

/** The address of the picture that an article's page names for itself, by way of our own origin (FOOD-08). */
export const createFindPagePicture = ({ client }: Pick<Connections, 'client'>): Find =>
  once(2000, async (url) => (await client.request(readPageImage, { query: { url } })).image_url);
