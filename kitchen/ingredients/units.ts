// Household measures and weights: from '2 cups' of something to grams.
import type { Ingredient } from '../catalogue/types.ts';

export type Family = 'mass' | 'volume' | 'piece';

interface Unit {
  readonly name: string;
  readonly family: Family;
  /** Grams, millilitres, or 1. */ readonly size: number;
}

const unit = (
  name: string,
  family: Family,
  size: number,
  ...spellings: string[]
): [string, Unit][] => [name, ...spellings].map((spelling) => [spelling, { name, family, size }]);

/** US cup and spoons, as the measures table has them; an imperial pint is told apart by nothing in a list, so the metric half litre stands for it. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...unit('g', 'mass', 1, 'gram', 'grams', 'gramme', 'grammes', 'gr', 'gm', 'gms', 'grm'),
  ...unit('kg', 'mass', 1000, 'kilo', 'kilos', 'kilogram', 'kilograms', 'kgs'),
  ...unit('mg', 'mass', 0.001),
  ...unit('oz', 'mass', 28.35, 'ounce', 'ounces'),
  ...unit('lb', 'mass', 453.6, 'lbs', 'pound', 'pounds'),
  ...unit('ml', 'volume', 1, 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'mls', 'cc'),
  ...unit('l', 'volume', 1000, 'litre', 'litres', 'liter', 'liters', 'ltr'),
  ...unit('dl', 'volume', 100),
  ...unit('cl', 'volume', 10),
  ...unit(
    'cup',
    'volume',
    236.6,
    'cups',
    'mug',
    'mugs',
    'derica',
    'mudu',
    'tasse',
    'tasses',
    'tassen',
    'taza',
    'tazas',
    'xícara',
    'xícaras',
    'tazza',
    'tazze',
  ),
  ...unit(
    'tbsp',
    'volume',
    14.8,
    'tbsps',
    'tablespoon',
    'tablespoons',
    'tbs',
    'tblsp',
    'tablespoonful',
    'el',
    'esslöffel',
    'cucharada',
    'cucharadas',
    'cucchiaio',
    'cucchiai',
    'colher de sopa',
  ),
  ...unit(
    'tsp',
    'volume',
    4.93,
    'tsps',
    'teaspoon',
    'teaspoons',
    'teaspoonful',
    'tl',
    'teelöffel',
    'cucharadita',
    'cucharaditas',
    'cucchiaino',
    'cucchiaini',
  ),
  ...unit('fl oz', 'volume', 29.6),
  ...unit('pint', 'volume', 500, 'pints', 'pt'),
  ...unit('quart', 'volume', 946, 'quarts'),
  ...unit('handful', 'volume', 120, 'handfuls'),
  ...unit('pinch', 'mass', 0.4, 'pinches', 'dash', 'dashes'),
  ...unit('knob', 'mass', 15, 'knobs'),
  ...unit('glass', 'volume', 200, 'glasses'),
  ...unit('bowl', 'volume', 350, 'bowls'),
  ...unit(
    'clove',
    'piece',
    1,
    'cloves',
    'gousse',
    'gousses',
    'zehe',
    'zehen',
    'diente',
    'dientes',
    'dente',
    'dentes',
    'spicchio',
    'spicchi',
  ),
  ...unit(
    'slice',
    'piece',
    1,
    'slices',
    'rasher',
    'rashers',
    'tranche',
    'tranches',
    'scheibe',
    'scheiben',
    'rebanada',
    'rebanadas',
    'fatia',
    'fatias',
    'fetta',
    'fette',
  ),
  ...unit(
    'piece',
    'piece',
    1,
    'pieces',
    'pcs',
    'pc',
    'no',
    'nos',
    'whole',
    'medium',
    'large',
    'small',
    'big',
  ),
  ...unit(
    'bunch',
    'piece',
    1,
    'bunches',
    'botte',
    'bottes',
    'bouquet',
    'bouquets',
    'bund',
    'manojo',
    'manojos',
    'mazzo',
  ),
  ...unit('head', 'piece', 1, 'heads'),
  ...unit('leaf', 'piece', 1, 'leaves'),
  ...unit('sprig', 'piece', 1, 'sprigs'),
  ...unit('stick', 'piece', 1, 'sticks', 'stalk', 'stalks', 'rib', 'ribs'),
  ...unit('fillet', 'piece', 1, 'fillets'),
  ...unit('cube', 'piece', 1, 'cubes'),
  ...unit('loaf', 'piece', 1, 'loaves'),
  ...unit('ear', 'piece', 1, 'ears', 'cob', 'cobs'),
  ...unit('ball', 'piece', 1, 'balls'),
  ...unit('block', 'piece', 1, 'blocks'),
  ...unit(
    'tin',
    'piece',
    1,
    'tins',
    'can',
    'cans',
    'jar',
    'jars',
    'boîte',
    'boîtes',
    'boite',
    'boites',
    'dose',
    'dosen',
    'lata',
    'latas',
    'scatola',
    'scatole',
  ),
  ...unit(
    'packet',
    'piece',
    1,
    'packets',
    'pack',
    'packs',
    'package',
    'packages',
    'pkt',
    'bag',
    'bags',
    'box',
    'boxes',
    'carton',
    'cartons',
    'punnet',
    'punnets',
    'tub',
    'tubs',
    'sachet',
    'sachets',
    'paquet',
    'paquets',
    'packung',
    'packungen',
    'päckchen',
    'paquete',
    'paquetes',
    'pacote',
    'pacotes',
    'pacco',
    'pacchi',
  ),
  ...unit('bottle', 'piece', 1, 'bottles'),
  ...unit('dozen', 'piece', 12, 'dozens', 'doz'),
  ...unit('crate', 'piece', 30, 'crates', 'tray', 'trays'),
]);

/** The unit that a word names, or undefined. */
export const unitOf = (word: string): Unit | undefined => units.get(word.replace(/\.$/, ''));

/** Grams in a container or a natural piece where the measures table has none: our estimates, of the edible part. */
const pieceGrams: Readonly<Record<string, number>> = {
  tin: 240,
  bunch: 60,
  head: 500,
  leaf: 0.5,
  sprig: 1,
  stick: 40,
  fillet: 130,
  cube: 10,
  loaf: 600,
  ear: 100,
  ball: 125,
  block: 300,
  slice: 30,
  clove: 4,
  packet: 400,
  bottle: 500,
};

/** Millilitres to grams where a food has no cup in the measures table. */
const densityOf: Readonly<Record<string, number>> = {
  oil: 0.92,
  dairy: 1.03,
  bev: 1,
  sauce: 1.1,
  sugar: 0.85,
  flour: 0.53,
  grain: 0.8,
  legume: 0.8,
  spice: 0.45,
  nutseed: 0.55,
  veg: 0.55,
  leafy: 0.15,
  fruit: 0.6,
  root: 0.6,
  soy: 0.75,
  herb: 0.15,
  dryfruit: 0.62,
  fungi: 0.3,
  noodle: 0.4,
};

const normal = (measure: string): string =>
  measure
    .toLowerCase()
    .replace(/tablespoons?/, 'tbsp')
    .replace(/teaspoons?/, 'tsp');
const amountAtStart = /^(\d*\.?\d+)\s+(.*)$/;

/** Grams of one `name` ('cup', 'slice', 'large') by the ingredient's own rows, or undefined. */
function measured(ingredient: Ingredient, name: string): number | undefined {
  let best: { grams: number; plain: number } | undefined;
  for (const { measure, grams } of ingredient.measures) {
    const [, count = '1', what = ''] = amountAtStart.exec(normal(measure)) ?? [];
    const words = what.split(/[^a-z]+/);
    const starts = words[0] === name || (name === 'fl oz' && what.startsWith('fl oz'));
    if (
      !starts &&
      !(name !== 'cup' && name.length > 3 && words.includes(name) && words[0] !== 'cup')
    )
      continue;
    // A row without a qualifier ('1 cup' rather than '1 cup, packed') stands for the measure, and a whole one rather than '.5 fillet'.
    const plain = what.length + (count === '1' ? 0 : 0.5);
    if (!best || plain < best.plain) best = { grams: grams / Number(count), plain };
  }
  return best?.grams;
}

/** Grams of one natural piece: an egg, an onion, a fillet. */
function pieceOf(ingredient: Ingredient): number | undefined {
  for (const size of [
    'medium',
    'fruit',
    'egg',
    'large',
    'piece',
    'fillet',
    'small',
    'breast',
    'thigh',
    'clove',
    'pepper',
    'root',
    'link',
    'whole',
  ]) {
    const grams = measured(ingredient, size);
    if (grams !== undefined && grams > 1) return grams;
  }
  const row = ingredient.measures.find(
    ({ measure }) =>
      /^1 [a-z-]+(,.*)?$/i.test(measure) &&
      !/\b(cup|tbsp|tsp|oz|tablespoon|teaspoon|quart|pint|lb|serving|can|package|slice|leaf|sprig|fl)\b/i.test(
        measure,
      ),
  );
  return row?.grams;
}

/**
 * Grams that an amount of an ingredient weighs; null where it cannot be told.
 * @param count how many of the unit
 * @param word the unit as typed, or null for pieces
 * Volumes go by the ingredient's own cup or spoon (SR28 weights), else by a density of its category (our estimate, ±30 %).
 */
export function gramsOf(ingredient: Ingredient, count: number, word: string | null): number | null {
  const known = word === null ? undefined : unitOf(word);
  if (word !== null && !known) return null;
  if (known?.family === 'mass') return count * known.size;
  if (known?.family === 'volume') {
    const own = measured(ingredient, known.name);
    if (own !== undefined) return count * own;
    for (const [name, millilitres] of [
      ['cup', 236.6],
      ['tbsp', 14.8],
      ['tsp', 4.93],
      ['fl oz', 29.6],
    ] as const) {
      const grams = measured(ingredient, name);
      if (grams !== undefined) return (count * known.size * grams) / millilitres;
    }
    const density = densityOf[ingredient.category];
    return density === undefined ? null : count * known.size * density;
  }
  const pieces = count * (known?.size ?? 1);
  if (known && known.name !== 'piece' && known.size === 1) {
    const own =
      measured(ingredient, known.name === 'tin' ? 'can' : known.name) ??
      (known.name === 'packet' ? measured(ingredient, 'package') : undefined);
    if (own !== undefined) return pieces * own;
    const guess = pieceGrams[known.name];
    if (guess !== undefined) return pieces * guess;
  }
  const size = word === null ? undefined : measured(ingredient, word);
  const each = size ?? pieceOf(ingredient);
  return each === undefined ? null : pieces * each;
}
