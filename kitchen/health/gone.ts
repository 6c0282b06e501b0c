// Somebody who died, or who lives here no more: what they had is nothing to cook for. What the person who writes has stays theirs.
import type { Found } from './phrases.ts';
import { speaksOfSelf } from './ofSelf.ts';
import { isRelative, isWriter } from './relatives.ts';

/** 'I nearly died' is told of somebody who lives, and 'dead allergic' means very. */
const died =
  '(?<!\\b(?:i|nearly|almost|practically|near|half|have|ve|could|would|virtually|basically|literally|about|nigh|bloody|damn|actually|like|legit|lowkey|be|been) )' +
  '(?:died(?! down)|dead(?= (?:now|and|since|for|from|of)\\b|$)|deceased|passed(?: away|$|(?= (?:of|from|peacefully|suddenly|young|last|in (?:19|20)|\\d|two|three|years)\\b))|no longer (?:with us|here|alive))';

/** Behind the name of somebody: 'my husband, who died'. */
const goneBehind = new RegExp(`\\b(?:${died}|split up|moved out|divorced)(?= |$)`);
/** Before it: 'my late husband', 'I lost my mum'. */
const goneBefore =
  /(?:\b(?:late|deceased)(?: \w+)?|(?<!\b(?:nearly|almost|practically|near|half|have) )\b(?:lost|buried) (?:my|our)(?: \w+)?|\brip(?: to)?(?: (?:my|our))?(?: \w+)?)$/;
/** From whom somebody parted. */
const partedFrom =
  /\b(?:divorced|split (?:up )?(?:with|from)|separated from|broke up with)(?: from)? (?:my|our)(?: \w+)?$/;
const spouse = /^(?:husband|hubby|wife|partner|spouse|boyfriend|girlfriend|fiancee?|bf|gf)s?$/;
const goneAnywhere = /\b(?:rip|rest in peace|god rest|when (?:he|she) was alive)\b/;
/** 'Dad died of a stroke'. */
const diedOf = new RegExp(
  `${died}(?: (?:suddenly|young|early))? (?:of|from|with|due to|because of)(?: \\w+){0,2}$`,
);
/** 'A stroke took my dad'. */
const took =
  /^(?:(?:that|which) )?(?:took|killed|claimed) (?:(?:my|our) )?(\w+)(?! (?:\w+ )?(?:to|in|into)\b)/;

/** What tells when something began: 'since my husband died'. */
const dated = new RegExp(
  `\\b(?:since|after|before|until|when|because)(?: \\w+){0,4}? ${died}(?= |$)(?! (?:of|from))`,
  'g',
);
export const withoutDates = (text: string): string => text.replace(dated, ' ');

const isSelf = (token: string): boolean => /^(?:i|im|ive|me|my|mine|myself|we|us|our)$/.test(token);
const opensDate = /^(?:since|after|before|until|when|because)$/;
/** What joins an illness to the one who has it. */
const link = /^(?:had|has|have|having|was|is|were|with|of|from|to|suffered|suffering|got)$/;
/** Between somebody and what tells that they are gone: 'he was coeliac and sadly died'. */
const ofTheSame =
  /^(?:he|she|who|they|hes|shes|has|have|is|are|was|sadly|since|recently|now|then|later|just|unfortunately|suddenly|long)$/;

const isNamed = (token: string): boolean =>
  isRelative(token) || isRelative(token.replace(/s$/, ''));

/** Whether what stands behind somebody tells that they are gone, and nobody else is spoken of in between. */
function isGoneBehind(behind: readonly string[]): boolean {
  const end = behind.findIndex((token) => isNamed(token) || isSelf(token) || opensDate.test(token));
  const text = behind.slice(0, end === -1 ? undefined : end).join(' ');
  const match = goneBehind.exec(text);
  if (!match) return false;
  const words = text.slice(0, match.index).trim().split(' ');
  const joint = words.findLastIndex((word) => word === 'and' || word === 'but');
  return joint === -1 || words.slice(joint + 1).every((word) => ofTheSame.test(word));
}

function isGone(tokens: readonly string[], place: number): boolean {
  const before = tokens.slice(0, place).join(' ');
  return (
    goneAnywhere.test(tokens.join(' ')) ||
    goneBefore.test(before) ||
    (spouse.test(tokens[place] ?? '') && partedFrom.test(before)) ||
    isGoneBehind(tokens.slice(place + 1))
  );
}

/** Whether an illness behind somebody is plainly theirs: 'lost my husband and have diabetes' may be anybody's. */
function isTheirs(tokens: readonly string[], place: number, from: number): boolean {
  const between = tokens.slice(place + 1, from);
  const isLost = /\b(?:lost|buried|divorced|split|separated|broke)\b/.test(
    tokens.slice(0, place).join(' '),
  );
  if (between.some(isSelf) || (isLost && between.includes('and'))) return false;
  return !isRelative(tokens[place] ?? '') || between.some((token) => link.test(token));
}

/** 'My diabetic husband died', 'gout (my late dad)': the place of who stands behind an illness. */
function placeBehind(tokens: readonly string[], { from, to }: Found): number | undefined {
  if (isNamed(tokens[to] ?? ''))
    return /(?:^|\b(?:my|our|a|the|his|her|late|dear|deceased))$/.test(
      tokens.slice(0, from).join(' '),
    )
      ? to
      : undefined;
  const [called, ...more] = tokens
    .slice(to)
    .filter((token) => !/^(?:my|our|the|is|for|its|late|deceased)$/.test(token));
  const isAlone = called !== undefined && isNamed(called) && more.length === 0;
  return isAlone ? tokens.lastIndexOf(called) : undefined;
}

/** 'He was diabetic and died': nobody is named, and it is not said of oneself. */
const isOfThem = (tokens: readonly string[]): boolean => {
  const text = withoutDates(tokens.join(' '));
  return (
    /\b(?:he|she|they|who)\b/.test(text) &&
    (goneBehind.test(text) || goneAnywhere.test(text)) &&
    !tokens.some(isSelf)
  );
};

/**
 * Whether an illness is that of somebody who is gone: true where it is plainly theirs, false where it may be; undefined
 * where nobody is gone, or it is somebody else's.
 */
export function isOfSomebodyGone(tokens: readonly string[], match: Found): boolean | undefined {
  const before = tokens.slice(0, match.from);
  const killed = took.exec(tokens.slice(match.to).join(' '))?.[1] ?? '';
  if (isRelative(killed) || /^(?:him|her)$/.test(killed)) return true;
  const place = before.findLastIndex((token, at) => isNamed(token) && !isWriter(before, at));
  if (speaksOfSelf(before.slice(place + 1))) return undefined;
  if (diedOf.test(before.join(' '))) return true;
  if (/\bwidow(?:er)? of(?: an?)?$/.test(before.join(' '))) return false;
  if (place !== -1) return isGone(tokens, place) ? isTheirs(tokens, place, match.from) : undefined;
  const behind = placeBehind(tokens, match);
  if (behind !== undefined) return isGone(tokens, behind) ? true : undefined;
  return isOfThem(tokens) ? true : undefined;
}
