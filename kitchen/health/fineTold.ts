// 'My milk allergy is long gone', 'please don't leave out the soya': statements that say as a whole that a food does no harm.
import {
  bareFood,
  determiner,
  foodIn,
  includes,
  likewise,
  partOf,
  saysSo,
  saysWell,
} from './finePart.ts';
import type { Part } from './finePart.ts';
import { isFreeOfHarm } from './foodWays.ts';
import { isHarmless } from './harm.ts';
import { isFoodWord } from './vocabulary.ts';
import { isRelative } from './relatives.ts';
import { singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';

const parted =
  /\s(?:but|though|although|however|whereas|while|aber|doch|mais|pero|sino|mas|porem|porém|ma|però|perche)\s|\s(?=(?:because|so|hence|therefore|and (?:i|we|i['’]?ve|i['’]?m|now))\s)|[()–—:]|\.\s/iu;

/** What stands before the 'aber' of 'ist aber längst weg' says nothing by itself. */
const isBareVerb = /^(?:ist|sind|war|waren)$/iu;

const still =
  /\b(?:still|yet|immer noch|noch immer|weiterhin|encore|toujours|todavia|aun|sigue|sigo|ainda|continua|continuo|ancora)\b/;
const hedge =
  /\b(?:antihist\w*|piriton|benadryl|cetirizin\w*|loratadin\w*|epi ?pens?|hope\w*|hoping|wish\w*|maybe|perhaps|might|if|unless|until|when|once|doubt|unsure|not sure|not true|imagine|dream\w*|pretend\w*|vielleicht|hoffe\w*|hoffentlich|wenn|falls|peut etre|espere|si|quizas|ojala|talvez|se|forse|spero|magari)\b/;
/** 'Milk is fine, lactose free only', 'eggs are no problem, if they are baked'. */
const limited =
  /^(?:(?:but|and|aber|mais|pero|mas|ma) )?(?:if|when|whenever|unless|until|as long|so long|provided|only|just|except|not|without|in moderation|wenn|falls|sofern|solange|nur|ausser|tant que|a condition|seulement|uniquement|sauf|sans|pas|mientras|siempre que|solo|solamente|excepto|salvo|sin|si|se|desde que|somente|apenas|exceto|sem|purche|soltanto|tranne|senza)\b|\b(?:only|nur|seulement|uniquement|solamente|somente|apenas|soltanto)$/;
/** What says that it was wrong to eat something. */
const regret =
  /\b(?:mistake|regret\w*|wrong|idea|disaster|ended|paid|paying|worse|positive|nope|nah|liar|lies|(?:came|come|crept|is|its|are) back|returned|relapsed|again|volvio|ha vuelto|regreso|voltou|(?:e )?tornat[aoie]|ritornat[ao]|revenue?|wieder da|zuruck|wrocil[ao]|geri (?:geldi|dondu)|teruggekomen|kambuh)\b/;
const shortVerb =
  /\b(?:am|is|are|was|were|do|does|did|has|have|had|not|too|me|mine|hers|his|theirs)$/;

/** Whether a part that names no food may take back what was said before it: '…, my son did not', '…, still wheezing'. */
export const mayTurn = (part: Part, catalogue: Catalogue): boolean => {
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

/** Whether what stands beside a part makes it a hope, or limits it. */
function isLimited(place: number, parts: readonly Part[]): boolean {
  const [before, next] = [parts[place - 1], parts[place + 1]];
  return (
    (before !== undefined && !before.namesFood && hedge.test(before.said)) ||
    (next !== undefined && next.fine === undefined && limited.test(next.said) && !saysWell(next))
  );
}

/** Whether what stands behind a part and names no food takes it back, up to the next food at least. */
function isTakenBackBehind(place: number, parts: readonly Part[], catalogue: Catalogue): boolean {
  let isOfOther = false;
  return parts.slice(place + 1).some((each) => {
    // Within a statement the reader of clauses judges what names no food: it has to say that all is well.
    const isOpen = each.statement === parts[place]?.statement && !each.namesFood && !saysWell(each);
    const isBack =
      isOpen || (mayTurn(each, catalogue) && (!isOfOther || ofSeveral.test(each.said)));
    isOfOther ||= each.namesFood && each.fine === undefined;
    return isBack;
  });
}

/** Whether another part tells of harm by the same food. */
function isHarmfulElsewhere(fine: string, parts: readonly Part[], catalogue: Catalogue): boolean {
  const words = new Set(fine.split(' ').map(singular));
  const isOfIt = (token: string): boolean => !determiner.test(token) && words.has(singular(token));
  return parts.some(
    (each) =>
      each.fine === undefined &&
      each.tokens.some(isOfIt) &&
      !isHarmless(each.tokens, each.text, isFoodWord(catalogue)) &&
      !isFreeOfHarm(each, catalogue),
  );
}

/** Whether nothing around a part takes back what it says. */
const stands = (place: number, parts: readonly Part[], catalogue: Catalogue): boolean =>
  !isLimited(place, parts) &&
  !isTakenBackBehind(place, parts, catalogue) &&
  !isHarmfulElsewhere(parts[place]?.fine ?? '', parts, catalogue);

/** What was once harmful is fine where the next part says that it is over, or that it is eaten. */
function withPast(parts: readonly Part[]): Part[] {
  return parts.map((part, place) => {
    const next = parts[place + 1];
    if (part.past === undefined || !next) return part;
    const isOver = saysSo(next);
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
const answered = /^(?:yes (?:please|pls)|love (?:it|them))$/;

/** Bare foods, of which what stands behind them says that all are fine, or that the last is. */
function withBare(parts: readonly Part[], text: string, catalogue: Catalogue): Part[] {
  const bare = parts.map(({ said }) => foodIn(said, bareFood, catalogue));
  const end = bare.indexOf(undefined);
  const isList = end > 0 && allFine.test(parts[end]?.said ?? '');
  return parts.map((part, place) => {
    const next = parts[place + 1];
    const isAsked =
      bare[place] !== undefined &&
      next !== undefined &&
      (saysSo(next) || answered.test(next.said)) &&
      text.includes(`${part.text}?`);
    const fine = (isList && place < end) || isAsked ? bare[place] : undefined;
    return fine === undefined ? part : { ...part, fine, isAsked, namesFood: true };
  });
}

/** Where a statement was parted at 'und', 'et' or 'y', though one verb is said of the foods on both sides. */
function withJoined(parts: readonly Part[], text: string, catalogue: Catalogue): Part[] {
  const joined = [...parts];
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1];
    if (!next?.namesFood || next.statement === part.statement) continue;
    const joint = ['und', 'et', 'y'].find((each) =>
      text.includes(`${part.text} ${each} ${next.text}`),
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
  said: string,
  catalogue: Catalogue,
): readonly string[] {
  const written = statements.map((text) =>
    text
      .split(parted)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part) && !isBareVerb.test(part)),
  );
  const each = written.flatMap((texts, index) =>
    texts.map((text) => partOf(text, index, catalogue)),
  );
  const parts = withPast(
    withIncluded(withJoined(withBare(each, said, catalogue), said, catalogue), catalogue),
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
        (parts[at]?.isAsked === true || !said.includes(`${parts[at]?.text ?? ''}?`)) &&
        stands(at, parts, catalogue),
    );
  });
}
