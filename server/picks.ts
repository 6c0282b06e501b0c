// Names to pick from while somebody types, what is ordinary in their country first.
import type { FoodPick } from '../contract/detection.ts';
import type { Kitchen } from '../kitchen/index.ts';
import type { Storage } from './plugins/storage.ts';
import type { Person } from './storage/sessions.ts';

export type Picks = (person: Person, kinds: readonly FoodPick['kind'][], asked: { readonly q?: string | undefined; readonly limit?: number | undefined }) => Promise<FoodPick[]>;

const usual = 8;

export function createPicks(kitchen: Kitchen, { settings }: Pick<Storage, 'settings'>): Picks {
  return async ({ userId }, kinds, { q = '', limit = usual }) => {
    const { country = null } = await settings.read(userId);
    return kitchen.names.find(q, { kinds, country, count: limit });
  };
}
