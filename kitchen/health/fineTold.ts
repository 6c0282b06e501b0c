// 'My milk allergy is long gone', 'please don't leave out the soya': statements that say as a whole that a food does no harm.
import { conceptsIn, wordsOf } from './concepts.ts';
import { fineWays } from './fineWays.ts';
import { isFreeOfHarm } from './foodWays.ts';
import { isHarmless, isPlainlyFine } from './harm.ts';
import { isFoodWord } from './vocabulary.ts';
import { isRelative } from './whose.ts';
import { singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** What says that a food is fine is short; a longer part is read as it stands. */
const mostWords = 30;
const mostLetters = 200;
const foods = '(?<food>\\p{L}+(?: \\p{L}+){0,7}?)';
const whole = (source: string): RegExp =>
  new RegExp(`^(?:${source.replaceAll('{food}', foods)})$`, 'u');

const told = fineWays.flatMap((ways) => ways.told.map(whole));
const tails = fineWays.flatMap((ways) => ways.tails.map(whole));
const pasts = fineWays.flatMap((ways) => ways.past.map(whole));
const gone = fineWays.flatMap((ways) => ways.gone.map(whole));
const headers = fineWays.flatMap((ways) => ways.everything.map(whole));
const headersWithFood = fineWays.flatMap(({ everything, inclusion, included }) =>
  everything.map((way) => whole(`(?:${way}) ${inclusion} {food}(?: ${included})?`)),
);
const includes = fineWays.map(({ inclusion, included }) =>
  whole(`(?:${inclusion} )?{food}(?: ${included})?`),
);

const bareFood = [whole('{food}')];
const likewise = fineWays.map(({ included }) => whole(`{food} ${included}`));

/** Illnesses that are told as what they leave out. */
const asFood: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:co?eliacs?|celiaqu?[oiae]a?|celiachia|celiac[oa]|c(?:o|oe)eliaque|maladie coeliaque|coeliakie|zoliakie|doenca celiaca)(?: disease)?$/,
    'gluten',
  ],
];

/** Words around the names of foods. */
const determiner =
  /^(?:\d+|one|two|three|four|five|six|dozen|pints?|lit(?:re|er)s?|glass(?:es)?|bowls?|plates?|jars?|tubs?|bags?|slices?|handfuls?|an?|the|my|our|your|any|some|all|and|or|nor|n|other|of|both|cows?|plain|whole|der|die|das|den|dem|des|ein|eine|einen|keine?|und|oder|le|la|les|l|un|une|des|du|de|d|et|ou|ni|mes|mon|ma|el|los|las|lo|una|unos|unas|y|e|o|mi|mis|del|al|a|os|as|um|uma|do|da|dos|das|no|na|meu|minha|il|lo|gli|i|uno|dello|della|dei|degli|delle|dell|ed|mio|mia)$/;

const parted =
  /\s(?:but|though|although|however|whereas|while|aber|doch|mais|pero|sino|mas|porem|porém|ma|però|perche)\s|\s(?=(?:because|so|hence|therefore|and (?:i|we|i['’]?ve|i['’]?m|now))\s)|[()–—:]|\.\s/iu;

interface Part {
  /** The place of its statement in the text. */
  readonly statement: number;
  readonly text: string;
  readonly tokens: readonly string[];
  readonly said: string;
  /** The foods that it says do no harm. */
  readonly fine?: string | undefined;
  /** The foods that it says were once harmful. */
  readonly past?: string | undefined;
  /** Bare foods with a question mark, which the next part answers: 'prawns? love them'. */
  readonly isAsked?: boolean;
  readonly isHeader: boolean;
  readonly namesFood: boolean;
}

const still =
  /\b(?:still|yet|immer noch|noch immer|weiterhin|encore|toujours|todavia|aun|sigue|sigo|ainda|continua|continuo|ancora)\b/;
const hedge =
  /\b(?:hope\w*|hoping|wish\w*|maybe|perhaps|might|if|unless|until|when|once|doubt|unsure|not sure|not true|imagine|dream\w*|pretend\w*|vielleicht|hoffe\w*|hoffentlich|wenn|falls|peut etre|espere|si|quizas|ojala|talvez|se|forse|spero|magari)\b/;
/** 'Milk is fine, lactose free only', 'eggs are no problem, if they are baked'. */
const limited =
  /^(?:(?:but|and|aber|mais|pero|mas|ma) )?(?:if|when|whenever|unless|until|as long|so long|provided|only|just|except|not|without|in moderation|wenn|falls|sofern|solange|nur|ausser|tant que|a condition|seulement|uniquement|sauf|sans|pas|mientras|siempre que|solo|solamente|excepto|salvo|sin|si|se|desde que|somente|apenas|exceto|sem|purche|soltanto|tranne|senza)\b|\b(?:only|nur|seulement|uniquement|solamente|somente|apenas|soltanto)$/;
/** What says that it was wrong to eat something. */
const regret =
  /\b(?:mistake|regret\w*|wrong|idea|disaster|ended|paid|paying|worse|positive|nope|nah|liar|lies)\b/;
const shortVerb =
  /\b(?:am|is|are|was|were|do|does|did|has|have|had|not|too|me|mine|hers|his|theirs)$/;

const namesIn = (
  text: string,
  tokens: readonly string[],
  around: readonly string[],
  catalogue: Catalogue,
) =>
  conceptsIn(
    text,
    tokens,
    around,
    catalogue,
    () => false,
    () => false,
  ).filter(
    ({ concepts, mended }) =>
      mended === undefined &&
      concepts.length > 0 &&
      concepts.every(({ kind }) => kind === 'family'),
  );

/** The foods of some words, where they name nothing else. */
function foodsOf(
  words: string,
  around: readonly string[],
  catalogue: Catalogue,
): string | undefined {
  const said = asFood.reduce((each, [pattern, food]) => each.replace(pattern, food), words);
  const tokens = said.split(' ');
  const named = namesIn(said, tokens, around, catalogue);
  if (named.length === 0) return undefined;
  const isNamed = (place: number): boolean =>
    named.some(({ from, to }) => place >= from && place < to);
  return tokens.every((token, place) => isNamed(place) || determiner.test(token))
    ? said
    : undefined;
}

function foodIn(
  said: string,
  patterns: readonly RegExp[],
  catalogue: Catalogue,
): string | undefined {
  for (const pattern of patterns) {
    const words = pattern.exec(said)?.groups?.['food'];
    const food = words === undefined ? undefined : foodsOf(words, said.split(' '), catalogue);
    if (food !== undefined) return food;
  }
  return undefined;
}

const inner = /^(\p{L}{2,}?)(?:allergie)?(tests?|provokation|provokationstest)$/u;

function partOf(text: string, statement: number, catalogue: Catalogue): Part {
  const isFood = isFoodWord(catalogue);
  const tokens = wordsOf(text).flatMap((token) => {
    const [, stem = '', end = ''] = inner.exec(token) ?? [];
    return stem !== '' && isFood(stem) ? [stem, end] : [token];
  });
  const said = tokens.join(' ');
  if (tokens.length > mostWords || said.length > mostLetters)
    return { statement, text, tokens, said, isHeader: false, namesFood: true };
  const fine = foodIn(said, [...told, ...headersWithFood], catalogue);
  return {
    statement,
    text,
    tokens,
    said,
    fine,
    past: fine === undefined ? foodIn(said, pasts, catalogue) : undefined,
    isHeader:
      headers.some((way) => way.test(said)) ||
      (fine !== undefined && foodIn(said, headersWithFood, catalogue) !== undefined),
    namesFood: fine !== undefined || namesIn(text, tokens, tokens, catalogue).length > 0,
  };
}

/** Whether a part that names no food only says again that all is well, or over. */
const saysSo = ({ said }: Part): boolean => [...tails, ...gone].some((way) => way.test(said));

const saysWell = (part: Part): boolean =>
  saysSo(part) || isPlainlyFine(part.tokens) || isHarmless(part.tokens, part.text, () => false);

/** Whether a part that names no food may take back what was said before it: '…, my son did not', '…, still wheezing'. */
const mayTurn = (part: Part, catalogue: Catalogue): boolean => {
  const { text, tokens, said, namesFood } = part;
  if (namesFood || saysWell(part)) return false;
  return (
    !isFreeOfHarm({ text, tokens }, catalogue) ||
    still.test(said) ||
    regret.test(said) ||
    shortVerb.test(said) ||
    tokens.some((token) => isRelative(token) || /^(?:he|she|they|hes|shes|theyre)$/.test(token))
  );
};

const ofSeveral = /\b(?:both|all|either|any|each|they|them)\b/;

/** Whether nothing around a part takes back what it says. */
function stands(place: number, parts: readonly Part[], catalogue: Catalogue): boolean {
  const part = parts[place];
  const before = parts[place - 1];
  if (!part || (before && !before.namesFood && hedge.test(before.said))) return false;
  const next = parts[place + 1];
  if (next && next.fine === undefined && limited.test(next.said) && !saysWell(next)) return false;
  let isOfOther = false;
  for (const each of parts.slice(place + 1)) {
    // Within a statement the reader of clauses judges what names no food: it has to say that all is well.
    if (each.statement === part.statement && !each.namesFood && !saysWell(each)) return false;
    if (mayTurn(each, catalogue) && (!isOfOther || ofSeveral.test(each.said))) return false;
    isOfOther ||= each.namesFood && each.fine === undefined;
  }
  const words = new Set((part.fine ?? '').split(' ').map(singular));
  return parts.every(
    (each) =>
      each.fine !== undefined ||
      !each.tokens.some((token) => !determiner.test(token) && words.has(singular(token))) ||
      isHarmless(each.tokens, each.text, isFoodWord(catalogue)) ||
      isFreeOfHarm(each, catalogue),
  );
}

/** What was once harmful is fine where the next part says that it is over, or that it is eaten. */
function withPast(parts: readonly Part[]): Part[] {
  return parts.map((part, place) => {
    const next = parts[place + 1];
    if (part.past === undefined || !next) return part;
    const isOver =
      gone.some((way) => way.test(next.said)) || tails.some((way) => way.test(next.said));
    const isEaten =
      next.fine
        ?.split(' ')
        .some((word) => part.past?.split(' ').map(singular).includes(singular(word))) === true;
    return isOver || isEaten ? { ...part, fine: part.past } : part;
  });
}
/** What is eaten goes on behind 'I eat everything', and 'nuts too' behind what is fine. */
function withIncluded(parts: readonly Part[], catalogue: Catalogue): Part[] {
  let [goesOn, isFine] = [false, false];
  return parts.map((part) => {
    const patterns = [...(goesOn ? includes : []), ...(isFine ? likewise : [])];
    const fine = part.fine ?? foodIn(part.said, patterns, catalogue);
    isFine = fine !== undefined;
    goesOn = part.isHeader || (goesOn && (isFine || saysSo(part)));
    return { ...part, fine, namesFood: part.namesFood || isFine };
  });
}

/** 'Gluten, dairy, nuts, all fine with me'. */
const allFine =
  /^(?:(?:they|these|those) (?:are )?)?(?:all|everything|both)(?: of (?:it|them|those|these))? (?:(?:is|are|get|gets) )?(?:fine|ok|okay|good|great|eaten|welcome|loved|no problem)(?: (?:with|for|by) (?:me|us)| here| every day)*$/;
const answered =
  /^(?:yes(?: please)?|of course|always|any ?time|love (?:it|them)|sure|natürlich|gerne?|ja)$/;

/** Bare foods, of which what stands behind them says that all are fine, or that the last is. */
function withBare(parts: readonly Part[], whole: string, catalogue: Catalogue): Part[] {
  const bare = parts.map(({ said }) => foodIn(said, bareFood, catalogue));
  const end = bare.indexOf(undefined);
  const isList = end > 0 && allFine.test(parts[end]?.said ?? '');
  return parts.map((part, place) => {
    const next = parts[place + 1];
    const isAsked =
      bare[place] !== undefined &&
      next !== undefined &&
      (saysSo(next) || answered.test(next.said)) &&
      whole.includes(`${part.text}?`);
    const fine = (isList && place < end) || isAsked ? bare[place] : undefined;
    return fine === undefined ? part : { ...part, fine, isAsked, namesFood: true };
  });
}

/** Where a statement was parted at 'und', 'et' or 'y', though one verb is said of the foods on both sides. */
function withJoined(parts: readonly Part[], whole: string, catalogue: Catalogue): Part[] {
  const joined = [...parts];
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1];
    if (!next?.namesFood || next.statement === part.statement) continue;
    const joint = ['und', 'et', 'y'].find((each) =>
      whole.includes(`${part.text} ${each} ${next.text}`),
    );
    if (joint === undefined) continue;
    const { fine } = partOf(`${part.text} ${joint} ${next.text}`, part.statement, catalogue);
    if (fine === undefined) continue;
    joined[place] = { ...part, fine };
    joined[place + 1] = { ...next, fine };
  }
  return joined;
}

/** A statement, each of its parts that stands told shortly, without what only says the same of it again. */
function shortly(
  statement: string,
  from: number,
  to: number,
  parts: readonly Part[],
  isMeant: (place: number) => boolean,
): string {
  let said = statement;
  for (let at = from; at < to; at += 1) {
    const { text = '', fine } = parts[at] ?? {};
    if (fine === undefined || !isMeant(at)) continue;
    const lead = at > from ? '. ' : '';
    said = said.replace(text, () => `${lead}${fine} okay${at < to - 1 ? '. ' : ''}`);
    const next = parts[at + 1];
    if (next && at + 1 < to && saysSo(next)) said = said.replace(next.text, ' ');
  }
  return said;
}

/**
 * The statements of a text, those parts that say as a whole that a food does no harm told shortly: 'milk okay'.
 * Any other part is left as it is.
 */
export function tellFine(
  statements: readonly string[],
  whole: string,
  catalogue: Catalogue,
): readonly string[] {
  const written = statements.map((text) =>
    text
      .split(parted)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part)),
  );
  const each = written.flatMap((texts, index) =>
    texts.map((text) => partOf(text, index, catalogue)),
  );
  const parts = withPast(
    withIncluded(withJoined(withBare(each, whole, catalogue), whole, catalogue), catalogue),
  );
  if (parts.every(({ fine }) => fine === undefined)) return statements;
  let place = 0;
  return statements.map((statement, index) => {
    const from = place;
    place += written[index]?.length ?? 0;
    return shortly(
      statement,
      from,
      place,
      parts,
      (at) =>
        (parts[at]?.isAsked === true || !whole.includes(`${parts[at]?.text ?? ''}?`)) &&
        stands(at, parts, catalogue),
    );
  });
}
