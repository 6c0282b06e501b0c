// Something does harm, and nobody knows which food it is: no dish before that is answered (decision 074).
import type { ProcessAnswer } from '../../../contract/kitchen.ts';
import type { Understanding } from '../../../kitchen/index.ts';
import { openFoodsOf } from '../../../kitchen/health/openFoods.ts';
import { writtenQuestion } from '../../../kitchen/health/writtenQuestion.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { openHealthOf } from '../health/healthProfile.ts';
import type { Person } from '../sessions/repository.ts';

export async function askFirst(
  { analyses }: Pick<Storage, 'analyses'>,
  source: string,
  person: Person,
  health: Understanding,
): Promise<ProcessAnswer> {
  const analysisId = await analyses.create(person, {
    kind: 'ingredients',
    source,
    response: [],
    foodSuggestions: [],
    details: { dishes: [], counted: false },
  });
  return {
    response: [],
    food_suggestions: [],
    analysis_id: analysisId,
    source,
    food_questions: openFoodsOf(health).map(writtenQuestion),
    ...openHealthOf(health),
  };
}
