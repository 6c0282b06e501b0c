// Conditions that bring others with them, whichever of them a person names.
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

export function keepConditionsTogether(hearing: Hearing): void {
  keepWarfarinTogether(hearing);
  keepPregnancyTogether(hearing);
}
