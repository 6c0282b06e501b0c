// Parts of a whole in words: 'a quarter of a pumpkin', 'two thirds of a bag', 'la moitié d’un chou', 'ein Viertel Kürbis'.

/** How many parts a word cuts a whole into. */
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  eighth: 8,
  eighths: 8,
  demi: 2,
  demie: 2,
  moitié: 2,
  moitie: 2,
  tiers: 3,
  quart: 4,
  quarts: 4,
  mitad: 2,
  media: 2,
  medio: 2,
  tercio: 3,
  tercios: 3,
  cuarto: 4,
  cuartos: 4,
  metade: 2,
  meia: 2,
  meio: 2,
  terço: 3,
  terços: 3,
  quarto: 4,
  quartos: 4,
  metà: 2,
  meta: 2,
  mezzo: 2,
  mezza: 2,
  terzo: 3,
  terzi: 3,
  quarti: 4,
  halbe: 2,
  halber: 2,
  halbes: 2,
  halben: 2,
  drittel: 3,
  viertel: 4,
  achtel: 8,
};
const countWords = [
  'a an one un une la una um uma il ein eine einen',
  'two deux dos dois due zwei',
  'three trois tres três tre drei',
  'four',
  'five',
];
const counts: Readonly<Record<string, number>> = Object.fromEntries(
  countWords.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
const oneOf = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|');
const beginning = new RegExp(
  String.raw`^(?:(${oneOf(counts)}) )?(${oneOf(parts)})(?= |(?<=demi)-)( (?:of|de|del|da|do|di|du|von|d['’])(?![\p{L}]) ?)?(?: |(?<=demi)-)?(?:(?:an?|the|my|une?|el|la|los|les|una|um|uma|einem|einer|l['’])(?![\p{L}]) ?)?`,
  'iu',
);
/** 'Third loaf' and 'quarto' alone may be something else: these need their 'of', or a number before them. */
const alone = new Set([
  'half',
  'quarter',
  'demi',
  'demie',
  'mezzo',
  'mezza',
  'media',
  'medio',
  'meia',
  'meio',
  'halbe',
  'halber',
  'halbes',
  'halben',
]);

/**
 * The part that an item begins with.
 * @returns its share of a whole and what follows, or null where it begins with none
 */
export function partAt(text: string): { readonly share: number; readonly rest: string } | null {
  const match = beginning.exec(text);
  if (!match) return null;
  const [all, number, word = '', of] = match;
  const plain = word.toLowerCase();
  if (number === undefined && of === undefined && !alone.has(plain)) return null;
  const count = number === undefined ? 1 : (counts[number.toLowerCase()] ?? 1);
  const share = count / (parts[plain] ?? 1);
  const rest = text.slice(all.length);
  // 'Half and half' is a cream.
  return rest === '' || share >= 1 || /^(?:and|&)\s/i.test(rest) ? null : { share, rest };
}
