// The raw tables and recipes, read without any of the kitchen's code: what a plan is checked against.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../kitchen/catalogue');

export type Row = Readonly<Record<string, string>>;

/** Rows of a table by column; cells may be quoted, with "" for a quotation mark. */
export function readTable(file: string): Row[] {
  const text = readFileSync(join(root, 'data', file), 'utf8');
  const lines: string[][] = [];
  let [cells, cell, quoted] = [[] as string[], '', false];
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (quoted && character === '"' && text[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') {
      cells.push(cell);
      cell = '';
    } else if (!quoted && character === '\n') {
      lines.push([...cells, cell]);
      [cells, cell] = [[], ''];
    } else cell += character;
  }
  if (cell || cells.length) lines.push([...cells, cell]);
  const [head = [], ...rest] = lines;
  return rest
    .filter((line) => line.length === head.length)
    .map((line) => Object.fromEntries(head.map((name, i) => [name, line[i] ?? ''])));
}

export const withOwn = (file: string): Row[] => [
  ...readTable(file),
  ...readTable(`additions/${file}`),
];
const byKey = (rows: readonly Row[], key: string): Map<string, Row> =>
  new Map(rows.map((row) => [row[key] ?? '', row]));
export const words = (text: string | undefined): string[] =>
  (text ?? '')
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean);

export const nutrition = byKey(withOwn('ingredients_nutrition.csv'), 'key');
// Cells that the table leaves blank and another knows; what is under the limit of its method stays unknown.
for (const fill of readTable('micronutrient-fill.csv')) {
  const [row, name] = [nutrition.get(fill.key ?? ''), fill.nutrient ?? ''];
  if (row && fill.qualifier !== 'below' && !row[name])
    nutrition.set(fill.key ?? '', { ...row, [name]: fill.value ?? '' });
}
export const prices = byKey(withOwn('ingredient_prices_usd.csv'), 'key');
const rates = byKey(readTable('exchange-rates.csv'), 'iso2');
export const countries = byKey(
  readTable('countries.csv').map((row) => {
    const rate = rates.get(row.iso2 ?? '');
    return {
      ...row,
      rate_date: rate?.rate_date ?? '',
      rate_source: rate?.source ?? '',
      rate_licence: rate?.licence ?? '',
    };
  }),
  'iso2',
);
export const conditions = byKey(withOwn('conditions.csv'), 'condition');
export const limits = readTable('condition_limits.csv');
export const lactose = new Map(
  readTable('additions/ingredient_lactose.csv').map((row) => [
    row.key ?? '',
    Number(row.lactose_g),
  ]),
);

/** Tags of an ingredient: our own rows add with '+', take away with '-', or stand in for the whole row. */
export const tags = new Map<string, Set<string>>(
  readTable('ingredient_tags.csv').map((row) => [row.key ?? '', new Set(words(row.tags))]),
);
for (const row of readTable('additions/ingredient_tags.csv')) {
  const given = words(row.tags);
  const own =
    given.length > 0 && given.every((tag) => tag.startsWith('+') || tag.startsWith('-'))
      ? new Set(tags.get(row.key ?? ''))
      : new Set<string>();
  for (const tag of given) {
    if (tag.startsWith('-')) own.delete(tag.slice(1));
    else own.add(tag.replace(/^\+/, ''));
  }
  tags.set(row.key ?? '', own);
}

/** Of a cooked dish: days that it may be kept, by its form, or by a food or a category that it holds. */
const keeping = readTable('additions/keeping.csv');

/** Days that a recipe may be kept: the least of what its form, its foods and its own words allow; without words, none. */
function keptFor(form: string, keys: readonly string[], says: string): number {
  if (/\b(?:same day|at once|on the day|within the hour)\b/i.test(says)) return 0;
  const told = [...says.matchAll(/(\d+)(?: ?[–-] ?\d+)? days?\b/gi)].map((match) =>
    Number(match[1]),
  );
  if (/(?:until|for) the next day/i.test(says)) told.push(1);
  if (told.length === 0) return 0;
  const daysBy = (by: string, what: string): number[] =>
    keeping.filter((row) => row.by === by && row.what === what).map((row) => Number(row.days));
  const usual = daysBy('form', form)[0] ?? daysBy('any', '')[0] ?? 0;
  return Math.min(
    usual,
    ...told,
    ...keys.flatMap((key) => [
      ...daysBy('key', key),
      ...daysBy('category', nutrition.get(key)?.category ?? ''),
    ]),
  );
}

export interface RawRecipe {
  readonly title: string;
  /** Minutes hands-on and on heat, and how many days it keeps. */
  readonly prep: number;
  readonly cook: number;
  readonly keeps: number;
  readonly serves: number;
  readonly parts: readonly {
    readonly key: string;
    readonly grams: number;
    readonly eaten: number;
    readonly text: string;
  }[];
}

const cookingFirst = readTable('additions/cooking_first.csv').map((row) => ({
  foods: row['foods']?.split(';') ?? [],
  said: row['line']?.split(';') ?? [],
  equipment: row['equipment'] ?? '',
  prep: Number(row['prep']),
  cook: Number(row['cook']),
}));

/** Minutes for what the lines take cooked and cold, and nobody has cooked before. */
function minutesBefore(parts: RawRecipe['parts'], marks: string): { prep: number; cook: number } {
  for (const { key, text } of parts)
    for (const { foods, said, equipment, prep, cook } of cookingFirst)
      if (
        foods.includes(key) &&
        said.some((each) => text.includes(each)) &&
        (equipment === '' || marks.split(/; */).includes(equipment))
      )
        return { prep, cook };
  return { prep: 0, cook: 0 };
}

/** Recipes by file name, of their Markdown: '- 500 g (40 g eaten) | measure | words | key'. */
export const recipes = new Map<string, RawRecipe>();
for (const file of readdirSync(join(root, 'recipes'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.md')) continue;
  const text = readFileSync(join(root, 'recipes', file), 'utf8');
  const parts = [
    ...text.matchAll(
      /^- ([\d.]+) g(?: \(([\d.]+) g eaten\))? \| [^|]+ \| ([^|]+) \| ([a-z0-9_]+)/gm,
    ),
  ].map(([, grams, eaten, what, key]) => ({
    key: key ?? '',
    grams: Number(grams),
    eaten: Number(eaten ?? grams),
    text: (what ?? '').trim(),
  }));
  const head = (name: string): string =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const before = minutesBefore(parts, head('tags'));
  recipes.set((file.split(/[\\/]/).at(-1) ?? '').replace(/\.md$/, ''), {
    title: /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '',
    serves: Number(head('serves')),
    prep: Number(head('prep')) + before.prep,
    cook: Number(head('cook')) + before.cook,
    keeps: keptFor(
      head('form'),
      parts.map(({ key }) => key),
      text.split(/^## Keeping$/m)[1]?.trim() ?? '',
    ),
    parts,
  });
}
