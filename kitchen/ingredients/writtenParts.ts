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
const counts: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7 },
  ...{ un: 1, une: 1, la: 1, deux: 2, trois: 3 },
  ...{ una: 1, dos: 2, tres: 3, um: 1, uma: 1, dois: 2, três: 3 },
  ...{ il: 1, due: 2, tre: 3, ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3 },
};
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
