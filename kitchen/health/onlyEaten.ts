// 'I only eat chicken': what is eaten, and no ban of it. We cannot hold to the 'only', and it is said so. 'I can only eat chicken'
// may be of an illness: what is meant is asked before any dish.
import { wordsOf } from './concepts.ts';
import { foodIn } from './finePart.ts';
import { isFreeOfHarm } from './foodWays.ts';
import { saysToLeaveOut } from './harm.ts';
import type { Hearing } from './hearing.ts';
import { isFoodWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

const who =
  '(?:i|we|he|she|they|(?:my|our) (?:son|daughter|husband|wife|partner|kids?|children|boys?|girls?|toddler|youngest|eldest|oldest))';
const enFrancais = '(?:je|on|nous|il|elle|mon (?:fils|mari)|ma (?:fille|femme))';
const aufDeutsch = '(?:ich|wir|er|sie|mein (?:sohn|mann)|meine (?:tochter|frau))';
const enEspanol = '(?:(?:yo|nosotros|mi (?:hij[oa]|marido|mujer)) )?';
const inItaliano = '(?:(?:io|noi|mio (?:figlio|marito)|mia (?:figlia|moglie)) )?';
const emPortugues = '(?:(?:eu|nos|a gente|meu (?:filho|marido)|minha (?:filha|mulher)) )?';

/** Held against plain words. */
const wholly = (source: string): RegExp =>
  new RegExp(`^(?:(?:and|but|also) )?${source} (?<food>\\p{L}+(?: \\p{L}+){0,9})$`, 'u');

const ways: readonly RegExp[] = [
  `${who} (?:really |literally |basically |will |would )?only (?:ever |really )?(?:eats?|have|has|like eating|likes eating)`,
  `${enFrancais} (?:ne |n )(?:mange|mangeons)(?: que| qu)?`,
  `${enFrancais} (?:mange|mangeons) (?:seulement|uniquement|juste)`,
  `${aufDeutsch} (?:esse|essen|isst) (?:nur|ausschlie(?:ss|s|ß)lich|blo(?:ss|s|ß))`,
  `${enEspanol}(?:solo|solamente|unicamente) (?:como|comemos|come)`,
  `${inItaliano}(?:mangio|mangiamo|mangia) (?:solo|soltanto|solamente)`,
  `${emPortugues}(?:so|apenas|somente) (?:como|comemos|come)`,
].map(wholly);
const allowedWays: readonly RegExp[] = [
  `${who} (?:can|may|am able to|is able to|am allowed to|is allowed to) only (?:ever |really )?(?:eat|have|tolerate|digest|keep down)`,
  'the only (?:thing|food) (?:i|he|she|we) can eat is',
  `${enFrancais} (?:ne |n )?(?:peux|peut|pouvons) manger (?:que|qu|seulement|uniquement)`,
  `${aufDeutsch} (?:kann|darf|k[oö]nnen|d[uü]rfen) (?:nur|ausschlie(?:ss|s|ß)lich)`,
  `${enEspanol}(?:solo|solamente) (?:puedo|puede|podemos) comer`,
  `${inItaliano}(?:posso|puo|possiamo) mangiare (?:solo|soltanto)`,
  `${emPortugues}(?:so|apenas|somente) (?:posso|pode|consigo|consegue) comer`,
].map(wholly);

/** Nothing but families of foods, so that 'vegan food' and 'halal meat' stay as they were. */
const namesFood = (said: string, patterns: readonly RegExp[], catalogue: Catalogue): boolean => {
  const plainWords = wordsOf(said)
    .join(' ')
    .replace(/ essen$/u, '');
  return !prepared.test(plainWords) && foodIn(plainWords, patterns, catalogue) !== undefined;
};
/** Eggs may do no harm where they are baked, and milk where it is boiled. */
const prepared =
  /(?<!\p{L})(?:baked|cooked|boiled|hard|well|fried|roasted|toasted|tinned|canned|dried|peeled|raw|pure|plain|gebacken\p{L}*|gekocht\p{L}*|cuite?s?|bouillie?s?|cocid[oa]s?|hervid[oa]s?|cott[oaie]|bollit[oaie]|cozid[oa]s?)(?!\p{L})/u;

const mostWords = 4;
/** 'Nuggets and toast' behind 'I only eat pasta'. */
const goesOn = (said: string, catalogue: Catalogue): boolean => {
  const tokens = wordsOf(said);
  return (
    tokens.length <= mostWords &&
    tokens.some(isFoodWord(catalogue)) &&
    !saysToLeaveOut(tokens) &&
    isFreeOfHarm({ tokens, text: said }, catalogue)
  );
};
const ends = /(?:^| )(?:and|et|y|und|e) /iu;

/** Up to where a list of what is eaten goes on: 'nuggets and toast'; peanuts alone behind a comma may be what harms. */
function endOfList(statements: readonly Statement[], from: number, catalogue: Catalogue): number {
  let place = from;
  for (let each = statements[place]; each; each = statements[place]) {
    if (each.isAfterComma !== true || !goesOn(each.text, catalogue)) return from;
    place += 1;
    if (ends.test(each.text)) return place;
  }
  return from;
}

interface Statement {
  readonly text: string;
  readonly isAfterComma?: boolean;
}

/** The statements of a text, what only is eaten told shortly. */
export function tellOnlyEaten(
  statements: readonly Statement[],
  { catalogue, open, unknown }: Hearing,
): readonly string[] {
  let end = 0;
  return statements.map(({ text }, place) => {
    const said = text.trim();
    if (place < end) return 'okay';
    const isAllowed = namesFood(said, allowedWays, catalogue);
    if (!isAllowed && !namesFood(said, ways, catalogue)) return text;
    unknown.push(said);
    if (isAllowed) open.push({ words: said, unknown: [said] });
    end = endOfList(statements, place + 1, catalogue);
    return 'okay';
  });
}
