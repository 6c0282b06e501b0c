// Families of foods that people leave out by one name, diets made of them, and the words for both.
import { filled, matching, oneOf, readRow, text, words } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { readCsv } from './csv.ts';

/** How a food belongs to a family, the strongest first. */
export const belongings = ['is', 'made_of', 'holds', 'may_hold'] as const;
export type Belonging = (typeof belongings)[number];
export type FamilyKind = 'allergen' | 'group' | 'food';

export interface Family {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly kind: FamilyKind;
  /** Families whose members belong to this one too. */
  readonly covers: readonly string[];
  /** Ingredient keys, those of covered families included; of two rows the stronger counts. */
  readonly members: ReadonlyMap<string, Belonging>;
  readonly note: string;
  readonly source: string;
}

export interface Diet {
  readonly id: string;
  readonly name: string;
  /** What the diet asks for; how it is judged where it leaves no family out. */
  readonly meaning: string;
  /** Ids of families; empty where the diet is a limit or a pattern. */
  readonly leavesOut: readonly string[];
  /** Pairs of families that do not meet in one meal. */
  readonly notTogether: readonly (readonly [string, string])[];
  readonly source: string;
  readonly words: readonly { readonly lang: string; readonly word: string }[];
}

/** What people call a family, in lower case; a word with several rows means several families. */
export interface FamilyWord {
  readonly family: string;
  readonly lang: string;
  readonly word: string;
  /** Of a brand: the ingredient that it is, which a mere wish leaves out alone. */
  readonly itself?: string;
}

/** The tables' texts; a table that does not exist is an empty text. */
export interface FamilyTexts {
  readonly families: string;
  readonly members: string;
  readonly words: string;
  readonly brands: string;
  readonly diets: string;
  readonly dietWords: string;
}

export interface Families {
  readonly families: ReadonlyMap<string, Family>;
  readonly diets: ReadonlyMap<string, Diet>;
  readonly words: readonly FamilyWord[];
  readonly problems: readonly string[];
}

const tables: Readonly<Record<keyof FamilyTexts, string>> = {
  families: 'families.csv',
  members: 'family_members.csv',
  words: 'family_words.csv',
  brands: 'brand_foods.csv',
  diets: 'diets.csv',
  dietWords: 'diet_words.csv',
};

const id = matching(/^[a-z0-9_]+$/, 'a key');
const lang = matching(/^[a-z]{2}$/, 'two letters');
const word = matching(
  /^[^\s\p{Lu}](?:[^\p{Lu}]*[^\s\p{Lu}])?$/u,
  'in lower case without space around it',
);
const familyRow = {
  family: id,
  name: filled,
  plural: filled,
  kind: oneOf('allergen', 'group', 'food'),
  covers: words,
  note: text,
  source: filled,
};
const memberRow = { family: id, key: id, how: oneOf(...belongings) };
const brandRow = {
  brand: word,
  families: words,
  basis: oneOf('usual', 'estimate'),
  itself: text,
  note: filled,
};
const wordRow = { family: id, lang, word };
const dietRow = {
  diet: id,
  name: filled,
  meaning: filled,
  leaves_out: words,
  not_together: words,
  source: filled,
};
const dietWordRow = { diet: id, lang, word };

type Columns = Readonly<Record<string, Cell<unknown>>>;
type FamilyRows = ReadonlyMap<string, Row<typeof familyRow>>;
type Own = ReadonlyMap<string, ReadonlyMap<string, Belonging>>;

/** A table's rows; what cannot be read, and what stands twice, is reported. */
function rowsOf<C extends Columns>(
  file: string,
  content: string,
  columns: C,
  same: (row: Row<C>) => string,
  problems: string[],
): Row<C>[] {
  const [header, ...rest] = readCsv(content);
  const at = new Map(header?.cells.map((name, i) => [name, i]));
  const seen = new Set<string>();
  return rest.flatMap(({ cells, line }) => {
    const report = (what: string) => problems.push(`${file}:${line}: ${what}`);
    if (cells.length !== at.size) report(`${cells.length} cells under ${at.size} columns`);
    const row = readRow(columns, at, cells, (column, what, cell) =>
      report(`${column}: ${what} (${JSON.stringify(cell)})`),
    );
    if (!row) return [];
    if (seen.has(same(row))) report(`'${same(row)}' stands twice`);
    seen.add(same(row));
    return [row];
  });
}

/** Families that cover themselves, each with the way round. */
function cyclesIn(rows: FamilyRows): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (from: string, way: readonly string[]): void => {
    if (way.includes(from)) {
      found.push([...way.slice(way.indexOf(from)), from].join(' > '));
      return;
    }
    if (done.has(from)) return;
    for (const next of rows.get(from)?.covers ?? []) walk(next, [...way, from]);
    done.add(from);
  };
  for (const from of rows.keys()) walk(from, []);
  return found;
}

const stronger = (a: Belonging, b: Belonging | undefined): boolean =>
  b === undefined || belongings.indexOf(a) < belongings.indexOf(b);

/** A family's members with those of all that it covers; `rows` holds no cycle. */
function membersOf(
  of: string,
  rows: FamilyRows,
  own: Own,
  known: Map<string, ReadonlyMap<string, Belonging>>,
): ReadonlyMap<string, Belonging> {
  const before = known.get(of);
  if (before) return before;
  const members = new Map(own.get(of));
  for (const covered of rows.get(of)?.covers ?? [])
    for (const [key, how] of membersOf(covered, rows, own, known))
      if (stronger(how, members.get(key))) members.set(key, how);
  known.set(of, members);
  return members;
}

/** The members that the table names for each family itself. */
function ownMembers(
  content: string,
  rows: FamilyRows,
  ingredients: { has(key: string): boolean },
  problems: string[],
): Own {
  const own = new Map<string, Map<string, Belonging>>();
  const same = (row: { family: string; key: string }) => `${row.family},${row.key}`;
  for (const row of rowsOf(tables.members, content, memberRow, same, problems)) {
    const where = `${tables.members}: ${same(row)}`;
    if (!rows.has(row.family)) problems.push(`${where}: '${row.family}' is no family`);
    if (!ingredients.has(row.key)) problems.push(`${where}: '${row.key}' is no ingredient`);
    const members = own.get(row.family) ?? new Map<string, Belonging>();
    own.set(row.family, members.set(row.key, row.how));
  }
  return own;
}

function readDiets(texts: FamilyTexts, rows: FamilyRows, problems: string[]): Map<string, Diet> {
  const diets = new Map<string, Diet>();
  const said = new Map<string, { lang: string; word: string }[]>();
  const same = (row: { diet: string; lang: string; word: string }) =>
    `${row.diet},${row.lang},${row.word}`;
  for (const row of rowsOf(tables.dietWords, texts.dietWords, dietWordRow, same, problems)) {
    const own = said.get(row.diet) ?? [];
    said.set(row.diet, own);
    own.push({ lang: row.lang, word: row.word });
  }
  for (const row of rowsOf(tables.diets, texts.diets, dietRow, ({ diet }) => diet, problems)) {
    const pairs = row.not_together.map((pair) => pair.split('+'));
    for (const name of [...row.leaves_out, ...pairs.flat()])
      if (!rows.has(name)) problems.push(`${tables.diets}: ${row.diet}: '${name}' is no family`);
    const notTogether = pairs.flatMap(([a, b, ...more]): [string, string][] => {
      if (a !== undefined && b !== undefined && !more.length) return [[a, b]];
      problems.push(`${tables.diets}: ${row.diet}: not_together: not two families`);
      return [];
    });
    const { diet, name, meaning, leaves_out: leavesOut, source } = row;
    const own = said.get(diet) ?? [];
    diets.set(diet, { id: diet, name, meaning, leavesOut, notTogether, source, words: own });
  }
  for (const of of said.keys())
    if (!diets.has(of)) problems.push(`${tables.dietWords}: '${of}' is no diet`);
  return diets;
}

/** A food that is told by its brand is every food that it is made of. */
function brandWords(
  content: string,
  said: readonly FamilyWord[],
  problems: string[],
): FamilyWord[] {
  const known = new Set(said.map(({ family, word: of }) => `${family} ${of}`));
  return rowsOf(tables.brands, content, brandRow, ({ brand }) => brand, problems).flatMap(
    ({ brand, families, itself }) =>
      families
        .filter((family) => !known.has(`${family} ${brand}`))
        .map((family) => ({
          family,
          lang: 'en',
          word: brand,
          ...(itself === '' ? {} : { itself }),
        })),
  );
}

/**
 * Reads the families, the diets and their words.
 * @param ingredients tells whether an ingredient key exists
 * @returns what could be read; where `problems` is not empty it must not be used
 */
export function readFamilies(
  texts: FamilyTexts,
  ingredients: { has(key: string): boolean },
): Families {
  const problems: string[] = [];
  const list = rowsOf(tables.families, texts.families, familyRow, (row) => row.family, problems);
  const rows: FamilyRows = new Map(list.map((row) => [row.family, row]));
  for (const row of list)
    for (const name of row.covers)
      if (!rows.has(name)) problems.push(`${tables.families}: ${row.family}: no family '${name}'`);
  const own = ownMembers(texts.members, rows, ingredients, problems);
  const same = (row: FamilyWord) => `${row.family},${row.lang},${row.word}`;
  const said = rowsOf(tables.words, texts.words, wordRow, same, problems);
  said.push(...brandWords(texts.brands, said, problems));
  for (const { family, word: of } of said)
    if (!rows.has(family)) problems.push(`${tables.words}: ${of}: '${family}' is no family`);
  const diets = readDiets(texts, rows, problems);
  const cycles = cyclesIn(rows);
  problems.push(...cycles.map((way) => `${tables.families}: covers itself: ${way}`));

  const families = new Map<string, Family>();
  const known = new Map<string, ReadonlyMap<string, Belonging>>();
  for (const { family, ...row } of cycles.length ? [] : list)
    families.set(family, { id: family, ...row, members: membersOf(family, rows, own, known) });
  return { families, diets, words: said, problems };
}
