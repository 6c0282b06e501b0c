// For whom is cooked: the caller, as their settings describe them.
import type { HealthQuestion, Settings } from '../../../contract/settings.ts';
import { writtenQuestion } from '../../../kitchen/health/writtenQuestion.ts';
import type {
  HealthWords,
  Kitchen,
  Person as HealthProfile,
  Understanding,
} from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Person } from '../sessions/repository.ts';
import { paidByHousehold, type PriceStorage } from '../shopping/paidByHousehold.ts';

/**
 * With what their household paid for food.
 * @param sickness a condition that the call itself names, in the caller's words
 */
export async function readHealth(
  kitchen: Kitchen,
  storage: Pick<Storage, 'settings'> & PriceStorage,
  { userId }: Person,
  sickness?: string,
): Promise<Understanding> {
  const [settings, paid] = await Promise.all([
    storage.settings.read(userId),
    paidByHousehold(kitchen, storage, userId),
  ]);
  const understood = kitchen.understand(healthWordsOf(settings, sickness));
  return paid.length === 0 ? understood : { ...understood, person: { ...understood.person, paid } };
}

export const readHealthProfile = async (
  ...from: Parameters<typeof readHealth>
): Promise<HealthProfile> => (await readHealth(...from)).person;

/** One is shown at a time; each answer brings the questions again. */
const mostAsked = 1;

/** What the screen says of settings that are not understood, or not answered, to the end; nothing where they are. */
export const openHealthOf = ({
  person: { notUnderstood },
  questions,
}: Understanding): {
  not_understood_health?: string[];
  open_health_questions?: number;
  health_questions?: HealthQuestion[];
} => ({
  ...(notUnderstood.length > 0 ? { not_understood_health: [...notUnderstood] } : {}),
  ...(questions.length > 0
    ? {
        open_health_questions: questions.length,
        health_questions: questions.slice(0, mostAsked).map(writtenQuestion),
      }
    : {}),
});

/** What the kitchen is told of somebody: their settings, and a condition that the call itself names. */
export function healthWordsOf(
  { hasSickness, sicknessType, conditions, allergens, diets, answers, country }: Settings,
  sickness = '',
): HealthWords {
  const own = hasSickness ? sicknessType.trim() : '';
  // The planner's form sends the settings' own words along; said twice they would be read as one sentence with themselves.
  const told = sickness.trim() === own ? '' : sickness.trim();
  return {
    sickness: [own, told].filter((each) => each !== '').join('\n') || null,
    conditions: conditions ?? null,
    allergens: allergens ?? null,
    diets: diets ?? null,
    answers: answers ?? null,
    country: country ?? null,
  };
}
