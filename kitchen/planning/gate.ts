// Before a week is planned: questions that have to be answered, and who must not be planned for.
import type { KitchenNote, NamedTerm } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { writtenQuestion } from '../health/writtenQuestion.ts';
import { isYoung } from '../health/supervised.ts';
import { supervisedOf } from '../safety/dietRules.ts';
import type { Kitchen, Person, Understanding } from '../types.ts';
import type { PlanRequest, Refusal } from './request.ts';
import { questionFirst, supervisedRefusal, swallowing, youngRefusal } from './refusals.ts';

/** What a stroke team sets the texture for. */
export const isDeclinedBySwallowing = (
  condition: string,
  answers: PlanRequest['health']['answers'],
): boolean => condition === 'stroke' && answers?.['stroke-swallowing'] === 'Yes';

/** What of a person a clinic sets the diet for; what two tables know is named once. */
export function clinicTerms(person: Person, catalogue: Catalogue): NamedTerm[] {
  const conditions = person.conditions.flatMap((id): NamedTerm[] => {
    const condition = catalogue.conditions.get(id);
    return condition?.gate === 3 ? [{ of: 'condition', id, name: condition.name }] : [];
  });
  const others = supervisedOf(person, catalogue).filter(({ name }) =>
    conditions.every((each) => !name.startsWith(each.name)),
  );
  return [...conditions, ...others];
}

/** No clinic sets the diet of a child with an allergy: what helps is to say whose allergy it is. */
const declinedFor = (terms: readonly NamedTerm[]): KitchenNote =>
  terms.every(({ of, id }) => of === 'supervised' && isYoung(id))
    ? youngRefusal(terms)
    : supervisedRefusal(terms);

/** Questions first, or a kind no. */
export function gateOf(
  understanding: Understanding,
  request: PlanRequest,
  { catalogue }: Pick<Kitchen, 'catalogue'>,
): Refusal | null {
  const { person, gate, questions, notes } = understanding;
  if (gate === 3)
    return {
      code: 'declined',
      error: declinedFor(clinicTerms(person, catalogue)),
      notes,
    };
  if (questions.length)
    return {
      code: 'questions',
      error: questionFirst,
      questions: questions.map(writtenQuestion),
      notes,
    };
  if (person.conditions.some((id) => isDeclinedBySwallowing(id, request.health.answers)))
    return {
      code: 'declined',
      error: swallowing,
      notes,
    };
  return null;
}
