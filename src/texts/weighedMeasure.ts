// What a weighed line is measured by, for another number of servings: '200 g (1 heaped cup) rice', '400 g (3 to 4) chicken thighs',
// '15 g (5 cloves: 3 for the balls, 2 for the broth) garlic'. Whatever is counted there grows with the weight.
import { signs, valueOf } from './fractions.ts';
import { spoonAmount } from './spoonAmounts.ts';

const number = String.raw`\d+\s\d\/\d{1,2}|\d\/\d{1,2}|\d+(?:\.\d+)?(?:\s?[${signs}])?|[${signs}]`;
/** A weight, its measure with at most one bracket within, and the food. */
const weighed = new RegExp(
  String.raw`^((?:${number}) (?:g|kg|oz|lb)) \(((?:[^()]|\([^()]*\))+)\) (.*)$`,
  'su',
);

const of: Readonly<Record<string, string>> = {
  tin: 'tins',
  can: 'cans',
  jar: 'jars',
  packet: 'packets',
  pack: 'packs',
  pot: 'pots',
  tub: 'tubs',
  bag: 'bags',
  sheet: 'sheets',
  piece: 'pieces',
  head: 'heads',
  bulb: 'bulbs',
  ball: 'balls',
  block: 'blocks',
  bundle: 'bundles',
  bunch: 'bunches',
  cube: 'cubes',
  stick: 'sticks',
  stalk: 'stalks',
  spear: 'spears',
  cob: 'cobs',
  ear: 'ears',
  root: 'roots',
  nest: 'nests',
  lump: 'lumps',
  thumb: 'thumbs',
  slice: 'slices',
  rasher: 'rashers',
  steak: 'steaks',
  fillet: 'fillets',
  breast: 'breasts',
  thigh: 'thighs',
  chop: 'chops',
  sausage: 'sausages',
  pepper: 'peppers',
  lime: 'limes',
  leaf: 'leaves',
  loaf: 'loaves',
  handful: 'handfuls',
  pinch: 'pinches',
  clove: 'cloves',
};
const single = Object.fromEntries(Object.entries(of).map(([one, many]) => [many, one]));
const sizes = 'small|medium|large|big|good|thick|thin|frozen|walnut-sized';
const nouns = [...Object.keys(of), ...Object.values(of)].join('|');
const held = new RegExp(String.raw`(${number}) ((?:(?:${sizes}) )?)(${nouns})(?![\p{L}-])`, 'gu');

/** '2 bunches' for '2 bunch', '½ tin' for '½ tins'. */
const inNumber = (measure: string): string =>
  measure.replace(held, (_, count: string, size: string, noun: string) => {
    const word = valueOf(count) > 1 ? (of[noun] ?? noun) : (single[noun] ?? noun);
    return `${count} ${size}${word}`;
  });

/** 'A handful', 'half a tin', 'half of one' and 'a quarter', where they can be counted. */
const inFigures = (measure: string): string =>
  measure
    .replace(/^half (?:an?|of one)(?= )/, '½')
    .replace(/^a quarter$/, '¼')
    .replace(
      new RegExp(String.raw`^an? (?=(?:(?:${sizes}) )?(?:${nouns})(?![\p{L}-]))`, 'u'),
      '1 ',
    );

const measured = String.raw`(?:(?:heaped|scant|generous|level)\s)?(?:g|kg|ml|l|litres?|oz|lb|cups?|tbsp|tsp|spoons?|handfuls?|cloves?|slices?|pinch(?:es)?)(?!\p{L})`;
/** A number without a unit of measure, and the other end of its range; sizes and how often it is cut are none. */
const counted = new RegExp(
  String.raw`(^|[^\p{L}\d.,/${signs}-])(${number})(?:(\s?(?:–|-|to|or)\s?)(${number}))?(?![\d./${signs}])(?!\s\d\/\d)(?!\s?${measured})(?!\s?[x×](?!\p{L}))(?!\))(?!-\p{L})|(^|[^\p{L}\d.,/-])(${number})$`,
  'gu',
);
/** '2 x 400 g tins': more of them are no larger. */
const manyOfSize = new RegExp(String.raw`^(?:${number})(?=\s?[x×]\s?[^\p{L}\s])`, 'u');
/** 'Lime juice (from ½ lime)'. */
const cameFrom = new RegExp(String.raw`(?<=\(from )(?:${number})(?= \p{L})`, 'u');
const isCut = /\b(?:cut in|cut into|in) $/;

/** @returns undefined where the line is no weight with a measure. */
export function scaledMeasure(
  line: string,
  /** Amounts with a unit in a text. */
  scale: (text: string) => string,
  grown: (count: string) => string,
): string | undefined {
  const [, weight, measure, food] = weighed.exec(line) ?? [];
  if (weight === undefined || measure === undefined || food === undefined) return undefined;
  if (manyOfSize.test(measure))
    return `${scale(weight)} (${measure.replace(manyOfSize, grown)}) ${food}`;
  const counts = inFigures(measure).replace(
    counted,
    (
      said: string,
      ahead: string | undefined,
      from: string | undefined,
      until: string | undefined,
      to: string | undefined,
      aheadOfLast: string | undefined,
      last: string | undefined,
      at: number,
    ) => {
      if (isCut.test(measure.slice(0, at + 1))) return said;
      if (from === undefined) return `${aheadOfLast ?? ''}${grown(last ?? '')}`;
      const end = to === undefined ? '' : `${until ?? ''}${grown(to)}`;
      return `${ahead ?? ''}${grown(from)}${end}`;
    },
  );
  return withSaltPinches(
    `${scale(weight)} (${inNumber(scale(counts))}) ${scale(food).replace(cameFrom, grown)}`,
  );
}

/** A level teaspoon of salt, as ingredient_measures.csv has it. */
const saltInTeaspoon = 6;
const pinched = new RegExp(
  String.raw`^(\d+(?:\.\d+)?) g \((?:(?:(?:an? |(?:${number}) )?(?:(?:good|large|big|small) )?pinch(?:es)?)|⅙ tsp)\)(?= salt(?!\p{L}))`,
  'u',
);

/** Pinches of salt by their weight, so that a gram is as many in every recipe. */
export const withSaltPinches = (line: string): string =>
  line.replace(pinched, (said, grams: string) => {
    const spoons = spoonAmount(Number(grams) / saltInTeaspoon, ' tsp');
    return spoons === undefined ? said : `${grams} g (${spoons})`;
  });
