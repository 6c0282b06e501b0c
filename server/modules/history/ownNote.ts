import type { InstructionsAnswer } from '../../../contract/kitchen.ts';
import type { Person } from '../sessions/repository.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';

/** A dish as it is written out, with what the person noted when they cooked it before. */
export async function withOwnNote(
  { records }: Pick<Storage, 'records'>,
  { userId, scopes }: Person,
  answer: InstructionsAnswer,
): Promise<InstructionsAnswer> {
  const mayRead = scopes === undefined || scopes.includes('history:read');
  if (answer.recipe === undefined || !mayRead) return answer;
  const noted = await records.lastNoted(userId, answer.recipe.recipe_id);
  if (noted === undefined) return answer;
  const { id, created_at: at, note, rating } = noted;
  return {
    ...answer,
    own_note: { record_id: id, created_at: at, note, rating },
  };
}
