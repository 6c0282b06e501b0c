// Pictures of dishes. Without a service for them they are drawn: each dish has its own drawing,
// at an address that says which, so that no process needs to remember it.
import { createHash } from 'node:crypto';
import type { Kitchen } from '../../kitchen/index.ts';

export interface Pictures {
  /** The address of a picture of this dish; a path is one of ours. Rejects where the service behind it fails. */
  find(dish: string): Promise<string>;
  /** A drawing as SVG text. */
  draw(dish: string): string;
}

const longestName = 100;

export const drawingPath = '/image/drawn';

/** Pictures that the kitchen draws. */
export function drawnPictures(kitchen: Kitchen): Pictures {
  const draw = (dish: string): string => kitchen.drawDish(dish);
  return {
    draw,
    async find(dish) {
      const name = kitchen.findRecipe(dish)?.id ?? shorten(dish);
      // The drawing's own hash is in the address: it may be cached for ever, and a better drawing gets a new address.
      const version = createHash('sha256').update(draw(name)).digest('hex').slice(0, 8);
      return `${drawingPath}/${encodeURIComponent(name)}.svg?v=${version}`;
    },
  };
}

/** Half of a surrogate pair, which no address can hold, becomes a replacement character. */
const shorten = (dish: string): string => Buffer.from(Array.from(dish.trim().toLowerCase()).slice(0, longestName).join('')).toString();
