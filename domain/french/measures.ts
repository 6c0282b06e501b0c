/**
 * What the kitchen measures a food by, in French: '2 tbsp' is '2 c. à soupe', '1 large' '1 grosse pièce'.
 * What is told in other words ('grated from half') has a weight beside it, and no French here; nor have cups,
 * by which a French kitchen measures nothing.
 */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tsp: ['c. à café', 'c. à café'],
  tbsp: ['c. à soupe', 'c. à soupe'],
  clove: ['gousse', 'gousses'],
  slice: ['tranche', 'tranches'],
  rasher: ['tranche', 'tranches'],
  piece: ['morceau', 'morceaux'],
  fillet: ['filet', 'filets'],
  leaf: ['feuille', 'feuilles'],
  sheet: ['feuille', 'feuilles'],
  sprig: ['brin', 'brins'],
  handful: ['poignée', 'poignées'],
  bunch: ['botte', 'bottes'],
  tin: ['boîte', 'boîtes'],
  can: ['boîte', 'boîtes'],
  packet: ['paquet', 'paquets'],
  block: ['bloc', 'blocs'],
  pinch: ['pincée', 'pincées'],
  litre: ['litre', 'litres'],
  ml: ['ml', 'ml'],
  cm: ['cm', 'cm'],
};
const singles: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  bunches: 'bunch',
  pinches: 'pinch',
};
const nounOf = (word: string): readonly [string, string] | undefined =>
  nouns[word] ?? nouns[singles[word] ?? word.replace(/s$/, '')];

const sizes: Readonly<Record<string, readonly [one: string, many: string]>> = {
  small: ['petite pièce', 'petites pièces'],
  medium: ['pièce moyenne', 'pièces moyennes'],
  large: ['grosse pièce', 'grosses pièces'],
};
const pieces: readonly [string, string] = ['pièce', 'pièces'];
const manners: Readonly<Record<string, string>> = {
  scant: 'à peine ',
  generous: 'un peu plus de ',
  about: 'environ ',
};

const counted =
  /^(?:(scant|generous|about) )?(a(?: (?:small|good|large))?|\d*[¼⅓½⅔¾⅛⅙⅞]|\d+(?:[.,]\d+)?)(?: (\p{L}+))?$/u;
/** French counts as one whatever is less than two. */
export const isMany = (count: string): boolean => Number(/^\d+/.exec(count)?.[0] ?? 0) > 1;
/** 'Une' is said of these alone, which are feminine and no measuring spoon. */
const one = /^(?:pincée|poignée|boîte|botte|tranche)$/;

const articles: Readonly<Record<string, string>> = {
  a: 'une',
  'a small': 'une petite',
  'a good': 'une bonne',
  'a large': 'une grosse',
};

function countedText(count: string, forms: readonly [string, string]): string | undefined {
  if (!count.startsWith('a')) return `${count.replace('.', ',')} ${forms[isMany(count) ? 1 : 0]}`;
  const article = articles[count];
  return article !== undefined && one.test(forms[0]) ? `${article} ${forms[0]}` : undefined;
}

/** Undefined where it is told in words of its own. */
export function measureInFrench(measure: string): string | undefined {
  const [, manner = '', count = '', word = ''] = counted.exec(measure) ?? [];
  const forms = word === '' ? pieces : (sizes[word] ?? nounOf(word));
  const text = count === '' || !forms ? undefined : countedText(count, forms);
  return text === undefined ? undefined : `${manners[manner] ?? ''}${text}`;
}
