// Pictures of dishes. Without a service for them they are drawn: each dish has its own drawing,
// at an address that says which, so that no process needs to remember it.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { Relay } from '../../infrastructure/config.ts';
import { post } from '../../infrastructure/http/relay.ts';

export interface Pictures {
  /** The address of a picture of this dish; a path is one of ours. */
  find: (dish: string) => Promise<string>;
  /** The same where nobody has to be asked for it. */
  know: (dish: string) => string | undefined;
  /** A drawing as SVG text. */
  draw: (dish: string) => string;
}

const longestName = 100;
/** A drawing is made to know its address: so many are remembered. */
const mostAddresses = 2000;
/** The page's policy lets it load pictures by https alone. */
const FoundPicture = z.object({
  image_url: z.string().check(z.maxLength(2000), z.regex(/^https:\/\//)),
});

export const drawingPath = '/image/drawn';

/** Pictures that the kitchen draws. */
export function drawnPictures(kitchen: Kitchen): Pictures {
  const draw = (dish: string): string => kitchen.drawDish(dish);
  const addresses = new Map<string, string>();
  const addressOf = (name: string): string => {
    const known = addresses.get(name);
    if (known !== undefined) return known;
    // The drawing's own hash is in the address: it may be cached for ever, and a better drawing gets a new address.
    const version = createHash('sha256').update(draw(name)).digest('hex').slice(0, 8);
    const address = `${drawingPath}/${encodeURIComponent(name)}.svg?v=${version}`;
    if (addresses.size >= mostAddresses) addresses.clear();
    addresses.set(name, address);
    return address;
  };
  const know = (dish: string): string => addressOf(kitchen.findRecipe(dish)?.id ?? shorten(dish));
  return { draw, know, find: async (dish) => know(dish) };
}

/** Pictures that another host finds; where it fails, or knows none that a page of ours may show, a drawing. */
export function relayPictures(
  relay: Relay,
  drawn: Pictures,
  onFailure: (error: unknown) => void,
): Pictures {
  return {
    draw: drawn.draw,
    know: () => undefined,
    async find(dish) {
      try {
        return (await post(relay, '/image', { q: dish }, FoundPicture)).image_url;
      } catch (error) {
        onFailure(error);
        return drawn.find(dish);
      }
    },
  };
}

/** Half of a surrogate pair, which no address can hold, becomes a replacement character. */
const shorten = (dish: string): string =>
  Buffer.from(Array.from(dish.trim().toLowerCase()).slice(0, longestName).join('')).toString();
