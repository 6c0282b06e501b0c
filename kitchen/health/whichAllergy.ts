// A reaction that names nothing: what a person is allergic to is asked.
import { isFarAway, isNotAtTable } from './atTable.ts';
import { partOf } from './complaints.ts';
import { wordsOf } from './concepts.ts';
import { isOfOtherTable } from './foodWays.ts';
import { isHarmless, speaksOfReaction } from './harm.ts';
import { addCondition, type Hearing } from './hearing.ts';
import { isOfNobodyHere } from './householdQuestions.ts';
import { namesNoFood, saysNoAllergy } from './notFood.ts';
import { healthTokens } from './phrases.ts';
import { ambiguous } from './questions.ts';
import { segmentsOf } from './segments.ts';
import { isFoodWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

const isBareReaction = (text: string): boolean => speaksOfReaction(healthTokens(text), text);

const emergency = /epi-?pen|jext|anaphyl|adrenalin/i;
/** 'Lactose intolerant' and 'gluten intolerant' name what does harm, though neither is a food. */
const namesAnIntolerance = (text: string, { conditions }: Hearing): boolean =>
  !emergency.test(text) &&
  ((conditions.has('lactose_intolerance') &&
    /la(?:[ck]t|tt)|л[ая]кт|乳糖|유당|لاكتوز|लैक्टोज/iu.test(text)) ||
    (conditions.has('coeliac') && /glut|c(?:o|œ)?eliac|zöliak|celia[ckq]|zoeliak/iu.test(text)));

/** An allergy of somebody at another table is nobody's here. */
const isOfOthersAlone = (part: string, whole: string, catalogue: Catalogue): boolean =>
  isFarAway(part) ||
  isNotAtTable(wordsOf(part)) ||
  isOfOtherTable(partOf(part), partOf(whole), catalogue);

/** Who tells of a severe reaction to nuts has that allergy, however its foods were told, so that its question is asked. */
function keepNutAllergy(text: string, hearing: Hearing): void {
  const { allergens, conditions } = hearing;
  if (emergency.test(text) && allergens.has('tree_nut') && !conditions.has('allergy_tree_nut'))
    addCondition(hearing, 'allergy_tree_nut');
}

/** 'I carry an epipen' names nothing: it is asked what for. */
export function askWhichAllergy(text: string, hearing: Hearing): void {
  keepNutAllergy(text, hearing);
  const names =
    hearing.allergens.size +
    hearing.families.size +
    hearing.fine.size +
    hearing.avoidedKeys.size +
    hearing.uncheckedAllergies.length;
  if (names > 0 || text.trim() === '') return;
  const speaks = segmentsOf(text).some(
    ({ text: each }) =>
      isBareReaction(each) &&
      !namesAnIntolerance(each, hearing) &&
      !namesNoFood(each) &&
      !saysNoAllergy(each) &&
      !isHarmless(wordsOf(each), each, isFoodWord(hearing.catalogue)) &&
      !isOfOthersAlone(each, text, hearing.catalogue) &&
      !isOfNobodyHere(wordsOf(each), hearing.answers),
  );
  const question = ambiguous.find((each) => each.question.id === 'allergy-which')?.question;
  if (
    speaks &&
    question &&
    hearing.answers[question.id] === undefined &&
    hearing.questions.size === 0
  )
    hearing.questions.set(question.id, question);
}
