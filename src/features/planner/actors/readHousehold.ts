import { fromPromise } from 'xstate';
import { readSettings, type SettingsAnswer } from '../../../../contract/settings.ts';
import type { Household } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';

/** The name of a country by its ISO 3166 code. */
export type NameCountry = (code: string) => string | undefined;

const householdOf = (
  { settings, not_understood_health, open_health_questions }: SettingsAnswer,
  nameCountry: NameCountry,
): Household => {
  const { hasSickness, sicknessType, country, people = 1, answers = {} } = settings;
  const { allergens, diets } = settings;
  return {
    sickness: hasSickness && sicknessType.trim() !== '' ? sicknessType.trim() : null,
    ...(allergens?.length ? { leavesOut: allergens } : {}),
    ...(diets?.length ? { diets } : {}),
    country: country ? (nameCountry(country) ?? null) : null,
    people,
    answers,
    openHealth: { not_understood_health, open_health_questions },
  };
};

/** Who is cooked for, as the settings on the server say. */
export async function fetchHousehold(
  { client }: Pick<Connections, 'client'>,
  nameCountry: NameCountry,
  signal?: AbortSignal,
): Promise<Household> {
  const answer = await client.request(readSettings, signal === undefined ? {} : { signal });
  return householdOf(answer, nameCountry);
}

/** The same of this device's copy, where it has one. */
export async function recallHousehold(
  { client }: Pick<Connections, 'client'>,
  nameCountry: NameCountry,
): Promise<Household | undefined> {
  const copy = await client.recall?.(readSettings, {});
  return copy && householdOf(copy, nameCountry);
}

/** How many others a week is cooked for. Only the form's words rest on it, so where it cannot be read the form is shown all the same. */
async function countOthers(
  { client }: Pick<Connections, 'client'>,
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    // A call that hardly any page needs: it comes with the form.
    const { readTable } = await import('../../../../contract/table.ts');
    const { people } = await client.request(readTable, { signal });
    return people.filter(({ eats }) => eats).length;
  } catch {
    return undefined;
  }
}

export const createReadHousehold = (
  connections: Pick<Connections, 'client'>,
  nameCountry: NameCountry,
) =>
  fromPromise<Household>(async ({ signal }) => {
    const [household, others] = await Promise.all([
      fetchHousehold(connections, nameCountry, signal),
      countOthers(connections, signal),
    ]);
    return { ...household, others };
  });
