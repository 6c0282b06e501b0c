// Conditions that bring others with them, whichever of them a person names.
import type { KitchenNote } from '../../domain/notes.ts';
import { addCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';

/** A condition with limits and a medicine with foods to leave out: its names stand now for the one, now for the other. */
function keepWarfarinTogether(hearing: Hearing): void {
  if (hearing.medicines.has('warfarin')) addCondition(hearing, 'warfarin');
  else if (hearing.conditions.has('warfarin')) hearing.medicines.add('warfarin');
}

/** Who has a diabetes of pregnancy is pregnant, whether or not they say so as well. */
function keepPregnancyTogether(hearing: Hearing): void {
  if (!hearing.conditions.has('diabetes_gestational') || hearing.conditions.has('pregnancy'))
    return;
  addCondition(hearing, 'pregnancy');
  if (hearing.ofHousehold.has('diabetes_gestational')) hearing.ofHousehold.add('pregnancy');
}

const saltLow = 'low salt diet';
const ofHeart = new Set(['heart_failure', 'cvd_cholesterol']);
const tellsOfPressure = ({ params: { meant } }: KitchenNote): boolean =>
  Array.isArray(meant) &&
  meant.some((each) => typeof each === 'object' && 'id' in each && each.id === 'hypertension');

/** 'Cirrhosis, low salt': the diet is of the illness, which limits salt itself, and tells of no high blood pressure beside it. */
function keepSaltWithItsIllness({ conditions, catalogue, notes, refinements }: Hearing): void {
  const others = [...conditions].filter((id) => id !== 'hypertension');
  const isLimited = others.some((id) =>
    catalogue.conditions
      .get(id)
      ?.limits.some(({ nutrient, priority }) => nutrient === 'sodium_mg' && priority === 'hard'),
  );
  const told = notes.filter(tellsOfPressure);
  const isOfSalt = told.length > 0 && told.every(({ params }) => params['word'] === saltLow);
  if (!isLimited || !isOfSalt) return;
  conditions.delete('hypertension');
  if (!others.some((id) => ofHeart.has(id))) refinements.delete('heart-kind');
  notes.splice(0, notes.length, ...notes.filter((note) => !told.includes(note)));
}

export function keepConditionsTogether(hearing: Hearing): void {
  keepSaltWithItsIllness(hearing);
  keepWarfarinTogether(hearing);
  keepPregnancyTogether(hearing);
}
