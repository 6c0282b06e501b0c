// A line of an ingredient list as a cook would write it: '2 tsp soy sauce', '1 salmon fillet (120 g)'.
import { estimatedWord } from '../../domain/estimatedLine.ts';
import { notes } from './en/notes.ts';
import { mixed, type Sign, signs, valueOf } from './fractions.ts';

const number = String.raw`\d+(?:[.,]\d+)?(?:\s?[${signs}])?|[${signs}]`;
/** '120 g (2 fillets) salmon, skinned': a weight, what the kitchen measures it by, and the food. */
const weighed =
  /^((?:\d+(?:[.,]\d+)?\s?[¼½¾]?|[¼½¾]) ?(?:g|kg|oz|lb)|\d+ lb \d+ oz)\s\(([^()]+)\)\s(\p{L}.*)$/u;
const liquid = /^\d+(?:[.,]\d+)? ?(?:ml|l|litres?)$/;
const cups = new RegExp(String.raw`^(?:${number}) cups?$`);
const spoons = new RegExp(String.raw`^(${number}) (tsp|tbsp)$`);
const counted = new RegExp(String.raw`^(${number})(?: (small|medium|large))?(?: (\p{L}+))?$`, 'u');

/** Things that a food is counted by, one and many: they follow its name. */
const pieces: Readonly<Record<string, string>> = {
  breast: 'breasts',
  clove: 'cloves',
  cob: 'cobs',
  drumstick: 'drumsticks',
  fillet: 'fillets',
  leaf: 'leaves',
  pepper: 'peppers',
  pod: 'pods',
  stalk: 'stalks',
  stick: 'sticks',
  thigh: 'thighs',
  wing: 'wings',
};
const singles = new Map(Object.entries(pieces).map(([one, many]) => [many, one]));
/** Whether a food is counted by them: 'sticks' of celery. */
export const isPieces = (noun: string): boolean => singles.has(noun);
const pieceOf = (noun: string): string | undefined => (noun in pieces ? noun : singles.get(noun));

const third: readonly Sign[] = ['¼', '⅓', '½', '⅔', '¾'];
/** Less than a tablespoon is measured by teaspoons. */
function spoonful(amount: string, unit: string): string {
  const tablespoons = valueOf(amount);
  if (unit === 'tsp' || tablespoons >= 1 || amount === '½') return `${amount} ${unit}`;
  return `${mixed(tablespoons * 3, third).text} tsp`;
}

const alike = /(?:fish|sheep|squid|garlic|rice|bread|cheese|meat)$/i;
const takesEs = /(?:ch|sh|x|tomato|potato|mango)$/;

function manyOf(food: string): string {
  if (food.endsWith('s')) return food;
  if (/[^aeiou]y$/.test(food)) return food.replace(/y$/, 'ies');
  return `${food}${takesEs.test(food) ? 'es' : 's'}`;
}
export function oneOf(food: string): string {
  if (/(?:lea|loa|hal)ves$/.test(food)) return food.replace(/ves$/, 'f');
  if (food.endsWith('ies')) return food.replace(/ies$/, 'y');
  if (food.endsWith('es') && takesEs.test(food.slice(0, -2))) return food.slice(0, -2);
  return /[^s]s$/.test(food) && !/(?:us|is)$/.test(food) ? food.slice(0, -1) : food;
}
/** The last word of a food in the number it is counted in: '1 egg', '2 tomatoes'. */
const inNumber = (food: string, isMany: boolean): string =>
  alike.test(food) ? food : isMany ? manyOf(food) : oneOf(food);

/** Nobody cuts a clove or an egg into quarters. */
const undivided = /\b(?:garlic|eggs?)$/i;

/** As a cook counts: wholes and halves; an onion, but no clove, may be less than half. The weight beside it stays exact. */
function cookCount(count: string, name: string): string {
  const exact = valueOf(count);
  if (exact < 1 && !undivided.test(name)) return count;
  const { text, value } = mixed(Math.max(0.5, Math.round(exact * 2) / 2), ['½']);
  return value === exact ? count : `about ${text}`;
}

/** '2 salmon fillets', also where the name says already what it is counted by. */
function inPieces(name: string, piece: string, isMany: boolean): string {
  const many = pieces[piece] ?? piece;
  const food = [` ${many}`, ` ${piece}`].find((end) => name.endsWith(end));
  const bare = food === undefined ? name : name.slice(0, -food.length);
  return `${bare} ${isMany ? many : piece}`;
}

/** '1 salmon fillet (120 g)'; nothing where the measure counts nothing. */
function countedLine(weight: string, measure: string, food: string): string | undefined {
  const [, count, size, noun] = counted.exec(measure) ?? [];
  const piece = noun === undefined ? undefined : pieceOf(noun);
  if (count === undefined || (noun !== undefined && piece === undefined)) return undefined;
  const [, name = food, rest = ''] = /^([^,(]*[^,(\s])(.*)$/.exec(food) ?? [];
  const shown = cookCount(count, name);
  const isMany = valueOf(shown.replace('about ', '')) > 1;
  const thing = piece === undefined ? inNumber(name, isMany) : inPieces(name, piece, isMany);
  return `${[shown, size, thing].filter(Boolean).join(' ')}${rest} (${weight})`;
}

/** '420 g (6 cups, shredded) cabbage, shredded' says once how it is cut. */
const saidTwice = /^([^(]*\([^(),]+), ([^()]+)\) (.*)$/u;
function once(line: string): string {
  const [, ahead, how, food = ''] = saidTwice.exec(line) ?? [];
  return ahead !== undefined && how !== undefined && food.includes(how)
    ? `${ahead}) ${food}`
    : line;
}

/** Lines that are no weight with a measure stay as they are. */
function cooked(line: string): string {
  if (line.endsWith(estimatedWord))
    return `${cooked(line.slice(0, -estimatedWord.length))}${notes.estimated}`;
  const [, weight = '', measure = '', food = ''] = weighed.exec(line) ?? [];
  if (liquid.test(measure)) return `${measure} ${food}`;
  const [, amount = '', spoon] = spoons.exec(measure) ?? [];
  if (spoon !== undefined) return `${spoonful(amount, spoon)} ${food}`;
  // Who weighs in ounces measures by cups first.
  if (/(?:oz|lb)$/.test(weight) && cups.test(measure)) return `${measure} ${food} (${weight})`;
  return countedLine(weight, measure, food) ?? once(line);
}

/** The line, with each number and its unit on one row of the screen. */
export const unbroken = (line: string): string =>
  line.replace(/([\d¼-¾⅐-⅞]) (?=(?:k?g|ml|l|oz|lb|tsp|tbsp|c\. à)\b)/g, '$1\u00a0');
export const cookLine = (line: string): string => unbroken(cooked(line));
