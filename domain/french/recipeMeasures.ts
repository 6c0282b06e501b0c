/** What a line of a recipe is counted or measured by: '2 large', '3 cloves', 'scant ½ tsp'. */
import { isMany } from './measures.ts';
import type { Agreement } from './inOne.ts';

export interface Measured {
  /** '2', '1½', 'une'. */
  readonly count: string;
  /** 'À peine ', 'environ '. */
  readonly manner: string;
  /** In its number: 'gousses'; undefined where the food itself is counted. */
  readonly noun: string | undefined;
  /** With the size that is told of the noun or the food: 'gros oignon', 'petite boîte', 'oignons moyens'. */
  readonly sized: (name: string, agreement: Agreement) => string;
  /** Whether the noun is a piece of the food, which is cut or rinsed; a spoon or a tin is not. */
  readonly isPart: boolean;
  readonly isSpoon: boolean;
  readonly isCup: boolean;
  readonly isTin: boolean;
  /** Whether the noun is feminine. */
  readonly isFeminine: boolean;
}

type Forms = readonly [one: string, many: string];
const parts: Readonly<Record<string, Forms>> = {
  clove: ['gousse', 'gousses'],
  slice: ['tranche', 'tranches'],
  rasher: ['tranche', 'tranches'],
  piece: ['morceau', 'morceaux'],
  fillet: ['filet', 'filets'],
  leaf: ['feuille', 'feuilles'],
  sheet: ['feuille', 'feuilles'],
  sprig: ['brin', 'brins'],
  ear: ['épi', 'épis'],
  cob: ['épi', 'épis'],
};
const holders: Readonly<Record<string, Forms>> = {
  tsp: ['c. à café', 'c. à café'],
  tbsp: ['c. à soupe', 'c. à soupe'],
  cup: ['tasse', 'tasses'],
  handful: ['poignée', 'poignées'],
  bunch: ['botte', 'bottes'],
  tin: ['boîte', 'boîtes'],
  can: ['boîte', 'boîtes'],
  jar: ['bocal', 'bocaux'],
  packet: ['paquet', 'paquets'],
  block: ['bloc', 'blocs'],
  ball: ['boule', 'boules'],
  nest: ['nid', 'nids'],
  pinch: ['pincée', 'pincées'],
  root: ['racine', 'racines'],
};
/** Said of the food itself: '2 breasts' are '2 blancs de poulet'. */
const foodItself = /^(?:breast|thigh|drumstick|wing|pepper|whole|star|cob|link)$/;
/** By the food: a stick of celery, of cinnamon. */
const ofFoods: readonly (readonly [word: string, foods: RegExp, forms: Forms])[] = [
  ['stick', /^(?:celery|rhubarb)/, ['branche', 'branches']],
  ['stalk', /^(?:celery)/, ['branche', 'branches']],
  ['stick', /^cinnamon/, ['bâton', 'bâtons']],
  ['stalk', /^(?:lemongrass|rhubarb)/, ['tige', 'tiges']],
  ['pod', /^cardamom/, ['gousse', 'gousses']],
  ['head', /^garlic/, ['tête', 'têtes']],
  ['steak', /^(?:hilsa|mackerel|rohu|catfish|salmon|tuna)/, ['darne', 'darnes']],
];
const breads = /^(?:bread_|injera|scotch_bonnet|tortilla)/;
const headed = /^(?:broccoli|cauliflower|bok_choy|cabbage|lettuce)/;

const singles: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  bunches: 'bunch',
  pinches: 'pinch',
};
const inSingular = (word: string): string => singles[word] ?? word.replace(/s$/, '');

const feminine =
  /^(?:gousse|tranche|feuille|tasse|c\.|poignée|botte|boîte|boule|pincée|racine|branche|tige|tête|darne)/;

/** Before the noun or behind it, masculine and feminine: 'gros', 'tranches épaisses'. */
const sizes: Readonly<
  Record<string, readonly [masculine: string, feminine: string, isBehind: boolean]>
> = {
  small: ['petit', 'petite', false],
  large: ['gros', 'grosse', false],
  big: ['gros', 'grosse', false],
  good: ['bon', 'bonne', false],
  long: ['long', 'longue', false],
  medium: ['moyen', 'moyenne', true],
  thick: ['épais', 'épaisse', true],
  thin: ['fin', 'fine', true],
  heaped: ['bombé', 'bombée', true],
};
/** '1 gros oignon', '2 pommes de terre moyennes'. */
function withSize(size: string, food: string, { isFeminine, isMany: many }: Agreement): string {
  const [masculine, inFeminine, isBehind] = sizes[size] ?? ['', '', false];
  const word = isFeminine ? inFeminine : masculine;
  const shown = many && !word.endsWith('s') ? `${word}s` : word;
  if (word === '') return food;
  return isBehind ? `${food} ${shown}` : `${shown} ${food}`;
}

const manners: Readonly<Record<string, string>> = {
  scant: 'à peine ',
  generous: 'un peu plus de ',
  about: 'environ ',
};
const counted =
  /^(?:(scant|generous|about) )?(an?|half an?|half|\d*[¼⅓½⅔¾⅛⅜⅝⅙⅞]|\d+(?:[.,]\d+)?)(?: (scant|heaped|small|medium|large|big|good|long|thick|thin))?(?: (\p{L}+))?(?:, drained)?$/u;
const length = /^(\d+(?:[.,]\d+)?|½|\d+½) cm piece$/;
/** Three quarters of an egg are taken by nobody. */
const undivided = /^(?:egg|garlic)/;

/** Wholes and halves of what is counted, as a cook takes them. */
function cookCount(
  count: string,
  key: string,
): { readonly count: string; readonly isAbout: boolean } {
  const [, whole = '', sign = ''] = /^(\d*)(\D?)$/.exec(count) ?? [];
  const value = Number(whole) + (fractions[sign] ?? 0);
  if (!/^\d*\D?$/.test(count) || sign === '' || (value < 1 && !undivided.test(key)))
    return { count, isAbout: false };
  const halves = Math.max(1, Math.round(value * 2));
  const shown = `${halves > 1 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`;
  return { count: shown, isAbout: halves / 2 !== value };
}
const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '⅙': 1 / 6,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};

function formsOf(word: string, key: string): Forms | undefined {
  const own = ofFoods.find(([said, foods]) => said === word && foods.test(key));
  return own?.[2] ?? parts[word] ?? holders[word];
}
const isFoodItself = (word: string, key: string): boolean =>
  foodItself.test(word) ||
  (word === 'head' && headed.test(key)) ||
  (word === 'pod' && key === 'okra') ||
  (word === 'piece' && breads.test(key));

const asItIs = (food: string): string => food;

/** '½ tbsp' stays; of less than one, teaspoons are counted. */
function spoonful(count: string): { readonly count: string; readonly word: string } {
  const value = fractions[count];
  if (value === undefined || count === '½') return { count, word: 'tbsp' };
  const teaspoons = Math.round(value * 3 * 4) / 4;
  const whole = Math.floor(teaspoons);
  const sign = ['', '¼', '½', '¾'][Math.round((teaspoons - whole) * 4)] ?? '';
  return { count: `${whole === 0 ? '' : whole}${sign}`, word: 'tsp' };
}

const plain = {
  manner: '',
  sized: asItIs,
  isPart: true,
  isSpoon: false,
  isCup: false,
  isTin: false,
  isFeminine: false,
};

/** Undefined where it is told in words of its own. */
export function measuredBy(measure: string, key: string): Measured | undefined {
  const centimetres = length.exec(measure)?.[1];
  if (centimetres !== undefined)
    return { ...plain, count: 'un', noun: `morceau de ${centimetres.replace('.', ',')} cm` };
  const [, mannerSaid = '', count, sizeSaid = '', noun = ''] = counted.exec(measure) ?? [];
  if (count === undefined) return undefined;
  // '1 scant cup' is a scant cup.
  const [scant, size] = sizeSaid === 'scant' ? [sizeSaid, ''] : [mannerSaid, sizeSaid];
  const manner = manners[scant] ?? '';
  const word = inSingular(noun);
  return word === '' || isFoodItself(word, key)
    ? wholeFood(manner, { count, size, key })
    : byNoun(manner, { count, size, key, word });
}

interface Counted {
  readonly count: string;
  readonly size: string;
  readonly key: string;
}

function byNoun(
  manner: string,
  { count, size, key, word }: Counted & { readonly word: string },
): Measured | undefined {
  const spoons = word === 'tbsp' ? spoonful(count) : { count, word };
  const forms = formsOf(spoons.word, key);
  return (
    forms && {
      ...plain,
      ...nounText(forms, spoons.count),
      manner,
      sized: (noun, agreement) => withSize(size, noun, agreement),
      isPart: !Object.hasOwn(holders, spoons.word),
      isSpoon: word === 'tsp' || word === 'tbsp',
      isCup: word === 'cup',
      isTin: word === 'tin' || word === 'can',
      isFeminine: feminine.test(forms[0]),
    }
  );
}

function wholeFood(manner: string, { count: said, size, key }: Counted): Measured | undefined {
  if (said === 'a' || said === 'an') return undefined;
  const figure = said.startsWith('half') ? '½' : said.replace('.', ',');
  const { count, isAbout } = cookCount(figure, key);
  return {
    ...plain,
    count,
    noun: undefined,
    manner: manner === '' && isAbout ? 'environ ' : manner,
    sized: (food, agreement) => withSize(size, food, agreement),
  };
}

function nounText([one, several]: Forms, count: string): Pick<Measured, 'count' | 'noun'> {
  const isOne = count === 'a' || count === 'an';
  const article = feminine.test(one) ? 'une' : 'un';
  const figure = count.startsWith('half') ? '½' : count.replace('.', ',');
  return { count: isOne ? article : figure, noun: isMany(figure) ? several : one };
}
