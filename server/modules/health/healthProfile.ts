// For whom is cooked: the caller, as their settings describe them.
import type { Settings } from '../../../contract/settings.ts';
import type {
  HealthWords,
  Kitchen,
  Person as HealthProfile,
  Understanding,
} from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Person } from '../sessions/repository.ts';

/** @param sickness a condition that the call itself names, in the caller's words. */
export async function readHealth(
  kitchen: Kitchen,
  { settings }: Pick<Storage, 'settings'>,
  { userId }: Person,
  sickness?: string,
): Promise<Understanding> {
  return kitchen.understand(healthWordsOf(await settings.read(userId), sickness));
}

export const readHealthProfile = async (
  ...from: Parameters<typeof readHealth>
): Promise<HealthProfile> => (await readHealth(...from)).person;

/** What the screen says of settings that are not understood, or not answered, to the end; nothing where they are. */
export const openHealthOf = ({
  person: { notUnderstood },
  questions,
}: Understanding): { not_understood_health?: string[]; open_health_questions?: number } => ({
  ...(notUnderstood.length > 0 ? { not_understood_health: [...notUnderstood] } : {}),
  ...(questions.length > 0 ? { open_health_questions: questions.length } : {}),
});

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
