// For whom is cooked: the caller, as their settings describe them.
import type { Settings } from '../../../contract/settings.ts';
import type { HealthWords, Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Person } from '../sessions/repository.ts';

/** @param sickness a condition that the call itself names, in the caller's words. */
export async function readHealthProfile(
  kitchen: Kitchen,
  { settings }: Pick<Storage, 'settings'>,
  { userId }: Person,
  sickness?: string,
): Promise<HealthProfile> {
  return kitchen.understand(healthWordsOf(await settings.read(userId), sickness)).person;
}

/** What the kitchen is told of somebody: their settings, and a condition that the call itself names. */
export function healthWordsOf(
  { hasSickness, sicknessType, conditions, allergens, diets, answers, country }: Settings,
  sickness = '',
): HealthWords {
  const words = [hasSickness ? sicknessType : '', sickness].filter((each) => each.trim() !== '');
  return {
    sickness: words.join(', ') || null,
    conditions: conditions ?? null,
    allergens: allergens ?? null,
    diets: diets ?? null,
    answers: answers ?? null,
    country: country ?? null,
  };
}
