import { shopping as limits } from '../../../contract/constants.ts';
import { PlanBasis } from '../../../contract/plans.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { findCountry } from '../../../kitchen/planning/request.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { MemberRow } from '../households/repository.ts';
import type { PantryService } from '../pantry/service.ts';
import { parseJson } from '../plans/storedMealPlan.ts';
import type { WeekRow } from './repository.ts';
import { dayOf, weeksOf } from './weeks.ts';

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
  readonly pantry: Pick<PantryService, 'ranOut' | 'change'>;
  readonly now: () => number;
}

/**
 * Where a person shops: the country of their next week, else their own, else the one of who shares the list with them, the
 * owner first, else that of these people's weeks.
 * @param listed the weeks on the list; looked up where they are not given
 */
export async function countryOf(
  world: Pick<World, 'kitchen' | 'now'> & {
    readonly storage: Pick<World['storage'], 'households' | 'settings' | 'shoppingItems'>;
  },
  userId: string,
  listed?: readonly WeekRow[],
): Promise<Country | null> {
  const members = await world.storage.households.listMembers(userId);
  const weeks = listed ?? (await weeksOf(world, members, userId, limits.weeks, dayOf(world.now())));
  const ofWeeks = (isMine: boolean): Country | null =>
    firstCountry(
      weeks.filter(({ user_id: owner }) => (owner === userId) === isMine).map(plannedFor),
      world.kitchen,
    );
  return (
    ofWeeks(true) ??
    firstCountry(await countriesSet(world, userId, members), world.kitchen) ??
    ofWeeks(false)
  );
}

/** The country that a week was planned for, as it was written. */
const plannedFor = ({ basis }: WeekRow): string | undefined =>
  basis === null ? undefined : PlanBasis.safeParse(parseJson(basis)).data?.location;

function firstCountry(
  names: readonly (string | null | undefined)[],
  { catalogue }: Kitchen,
): Country | null {
  for (const name of names) {
    const country = findCountry(name ?? '', catalogue);
    if (country) return country;
  }
  return null;
}

/** Of the settings: one's own first, then the owner's, then those of the others. */
async function countriesSet(
  { storage: { settings } }: { readonly storage: Pick<World['storage'], 'settings'> },
  userId: string,
  members: readonly MemberRow[],
): Promise<(string | null | undefined)[]> {
  const others = members
    .filter(({ id }) => id !== userId)
    .toSorted((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'));
  const all = await Promise.all(
    [userId, ...others.map(({ id }) => id)].map(async (id) => settings.read(id)),
  );
  return all.map(({ country }) => country);
}
