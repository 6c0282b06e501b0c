// Oats beside coeliac disease: only those whose packet says gluten-free, and only where somebody says that they eat oats
// (Coeliac UK, Oats: most people with coeliac disease can eat gluten-free ones, and a few cannot).
import { glutenFreeOats } from './healthNotes.ts';
import type { Hearing } from './hearing.ts';

const named =
  /\b(?:(?:certified )?gluten[- ]?free|g\.?f\.?|glutenfreie[rnms]?|glutenvrije) (oats?|oatmeal|porridge|hafer\p{L}*|haver\p{L}*)(?!\p{L})|(?<!\p{L})(avoine|avena|aveia)s? (?:certifi\p{L}+ )?(?:sans|sin|senza|sem) gl[uú]ten[eo]?(?!\p{L})/giu;
const ofGluten = /c(?:o|œ)?eliac|zöliak|zoeliak|celiak|celíac|celiach|gluten|glúten/iu;

/** 'Gluten-free oats are fine' speaks of oats where gluten is spoken of beside it; alone it may be all that tells of coeliac disease. */
export function tellPlainOats(statements: readonly string[]): readonly string[] {
  const oats = statements.map((text) => text.replace(named, '$1$2'));
  return ofGluten.test(oats.join(', ')) ? oats : statements;
}

/** Where gluten is left out and oats are not, it is said which oats are meant. */
export function noteOats({ allowedKeys, allergens, conditions, catalogue, notes }: Hearing): void {
  const isOfOats = [...allowedKeys].some(
    (key) => catalogue.ingredients.get(key)?.tags.has('oat') === true,
  );
  if (isOfOats && (conditions.has('coeliac') || allergens.has('gluten')))
    notes.push(glutenFreeOats);
}
