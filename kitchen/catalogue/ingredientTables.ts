// Ingredients, with what each table says of one: nutrition, tags, price, measures, frequency.
import { filled, maybe, number, oneOf, text, words } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { labelOf } from './label.ts';
import { readDensities } from './measureTables.ts';
import { readRetention } from './retentionTables.ts';
import type { Retention } from './retentionTables.ts';
import { gather, key } from './tables.ts';
import type { Columns, Tables } from './tables.ts';
import { nutrientColumns, nutrients } from './types.ts';
import type { Alias, Ingredient, Measure, Nutrient, Price } from './types.ts';

const nutrientCells = Object.fromEntries(nutrientColumns.map((name) => [name, maybe])) as Record<
  (typeof nutrientColumns)[number],
  Cell<number | null>
>;
const fillRow = {
  key,
  nutrient: oneOf(...nutrients),
  value: number,
  qualifier: oneOf('', 'below', 'traces'),
  ciqual_name: filled,
};
const nutritionRow = {
  key,
  name: filled,
  category: filled,
  regions: words,
  ...nutrientCells,
  purine_class: oneOf('low', 'moderate', 'high', 'very_high'),
  gi: maybe,
  refuse_pct: maybe,
  source_db: filled,
  source_desc: text,
  match: oneOf('exact', 'proxy', 'estimate'),
  confidence: oneOf('high', 'medium', 'low'),
};
const tagRow = { key, tags: words };
const priceRow = {
  key,
  usd_per_kg_purchased: number,
  usd_per_kg_edible: number,
  confidence: oneOf('high', 'medium-high', 'medium', 'medium-low', 'low'),
  price_basis: text,
  source: filled,
  nonlocal_multiplier: number,
};
const measureRow = { key, measure: filled, grams: number };
const frequencyRow = { key, score: number };
const lactoseRow = { key, lactose_g: number };
const labelRow = { key, label: filled };
const everydayRow = { key, regions: words, basis: filled, source: filled };
const aliasRow = {
  alias: filled,
  key,
  kind: oneOf('canonical', 'synonym', 'generic', 'regional', 'auto', 'proxy'),
  variant: words,
};

interface Fill {
  readonly nutrient: Nutrient;
  readonly value: number;
  /** The food that stands for it in Ciqual. */
  readonly food: string;
}

/** What the tables say of ingredients, each by key. */
interface Facts {
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>;
  readonly prices: ReadonlyMap<string, Row<typeof priceRow>>;
  readonly scores: ReadonlyMap<string, number>;
  readonly lactose: ReadonlyMap<string, number>;
  readonly labels: ReadonlyMap<string, string>;
  readonly everyday: ReadonlyMap<string, readonly string[]>;
  readonly measures: ReadonlyMap<string, readonly Measure[]>;
  readonly fills: ReadonlyMap<string, readonly Fill[]>;
  /** Grams of a millilitre, by category. */
  readonly densities: ReadonlyMap<string, number>;
  readonly retention: Retention;
}

/** Every ingredient by key. A key that one table holds and another lacks is a problem. */
export function readIngredients(tables: Tables): Map<string, Ingredient> {
  const rows = byKey(both(tables, 'ingredients_nutrition.csv', nutritionRow));
  const facts = readFacts(tables, rows.values());
  tables.check();
  const ingredients = new Map<string, Ingredient>();
  for (const row of rows.values()) {
    const [own, price] = [facts.tags.get(row.key), facts.prices.get(row.key)];
    if (!own) tables.problems.push(`ingredient_tags.csv: no row for '${row.key}'`);
    if (!price) tables.problems.push(`ingredient_prices_usd.csv: no row for '${row.key}'`);
    if (own && price) ingredients.set(row.key, toIngredient(row, own, toPrice(price), facts));
  }
  for (const [table, holder] of Object.entries({
    ingredient_tags: facts.tags,
    ingredient_prices_usd: facts.prices,
    ingredient_frequency: facts.scores,
    ingredient_lactose: facts.lactose,
    ingredient_labels: facts.labels,
    everyday_regions: facts.everyday,
    ingredient_measures: facts.measures,
    'micronutrient-fill': facts.fills,
  }))
    for (const name of holder.keys()) tables.known(`${table}.csv`, name, rows);
  return ingredients;
}

function readFacts(
  tables: Tables,
  rows: Iterable<{ readonly key: string; readonly category: string }>,
): Facts {
  return {
    tags: amendTags(
      tables.base('ingredient_tags.csv', tagRow),
      tables.added('ingredient_tags.csv', tagRow),
    ),
    prices: byKey(both(tables, 'ingredient_prices_usd.csv', priceRow)),
    scores: new Map(
      both(tables, 'ingredient_frequency.csv', frequencyRow).map((row) => [row.key, row.score]),
    ),
    lactose: new Map(
      tables.added('ingredient_lactose.csv', lactoseRow).map((row) => [row.key, row.lactose_g]),
    ),
    labels: new Map(
      tables.added('ingredient_labels.csv', labelRow).map((row) => [row.key, row.label]),
    ),
    everyday: new Map(
      tables.added('everyday_regions.csv', everydayRow).map((row) => [row.key, row.regions]),
    ),
    measures: readMeasures(tables),
    fills: readFills(tables),
    densities: readDensities(tables),
    retention: readRetention(tables, rows),
  };
}

/** The rows of a table and of our own beside it, which come later and so replace. */
const both = <Of extends Columns>(
  { base, added }: Tables,
  file: string,
  columns: Of,
): Row<Of>[] => [...base(file, columns), ...added(file, columns)];

const byKey = <Each extends { readonly key: string }>(rows: readonly Each[]): Map<string, Each> =>
  new Map(rows.map((row) => [row.key, row]));

function readMeasures(tables: Tables): Map<string, Measure[]> {
  const measures = new Map<string, Measure[]>();
  for (const { key: of, measure, grams } of both(tables, 'ingredient_measures.csv', measureRow)) {
    // Of two weights for the same words ours stands: SR28's packet of noodles is its seasoning.
    const others = (measures.get(of) ?? []).filter((each) => each.measure !== measure);
    measures.set(of, [...others, { measure, grams }]);
  }
  return measures;
}

/** Under the limit of the method a figure is unknown: between nothing and that limit. */
function readFills({ base }: Tables): Map<string, Fill[]> {
  return gather(
    base('micronutrient-fill.csv', fillRow)
      .filter(({ qualifier }) => qualifier !== 'below')
      .map(({ key: of, nutrient, value, ciqual_name: food }) => [of, { nutrient, value, food }]),
  );
}

/** Words that the table took for names of their own: 'white rice' turned round is no bean. */
const adjectives = new Set(['white', 'ridge', 'snow', 'navy', 'hyacinth']);

/** The names that people type; ours replace those of the table. */
export function readAliases(
  { base, added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): Alias[] {
  const own = added('synonyms.csv', aliasRow);
  const replaced = new Set(own.map((row) => row.alias));
  const aliases = [
    ...base('synonyms.csv', aliasRow).filter(
      (row) => !replaced.has(row.alias) && !adjectives.has(row.alias),
    ),
    ...own,
  ].map(({ alias, key: of, kind, variant }) => ({ alias, key: of, kind, variants: variant }));
  for (const { alias, key: of } of aliases) known(`synonyms.csv: ${alias}`, of, ingredients);
  return aliases;
}

/** Our own tag rows amend ('+celery_may;-vegan') or, without signs, replace a row. */
function amendTags(
  base: Row<typeof tagRow>[],
  own: Row<typeof tagRow>[],
): Map<string, Set<string>> {
  const tags = new Map(base.map((row) => [row.key, new Set(row.tags)]));
  for (const row of own) {
    const current = row.tags.every((tag) => /^[+-]/.test(tag))
      ? (tags.get(row.key) ?? new Set<string>())
      : new Set<string>();
    for (const tag of row.tags)
      if (tag.startsWith('-')) current.delete(tag.slice(1));
      else current.add(tag.replace(/^\+/, ''));
    tags.set(row.key, current);
  }
  return tags;
}

function toPrice(row: Row<typeof priceRow>): Price {
  return {
    usdPerKgPurchased: row.usd_per_kg_purchased,
    usdPerKgEdible: row.usd_per_kg_edible,
    confidence: row.confidence,
    basis: row.price_basis,
    source: row.source,
    nonlocalMultiplier: row.nonlocal_multiplier,
  };
}

function toIngredient(
  row: Row<typeof nutritionRow>,
  tags: ReadonlySet<string>,
  price: Price,
  facts: Facts,
): Ingredient {
  const { per100g, filled: foreign } = nutrientsOf(row, facts.fills.get(row.key) ?? []);
  return {
    key: row.key,
    name: row.name,
    label: facts.labels.get(row.key) ?? labelOf(row.name),
    category: row.category,
    regions: row.regions,
    everydayRegions: facts.everyday.get(row.key) ?? row.regions,
    per100g,
    filled: foreign,
    retention: facts.retention(row),
    lactose_g: facts.lactose.get(row.key) ?? 0,
    purineClass: row.purine_class,
    gi: row.gi,
    refusePct: row.refuse_pct,
    tags,
    price,
    measures: facts.measures.get(row.key) ?? [],
    gramsPerMl: facts.densities.get(row.category) ?? null,
    frequency: facts.scores.get(row.key) ?? 0,
    match: row.match,
    confidence: row.confidence,
    source: `${row.source_db}: ${row.source_desc}`,
  };
}

/** The row's own figures, and where it has none those of a like food, by whose name they stand. */
function nutrientsOf(row: Row<typeof nutritionRow>, fills: readonly Fill[]) {
  const per100g = Object.fromEntries([
    ...nutrients.map((name) => [name, null]),
    ...nutrientColumns.map((name) => [name, row[name]]),
  ]) as Record<Nutrient, number | null>;
  const foreign = new Map<Nutrient, string>();
  for (const { nutrient, value, food } of fills) {
    if (per100g[nutrient] !== null) continue;
    per100g[nutrient] = value;
    foreign.set(nutrient, food);
  }
  return { per100g, filled: foreign };
}
