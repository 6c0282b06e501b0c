// What words tell of a meal besides the foods they name: a dish whose usual ingredients its list may leave out, and food that harms some people.
import { plain, singular, tokensOf } from '../ingredients/words.ts';

/** Words in the name of a dish that tell of an allergen which its list of ingredients may leave out. */
const tellingWords: Readonly<Record<string, readonly string[]>> = {
  satay: ['peanut'],
  sate: ['peanut'],
  gado: ['peanut'],
  suya: ['peanut'],
  mafe: ['peanut'],
  groundnut: ['peanut'],
  pad: ['peanut'],
  pesto: ['tree_nut', 'milk'],
  korma: ['tree_nut', 'milk'],
  baklava: ['tree_nut'],
  praline: ['tree_nut'],
  nougat: ['tree_nut'],
  frangipane: ['tree_nut'],
  nutella: ['tree_nut', 'milk'],
  granola: ['tree_nut', 'gluten'],
  tempura: ['gluten', 'egg'],
  battered: ['gluten', 'egg'],
  breaded: ['gluten', 'egg'],
  crumbed: ['gluten'],
  pastry: ['gluten'],
  pie: ['gluten'],
  cake: ['gluten', 'egg', 'milk'],
  pancake: ['gluten', 'egg', 'milk'],
  pancakes: ['gluten', 'egg', 'milk'],
  sandwich: ['gluten'],
  burger: ['gluten'],
  toast: ['gluten'],
  pizza: ['gluten', 'milk'],
  quiche: ['egg', 'milk', 'gluten'],
  omelette: ['egg'],
  mayo: ['egg'],
  aioli: ['egg'],
  bisque: ['crustacean'],
  paella: ['crustacean', 'mollusc'],
  chowder: ['mollusc', 'milk'],
  laksa: ['crustacean', 'fish'],
  sushi: ['fish'],
  teriyaki: ['soy', 'gluten'],
  halva: ['sesame'],
  hummus: ['sesame'],
  creamy: ['milk'],
  cheesy: ['milk'],
  alfredo: ['milk'],
  mole: ['peanut', 'tree_nut', 'sesame'],
  kare: ['peanut'],
  chikki: ['peanut', 'tree_nut'],
  dakwa: ['peanut'],
  maafe: ['peanut'],
  bamba: ['peanut'],
  waldorf: ['tree_nut', 'celery'],
  dukkah: ['tree_nut', 'sesame'],
  muhammara: ['tree_nut', 'gluten'],
  amaretti: ['tree_nut', 'egg'],
  macaroon: ['tree_nut', 'egg'],
  macarons: ['tree_nut', 'egg'],
  bakewell: ['tree_nut', 'gluten', 'egg', 'milk'],
  florentines: ['tree_nut', 'milk'],
  caesar: ['fish', 'egg', 'milk', 'gluten'],
  puttanesca: ['fish'],
  tapenade: ['fish'],
  tonnato: ['fish', 'egg'],
  nicoise: ['fish', 'egg'],
  bouillabaisse: ['fish', 'crustacean', 'mollusc'],
  gumbo: ['crustacean', 'celery', 'gluten'],
  jambalaya: ['crustacean', 'celery'],
  poke: ['fish', 'soy', 'sesame'],
  ramen: ['gluten', 'egg', 'soy', 'fish'],
  udon: ['gluten', 'fish'],
  soba: ['gluten', 'fish'],
  okonomiyaki: ['gluten', 'egg', 'fish'],
  bibimbap: ['sesame', 'soy', 'egg'],
  tahini: ['sesame'],
  tahina: ['sesame'],
  ganoush: ['sesame'],
  ganouj: ['sesame'],
  falafel: ['sesame'],
  carbonara: ['egg', 'milk', 'gluten'],
  hollandaise: ['egg', 'milk'],
  bearnaise: ['egg', 'milk'],
  tiramisu: ['egg', 'milk', 'gluten'],
  meringue: ['egg'],
  pavlova: ['egg'],
  mousse: ['egg', 'milk'],
  custard: ['egg', 'milk'],
  flan: ['egg', 'milk'],
  bechamel: ['milk', 'gluten'],
  lasagne: ['gluten', 'milk', 'egg'],
  lasagna: ['gluten', 'milk', 'egg'],
  ravioli: ['gluten', 'egg', 'milk'],
  gnocchi: ['gluten', 'egg'],
  gratin: ['milk'],
  stroganoff: ['milk', 'gluten'],
  katsu: ['gluten', 'egg'],
  schnitzel: ['gluten', 'egg'],
  nuggets: ['gluten'],
  kiev: ['gluten', 'egg', 'milk'],
  gyoza: ['gluten', 'soy', 'sesame'],
  dumplings: ['gluten'],
  samosa: ['gluten'],
  wonton: ['gluten', 'egg'],
  wrap: ['gluten'],
  burrito: ['gluten', 'milk'],
  quesadilla: ['milk', 'gluten'],
  nachos: ['milk'],
  waffle: ['gluten', 'egg', 'milk'],
  waffles: ['gluten', 'egg', 'milk'],
  muffin: ['gluten', 'egg', 'milk'],
  muffins: ['gluten', 'egg', 'milk'],
  brownie: ['gluten', 'egg', 'milk'],
  brownies: ['gluten', 'egg', 'milk'],
  cookies: ['gluten', 'egg', 'milk'],
  scone: ['gluten', 'milk'],
  scones: ['gluten', 'milk'],
  crepe: ['gluten', 'egg', 'milk'],
  tarte: ['gluten'],
  tarts: ['gluten'],
  tartlet: ['gluten'],
  profiterole: ['gluten', 'egg', 'milk'],
  eclair: ['gluten', 'egg', 'milk'],
  doughnut: ['gluten', 'egg', 'milk'],
  donut: ['gluten', 'egg', 'milk'],
  beignet: ['gluten', 'egg'],
  churro: ['gluten', 'egg'],
  strudel: ['gluten'],
  trifle: ['gluten', 'egg', 'milk'],
  cheesecake: ['gluten', 'egg', 'milk'],
  wellington: ['gluten', 'egg'],
  yorkshire: ['gluten', 'egg', 'milk'],
  croquette: ['gluten', 'egg', 'milk'],
  goujon: ['gluten', 'egg'],
  empanada: ['gluten'],
  calzone: ['gluten', 'milk'],
  cannelloni: ['gluten', 'milk', 'egg'],
  tortellini: ['gluten', 'egg', 'milk'],
  tortelloni: ['gluten', 'egg', 'milk'],
  pierogi: ['gluten', 'egg', 'milk'],
  spatzle: ['gluten', 'egg'],
  spaetzle: ['gluten', 'egg'],
  mein: ['gluten', 'egg', 'soy'],
  crouton: ['gluten'],
  bruschetta: ['gluten'],
  crostini: ['gluten'],
  panzanella: ['gluten'],
  ribollita: ['gluten', 'celery'],
  salmorejo: ['gluten'],
  fattoush: ['gluten'],
  tabbouleh: ['gluten'],
  tabouleh: ['gluten'],
  tabouli: ['gluten'],
  kibbeh: ['gluten'],
  upma: ['gluten'],
  poori: ['gluten'],
  puri: ['gluten'],
  matzo: ['gluten'],
  matzah: ['gluten'],
  haggis: ['gluten'],
  roux: ['gluten'],
  toastie: ['gluten', 'milk'],
  croque: ['gluten', 'milk'],
  enchilada: ['gluten', 'milk'],
};
const tellingPhrases: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bfish fingers?\b/, ['gluten']],
  [/\bscotch eggs?\b/, ['gluten']],
  [/\bonion rings?\b/, ['gluten', 'egg', 'milk']],
  [/\bpopcorn (?:chicken|prawns?|shrimp)\b/, ['gluten', 'egg']],
  [/\btoad in the hole\b/, ['gluten', 'egg', 'milk']],
  [/\b(?:crumble|tart)$/, ['gluten', 'milk']],
];

/**
 * Food that a table of ingredients does not hold, or not by that name, and that somebody must not have: spirits, offal that is not
 * liver, what may carry listeria, sugary drinks, seaweeds. Told by name and line alike.
 * (NHS, 'Foods to avoid in pregnancy': all pâté, soft ripened cheese, liver products; American College of Rheumatology on gout: sweetbreads and other offal.)
 */
const harmful: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:rum(?! (?:essence|flavou?ring))|vodka|whiske?y|brandy|gin|tequila|mezcal|cognac|armagnac|calvados|grappa|schnapps|absinthe|pastis|pernod|ouzo|raki|sambuca|bourbon|scotch whisky|cachaca|soju|ogogoro|akpeteshie|waragi)\b/,
    ['alcohol'],
  ],
  [
    /\b(?:sherry|marsala|madeira(?! (?:cake|sponge))|vermouth|champagne|prosecco|port wine|sangria|cider|mead|lager|stout)\b(?! vinegar)/,
    ['alcohol'],
  ],
  [
    /\b(?:liqueur|amaretto|kahlua|baileys|kirsch|cointreau|grand marnier|limoncello|advocaat|creme de (?:menthe|cassis|cacao)|flambee?d?)\b/,
    ['alcohol'],
  ],
  [
    /\b(?:brown|pale|real|golden|amber|red) ales?\b|\bale (?:pie|stew|batter|sauce)\b|\bport (?:sauce|jus|reduction|gravy)\b/,
    ['alcohol'],
  ],
  [
    /\b(?:sweetbreads?|brains?|chitt?erlings|chitlins|faggots|andouillette|lamb fry|(?:ox|beef|lambs?|pigs?|pork|chicken|duck|turkey|calfs|veal) hearts?)\b/,
    ['organ_meat'],
  ],
  [
    /\b(?:haggis|liverwurst|leberwurst|braunschweiger|foie gras)\b/,
    ['organ_meat', 'vita_high', 'listeria'],
  ],
  [/\bpate\b(?! (?:brisee|sucree|sablee|feuilletee|a choux|choux))/, ['listeria']],
  [
    /\b(?:taleggio|reblochon|epoisses|munster|muenster|cambozola|cabrales|danish blue|bleu dauvergne|vacherin|limburger|livarot|pont leveque|chaource|saint marcellin|brillat savarin|requeson|queso blanco)\b/,
    ['listeria'],
  ],
  [
    /\b(?:lemonade|limeade|sweet(?:ened)? (?:ice(?:d)? )?tea|iced tea|fruit punch|(?:energy|sports?|soft|fizzy|glucose) drinks?|ginger ale|cordial|soda pop|(?:orange|cream|grape|lemon lime) soda|fanta|sprite|pepsi|red bull|lucozade)\b/,
    ['sugary_drink'],
  ],
  [/\b(?:dulse|hijiki|arame|bladderwrack|sea moss|irish moss)\b/, ['iodine_high']],
];

export interface Told {
  readonly word: string;
  readonly tags: readonly string[];
}

/** Steps of instructions are read as names are: in 'toast the seeds' and 'wrap the fish', a word for food is a verb. What may be bread ('toast the slices') stays. */
const toasted =
  'seeds?|cumin|coriander|cardamom|cloves|cinnamon|peppercorns|fenugreek|fennel|spices?|nuts?|peanuts|almonds|cashews|hazelnuts|pecans|pistachios|walnuts|rice|quinoa|millet|buckwheat|lentils|coconut|chillies|chilies|chiles';
const verbs = new RegExp(
  String.raw`(?<=(?:^|[.;:!?,]\s*|\b(?:then|and)\s+)(?:(?:dry|lightly|gently|briefly|quickly)[- ])?)(?:toast(?= the (?:\p{L}+ ){0,2}?(?:${toasted})(?:$|[.,;:!?]| (?:in|until|for|over|lightly|gently|briefly|first|then)\b))|(?:wrap|poke)(?= (?:the|each|them)\b))`,
  'giu',
);

/** The text without those verbs. */
export const withoutVerbs = (text: string): string => text.replace(verbs, 'warm');

const bySingular: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(tellingWords).flatMap(([word, tags]): [string, readonly string[]][] => [
    [singular(word), tags],
    [`${word}s`, tags],
    [word, tags],
  ]),
);

/** What the name of a dish tells of its usual ingredients: each word with the tags that it may hold. */
export function toldBy(name: string): Told[] {
  const text = withoutVerbs(name);
  const flat = plain(text);
  return [
    ...tokensOf(text).flatMap((token) => {
      const tags = bySingular.get(token) ?? bySingular.get(singular(token));
      return tags ? [{ word: token, tags }] : [];
    }),
    ...found(flat, tellingPhrases),
  ];
}

/** What of a text harms people with some condition, though no table names it. 'Pâte' with a bare e is French for dough. */
export function harmIn(text: string): Told[] {
  return found(
    plain(text.normalize('NFC').replace(/(?<!\p{L})pâte(?!\p{L})/giu, '')).replace(
      /\b(?:alcohol free|non ?alcoholic|sugar free|unsweetened|diet|zero sugar|no added sugar) \p{L}+(?: drinks?| tea| ale)?/gu,
      '',
    ),
    harmful,
  );
}

const found = (text: string, phrases: readonly (readonly [RegExp, readonly string[]])[]): Told[] =>
  phrases.flatMap(([phrase, tags]) => {
    const word = phrase.exec(text)?.[0];
    return word === undefined ? [] : [{ word, tags }];
  });
