// Lists of foods of which a whole sentence says that they do no harm: 'IgE for milk, egg, soy all negative', 'Yes: rice, beans. No: snail'.
import { wordsOf } from './concepts.ts';
import { clearedWays } from './clearedWays.ts';
import type { ClearedWay } from './clearedWays.ts';
import { bareFood, determiner, foodIn, partOf } from './finePart.ts';
import { mayTurn } from './fineTold.ts';
import { isFreeOfHarm } from './foodWays.ts';
import { saysToLeaveOut } from './harm.ts';
import { isFoodWord } from './vocabulary.ts';
import { singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** Longer sentences, and texts of more of them, are read as they stand. */
const mostLetters = 300;
const mostSentences = 60;

interface Sentence {
  readonly from: number;
  readonly text: string;
  /** None where it tells of no harmless foods. */
  readonly list?: Listed;
}

/** A list of harmless foods, as places in the whole text. */
interface Listed {
  /** What stands before is heard as well. */
  readonly from: number;
  readonly begin: number;
  readonly end: number;
  /** Up to here nothing else is said. */
  readonly to: number;
  readonly foods: readonly (readonly string[])[];
}

/** Plain small letters, each at the place where it was written. */
const plainLetters = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });

const ending = /[.!?;]["”’)]?(?=\s|$)|\n|\s\/\s/gu;
const joints =
  /[,/&+]|(?<!\p{L})(?:and|or|nor|und|oder|et|ou|y|o|e|ed|en|of|och|eller|dan|atau|ve|veya|i|lub)(?!\p{L})/iu;
/** A word or two that are no known food, and tell of nothing. */
const unknownPiece = /^(?:\p{L}{3,20} ?){1,2}$/u;
const noneLeft =
  /^(?:so |also |alors |entonces )?(?:nothing|nowt|nix|nichts|rien|nada|niente|niets|inget) ?(?:to (?:avoid|leave out|worry about)|zu (?:meiden|vermeiden)|a eviter|que evitar|a evitar|da evitare)?$/;
const headingOfNo =
  /(?:^|[.;!?\n] {0,3})(?:no|not|never|nein|non|nao|nie|interdit|verboten|avoid|forbidden|banned|prohibido|vietato|proibido|tidak boleh) ?[:=]/;
const ofAllergies = /allerg|alerg|intoler/;
/** What is said of the one before is said of somebody else as well. */
const likewise =
  /\b(?:me too|so (?:am|do|have) i|same (?:for me|with me)|and me|and i|moi aussi|ich auch|yo tambien|anch['’ ]?io|eu tambem|ik ook|i do too|i am too|both of us|we both)\b/;
/** The trouble came from no food. */
const otherCause =
  /^(?:(?:a|the|die|der|das|la|le|l|o|el|il|det) )?(?:\p{L}+ )?(?:was|era|war|etait|var) (?:(?:just|only|so|nur|bara|solo|the|a|o|le|la|der|das|die|det|el|il|my) )*(?:sabao|detergent|soap|washing powder|waschmittel|lessive|detergente|sapone|jabon|pollen|bjorkpollen|stress|virus)(?: \p{L}+){0,3}$/u;

function sentencesOf(plain: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const end of [...plain.matchAll(ending), undefined]) {
    const to = end?.index ?? plain.length;
    sentences.push({ from, text: plain.slice(from, to) });
    from = to + (end?.[0].length ?? 0);
  }
  return sentences;
}

/** A piece of a list as the food that it names: 'Ei' alone may be of any language. */
function foodOf(piece: string, catalogue: Catalogue): string | undefined {
  const said = wordsOf(piece).join(' ');
  return (
    foodIn(said, bareFood, catalogue) ??
    (/^\p{L}{2,3}$/u.test(said) && isFoodWord(catalogue)(said) ? said : undefined)
  );
}

/** The foods of a list as their words, each of which has to be known; of what is welcome others may stand between. */
function foodsIn(
  words: string,
  allowsOthers: boolean,
  catalogue: Catalogue,
): string[][] | undefined {
  const foods: string[][] = [];
  for (const piece of words.split(joints)) {
    const said = wordsOf(piece).join(' ');
    if (said === '') continue;
    const food = foodOf(piece, catalogue);
    if (food !== undefined)
      foods.push(
        food
          .split(' ')
          .filter((word) => !determiner.test(word))
          .map(singular),
      );
    else if (!allowsOthers || !isHarmlessPiece(said, catalogue)) return undefined;
  }
  return foods.length === 0 ? undefined : foods;
}

const isHarmlessPiece = (said: string, catalogue: Catalogue): boolean => {
  const tokens = said.split(' ');
  return (
    unknownPiece.test(said) &&
    isFreeOfHarm({ tokens, text: said }, catalogue) &&
    !saysToLeaveOut(tokens)
  );
};

/** The list of harmless foods that a way finds in a text. @param start the place of the text in the whole */
function listBy(
  { said, allowsOthers = false }: ClearedWay,
  text: string,
  start: number,
  whole: string,
  catalogue: Catalogue,
): Listed | undefined {
  const match = said.exec(text);
  const { list, lead } = match?.indices?.groups ?? {};
  if (!match || !list) return undefined;
  const [begin, end] = [start + list[0], start + list[1]];
  const foods = foodsIn(whole.slice(begin, end), allowsOthers, catalogue);
  if (!foods) return undefined;
  const from = start + (lead?.[1] ?? match.index);
  return { from, begin, end, to: start + match.index + match[0].length, foods };
}

/** A sentence with its list of harmless foods. */
function withList(
  sentence: Sentence,
  whole: string,
  allowsHeadings: boolean,
  catalogue: Catalogue,
): Sentence {
  const text = sentence.text.trim();
  if (text.length > mostLetters || text === '') return sentence;
  const start = sentence.from + sentence.text.indexOf(text);
  for (const way of clearedWays) {
    if (way.besideNo === true && !allowsHeadings) continue;
    const list = listBy(way, text, start, whole, catalogue);
    if (list) return { ...sentence, list };
  }
  return sentence;
}

/** Whether what stands behind a sentence takes it back, up to the next food. */
function isTurned(behind: readonly Sentence[], catalogue: Catalogue): boolean {
  for (const { text, list } of behind) {
    const part = partOf(text, 0, catalogue);
    if (list || part.namesFood) return false;
    if (part.said === '' || otherCause.test(part.said) || noneLeft.test(part.said)) continue;
    if (mayTurn(part, catalogue)) return true;
  }
  return false;
}

/** A sentence without such a list, and its words. */
interface Other {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly words: ReadonlySet<string>;
}

const withWords = ({ text }: Sentence): Other => {
  const tokens = wordsOf(text);
  return { text, tokens, words: new Set(tokens.map(singular)) };
};

/** Whether another sentence tells of harm by one of the same foods. */
const isHarmfulElsewhere = (
  foods: readonly (readonly string[])[],
  others: readonly Other[],
  catalogue: Catalogue,
): boolean =>
  others.some(
    ({ text, tokens, words }) =>
      foods.some((food) => food.every((word) => words.has(word))) &&
      (!isFreeOfHarm({ tokens, text }, catalogue) || saysToLeaveOut(tokens)),
  );

/** The places of the lists of a text that tell of harmless foods, and that nothing takes back. */
function listsOf(whole: string, catalogue: Catalogue): Listed[] {
  const plain = plainLetters(whole);
  const allowsHeadings = headingOfNo.test(plain) && !ofAllergies.test(plain);
  const found = sentencesOf(plain);
  if (likewise.test(plain) || found.length > mostSentences) return [];
  const sentences = found.map((each) => withList(each, whole, allowsHeadings, catalogue));
  if (sentences.every(({ list }) => !list)) return [];
  const others = sentences.filter(({ list }) => !list).map(withWords);
  return sentences.flatMap(({ list }, index) =>
    !list ||
    isTurned(sentences.slice(index + 1), catalogue) ||
    isHarmfulElsewhere(list.foods, others, catalogue)
      ? []
      : [list],
  );
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** A statement that stands at some place of the text, with what a list says of it told shortly. */
function shortly(
  statement: string,
  at: number,
  { from, begin, end, to }: Listed,
  whole: string,
  catalogue: Catalogue,
): string {
  const close = at + statement.length;
  const foods = whole
    .slice(Math.max(begin, at), Math.min(end, close))
    .split(joints)
    .map((piece) => foodOf(piece, catalogue))
    .filter((food) => food !== undefined);
  if (foods.length === 0) return at >= end && close <= to ? 'okay' : statement;
  return [
    whole.slice(at, Math.max(at, from)).trim(),
    `${foods.join(' and ')} okay`,
    ...whole
      .slice(Math.min(to, close), close)
      .split(/[.!](?=\s|$)/)
      .filter((each) => !noneLeft.test(wordsOf(each).join(' ')))
      .map((each) => each.trim()),
  ]
    .filter(hasWords)
    .join('. ');
}

/** The statements of a text, those foods told shortly that a sentence says do no harm: 'milk okay'. */
export function tellCleared(
  statements: readonly string[],
  whole: string,
  catalogue: Catalogue,
): readonly string[] {
  const lists = listsOf(whole, catalogue);
  if (lists.length === 0) return statements;
  let place = 0;
  return statements.map((statement) => {
    const from = whole.indexOf(statement, place);
    if (from === -1) return statement;
    place = from + statement.length;
    const list = lists.find(({ begin, to }) => begin < place && to > from);
    return list ? shortly(statement, from, list, whole, catalogue) : statement;
  });
}
