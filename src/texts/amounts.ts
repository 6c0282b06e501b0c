// Amounts and times in the words of a recipe.
import { withoutAccents } from '../../domain/letters.ts';
import { isPieces, oneOf } from './cookLines.ts';
import { openingInFigures } from './openingCounts.ts';
import { mixed, type Sign, signs, valueOf } from './fractions.ts';
import { apartFromRatios } from './ratios.ts';
import { isPacks, manyPacks } from './packCounts.ts';
import { saidOnce, spoonAmount } from './spoonAmounts.ts';
import { scaledMeasure, withSaltPinches } from './weighedMeasure.ts';

export const number = String.raw`\d+\s\d\/\d{1,2}|\d\/\d{1,2}|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?(?:\s?[${signs}])?|[${signs}]`;
/** What stands before a number is taken along, since older browsers cannot look back: '80/20' and 'B12' hold none. */
export const before = String.raw`(^|[^\p{L}\d_.,/])`;
const between = String.raw`(?:(\s?(?:–|-|to|or)\s?)(${number}))?`;
const scale = String.raw`g|kg|ml|l|litres?`;
const unit = String.raw`(?:${scale}|oz|lb|cups?|tbsp|tsp|tablespoons?|teaspoons?|spoons?|handfuls?|cloves?|slices?|pinch(?:es)?)\b`;
const withUnit = new RegExp(
  String.raw`${before}(${number})${between}(\s?(?:(?:heaped|scant|generous|level)\s)?${unit}|\sof the\b)`,
  'giu',
);
/** '2 eggs', '2–3 eggs', '1 ou 2 carottes'. */
const leading = new RegExp(
  String.raw`^(${number})(?:(\s?[–-]\s?|\s(?:to|or|à|ou|bis|oder)\s)(${number}))?(?=\s)`,
  'i',
);
const scaleLeading = (line: string, factor: number): string => {
  const grown = (each: string): string => written(valueOf(each) * factor, false);
  return line.replace(
    leading,
    (_, from: string, until: string | undefined, to: string | undefined) =>
      `${grown(from)}${until ?? ''}${to === undefined ? '' : grown(to)}`,
  );
};
const counted = new RegExp(
  String.raw`(\((?:(?:about|from|scant|generous)\s)?)(${number})(?=\)|\s(?!\s?${unit})\p{L})`,
  'giu',
);
/** What a number before it counts, and no pieces: a time, in English or German, or a length. */
const noPieces = String.raw`(?:cm|mm|in\.|inch(?:es)?|or|to|x|secs?|mins?|hrs?|h|sekunden?|minuten?|stunden?|tagen?|(?:second|minute|hour|day|week|month|stage|turn|layer)s?)(?!\p{L})`;
/** 'Shape into 16 fingers', 'cut 12 slices'; not 'each into 4', 'gas mark 4', 'in 3 days', 'in 2 cm cubes' or 'in 3 or 4 rounds'. */
const pieces = new RegExp(
  String.raw`(\beach (?:in|into) \d+|\bgas mark \d+)|(\b(?:into|in|as|shape|roll|cut|mark)\s)(\d{1,2})(?=[.,;]|$|\s(?!–|${noPieces}|${unit})[a-z])`,
  'giu',
);

const thirds: readonly Sign[] = ['¼', '⅓', '½', '⅔', '¾'];
/** As scales show it, or as spoons and cups have it: '4200', '1.4', but '2¼' and '⅓'. */
function written(value: number, isWeighed: boolean): string {
  const decimal = (
    value >= 20 ? Math.round(value) : Math.round(value * 10) / 10 || Math.round(value * 100) / 100
  ).toLocaleString('en', { maximumFractionDigits: 2, useGrouping: false });
  if (isWeighed || value >= 20) return decimal;
  const { text } = mixed(value, value < 1 ? ['⅛', ...thirds] : value < 5 ? thirds : ['½']);
  return text === '0' ? decimal : text;
}

const eighths: readonly Sign[] = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
/** A part of a cup or spoon may stray so far from what it stands for. */
const near = 0.07;
const isNear = (text: string, value: number): boolean =>
  Math.abs(valueOf(text) - value) <= near * value;
const [tablespoonsInCup, smallestCup] = [16, 1 / 8];
/** An amount with its unit: where the usual parts of one are too far from it, in eighths, or in tablespoons. */
function measuredAs(value: number, of: string): string {
  const spooned = spoonAmount(value, of);
  if (spooned !== undefined) return spooned;
  const usual = written(value, onScales.test(of));
  const whole = `${usual}${unitOf(value, of)}`;
  if (onScales.test(of) || isNear(usual, value)) return whole;
  const { text } = mixed(value, eighths);
  if (isNear(text, value)) return `${text}${unitOf(value, of)}`;
  if (!/^\s?cups?$/i.test(of)) return whole;
  const tablespoons = value * tablespoonsInCup;
  const spoons = written(tablespoons, false);
  if (isNear(spoons, tablespoons)) return `${spoons} tbsp`;
  return (value < smallestCup ? spoonAmount(tablespoons, ' tbsp') : undefined) ?? whole;
}

const several: Readonly<Record<string, string>> = {
  litre: 'litres',
  cup: 'cups',
  tablespoon: 'tablespoons',
  teaspoon: 'teaspoons',
  spoon: 'spoons',
  handful: 'handfuls',
  clove: 'cloves',
  slice: 'slices',
  pinch: 'pinches',
};
const single = Object.fromEntries(Object.entries(several).map(([one, many]) => [many, one]));
/** '1 cup', '2 cups'; units without a plural stay. */
const unitOf = (value: number, name: string): string =>
  name.replace(/[a-z]+$/, (word) => (value > 1 ? (several[word] ?? word) : (single[word] ?? word)));
/** '1½ pinches' are two. */
const scaledBy = (amount: string, factor: number, of: string): number => {
  const value = valueOf(amount) * factor;
  return value > 1 && /pinch/i.test(of) ? Math.round(value) : value;
};
const onScales = new RegExp(String.raw`^\s?(?:${scale})$`, 'i');

/** Every amount in a text for another number of servings, and into how many pieces it is shaped; times, temperatures, sizes and ratios stay. */
export const scaleAmounts = (text: string, factor: number): string =>
  factor === 1 ? text : apartFromRatios(text, (plain) => scalePlain(plain, factor));

/** Every amount with a unit. */
const scaleUnits = (text: string, factor: number): string =>
  text.replace(
    withUnit,
    (
      _,
      ahead: string,
      from: string,
      until: string | undefined,
      to: string | undefined,
      of: string,
    ) => {
      const value = scaledBy(from, factor, of);
      if (to === undefined) return `${ahead}${measuredAs(value, of)}`;
      const [first, last] = [value, scaledBy(to, factor, of)].map((each) =>
        written(each, onScales.test(of)),
      );
      return `${ahead}${first}${until ?? ''}${last}${unitOf(scaledBy(to, factor, of), of)}`;
    },
  );

function scalePlain(text: string, factor: number): string {
  const scaled = scaleUnits(text, factor).replace(
    pieces,
    (said: string, each: string | undefined, how = '', count = '') =>
      each === undefined ? `${how}${Math.max(1, Math.round(Number(count) * factor))}` : said,
  );
  // '2 eggs': a number that opens the line and has no unit of measure.
  return scaled === text ? scaleLeading(text, factor) : saidOnce(scaled);
}

const manyCounted = new RegExp(String.raw`^(${number})\s([^,(;]*\p{L})(.*)$`, 'u');
/** '1 carrot, diced' for '2 carrots, diced'. To one alone: how many are written, languages do not share. */
function asOne(scaled: string, line: string): string {
  const [, was = '0'] = manyCounted.exec(line) ?? [];
  const [, count = '0', name = '', rest = ''] = manyCounted.exec(scaled) ?? [];
  if (valueOf(was) <= 1 || valueOf(count) > 1 || name === '') return scaled;
  const [first = '', ...others] = name.split(' ');
  const isPiece = others.length > 0 && (isPieces(first) || isPacks(first));
  const of = name.search(/ (?:of|de|d['’])/);
  const one = isPiece
    ? [oneOf(first), ...others].join(' ')
    : of > 0
      ? `${oneOf(name.slice(0, of))}${name.slice(of)}`
      : oneOf(name);
  return `${count} ${one}${rest}`;
}

/** '(1 tin, drained)' of '(1½ tins, drained)', and the other way round. */
const held = new RegExp(
  String.raw`(\((?:about )?)(${number}) ((?:small |large )?(?:tin|can|jar|packet|sheet|piece|head|bulb|ball|block|cube|stick|slice|rasher|steak|fillet|breast|thigh|chop|sausage|handful))s?\b`,
  'giu',
);
const heldBy = (line: string): string =>
  line.replace(
    held,
    (_, opening: string, count: string, of: string) =>
      `${opening}${count} ${of}${valueOf(count) > 1 ? 's' : ''}`,
  );

/** '2 x 400 g tins' and '4 (150 g) fillets': more of them are no larger. */
const sized = new RegExp(
  String.raw`^(${number})(?=\s?[x×]\s?\d|\s\((?:${number})[\s-]?${unit}[^)]*\)\s\p{L})`,
  'iu',
);
/** 'juice of 1 lemon', 'about 12 prunes', 'and 1 yolk': counted things that do not open the line. */
const further = new RegExp(
  String.raw`((?:^|[^(\p{L}])(?:plus|and|et|und|of|about|von|de|[+&])\s)(${number})(?=\s(?!\s?${unit}|${noPieces}|\p{L}+ed\b)\p{L})`,
  'giu',
);
const startsMeasured = new RegExp(String.raw`^(?:${number})${between}\s?${unit}`, 'iu');

/** '1 stick (113 g) butter' is twice two sticks of 226 g. */
function scaleOpening(line: string, factor: number): string {
  const scaled = scalePlain(line, factor);
  return scaled === line ||
    startsMeasured.test(line) ||
    leading.exec(scaled)?.[1] !== leading.exec(line)?.[1]
    ? scaled
    : scaleLeading(scaled, factor);
}

/** The same of a line of an ingredient list, where a count may follow the weight: '60 g (8) dates'. */
export const scaleLine = (text: string, factor: number): string =>
  factor === 1
    ? withSaltPinches(text)
    : apartFromRatios(text, (plain) => scalePlainLine(plain, factor));

function scalePlainLine(text: string, factor: number): string {
  const line = openingInFigures(text)
    // '1 kg/2.2 lb': both are scaled.
    .replace(/(\d\s?(?:k?g|ml|l|oz|lb))\s?\/\s?(?=\d)/giu, '$1 / ');
  const grown = (count: string) => written(valueOf(count) * factor, false);
  const weighed = scaledMeasure(line, (plain) => saidOnce(scaleUnits(plain, factor)), grown);
  if (weighed !== undefined) return weighed;
  if (sized.test(line)) return line.replace(sized, grown);
  const scaled = scaleOpening(
    heldBy(
      line
        .replace(counted, (_, opening: string, count: string) => `${opening}${grown(count)}`)
        .replace(further, (_, ahead: string, count: string) => `${ahead}${grown(count)}`),
    ),
    factor,
  );
  return leading.test(line) && !new RegExp(withUnit).test(line)
    ? manyPacks(asOne(scaled, line))
    : scaled;
}

interface Kept {
  readonly servings: number | null;
  readonly cookedFor: number | null;
  readonly ingredients: readonly string[];
}

/** A recipe of the history for as many as it was cooked for: it is kept for as many as it is written for. */
export function asCooked<Recipe extends Kept>(recipe: Recipe, instructions: string) {
  const { servings, cookedFor, ingredients } = recipe;
  const factor = servings === null || cookedFor === null ? 1 : cookedFor / servings;
  return {
    recipe: {
      ...recipe,
      servings: cookedFor ?? servings,
      ingredients: ingredients.map((line) => scaleLine(line, factor)),
    },
    instructions: scaleAmounts(instructions, factor),
  };
}

/** '200 g (1 cup) basmati rice, washed' is about 'basmati rice'. */
export const nameIn = (line: string): string =>
  line
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,.*$/, '')
    .replace(withUnit, ' ')
    .replace(new RegExp(`[\\d./${signs}]+`, 'g'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** Without accents and ligatures, so that a word begins with a letter of ASCII: 'œufs' is 'oeufs'. */
const isIn = (word: string, text: string): boolean =>
  new RegExp(`\\b${withoutAccents(word).replace(/(?:es|s)$/, '')}`, 'i').test(withoutAccents(text));

/** 'Shred the chicken' says nothing of a chicken stock cube. */
const boiledDown = /\b(?:stock|broth|bouillon)\b/i;
const speaksOf = (step: string, name: string): boolean =>
  boiledDown.test(name)
    ? /\b(?:stock|broth|bouillon|cube)/i.test(step)
    : name
        .split(/[^\p{L}]+/u)
        .some(
          (word, i, { length }) => word.length > (i === length - 1 ? 2 : 3) && isIn(word, step),
        );

/** The ingredients that a step seems to speak of, by the last word of their names or any other of four letters and more. */
export const ingredientsIn = (step: string, lines: readonly string[]): readonly string[] =>
  lines.map(nameIn).filter((name) => name !== '' && speaksOf(step, name));
