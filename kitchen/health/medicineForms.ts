// A medicine of the table in a form that its rule does not speak of, and a name that several medicines share.
import { conditionTerm, understoodAs } from './healthNotes.ts';
import { conditionName } from './hearing.ts';
import type { Hearing } from './hearing.ts';

/** On the skin, in the nose or in the lungs hardly any of a steroid gets into the blood; those of athletes are others. */
const notSwallowed =
  /^(?:creams?|ointments?|gels?|lotions?|topical|inhalers?|inhaled|inhalation|nasal|nose|sprays?|drops|eyes?|ear|anabolic|bodybuilding|creme|cremes|pommade|gouttes|inhalateur|spray|salbe|salben|tropfen|crema|cremas|pomada|gotas|inhalador|pomata|gocce|zalf|masc)$/;

export const isOtherForm = (id: string, tokens: readonly string[]): boolean =>
  id === 'steroids' &&
  tokens.some((token) => notSwallowed.test(token)) &&
  !tokens.some((token) => /^(?:tablets?|pills?|oral|prednis\w*)$/.test(token));

/** 'Blood thinners (apixaban)': the wide word means the medicine that is named beside it, and no warfarin. */
export function keepBloodThinnerNamed(hearing: Hearing): void {
  const { conditions, medicines, notes, answers } = hearing;
  // Who was asked says it in so many words.
  if (answers['negated-warfarin'] === 'Yes, I have it') return;
  if (!medicines.has('doac') || medicines.has('warfarin') || !conditions.has('warfarin')) return;
  conditions.delete('warfarin');
  const term = conditionTerm('warfarin', conditionName(hearing, 'warfarin'));
  const said = understoodAs('', [term]).params['meant'];
  notes.splice(
    0,
    notes.length,
    ...notes.filter(
      ({ code, params }) =>
        code !== 'health.understood' || JSON.stringify(params['meant']) !== JSON.stringify(said),
    ),
  );
}
