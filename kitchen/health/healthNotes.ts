// What is said of a person's words about their health: what was understood of them, and what was not.
import { coded, termOf } from '../../domain/notes.ts';
import type { Diet } from '../catalogue/families.ts';
import type { KitchenNote, NamedTerm } from '../../domain/notes.ts';
import type { ChildFoods, Medicine, NotJudged, Supervised } from '../catalogue/safetyTypes.ts';
import { allergenNames } from './allergens.ts';
import type { Allergen } from './allergens.ts';
import { plain } from '../ingredients/words.ts';
import { isYoung } from './supervised.ts';
import type { Question } from '../types.ts';

const joined = (terms: readonly NamedTerm[]): string => terms.map(({ name }) => name).join(' and ');
export const conditionTerm = (id: string, name: string): NamedTerm => ({
  of: 'condition',
  id,
  name,
});
const allergenTerm = (id: Allergen): NamedTerm => ({ of: 'allergen', id, name: allergenNames[id] });

export const leftOutNote = (food: string): KitchenNote =>
  coded('health.leftOut', { food }, `We leave out '${food}'.`);

export const leftOutAsWritten = (word: string): KitchenNote =>
  coded('health.leftOutWritten', { word }, `We leave out '${word}' because you wrote of it.`);

export const leftOutFamily = (family: NamedTerm, word: string): KitchenNote =>
  coded(
    'health.leftOutFamily',
    { family: termOf(family), word },
    `We leave out ${family.name} because you wrote '${word}'.`,
  );

/** What somebody's foods to leave out were understood as. @param among some of the foods that these families hold */
export const leftOutFoods = (
  families: readonly NamedTerm[],
  among: readonly NamedTerm[],
): KitchenNote => {
  const said = families.map(({ name }) => name).join(', ');
  const foods = among.map(({ name }) => name).join(', ');
  return among.length === 0
    ? coded('health.leftOutFoods', { families: families.map(termOf) }, `Left out: ${said}.`)
    : coded(
        'health.leftOutWithin',
        { families: families.map(termOf), foods: among.map(termOf) },
        `Left out: ${said}; among them ${foods}.`,
      );
};

export const readAs = (word: string, read: string): KitchenNote =>
  coded('health.readAs', { word, read }, `We read '${word}' as '${read}'.`);

export const understoodAs = (word: string, meant: readonly NamedTerm[]): KitchenNote =>
  coded(
    'health.understood',
    { word, meant: meant.map(termOf) },
    `We understood '${word}' as ${joined(meant)}.`,
  );

/** A statement may be heard in other words: what was understood of it is quoted as it was written. @param from the first note of it */
export function quoteAsWritten(notes: KitchenNote[], from: number, written: string): void {
  for (const [place, note] of notes.entries()) {
    const { word } = note.params;
    const isQuoted = typeof word === 'string' && plain(written).includes(plain(word));
    if (place < from || note.code !== 'health.understood' || typeof word !== 'string' || isQuoted)
      continue;
    const params = { ...note.params, word: written };
    notes[place] = coded(
      note.code,
      params,
      note.text.replace(word, () => written),
    );
  }
}

/** The same of what is asked about a statement. @param said the words that it may have been heard in */
export function quoteQuestions(
  questions: Map<string, Question>,
  said: readonly string[],
  written: string,
): void {
  const heard = said.map((each) => each.slice(0, 80));
  const words = written.slice(0, 80);
  for (const [id, question] of questions) {
    const { text, ...params } = question.said.params;
    if (text === undefined || text === words || !heard.includes(text)) continue;
    questions.set(id, {
      ...question,
      text: question.text.replace(text, () => words),
      said: { ...question.said, params: { text: words, ...params } },
    });
  }
}

export const understoodWide = (word: string, meant: readonly NamedTerm[]): KitchenNote =>
  coded(
    'health.understoodWide',
    { word, meant: meant.map(termOf) },
    `We understood '${word}' as ${joined(meant)} until you say which.`,
  );

export const severalMeanings = (word: string): KitchenNote =>
  coded('health.several', { word }, `'${word}' can mean several things.`);

export const severalAllergens = (word: string): KitchenNote =>
  coded(
    'health.severalAllergens',
    { word },
    `'${word}' can mean several allergens: we leave all of them out until you say which.`,
  );

export function allergyTo(word: string, allergens: readonly Allergen[]): KitchenNote {
  const terms = allergens.map(allergenTerm);
  return coded(
    'health.allergy',
    { word, allergens: terms.map(termOf) },
    `We understood '${word}' as an allergy to ${joined(terms)}.`,
  );
}

export function unknownAllergen(word: string): KitchenNote {
  const start = word.slice(0, 60);
  return coded(
    'health.unknownAllergen',
    { word: start },
    `We do not know the allergen '${start}' and cannot check dishes for it.`,
  );
}

export const needsClinic = (condition: NamedTerm): KitchenNote =>
  coded(
    'health.clinic',
    { condition: termOf(condition) },
    `${condition.name} needs a diet that is supervised by your clinic; we do not plan for it.`,
  );

export function unknownWords(texts: readonly string[]): KitchenNote {
  const named = texts.map((text) => text.slice(0, 60));
  const quoted = named.map((text) => `'${text}'`).join(', ');
  return coded(
    'health.unknown',
    { texts: named },
    `We do not know ${quoted}; what we suggest is general for ${texts.length > 1 ? 'them' : 'it'}. Please try another name in English.`,
  );
}

export const glutenFreeOats = coded(
  'health.glutenFreeOats',
  {},
  'We leave oats in because you wrote so: only those whose packet says gluten-free. Ordinary oats hold traces of wheat, barley or rye, and a few people react to gluten-free oats too.',
);

export const lactoseFreeStays = coded(
  'health.lactoseFreeStays',
  {},
  "Lactose-free milk stays in, and so do cheese and yoghurt as long as a serving holds less than 12 g of lactose, which most people with lactose intolerance bear. Write 'no lactose' if you bear less, or 'no dairy' if milk itself harms you.",
);

/** What stands for 'low potassium' and 'phosphate 2.1' beside kidney disease. @param most mg a day */
export const kidneyLimit = (
  nutrient: 'potassium_mg' | 'phosphorus_mg',
  most: number,
): KitchenNote => {
  const figure = most.toLocaleString('en');
  return nutrient === 'potassium_mg'
    ? coded(
        'health.kidneyPotassium',
        { most },
        `Potassium: we keep to at most ${figure} mg a day. Your renal team may have given you another figure.`,
      )
    : coded(
        'health.kidneyPhosphorus',
        { most },
        `Phosphorus: we aim for at most ${figure} mg a day. Your renal team may have given you another figure.`,
      );
};

export const vegetarianInIndia = coded(
  'health.vegetarianInIndia',
  {},
  "In India, 'vegetarian' mostly means without eggs, so we leave them out. Write 'eggs are fine' if you eat them.",
);

/** 'Mostly vegetarian': which days or dishes are meant cannot be told. */
export const partTimeDiet = ({ id, name }: Diet): KitchenNote =>
  coded(
    'health.partTimeDiet',
    { diet: { of: 'diet', id } },
    `You keep to this diet some of the time (${name}), so we leave nothing out for it. Write it without 'mostly' or days if every dish should keep to it.`,
  );

export const noPlanFor = ({ id, name, why, ask }: Supervised): KitchenNote =>
  coded(
    isYoung(id) ? 'health.noPlanYoung' : 'health.noPlan',
    { name: { of: 'supervised', id }, why: { of: 'supervisedWhy', id } },
    `${name}: we make no plan for this. ${why} Ask ${ask}.`,
  );

export const notJudged = ({ id, name, why, ask }: NotJudged): KitchenNote =>
  coded(
    'health.notJudged',
    { name: { of: 'supervised', id }, why: { of: 'supervisedWhy', id } },
    `${name}: we cannot judge dishes for this. ${why} Ask ${ask}.`,
  );

/** Of somebody who is named at the table: nothing more has to be done about them, and what is not ours to judge is said. */
export const youngAtTable = ({ id, name, ask }: Supervised): KitchenNote =>
  coded(
    'health.youngAtTable',
    { name: { of: 'supervised', id } },
    `${name}: what is named for them stays out of the pot. Nothing else is planned for them: whether amounts, salt and texture suit them is for you to judge. If in doubt, ask ${ask}.`,
  );

export const tooYoungFor = ({ id, name, rule }: ChildFoods): KitchenNote =>
  coded(
    'health.tooYoung',
    { name: { of: 'supervised', id }, why: { of: 'supervisedWhy', id } },
    `We leave this out for ${name}. ${rule} Look for it on the labels of what you buy too.`,
  );

/** @param child what they are called at the table */
export const perhapsTooYoungFor = ({ id, name, rule }: ChildFoods, child: string): KitchenNote =>
  coded(
    'health.perhapsTooYoung',
    { child, name: { of: 'supervised', id }, why: { of: 'supervisedWhy', id } },
    `${child}: we do not know whether this is ${name}. ${rule} Write their age behind their name under ‘Who eats’, such as '${child}, 9 months' or '${child}, 4 years', and we leave out what is not for their age.`,
  );

export const ruleOfMedicine = ({ id, name, rule }: Medicine): KitchenNote =>
  coded(
    'health.medicine',
    { name: { of: 'medicine', id }, rule: { of: 'medicineRule', id } },
    `${name}: ${rule}`,
  );

/** @param kinds of dish, by their ids */
export function dishesLeftOut(kinds: readonly string[]): KitchenNote {
  const texts = kinds.map((kind) => kind.replaceAll('_', ' '));
  return coded(
    'health.dishesLeftOut',
    { texts },
    `Dishes that we leave out by their title: ${texts.join(', ')}.`,
  );
}
