// A typed list → its items, as they were written.
import { partsInFigures } from './andAHalf.ts';
import { withoutAsking } from './asking.ts';
import { eachGone } from './goneLists.ts';
import { ourDigits } from './writtenNumbers.ts';

/** Pairs that belong to one name: 'salt and pepper chips', 'macaroni and cheese'. Split only where nothing follows that they describe. */
const describing =
  /\b(?:salt (?:and|&|n) (?:pepper|vinegar)|sour cream (?:and|&) (?:onion|chives)|cheese (?:and|&) onion|sweet (?:and|&) sour|hot (?:and|&) sour|black (?:and|&) white|honey (?:and|&) mustard|garlic (?:and|&) herb|lemon (?:and|&) (?:herb|pepper)|salt (?:and|&) chilli) (?=\p{L})/giu;
const whole =
  /\b(?:mac(?:aroni)? (?:and|&|n) cheese|half (?:and|&) half|fish (?:and|&) chips|pork (?:and|&) beans|bubble (?:and|&) squeak|cookies (?:and|&) cream|toad in the hole|bangers (?:and|&) mash|surf (?:and|&) turf|biscuits (?:and|&) gravy|ham (?:and|&) cheese (?:sandwich|toastie)|peanut butter (?:and|&) jelly|bread (?:and|&) butter pickles?|rice (?:and|&) peas|steak (?:and|&) kidney pie|corned beef (?:and|&) cabbage)\b/giu;
/** Beside salt, pepper is the black one, wherever 'pepper' is a hot fruit. */
const besideSalt = /\b(salt (?:and|&|n) )pepper(?![\p{L}\d]| (?!and\b|plus\b)\p{L})/giu;
const numbered = /^\s*(?:\(?\d{1,3}[.)]\s+|[a-z][.)]\s+)/i;
const bullet = /^\s*(?:[-–—*•·●▪◦‣✓✔☐☑►>+]+|\[[ x]?\])\s*/u;
const heading = /^[\p{L}\p{M}\s']{2,40}:$/u;
const opening =
  /^\s*(?:(?:i|we) (?:have|got|only have|also have|still have|bought|found)(?: got)?|i'?ve got|ive got|(?:ho|abbiamo) in (?:frigo|frigorifero|dispensa|casa)|(?:il )?y a(?= (?:du|de la|de l['’]|des|une?|encore|\d))|there(?:'s| is| are)|what i have(?: is)?|in (?:my|the|our) (?:fridge|pantry|kitchen|cupboard|freezer)(?: (?:i|we) have| there (?:is|are))?|leftovers?:|ingredients:|my ingredients(?: are)?|and|plus(?! d(?:e |u |es |['’]))|also|some left ?over)\s*:?\s+(?!(?:no|zero|run|to (?:buy|get))\b)/i;

/** 'たまご4こ', 'patlican 4 tane': a counter says nothing of how much one is. */
const counter = /(\d)\s?(?:こ|コ|個|ヶ|本|枚|つ|片|かけ|tane|adet)(?![\p{L}\d])/giu;

/** Persian parts the halves of a name by a sign without width: 'تخم‌مرغ' is read as 'تخم مرغ'. */
const joiner = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;

/** Marks that stand for a protected 'and' while the text is cut up. */
const held = '\u0001';

/** At most this much is read at once: what the contract lets through, and more than any kitchen holds. */
export const most = { characters: 20_000, items: 500 } as const;

/**
 * Cuts a list into items by line, comma, semicolon, bullet, number, slash, plus, 'and' and '&', but not inside a number ('1,5 kg', '1/2')
 * nor inside a name ('salt and pepper chips'). Blank items fall away.
 * @param isName tells whether a phrase with 'and' is one known name
 * @param isFood the same, where words of its size or state may stand beside the name
 */
export function splitList(
  text: string,
  isName: (phrase: string) => boolean,
  isFood: (phrase: string) => boolean = isName,
): { readonly items: string[]; readonly cut: boolean } {
  let cut = text.length > most.characters;
  const readable = partsInFigures(ourDigits(text.slice(0, most.characters).normalize('NFC')))
    .replace(joiner, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[^\S\n\r\t\u2028\u2029]+/g, ' ')
    .replace(/\.{2,}|…/g, ', ')
    .replace(/\bw\/\s*(?=\p{L})/giu, 'with ')
    .replace(counter, '$1 ')
    .replace(besideSalt, '$1black pepper');
  const items: string[] = [];
  for (const line of readable.split(/\r\n|[\n\r\u2028\u2029]|(?: [•●▪◦‣] ?)/u)) {
    if (heading.test(line.trim())) continue;
    const bare = line
      .replace(bullet, '')
      .replace(numbered, '')
      .replace(opening, '')
      .replace(opening, '');
    for (const part of piecesOf(absentApart(eachGone(withoutAsking(bare), isFood)), isName)) {
      const item = part
        .replaceAll(held, 'and')
        .replace(bullet, '')
        .replace(/^\s*(?:and|&)\s+/i, '')
        .replace(/[\s.!?:]+$/u, '')
        .trim();
      if (!item) continue;
      if (items.length >= most.items) {
        cut = true;
        return { items, cut };
      }
      items.push(item);
    }
  }
  return { items, cut };
}

/** 'No meat please. One cup of egusi': what stands behind the full stop is there. */
const endOfAbsent =
  /(?<=(?:^|[.,;])\s*(?:no|without|sans|pas d(?:e |['’])|sin|senza|niente)\b[^.,;]{0,80}\p{L}{2})\.\s+(?=[\p{L}\d])/giu;
const absentApart = (line: string): string =>
  line
    .split(endOfAbsent)
    .map((part) => withoutAsking(part))
    .join('; ');

function piecesOf(line: string, isName: (phrase: string) => boolean): string[] {
  const guarded = line
    .replace(whole, (name) => name.replace(/\b(?:and|n)\b|&/gi, held))
    .replace(describing, (name) => name.replace(/\b(?:and|n)\b|&/gi, held));
  return cutAtMarks(guarded).flatMap((part) => {
    const joined = part.trim();
    const [left, right] = joined.split(otherAnd);
    if (left !== undefined && right !== undefined && isName(left) && isName(right))
      return joined.split(otherAnd);
    if (
      !/\b(?:and|plus)\b|&/i.test(joined) ||
      (joined.length <= longestName && isName(joined.replaceAll(held, 'and')))
    )
      return [joined];
    return joined.split(/ (?:and|plus(?! d(?:e |u |es |['’])))(?= |$)| ?& ?/i);
  });
}

const longestName = 80;
/** 'And' in other languages: only between two foods, since 'y' and 'e' are letters too. */
const otherAnd = / (?:et|und|y|e|ed|ve|na|dan) (?:du |de la |des |de l[’'])?/iu;
const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/** A comma between digits is a decimal ('1,5 kg'), a slash between them a fraction; a plus or a dash cuts between spaces. */
function isMarkAt(line: string, at: number): boolean {
  const [character, before, after] = [line[at] ?? '', line[at - 1], line[at + 1]];
  if (';،、，|\t'.includes(character)) return true;
  if (character === ',' || character === '/') return !(isDigit(before) && isDigit(after));
  if (before !== ' ' || after !== ' ') return false;
  return character === '+' || (character === '-' && !isDigit(line[at + 2]));
}

/** Cuts a line at its marks, in one pass; inside closed brackets nothing is cut. */
function cutAtMarks(line: string): string[] {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  const closes = line.lastIndexOf(')');
  for (let i = 0; i < line.length; i += 1) {
    if (line[i] === '(' && i < closes) depth += 1;
    else if (line[i] === ')' && depth > 0) depth -= 1;
    if (depth > 0 || !isMarkAt(line, i)) continue;
    parts.push(line.slice(from, i));
    from = i + 1;
  }
  return [...parts, line.slice(from)];
}
