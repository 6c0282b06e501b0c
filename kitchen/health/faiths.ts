// Words of faith name no food, though some sound like one: 'muslim' is written as the Czech 'mušlím' (mussels) without its accents.
import type { Named } from './concepts.ts';
import { languagesIn } from './everyday.ts';
import { speaksOfReaction } from './harm.ts';

const faith =
  '(?:muslim|moslem|muslimah|sikh|hindu|jain|buddhist|jew|jewish|rasta|rastafari|rastafarian|(?:seventh|7th)[ -]day[ -]adventist|adventist|mormon|christian|catholic|orthodox)s?';
const ofFaith = new RegExp(`^${faith}$`, 'u');

/** 'We are Sikh', 'hindu family': a piece of a list that tells of a faith and of nothing else. */
const toldFaith = new RegExp(
  `^(?:(?:and |but |also |practi[sc]ing |strict |devout )*(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|she['’]?s|they['’]?re|(?:my|our) \\p{L}{2,12}(?:['’]?s| is| are)?) )?(?:an? |all |both |practi[sc]ing |strict |devout ){0,3}${faith}(?: (?:family|household|home|house|diet|here|so|ourselves|too)){0,2}$`,
  'iu',
);
export const tellsOfFaith = (piece: string): boolean => toldFaith.test(piece.trim());

/** Whether a word means a faith where a food of another language is called the same: 'alergik na muslim' is the food. */
export function isFaith(
  id: string,
  { word, concepts }: Named,
  text: string,
  tokens: readonly string[],
): boolean {
  const langs = concepts.find((each) => each.id === id)?.langs;
  if (!ofFaith.test(word) || langs === undefined || langs.has('en')) return false;
  if (!text.normalize('NFC').toLowerCase().includes(word)) return false;
  const count = languagesIn(tokens);
  const isOfLanguage = [...langs].some((lang) => (count.get(lang) ?? 0) > 0);
  const isEnglish = (count.get('en') ?? 0) > 0;
  return !isOfLanguage && (isEnglish || !speaksOfReaction(tokens, text));
}

export const ofRite = /^(?:halal|halaal|kosher|zabiha)$/;
/** 'Sikh, no halal meat' is the opposite of the diet; 'no non-halal meat' is the diet. */
export const isRefusedRite = ({ word, from, to }: Named, tokens: readonly string[]): boolean =>
  ofRite.test(word) &&
  /(?:^| )(?:no|never|without|avoid\w*|dont|doesnt|cannot|cant|wont)(?: (?:want|eat|have|touch|take|allowed|any|halal|kosher|or|and|to)){0,4}$/.test(
    tokens.slice(Math.max(0, from - 6), from).join(' '),
  ) &&
  !/^(?:needed?|required|necessary|only|restrictions?)$/.test(tokens[to] ?? '');
