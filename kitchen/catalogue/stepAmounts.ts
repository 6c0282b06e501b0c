// What the steps of a recipe take of its lines: '290 ml of the water', 'half the salt', '2 of the eggs'. Steps that take more of a
// line than it has leave a cook at the stove without it.
import type { Ingredient, Recipe, RecipeIngredient } from './types.ts';

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const sign = Object.keys(signs).join('');
const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?\s?[${sign}]?|[${sign}]`;
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const shares: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  'two fifths': 2 / 5,
  'three fifths': 3 / 5,
  'four fifths': 4 / 5,
  'a sixth': 1 / 6,
  'a tenth': 1 / 10,
};
const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000 };
/** Millilitres of what is poured and spooned. */
const volumes: Readonly<Record<string, number>> = {
  ml: 1,
  l: 1000,
  litre: 1000,
  cup: 240,
  tbsp: 15,
  tablespoon: 15,
  spoon: 15,
  spoonful: 15,
  tsp: 5,
  teaspoon: 5,
};
const unit = String.raw`(?:kg|g|ml|litres?|l|cups?|tbsp|tsp|tablespoons?|teaspoons?|spoons?)\b`;
const filler = String.raw`(?:\s(?:of|the|more|hot|cold|warm|lukewarm|boiling|freshly|boiled|iced|ice-cold|fresh|beaten|chopped|sliced|kept|remaining))*`;
const portion = new RegExp(
  String.raw`(?<butFor>\ball but\s)?(?:about\s)?(?<rest>\b(?:remaining|last|other)\s)?(?<![\d.,–])(?:(?<amount>${number})\s?(?<unit>${unit})|(?<share>\b(?:${Object.keys(shares).join('|')}))\b|(?<count>\b(?:\d{1,2}|${counts.join('|')})))(?=\s|\[)(?<filler>${filler})\s(?:\[(?<shown>[^\]]+)\]\((?<key>\w+)\)|(?<name>\p{L}+(?:\s\p{L}+)?))`,
  'giu',
);
/** What a pot gives back: no line has it, and it is never more than what was poured in. */
const ofThePot = /\b(?:broth|liquid|stock|fat|oil|water)\b/i;

/** What a step takes of a line. */
export interface Taken {
  /** From 0, and where in it. */
  readonly step: number;
  readonly at: number;
  readonly key: string;
  /** 1 is the whole line. */
  readonly share: number;
  /** As it is written. */
  readonly said: string;
  /** Said to be what is left: 'the remaining 400 ml water', 'half the remaining water'. */
  readonly ofRest: 'all' | 'part' | null;
  /** How it is given: only an amount changes where its line becomes more or less. */
  readonly by: 'amount' | 'share' | 'count';
}

type Part = Readonly<Record<string, string | undefined>>;

const valueOf = (text: string): number => {
  const plain = text.replaceAll(',', '').trim();
  const [, whole = '', part = ''] = new RegExp(`^([\\d.]*)\\s?([${sign}]?)$`).exec(plain) ?? [];
  return Number(whole === '' ? 0 : whole) + (signs[part] ?? 0);
};
const singular = (word: string): string =>
  word.toLowerCase().replace(/(?:(?<=[sxo]|ch|sh)es|s)$/, '');

/** Grams in a millilitre. */
function density(food: Ingredient | undefined): number {
  const spoon = food?.measures.find(({ measure }) => /^1 (?:tbsp|cup)\b/.test(measure.trim()));
  if (spoon) return spoon.grams / (spoon.measure.trim().startsWith('1 cup') ? 240 : 15);
  return food?.category === 'oil' ? 0.92 : 1;
}

/** How many pieces a line counts: '2 small', '4 cloves'; none where it is spooned or weighed. */
function piecesOf({ measure }: RecipeIngredient): number | undefined {
  const counted = new RegExp(`^(?:about |scant |generous )?(${number})(?!\\s?${unit})`, 'i');
  const count = counted.exec(measure)?.[1];
  return count === undefined ? undefined : valueOf(count);
}

/** Grams that an amount with a unit stands for. */
function gramsOf(part: Part, food: Ingredient | undefined): number {
  const of = singular(part['unit'] ?? '');
  const amount = valueOf(part['amount'] ?? '');
  return amount * (grams[of] ?? (volumes[of] ?? 0) * density(food));
}

function shareOf(
  part: Part,
  line: RecipeIngredient,
  food: Ingredient | undefined,
): number | undefined {
  if (part['share'] !== undefined) return shares[part['share'].toLowerCase()];
  if (part['count'] === undefined) return gramsOf(part, food) / line.grams;
  const pieces = piecesOf(line);
  const word = counts.indexOf(part['count'].toLowerCase());
  return pieces === undefined
    ? undefined
    : (word === -1 ? Number(part['count']) : word + 1) / pieces;
}

/** The line that a step speaks of without a link: 'the last 60 ml water'. */
function lineNamed(name: string, { ingredients }: Recipe): RecipeIngredient | undefined {
  const said = name.split(/\s+/).map(singular);
  return ingredients.find(({ text }) => {
    const own =
      text
        .replace(/,.*$|\(.*$/, '')
        .trim()
        .split(/\s+/)
        .at(-1) ?? '';
    return own !== '' && said.includes(singular(own));
  });
}
const lineOf = (part: Part, recipe: Recipe): RecipeIngredient | undefined =>
  part['key'] === undefined
    ? lineNamed(part['name'] ?? '', recipe)
    : recipe.ingredients.find(({ key }) => key === part['key']);

const restOf = (part: Part): Taken['ofRest'] => {
  if (part['rest'] !== undefined) return 'all';
  return /\b(?:kept|remaining)\b/.test(part['filler'] ?? '') ? 'part' : null;
};

type Portion = Pick<Taken, 'step' | 'at' | 'said'> & { readonly part: Part };
const read = new WeakMap<Recipe['steps'], readonly Portion[]>();

function portionsOf({ steps }: Recipe): readonly Portion[] {
  const known = read.get(steps) ?? portionsIn(steps);
  read.set(steps, known);
  return known;
}

const portionsIn = (steps: readonly string[]): Portion[] =>
  steps.flatMap((text, step) =>
    [...text.matchAll(portion)].map((match) => ({
      step,
      at: match.index,
      said: match[0],
      part: (match.groups ?? {}) as Part,
    })),
  );

/** Every amount and share that the steps take of a line, in their order. */
export function takenIn(recipe: Recipe, foods: ReadonlyMap<string, Ingredient>): Taken[] {
  return portionsOf(recipe).flatMap(({ step, at, said, part }) => {
    const line = lineOf(part, recipe);
    const share = line && shareOf(part, line, foods.get(line.key));
    if (!line || share === undefined) return [];
    const own = part['butFor'] === undefined ? share : 1 - share;
    const by =
      part['share'] !== undefined ? 'share' : part['count'] === undefined ? 'amount' : 'count';
    return [{ step, at, key: line.key, share: own, said, ofRest: restOf(part), by }];
  });
}

const figure = (value: number): string =>
  String(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);

/** The steps with the amounts of some lines changed as those lines are; shares follow by themselves. */
export function stepsWithAmounts(
  recipe: Recipe,
  factors: ReadonlyMap<string, number>,
  foods: ReadonlyMap<string, Ingredient>,
): string[] {
  const taken = takenIn(recipe, foods).filter(({ key, by }) => by === 'amount' && factors.has(key));
  return recipe.steps.map((text, step) =>
    taken
      .filter((each) => each.step === step)
      .reduceRight((before, { at, said, key }) => {
        const changed = said.replace(
          new RegExp(number),
          (own) => figure(valueOf(own) * (factors.get(key) ?? 1)) + own.slice(own.trimEnd().length),
        );
        return before.slice(0, at) + changed + before.slice(at + said.length);
      }, text),
  );
}

/** What nobody notices: a spoon is never exactly 15 ml. */
const slack = 0.05;

/** What is wrong with the amounts that steps name, in words. */
export function amountFaults(recipe: Recipe, foods: ReadonlyMap<string, Ingredient>): string[] {
  const faults: string[] = [];
  const used = new Map<string, number>();
  for (const { step, key, share, said, ofRest } of takenIn(recipe, foods)) {
    const before = used.get(key) ?? 0;
    const taken = ofRest === 'part' ? share * Math.max(0, 1 - before) : share;
    const whole = recipe.ingredients.find((line) => line.key === key)?.grams ?? 0;
    used.set(key, before + taken);
    if (before + taken > 1 + slack)
      faults.push(
        `step ${step + 1} takes '${said}', with which ${Math.round((before + taken) * whole)} g of '${key}' are taken; its line has ${whole} g`,
      );
    else if (ofRest === 'all' && Math.abs(before + taken - 1) > slack)
      faults.push(
        `step ${step + 1} says '${said}', but ${Math.round((1 - before) * whole)} g of '${key}' are left of ${whole} g`,
      );
  }
  return [...faults, ...potFaults(recipe, foods)];
}

/** Amounts of what no line has: what the pot gives back may be no more than what the lines pour in. */
function potFaults(recipe: Recipe, foods: ReadonlyMap<string, Ingredient>): string[] {
  const poured = recipe.ingredients.reduce((sum, { key, grams: own }) => {
    const { water_g: water = 0 } = foods.get(key)?.per100g ?? {};
    return sum + (own * (water ?? 0)) / 100;
  }, 0);
  // Water that is thrown away is no ingredient: 'boil in plenty of water'.
  const isFromTap = /\b(?:plenty|pot|pan|bowl) of\b[^.]*\bwater\b/i.test(recipe.steps.join(' '));
  return portionsOf(recipe).flatMap(({ step, said, part }) => {
    if (part['amount'] === undefined || part['key'] !== undefined || lineOf(part, recipe))
      return [];
    const name = part['name'] ?? '';
    const amount = gramsOf(part, undefined);
    if (/^(?:and|for|from|into|on|the|each|a|in|at|with)\b/i.test(name)) return [];
    if (ofThePot.test(name) && (amount <= poured * (1 + slack) || isFromTap)) return [];
    return [`step ${step + 1} names '${said}', which no ingredient line has`];
  });
}
