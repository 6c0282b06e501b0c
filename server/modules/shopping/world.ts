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
    | 'allowances'
  >;
  readonly pantry: Pick<PantryService, 'staples' | 'change'>;
  readonly now: () => number;
}

/** Whose prices hold, and whose words are read. */
export async function countryOf(
  { storage, kitchen }: World,
  userId: string,
): Promise<Country | null> {
  const { country = null } = await storage.settings.read(userId);
  return country === null ? null : findCountry(country, kitchen.catalogue);
}
