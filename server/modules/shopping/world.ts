import type { Country } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { findCountry } from '../../../kitchen/planning/request.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PantryService } from '../pantry/service.ts';

/** What the shared list works with. */
export interface World {
  readonly kitchen: Kitchen;
  readonly storage: Pick<
    Storage,
    | 'shoppingItems'
    | 'paidPrices'
    | 'households'
    | 'pantry'
    | 'plans'
    | 'planTicks'
    | 'settings'
    | 'table'
    | 'allowances'
  >;
  readonly pantry: Pick<PantryService, 'staples' | 'change'>;
  readonly now: () => number;
}

/** Where a person shops: their own country, or the one of who shares the list with them, the owner first. */
export async function countryOf(
  { storage, kitchen }: World,
  userId: string,
): Promise<Country | null> {
  const { country: own = null } = await storage.settings.read(userId);
  const country = own ?? (await countryAtHome(storage, userId));
  return country === null ? null : findCountry(country, kitchen.catalogue);
}

async function countryAtHome(
  { households, settings }: Pick<Storage, 'households' | 'settings'>,
  userId: string,
): Promise<string | null> {
  const members = await households.listMembers(userId);
  const others = members
    .filter(({ id }) => id !== userId)
    .toSorted((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'));
  for (const { id } of others) {
    const { country = null } = await settings.read(id);
    if (country !== null) return country;
  }
  return null;
}
