import { findImage } from '../../contract/images.ts';
import type { Connections } from './connections.ts';

/** The address of a dish's picture; each dish is asked for once, unless it failed. */
export function createFindPicture({ client }: Pick<Connections, 'client'>): (dish: string) => Promise<string | null> {
  const found = new Map<string, Promise<string | null>>();
  return (dish) => {
    const q = dish.trim().slice(0, 300);
    if (q === '') return Promise.resolve(null);
    const known = found.get(q) ?? client.request(findImage, { body: { q } }).then(({ image_url: url }) => url || null);
    found.set(q, known);
    known.catch(() => found.delete(q));
    return known;
  };
}
