import { animals } from './foods/animals.ts';
import { grains } from './foods/grains.ts';
import { plants } from './foods/plants.ts';
import { seasonings } from './foods/seasonings.ts';

/** Foods by their keys in the catalogue, as a list names them. */
export const foods: Readonly<Record<string, string>> = {
  ...grains,
  ...plants,
  ...animals,
  ...seasonings,
};
