/** What stands behind a food in a recipe's line, in French: 'finely chopped', 'in 2 cm cubes', 'half for less salt'. */
import type { Agreement } from './inOne.ts';
import { instead, names, ofFoods, omitted, phrases } from './preparationPhrases.ts';
import { done, feminineShapes, manners, measures, purposes, shapes } from './preparationWords.ts';

const wordFor = (word: string, key: string): string | undefined =>
  ofFoods.find(([said, foods]) => said === word && foods.test(key))?.[2] ??
  (Object.hasOwn(done, word) ? done[word] : undefined);

const manner = Object.keys(manners).join('|');
const before = new RegExp(`^(${manner}) (\\p{L}+)$`, 'u');
const behind = new RegExp(`^(\\p{L}+) (${manner})$`, 'u');
const cutInto =
  /^(?:cut )?in(?:to)? (?:(\d+(?:[.,]\d+)?½?|½) ?(cm|mm) )?(?:([a-z-]+(?: thin)?) )?([a-z]+(?:[- ](?:moons|rings|slices))?)$/;
const ratio = /^1½ times the rice's weight for the rice, the rest for the ([a-z ]+)$/;
const shares = /^(\d+) ml for the ([a-z]+) and (\d+) ml for the ([a-z]+)$/;
const lessSalt =
  /^(?:or half of it and (.+)|half,(?: with| and)? (.+), for less salt|half for less salt, with (.+))$/;
const purpose = /^for the ([a-z]+)(?: and the ([a-z]+))?$/;
const soaked = /^soaked (?:for )?(\d+) (hours?|minutes?)( and drained)?$/;

const shapeText = (size: string, word: string | undefined, shape: string): string | undefined => {
  const noun = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined;
  if (noun === undefined) return undefined;
  if (word === undefined) {
    const plain = size === '' ? noun : noun.replace('gros morceaux', 'morceaux');
    return `en ${plain}${size}`;
  }
  const adjective = measures[word]?.[feminineShapes.test(noun) ? 1 : 0];
  if (adjective === undefined || noun === 'julienne') return undefined;
  const bare = noun.replace(/^(?:gros|fines) /, '');
  return adjective.endsWith('>')
    ? `en ${bare} ${adjective.slice(0, -1)}${size}`
    : `en ${adjective} ${bare}${size}`;
};

const thinly =
  /^(very )?(?:thinly|finely) (sliced|shredded)$|^(sliced|shredded) (?:thinly|finely)$/;

/** 'Thinly sliced': 'en fines rondelles' or 'émincé finement', by the food. */
function thinText(phrase: string, key: string): string | undefined {
  const [isThin, very, one, other] = thinly.exec(phrase) ?? [];
  if (isThin === undefined) return undefined;
  const cut = wordFor(one ?? other ?? '', key) ?? '';
  const thin = very === undefined ? 'fine' : 'très fine';
  if (cut.includes('fines')) return cut.replace('fines', 'très fines');
  return cut.startsWith('en ') ? `${cut} ${thin}s` : `${cut} ${thin}ment`;
}

const well = /^well (\p{L}+)$|^(\p{L}+) well$/u;
function wellText(phrase: string, key: string): string | undefined {
  const word = wordFor(well.exec(phrase)?.slice(1).join('') ?? '', key);
  return word && `bien ${word}`;
}

/** 'Coarsely grated', 'soaked overnight'. */
function mannerText(phrase: string, key: string): string | undefined {
  const [, said, word] = before.exec(phrase) ?? [];
  const [, wordFirst = word, saidLast = said] = behind.exec(phrase) ?? [];
  const base = wordFor(wordFirst ?? '', key);
  const how = manners[saidLast ?? ''];
  const isUnsaid = base === undefined || how === undefined || base.startsWith('en ');
  return isUnsaid ? undefined : `${base} ${how}`;
}

function cutText(phrase: string): string | undefined {
  const [, length = '', unit = '', word, shape] = cutInto.exec(phrase) ?? [];
  const size = length === '' ? '' : ` de ${length.replace('.', ',')} ${unit}`;
  return shape === undefined ? undefined : shapeText(size, word, shape);
}

function ratioText(phrase: string): string | undefined {
  const other = purposes[ratio.exec(phrase)?.[1] ?? ''];
  return other && `1½ fois le poids du riz pour le riz, le reste pour ${other}`;
}

function sharesText(phrase: string): string | undefined {
  const [, first, one = '', second, other = ''] = shares.exec(phrase) ?? [];
  const [whose, whoseElse] = [purposes[one], purposes[other]];
  return whose && whoseElse && `${first} ml pour ${whose} et ${second} ml pour ${whoseElse}`;
}

function lessSaltText(phrase: string): string | undefined {
  const [, ...found] = lessSalt.exec(phrase) ?? [];
  const more = instead[found.join('')];
  return more && `ou la moitié et ${more}, pour moins de sel`;
}

function purposeText(phrase: string): string | undefined {
  const [, what = '', also] = purpose.exec(phrase) ?? [];
  const [one, other] = [purposes[what], purposes[also ?? '']];
  if (also === undefined) return one && `pour ${one}`;
  return one && other && `pour ${one} et ${other}`;
}

function soakedText(phrase: string): string | undefined {
  const [, time, unit = '', drained] = soaked.exec(phrase) ?? [];
  const end = drained === undefined ? '' : ' et égoutté·';
  return time && `trempé· ${time} ${unit.replace('hour', 'heure')}${end}`;
}

const readers: readonly ((phrase: string, key: string) => string | undefined)[] = [
  (phrase) => (Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined),
  wordFor,
  thinText,
  wellText,
  mannerText,
  cutText,
  ratioText,
  sharesText,
  lessSaltText,
  purposeText,
  soakedText,
];

function phraseFor(phrase: string, key: string): string | undefined {
  for (const read of readers) {
    const text = read(phrase, key);
    if (text) return text;
  }
  const [one = '', other, ...more] = phrase.split(' and ');
  if (other === undefined || more.length > 0) return undefined;
  const [first, second] = [phraseFor(one, key), phraseFor(other, key)];
  if (first === undefined || second === undefined) return undefined;
  const isCut = second.startsWith('en ') && !first.startsWith('en ');
  return `${first} et ${isCut ? 'coupé· ' : ''}${second}`;
}

const agreed = (text: string, { isFeminine, isMany }: Agreement): string =>
  text
    .replace(/\[([^\]]*)\]/g, (_, forms: string) => {
      const place = (isMany ? 2 : 0) + (isFeminine ? 1 : 0);
      return forms.split('|')[place] ?? '';
    })
    .replaceAll('·', `${isFeminine ? 'e' : ''}${isMany ? 's' : ''}`);

const part = /^(?:,\s*([^,(]+)|\s*\(([^()]*)\))(?=,|\s*\(|\s*$)/;

/** What stands behind a food, and the food itself. */
interface Prepared {
  /** ', peeled, in chunks' or ' (half for less salt)' */
  readonly rest: string;
  readonly key: string;
  /** Its name in French: what that tells already is not said again. */
  readonly name: string;
  readonly agreement: Agreement;
  /** Whether its weight follows in brackets: then nothing else stands in brackets. */
  readonly isWeighed: boolean;
}

/** The rest of a line, behind the name of its food; undefined where some of it has no French. */
export function preparationInFrench(prepared: Prepared): string | undefined {
  const { key, name, agreement, isWeighed } = prepared;
  const told = new Set(name.split(/[ ,()]+/));
  let left = prepared.rest.trimEnd();
  let text = '';
  while (left !== '') {
    const [whole = '', phrase, aside] = part.exec(left) ?? [];
    if (whole === '') return undefined;
    left = left.slice(whole.length);
    const said = (aside ?? phrase ?? '').trim();
    if (aside !== undefined && omitted.has(said)) continue;
    const french = names.test(said) && aside !== undefined ? said : phraseFor(said, key);
    if (french === undefined) return undefined;
    const shown = agreed(french, agreement);
    if (!told.has(shown)) text += aside === undefined || isWeighed ? `, ${shown}` : ` (${shown})`;
  }
  return text;
}
