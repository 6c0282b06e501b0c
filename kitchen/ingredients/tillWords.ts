// What tills and receipts make of the names of foods.
/** What tills make of words. */
const short: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chkn: 'chicken',
    chk: 'chicken',
    chckn: 'chicken',
    brst: 'breast',
    brsts: 'breasts',
    thgh: 'thigh',
    mlk: 'milk',
    semi: 'semi',
    skmd: 'skimmed',
    skim: 'skimmed',
    whl: 'whole',
    chs: 'cheese',
    chse: 'cheese',
    ched: 'cheddar',
    yog: 'yoghurt',
    yogt: 'yoghurt',
    yogh: 'yoghurt',
    pot: 'potato',
    pots: 'potatoes',
    potat: 'potatoes',
    tom: 'tomato',
    toms: 'tomatoes',
    tomat: 'tomatoes',
    onin: 'onion',
    brd: 'bread',
    btr: 'butter',
    buttr: 'butter',
    bns: 'beans',
    bn: 'bean',
    ppr: 'pepper',
    pprs: 'peppers',
    grn: 'green',
    wht: 'white',
    brwn: 'brown',
    bwn: 'brown',
    mince: 'mince',
    bf: 'beef',
    prk: 'pork',
    slmn: 'salmon',
    flr: 'flour',
    sgr: 'sugar',
    spag: 'spaghetti',
    mush: 'mushrooms',
    mshrm: 'mushrooms',
    brocc: 'broccoli',
    broc: 'broccoli',
    cuc: 'cucumber',
    cucmbr: 'cucumber',
    crts: 'carrots',
    crt: 'carrot',
    ban: 'bananas',
    banan: 'bananas',
    lett: 'lettuce',
    avo: 'avocado',
    veg: 'vegetable',
    strawb: 'strawberries',
    blueb: 'blueberries',
    bnls: 'boneless',
    sknls: 'skinless',
    blk: 'black',
    yel: 'yellow',
    yllw: 'yellow',
    swt: 'sweet',
    wtr: 'water',
    ngt: 'nugget',
    chedd: 'cheddar',
    parm: 'parmesan',
    mozz: 'mozzarella',
    garl: 'garlic',
    gng: 'ginger',
    spin: 'spinach',
    tky: 'turkey',
    turk: 'turkey',
    flks: 'flakes',
    rng: 'range',
    grnd: 'ground',
    hlf: 'half',
    choc: 'chocolate',
  }),
);
/** What a till adds to a name: brands' lines, packs, grades. Dropped only where the rest is a food. */
const extras = new Set([
  'org',
  'organic',
  'fr',
  'f/range',
  'free',
  'range',
  'loose',
  'class',
  'pk',
  'pack',
  'pkt',
  'ea',
  'each',
  'value',
  'basics',
  'essential',
  'essentials',
  'finest',
  'own',
  'brand',
  'large',
  'lge',
  'med',
  'medium',
  'small',
  'sml',
  'family',
  'multipack',
  'reduced',
  'british',
  'local',
  'tinned',
  'fz',
  'frzn',
  'xl',
  'basket',
  'punnet',
  'tray',
  'crate',
  'tub',
  'jar',
  'btl',
  'bottle',
  'bunch',
  'net',
  'grade',
  'gv',
  'brit',
]);

const digitAsLetter: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  5: 's',
  8: 'b',
  '|': 'l',
  '!': 'i',
};
const unit = /^\d+(?:[.,]\d+)?(?:g|kg|mg|ml|cl|l|lb|lbs|oz|pk|x|s)?$/i;

const flavoured = /\b(?:flavou?r(?:ed)?|flv|style|free|vegan|veg(?:gie|etarian)|substitute)\b/u;

/** A word as it is written in full, or with letters where a figure was read. */
function spelledOut(word: string): string {
  const known = short.get(word.replace(/[.']$/u, ''));
  if (known !== undefined) return known;
  return unit.test(word) || !/[\p{L}\p{M}]{2}/u.test(word)
    ? word
    : word.replace(/[0158|!]/g, (digit) => digitAsLetter[digit] ?? digit);
}

/** 'ONIONS RED' is red onions. */
const turnedRound = (named: readonly string[]): string[] =>
  named.length === 2 || named.length === 3 ? [[...named.slice(1), named[0] ?? ''].join(' ')] : [];

/** The first word alone; 'CHICKEN FLAVOUR NOODLES' is no chicken. */
function firstAlone(named: readonly string[], long: readonly string[]): string[] {
  const [first] = named;
  const isNoun = first !== undefined && named.length > 1 && first.length > 3;
  return isNoun && !flavoured.test(long.join(' ')) ? [first] : [];
}

/** 'TOMATOES CAN' is canned tomatoes. */
const tinnedOf = (named: readonly string[]): string[] =>
  named.length > 1 && /^(?:can|cn|tin|tinned|canned)$/u.test(named.at(-1) ?? '')
    ? [['canned', ...named.slice(0, -1)].join(' ')]
    : [];

/** Other readings of a line: a till's short words written out, digits that are letters, what a till adds left out, the noun first turned round. */
export function otherReadings(line: string): { writtenOut: string[]; guesses: string[] } {
  const long = line.toLowerCase().split(' ').map(spelledOut);
  const named = long.filter((word) => !extras.has(word.replace(/\.$/u, '')) && !unit.test(word));
  const amounts = long.filter((word) => unit.test(word));
  const untried = (readings: string[]) =>
    readings.filter((each, at, all) => each !== '' && each !== line && all.indexOf(each) === at);
  return {
    writtenOut: untried([long.join(' '), ...tinnedOf(named), [...named, ...amounts].join(' ')]),
    guesses: untried([...turnedRound(named), ...firstAlone(named, long)]),
  };
}
