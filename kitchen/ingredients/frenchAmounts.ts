// Amounts as French recipes write them, made such as the reader of amounts takes them.
const amount = String.raw`(?:\d[\d.,]*|[½¼¾⅓⅔⅛⅙]|\d[½¼¾⅓⅔⅛⅙]|une?)`;
const measure = String.raw`(?:poign[ée]e|pinc[ée]e|botte|bouquet|tranche|morceau|bo[iî]te|gousse|filet|feuille|tige|darne|bloc|brin|nid|paquet|sachet|b[âa]ton)[sx]?`;
const size = String.raw`(?:gros(?:se)?s?|petite?s?|bonne?s?|grande?s?|fine?s?|[ée]pais(?:se)?s?|bomb[ée]e?s?|rase?s?|moyen(?:ne)?s?)`;
/** A thread of oil is no fillet. */
const poured = String.raw`(?!(?:huile|citron|vinaigre|lait|miel|cr[èe]me|sauce|sirop|jus|eau)(?!\p{L}))`;
const pieces: readonly (readonly [string, string])[] = [
  ['darnes?', 'fillet'],
  ['filets?', 'fillet'],
  ['blocs?', 'block'],
  ['morceaux?', 'piece'],
  ['nids?', 'piece'],
  ['tiges?', 'stalk'],
];

const rewritten: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^(?:[àa] peine|un peu plus d(?:e |['’])) ?(?=${amount})`, 'iu'), ''],
  [new RegExp(String.raw`^(${amount}) de (?=${measure} )`, 'iu'), '$1 '],
  [new RegExp(String.raw`^(${amount}) ${size} (?=${measure} )`, 'iu'), '$1 '],
  [
    new RegExp(
      String.raw`^(${amount} (?:${measure}|c\. [àa] (?:soupe|caf[ée]))) ${size} (?=d)`,
      'iu',
    ),
    '$1 ',
  ],
  ...pieces.map(([word, unit]): readonly [RegExp, string] => [
    new RegExp(String.raw`^(${amount}) ${word} (?:de |d['’])${poured}(?=\p{L})`, 'iu'),
    `$1 ${unit} `,
  ]),
];

/** '2 grosses poignées de' without the size, '4 darnes de' by our word for the piece. */
export const frenchAmount = (item: string): string =>
  rewritten.reduce((text, [pattern, to]) => text.replace(pattern, to), item);
