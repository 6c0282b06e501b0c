// Words that speak of harm and whose food nobody knows: what is meant is asked before a dish is suggested.
import { allergyOf } from './allergens.ts';
import { choiceTexts } from '../../domain/healthQuestions.ts';
import type { HealthQuestionCode } from '../../domain/healthQuestions.ts';
import { isCommon } from './commonWords.ts';
import { isOtherScript, wordsOf } from './concepts.ts';
import { isEveryday } from './everyday.ts';
import { isComplaint } from './foodWays.ts';
import { unknownAllergen } from './healthNotes.ts';
import type { Hearing } from './hearing.ts';
import { languagesOfOrdinary } from './ordinaryWords.ts';
import { rememberedOf } from './remembered.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Question, Understanding } from '../types.ts';

/** Questions that come before any dish: until one is answered, nobody knows what must not be served. */
const comesFirst: ReadonlySet<HealthQuestionCode> = new Set([
  'which-food',
  'allergy-which',
  'latex-foods',
]);

/** What has to be answered before a dish is suggested. */
export const openFoodsOf = ({ questions }: Understanding): readonly Question[] =>
  questions.filter(({ said }) => comesFirst.has(said.code));

const mostOfId = 60;

/** The same for the same words, however they are spaced or written large. */
function idOf(words: string): string {
  const plainWords = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Long texts that begin alike are different texts.
  let sum = 0;
  for (const sign of plainWords) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647;
  return plainWords.length <= mostOfId
    ? `which-food-${plainWords}`
    : `which-food-${plainWords.slice(0, mostOfId - 10)}-${sum.toString(36)}`;
}

/** The likeliest, for one tap; any other food can be written. */
const choices = [
  choiceTexts.peanuts,
  choiceTexts.treeNuts,
  choiceTexts.milk,
  choiceTexts.eggs,
  choiceTexts.fish,
  choiceTexts.shellfish,
  choiceTexts.soya,
  choiceTexts.wheat,
  choiceTexts.sesame,
  choiceTexts.notAFood,
];

const whichFood = (words: string, foods: NonNullable<Question['foods']>): Question => ({
  id: idOf(words),
  text: `You wrote “${words}”. Which food is meant?`,
  choices,
  foods,
  said: { code: 'which-food', params: { words } },
});

/** The name of a food, an illness or a medicine is no longer; what is longer is a sentence. */
const wordsOfName = 3;
const lettersOfName = 8;

/** A language that we do not read: written in another script, or not a word of it known. */
const isForeign = (text: string): boolean =>
  isSentence(text) && (isOtherScript(text) || isHardlyKnown(wordsOf(text)));

/** A word that is known may be another language's. */
const isHardlyKnown = (tokens: readonly string[]): boolean =>
  tokens.filter((token) => isEveryday(token) || isCommon(token)).length * 4 <= tokens.length;

/** Chinese, Japanese and Thai part no words. */
const isSentence = (text: string): boolean =>
  text.trim().split(/\s+/u).length > wordsOfName ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text) &&
    [...text].length > lettersOfName);

/** A statement as it was heard. */
export interface HeardStatement {
  readonly text: string;
  /** What was not understood of it. */
  readonly unknown: readonly string[];
  /** Whether anything was understood of it. */
  readonly isHeard: boolean;
  /** Whether a comma alone stands before it, so that it may speak of what was named there. */
  readonly isAfterComma: boolean;
}

/** Ordinary words name no food: 'the doctor says to leave it alone'. In another script words are not told apart. */
const mayBeName = (unknown: string): boolean =>
  isOtherScript(unknown) ||
  wordsOf(unknown).some(
    (token) => !isEveryday(token) && !isCommon(token) && languagesOfOrdinary(token).length === 0,
  );

/**
 * A sentence in another script of which some words were known: those may be a food's name beside an illness or a
 * family that was not, as 'சர்க்கரை' (sugar) is in the Tamil for diabetes.
 */
const isHalfReadInOtherScript = ({ text, isHeard }: HeardStatement): boolean =>
  isHeard && isOtherScript(text) && isSentence(text);

/** So much of a text stands in a question. */
const mostAsked = 120;

/**
 * What has to be asked about before a dish is suggested: a complaint beside words that nobody knows. Where nothing
 * at all was understood of a text, one question is asked of all that is not known; where something was, a statement
 * is asked about that complains by itself, and not of what was named just before it, or that is a sentence in
 * another script. Elsewhere a notice is enough.
 */
export function keepOpen(
  statements: readonly HeardStatement[],
  { open, catalogue, supervised }: Hearing,
): void {
  const complains = ({ text }: HeardStatement): boolean =>
    isComplaint({ tokens: wordsOf(text), text }, catalogue);
  const unknown = statements.filter((each) => each.unknown.length > 0);
  if (supervised.size > 0) open.length = 0;
  if (unknown.length === 0 || supervised.size > 0) return;
  if (statements.every(({ isHeard }) => !isHeard)) {
    if (statements.some(complains) || statements.every(({ text }) => isForeign(text)))
      open.push({
        words: unknown
          .map(({ text }) => text)
          .join(', ')
          .slice(0, mostAsked),
        unknown: unknown.flatMap((each) => each.unknown),
      });
    return;
  }
  for (const [place, each] of statements.entries()) {
    const isNew = !each.isHeard && !(each.isAfterComma && statements[place - 1]?.isHeard === true);
    const isAsked = (isNew && complains(each)) || isHalfReadInOtherScript(each);
    if (isAsked && each.unknown.some(mayBeName))
      open.push({ words: each.text.slice(0, mostAsked), unknown: each.unknown });
  }
}

/** What is no food and makes some foods harm as well: these are asked about, by the name that the table knows them by. */
interface Beside {
  readonly code: HealthQuestionCode;
  readonly said: RegExp;
  readonly asks: string;
  readonly foods: string;
}

const besides: readonly Beside[] = [
  {
    code: 'pollen-foods',
    said: /^(?:(?:grass|tree|weed|ragweed|flower|plant|spring|summer|timothy|the|and|also|aux?|des?|de) )*(?:pollens?|polen|polline|pollini)$/,
    asks: 'Do raw fruit, vegetables or nuts make your mouth itch?',
    foods: 'birch pollen',
  },
  {
    code: 'latex-foods',
    said: /^(?:(?:natural|rubber|the|and|also|au|de|al) )*(?:latex|lattice|lateks)(?: (?:gloves|rubber))?(?: (?:too|as well|also|auch|aussi|tambien|tambem|anche|ook))?$/,
    asks: 'Do bananas, avocados, kiwi fruit or chestnuts harm you too?',
    foods: 'latex fruit',
  },
];

function besideOf(words: string): Beside | undefined {
  const named = wordsOf(words).filter((word) => !/^al+[ae]?rg/.test(word));
  return besides.find(({ said }) => said.test(named.join(' ')));
}

const askedBeside = ({ code, asks }: Beside, words: string): Question => ({
  id: code,
  text: `You wrote “${words}”. ${asks}`,
  choices: [choiceTexts.no, choiceTexts.yes],
  said: { code, params: { words } },
});

/** What may be answered beside the likeliest, each by the name that the reader knows it by. */
const foodsOf = rememberedOf(({ families }: Catalogue) =>
  [...families.values()].map(({ id, plural }) => ({ id, name: plural })),
);

/** The rest is asked once these are answered. */
const mostQuestions = 3;

/**
 * Asks which food is meant by what is open; what was answered is left out, or is none.
 * @returns whether somebody said that it is none
 */
export function askWhichFoods(hearing: Hearing, leaveOut: (food: string) => boolean): boolean {
  const unchecked = hearing.uncheckedAllergies
    .filter((word) => !hearing.asides.has(word))
    // 'Kiwi allergy, latex too': nobody writes of latex here for another reason.
    .concat(hearing.unknown.filter((word) => besideOf(word)?.code === 'latex-foods'))
    .map((word) => ({ words: word, unknown: [word] }));
  let [asked, isNone] = [0, false];
  for (const { words, unknown } of [...hearing.open, ...unchecked]) {
    const beside = besideOf(words);
    if (beside) {
      isNone = askBeside(beside, { words, unknown }, hearing, leaveOut) || isNone;
      continue;
    }
    const question = whichFood(words, foodsOf(hearing.catalogue));
    const answer = hearing.answers[question.id];
    // What is no food of ours stays told as not understood: it may be an illness.
    isNone ||= answer === choiceTexts.notAFood;
    if (answer === choiceTexts.notAFood) continue;
    if (answer !== undefined && leaveOut(answer)) forget(unknown, hearing);
    else if (asked < mostQuestions) {
      hearing.questions.set(question.id, question);
      asked += 1;
    }
  }
  return isNone;
}

/** @returns whether somebody said that no food harms them for it */
function askBeside(
  beside: Beside,
  { words, unknown }: Hearing['open'][number],
  hearing: Hearing,
  leaveOut: (food: string) => boolean,
): boolean {
  const question = askedBeside(beside, words);
  const answer = hearing.answers[question.id];
  if (answer === choiceTexts.yes) leaveOut(beside.foods);
  if (answer === undefined) hearing.questions.set(question.id, question);
  else forget([...unknown, words], hearing);
  return answer === choiceTexts.no;
}

/** An allergy to what no table knows. */
export function leaveUnchecked(hearing: Hearing, word: string): void {
  hearing.uncheckedAllergies.push(word);
  hearing.notes.push(unknownAllergen(word));
}

/** It was answered what the words mean. */
function forget(words: readonly string[], { unknown, uncheckedAllergies, notes }: Hearing): void {
  const told = new Set(words.map((word) => unknownAllergen(word).text));
  notes.splice(0, notes.length, ...notes.filter(({ text }) => !told.has(text)));
  for (const list of [unknown, uncheckedAllergies])
    list.splice(0, list.length, ...list.filter((each) => !words.includes(each)));
}

/** What was answered is told among what is left out: an allergen is told as one already. */
export function tellLeftOut(food: string, before: ReadonlySet<string>, hearing: Hearing): void {
  const { catalogue, families, leftOut } = hearing;
  const added = [...families.keys()].filter((id) => !before.has(id));
  const named = added.flatMap((id) => catalogue.families.get(id)?.plural ?? []);
  leftOut.push(...(allergyOf(food) ? [] : named.length > 0 ? named : [food]));
}
