// The tables of data/additions/ that keep people safe, read from their text: situations that
// we make no plan for and how they are told, medicines that food acts on, dangerous handling, dangerous promises.
import { quantities } from '../recipes/nutrition.ts';
import { plain } from '../ingredients/words.ts';
import { CellFault, filled, oneOf, readRow, words } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { childCautionRow, childFoodRow, reportCautions, toChildFoods } from './childTables.ts';
import { readCsv } from './csv.ts';
import { id, seen, type Known } from './safetyCells.ts';
import { foodWayKinds } from './safetyTypes.ts';
import type {
  FoodHazard,
  MedicalClaim,
  Medicine,
  MedicineLimit,
  SafetyTables,
  SafetyTexts,
} from './safetyTypes.ts';

const bases = [
  'per_day',
  'per_kg_day',
  'pct_energy',
  'per_1000kcal',
  'per_meal',
  'per_breakfast',
  'per_week',
] as const;
const basisOf = oneOf(...bases);
const counted = new Set<string>(quantities);

const some =
  <T>(list: Cell<readonly T[]>): Cell<readonly T[]> =>
  (cell) => {
    const found = list(cell);
    if (found.length === 0) throw new CellFault('blank');
    return found;
  };

const regex: Cell<RegExp> = (cell) => {
  if (cell === '') throw new CellFault('blank');
  try {
    return new RegExp(cell, 'iu');
  } catch (fault) {
    throw new CellFault(`not a regular expression: ${(fault as Error).message}`);
  }
};

const regexes: Cell<readonly RegExp[]> = (cell) => words(cell).map(regex);

const quantity: Cell<string> = (cell) => {
  if (!counted.has(cell)) throw new CellFault(`'${cell}' is no quantity that we count`);
  return cell;
};

const boundary: Cell<number | null> = (cell) => {
  if (cell !== '' && !/^\d+(?:\.\d+)?$/.test(cell)) throw new CellFault(`'${cell}' is no number`);
  return cell === '' ? null : Number(cell);
};

/** 'carb_g:per_day:130::g' is at least 130 g of carbohydrate a day. */
const limit: Cell<MedicineLimit> = (cell) => {
  const [nutrient = '', basis = '', min = '', max = '', unit = '', ...rest] = cell.split(':');
  if (unit === '' || rest.length > 0) {
    throw new CellFault(`'${cell}' is not quantity:basis:min:max:unit`);
  }
  const read = { nutrient: quantity(nutrient), basis: basisOf(basis), unit };
  const [from, to] = [boundary(min), boundary(max)];
  if (from === null && to === null) throw new CellFault(`'${cell}' limits nothing`);
  return { ...read, min: from, max: to };
};

const supervisedRow = {
  id,
  name: filled,
  why: filled,
  ask: filled,
  words: some(words),
  source: filled,
  seen,
};
const medicineRow = {
  id,
  name: filled,
  words: some(words),
  rule: filled,
  leaves_out: words,
  steady: (cell: string) => words(cell).map(quantity),
  limits: (cell: string) => words(cell).map(limit),
  why: filled,
  source: filled,
  seen,
};
const hazardRow = {
  id,
  name: filled,
  foods: some(regexes),
  danger_words: some(regexes),
  safe_words: regexes,
  message: filled,
  source: filled,
  seen,
};
const wayRow = {
  id,
  situation: id,
  scope: oneOf('statement', 'text'),
  said: regex,
  unless: (cell: string) => (cell === '' ? null : regex(cell)),
  example: filled,
  harmless: filled,
};
const foodWayRow = {
  id,
  kind: oneOf(...foodWayKinds),
  said: regex,
  example: filled,
  other: filled,
};
const claimRow = { id, pattern: regex, example: filled, harmless: filled };

type Columns = Readonly<Record<string, Cell<unknown>>>;

/** Rows of a table, each id once. What is wrong goes to `problems`, as 'file:line: …'. */
function rowsOf<C extends Columns>(
  file: string,
  text: string,
  columns: C,
  problems: string[],
): Row<C>[] {
  const [header, ...rest] = readCsv(text);
  const columnAt = new Map(header?.cells.map((name, i) => [name, i]));
  const lineOf = new Map<string, number>();
  return rest.flatMap(({ cells, line }) => {
    const say = (what: string) => problems.push(`${file}:${line}: ${what}`);
    if (cells.length !== columnAt.size) {
      say(`${cells.length} cells under ${columnAt.size} columns`);
    }
    const row = readRow(columns, columnAt, cells, (column, what, cell) => {
      say(`${column}: ${what} (${JSON.stringify(cell.slice(0, 80))})`);
    });
    if (!row) return [];
    const own = cells[columnAt.get('id') ?? 0] ?? '';
    const before = lineOf.get(own);
    if (before !== undefined) say(`id: '${own}' stands in line ${before} already`);
    lineOf.set(own, line);
    return [row];
  });
}

interface Worded {
  readonly id: string;
  readonly words: readonly string[];
}

/** A word that two rows share would leave it open which of them is meant. */
function reportSharedWords(rows: readonly Worded[], problems: string[]): void {
  const owner = new Map<string, string>();
  for (const row of rows)
    for (const word of row.words) {
      const before = owner.get(plain(word));
      if (before !== undefined) problems.push(`words: '${word}' is of '${before}' and '${row.id}'`);
      owner.set(plain(word), row.id);
    }
}

function toMedicine(row: Row<typeof medicineRow>, known: Known, problems: string[]): Medicine {
  const tags = row.leaves_out.filter((name) => known.tags.has(name));
  const keys = row.leaves_out.filter((name) => !known.tags.has(name) && known.keys.has(name));
  for (const name of row.leaves_out)
    if (!tags.includes(name) && !keys.includes(name)) {
      problems.push(`medicines.csv: ${row.id}: leaves_out: '${name}' is no tag and no ingredient`);
    }
  return {
    id: row.id,
    name: row.name,
    words: row.words,
    rule: row.rule,
    leavesOut: { tags, keys },
    steady: row.steady,
    limits: row.limits,
    why: row.why,
    source: row.source,
    seen: row.seen,
  };
}

/**
 * Reads the tables; the empty text is a table without rows.
 * @param problems is given whatever is wrong; the faulty row is then left out
 */
export function readSafetyTables(
  texts: SafetyTexts,
  known: Known,
  problems: string[],
): SafetyTables {
  const supervised = rowsOf('supervised.csv', texts.supervised, supervisedRow, problems);
  const notJudged = rowsOf('not_judged.csv', texts.notJudged, supervisedRow, problems);
  const medicines = rowsOf('medicines.csv', texts.medicines, medicineRow, problems).map((row) =>
    toMedicine(row, known, problems),
  );
  const childFoods = rowsOf('child_foods.csv', texts.childFoods, childFoodRow, problems).map(
    (row) => toChildFoods(row, known, problems),
  );
  const childCautions = rowsOf(
    'child_cautions.csv',
    texts.childCautions,
    childCautionRow,
    problems,
  );
  reportCautions(childCautions, childFoods, known, problems);
  const hazards = rowsOf('food_hazards.csv', texts.hazards, hazardRow, problems).map(
    ({ danger_words, safe_words, ...rest }): FoodHazard => ({
      ...rest,
      danger: danger_words,
      safe: safe_words,
    }),
  );
  const supervisedWays = rowsOf('supervised_ways.csv', texts.supervisedWays, wayRow, problems);
  for (const { id: way, situation } of supervisedWays)
    if (!supervised.some((row) => row.id === situation))
      problems.push(`supervised_ways.csv: ${way}: '${situation}' is no situation`);
  const foodWays = rowsOf('food_ways.csv', texts.foodWays, foodWayRow, problems);
  const claims = rowsOf('medical_claims.csv', texts.claims, claimRow, problems);
  reportSharedWords([...supervised, ...notJudged, ...medicines], problems);
  return {
    supervised,
    notJudged,
    supervisedWays,
    foodWays,
    medicines,
    childFoods,
    childCautions,
    hazards,
    claims,
  };
}

const anyIn = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text));

/**
 * The hazards of a recipe that someone else wrote.
 * @param lines its name, ingredients and steps, in any order
 */
export function hazardsIn(lines: readonly string[], hazards: readonly FoodHazard[]): FoodHazard[] {
  const whole = lines.join('\n');
  return hazards.filter(
    ({ foods, danger, safe }) =>
      anyIn(whole, foods) && !anyIn(whole, safe) && lines.some((line) => anyIn(line, danger)),
  );
}

/** The claims that a text makes. */
export const claimsIn = (text: string, claims: readonly MedicalClaim[]): MedicalClaim[] =>
  claims.filter(({ pattern }) => pattern.test(text));
