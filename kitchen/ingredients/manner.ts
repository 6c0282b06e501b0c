// What follows a comma in a recipe's line and names no food: 'rinsed', 'coupés en deux', 'en tranches épaisses', 'pour la pâte'.
import { trimmings } from './nameWords.ts';
import { tokensOf } from './words.ts';

const inBrackets = /\s*\([^)]*\)/g;
/** Preserved in a tin, a food is another one, so that this is left to who reads names. */
const french =
  /^(?:en (?!bo[iî]te|conserve)|pour (?!m(?:a|on|es|oi)\b|nous\b|b[ée]b[ée])|(?:ou )?la moiti[ée] (?:pour|et|avec|suffit)|les? (?:deux tiers|trois quarts) )|^\d[\d,.]* (?:ml|cl|l|litres?|g) pour (?:le|la|les|l['’])/iu;
/** A participle that begins a phrase: 'pelées et coupées en lanières'. */
const participle = /^(\p{L}+(?:é|ée|és|ées))(?: (?:et|en|à|au|aux|dans|une|\d)| ?$)/iu;

/** Only these: a word that says how big or good a food is may be one in another language, as 'room' is cream. */
const state =
  /^(?:\p{L}+(?:ed|ée?s?)|(?:tr[èe]s|bien|chaude?s?|froide?s?|ti[èe]des?|battue?s?|fendue?s?|fondus?))$/iu;

const isTrimmed = (text: string): boolean =>
  tokensOf(text).every((word) => trimmings.has(word) || word === 'tres' || word === 'bien');

/** Whether an item of a list says only how the item before it is cut, kept or used. */
export function isManner(item: string): boolean {
  const words = item.replace(inBrackets, '').trim();
  const [, leading] = participle.exec(words) ?? [];
  if (french.test(words) || (leading !== undefined && isTrimmed(leading))) return true;
  return words !== '' && words.split(' ').every((word) => state.test(word) && isTrimmed(word));
}

/** An item with how it is cut in brackets, which the reader of amounts leaves aside. */
export const withManner = (item: string, manner: string): string => {
  const [weight = ''] = /\([^)]*\)$/.exec(manner.trim()) ?? [];
  const said = manner.replace(inBrackets, '').trim();
  return `${item}${weight === '' ? '' : ` ${weight}`} (${said})`;
};
