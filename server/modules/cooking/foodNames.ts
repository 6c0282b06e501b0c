// Names to pick from while somebody types, what is ordinary in their country first.
import type { FoodName } from '../../../contract/detection.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Person } from '../sessions/repository.ts';

export type FoodNameSearch = (
  person: Person,
  kinds: readonly FoodName['kind'][],
  asked: { readonly q?: string | undefined; readonly limit?: number | undefined },
) => Promise<FoodName[]>;

const usual = 8;

export function createFoodNameSearch(
  kitchen: Kitchen,
  { settings }: Pick<Storage, 'settings'>,
): FoodNameSearch {
  return async ({ userId }, kinds, { q = '', limit = usual }) => {
    const { country = null } = await settings.read(userId);
    return kitchen.names.find(q, { kinds, country, count: limit });
  };
}
