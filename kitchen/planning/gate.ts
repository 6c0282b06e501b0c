// Before a week is planned: questions that have to be answered, and who must not be planned for.
import { writtenQuestion } from '../health/writtenQuestion.ts';
import { supervisedNames } from '../safety/dietRules.ts';
import type { Kitchen, Understanding } from '../types.ts';
import type { PlanRequest, Refusal } from './request.ts';
import { joined } from './words.ts';

/** Questions first, or a kind no. */
export function gateOf(
  understanding: Understanding,
  request: PlanRequest,
  { catalogue }: Pick<Kitchen, 'catalogue'>,
): Refusal | null {
  const { person, gate, questions, notes } = understanding;
  if (gate === 3) {
    const names = [
      ...person.conditions.flatMap((id) => {
        const condition = catalogue.conditions.get(id);
        return condition?.gate === 3 ? [condition.name] : [];
      }),
      ...supervisedNames(person, catalogue),
    ];
    return {
      code: 'declined',
      error: `${joined(names)} needs a diet that your clinic supervises closely, and a plan from us could do harm. Please ask your clinic for one; we are glad to help with everything else.`,
      notes,
    };
  }
  if (questions.length)
    return {
      code: 'questions',
      error: 'Please answer a question first, so that the plan fits you.',
      questions: questions.map(writtenQuestion),
      notes,
    };
  if (
    request.health.answers?.['stroke-swallowing'] === 'Yes' &&
    person.conditions.includes('stroke')
  )
    return {
      code: 'declined',
      error:
        'With difficulty swallowing, food needs a texture that your speech and language therapist sets, and we cannot plan that. Please ask your stroke team for a plan.',
      notes,
    };
  return null;
}
