// What somebody must not eat, food by food.
import type { Catalogue } from '../catalogue/types.ts';
import { bansOn } from './rules.ts';
import type { Rules } from './rules.ts';

/** Whether somebody must not eat a food, whatever else there is in a dish. */
export const isForbiddenTo = (
  key: string,
  rules: Pick<Rules, 'avoided' | 'bans' | 'allowed' | 'diets'>,
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): boolean =>
  rules.avoided.has(key) ||
  rules.diets.leftOut.has(key) ||
  bansOn(key, ingredients.get(key)?.tags ?? [], rules).length > 0;
