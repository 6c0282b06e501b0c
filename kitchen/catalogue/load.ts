// Reads and checks the catalogue: the tables of data/, our own rows of data/additions/, the recipes. Nothing else reads these files.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filled, matching, maybe, number, oneOf, readRow, text, words } from './cells.ts';
import type { Cell, Row } from './cells.ts';
import { readCsv } from './csv.ts';
import { keepingRow, packRow, toHousehold } from './household.ts';
import { readFamilies } from './families.ts';
import { labelOf } from './label.ts';
import { readLimitSources } from './limitSources.ts';
import { readMoney } from './moneyTables.ts';
import { readRecipe } from './recipe.ts';
import { readSafetyTables } from './safetyTables.ts';
import { nutrientColumns, nutrients } from './types.ts';
import type {
  Alias,
  Catalogue,
  Condition,
  Country,
  Ingredient,
  Limit,
  Measure,
  Nutrient,
  Price,
  Recipe,
} from './types.ts';

const here = dirname(fileURLToPath(import.meta.url));

const key = matching(/^[a-z0-9_]+$/, 'a key');
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
const stapleRow = { key, regions: words, keeps_days: number, basis: filled, source: filled };
const aliasRow = {
  alias: filled,
  key,
  kind: oneOf('canonical', 'synonym', 'generic', 'regional', 'auto', 'proxy'),
  variant: words,
};
const countryRow = {
  name: filled,
  iso2: matching(/^[A-Z]{2}$/, 'two capital letters'),
  aliases: words,
  region: filled,
  currency: filled,
  currency_symbol: text,
  minor_units: number,
  locale: filled,
  usd_rate_wb: maybe,
  price_level: number,
  gdp_price_level: number,
  cohd_ppp_usd_day: maybe,
};
const provenance = oneOf('verified', 'memory', 'mixed');
const gates = { '0': 0, '1': 1, '2': 2, '3': 3 } as const;
const conditionRow = {
  condition: key,
  name: filled,
  group: filled,
  gate: oneOf('0', '1', '2', '3'),
  synonyms: words,
  excluded_tags: words,
  limited_tags: words,
  preferred_tags: words,
  sources: text,
  provenance,
};
const conditionNameRow = { condition: key, name: filled, language: filled };
const limitRow = {
  condition: key,
  nutrient: key,
  basis: oneOf(
    'per_day',
    'per_kg_day',
    'pct_energy',
    'per_1000kcal',
    'per_meal',
    'per_breakfast',
    'per_week',
  ),
  min: maybe,
  max: maybe,
  unit: filled,
  priority: oneOf('hard', 'soft'),
  ref_day_min: maybe,
  ref_day_max: maybe,
  source: filled,
  year: number,
  provenance,
};

interface Fill {
  readonly nutrient: Nutrient;
  readonly value: number;
  /** The food that stands for it in Ciqual. */
  readonly food: string;
}

/** Where the catalogue lies; the project's own unless a test says otherwise. */
export interface Places {
  readonly data?: string;
  readonly recipes?: string;
  /** Newer exchange rates, as `npm run rates` writes them; none where the file is missing. */
  readonly rates?: string;
}

/**
 * Reads the whole catalogue: about 660 ingredients, 5,700 names, 195 countries, 56 conditions, 338 families of foods, 15 diets and every recipe.
 * A malformed table, or a row that names a key no table holds, throws an Error that lists every problem as 'file:line: column: what is wrong'.
 * A malformed recipe is left out and named in `problems`, so that one file cannot take the kitchen down.
 */
export function loadCatalogue(places: Places = {}): Catalogue {
  const data = places.data ?? join(here, 'data');
  const problems: string[] = [];
  let version = 0x811c9dc5;
  const read = (path: string): string => {
    const content = readFileSync(path, 'utf8');
    for (let i = 0; i < content.length; i += 1)
      version = Math.imul(version ^ content.charCodeAt(i), 0x01000193);
    return content;
  };
  const rowsOf = <Columns extends Readonly<Record<string, Cell<unknown>>>>(
    folder: string,
    file: string,
    columns: Columns,
  ): Row<Columns>[] => {
    const path = join(data, folder, file);
    if (!existsSync(path)) return [];
    const [header, ...rest] = readCsv(read(path));
    const columnAt = new Map(header?.cells.map((name, i) => [name, i]));
    return rest.flatMap(({ cells, line }) => {
      if (cells.length !== columnAt.size)
        problems.push(
          `${join(folder, file)}:${line}: ${cells.length} cells under ${columnAt.size} columns`,
        );
      const row = readRow(columns, columnAt, cells, (column, what, cell) =>
        problems.push(
          `${join(folder, file)}:${line}: ${column}: ${what} (${JSON.stringify(cell)})`,
        ),
      );
      return row ? [row] : [];
    });
  };
  const base = <Columns extends Readonly<Record<string, Cell<unknown>>>>(
    file: string,
    columns: Columns,
  ): Row<Columns>[] => rowsOf('', file, columns);
  const added = <Columns extends Readonly<Record<string, Cell<unknown>>>>(
    file: string,
    columns: Columns,
  ): Row<Columns>[] => rowsOf('additions', file, columns);
  const check = () => {
    if (problems.length)
      throw new Error(`The catalogue's tables do not hold together:\n${problems.join('\n')}`);
  };
  const known = (where: string, name: string, holder: { has(name: string): boolean }) => {
    if (!holder.has(name)) problems.push(`${where}: '${name}' is in no table`);
  };

  const rows = new Map(
    [
      ...base('ingredients_nutrition.csv', nutritionRow),
      ...added('ingredients_nutrition.csv', nutritionRow),
    ].map((row) => [row.key, row]),
  );
  const tags = amendTags(base('ingredient_tags.csv', tagRow), added('ingredient_tags.csv', tagRow));
  const prices = new Map(
    [
      ...base('ingredient_prices_usd.csv', priceRow),
      ...added('ingredient_prices_usd.csv', priceRow),
    ].map((row) => [row.key, row]),
  );
  const scores = new Map(
    [
      ...base('ingredient_frequency.csv', frequencyRow),
      ...added('ingredient_frequency.csv', frequencyRow),
    ].map((row) => [row.key, row.score]),
  );
  const lactose = new Map(
    added('ingredient_lactose.csv', lactoseRow).map((row) => [row.key, row.lactose_g]),
  );
  const labels = new Map(
    added('ingredient_labels.csv', labelRow).map((row) => [row.key, row.label]),
  );
  const measures = new Map<string, Measure[]>();
  for (const { key: of, measure, grams } of [
    ...base('ingredient_measures.csv', measureRow),
    ...added('ingredient_measures.csv', measureRow),
  ]) {
    // Of two weights for the same words ours stands: SR28's packet of noodles is its seasoning.
    measures.set(of, [
      ...(measures.get(of) ?? []).filter((each) => each.measure !== measure),
      { measure, grams },
    ]);
  }

  const fills = new Map<string, Fill[]>();
  for (const { key: of, nutrient, value, qualifier, ciqual_name: food } of base(
    'micronutrient-fill.csv',
    fillRow,
  ))
    // Under the limit of the method it is unknown: between nothing and that limit.
    if (qualifier !== 'below') fills.set(of, [...(fills.get(of) ?? []), { nutrient, value, food }]);

  check();
  const ingredients = new Map<string, Ingredient>();
  for (const row of rows.values()) {
    const [own, price] = [tags.get(row.key), prices.get(row.key)];
    if (!own) problems.push(`ingredient_tags.csv: no row for '${row.key}'`);
    if (!price) problems.push(`ingredient_prices_usd.csv: no row for '${row.key}'`);
    if (own && price)
      ingredients.set(
        row.key,
        toIngredient(
          row,
          own,
          toPrice(price),
          labels.get(row.key) ?? labelOf(row.name),
          measures.get(row.key) ?? [],
          scores.get(row.key) ?? 0,
          lactose.get(row.key) ?? 0,
          fills.get(row.key) ?? [],
        ),
      );
  }
  for (const [table, holder] of Object.entries({
    ingredient_tags: tags,
    ingredient_prices_usd: prices,
    ingredient_frequency: scores,
    ingredient_lactose: lactose,
    ingredient_labels: labels,
    ingredient_measures: measures,
    'micronutrient-fill': fills,
  }))
    for (const name of holder.keys()) known(`${table}.csv`, name, rows);

  const staples = added('staples.csv', stapleRow).map(({ key: of, regions, keeps_days }) => ({
    key: of,
    regions,
    keepsDays: keeps_days,
  }));
  for (const { key: of } of staples) known('staples.csv', of, rows);

  // Words that the table took for names of their own: 'white rice' turned round is no bean.
  const adjectives = new Set(['white', 'ridge', 'snow', 'navy', 'hyacinth']);
  const ownAliases = added('synonyms.csv', aliasRow);
  const replaced = new Set(ownAliases.map((row) => row.alias));
  const aliases: Alias[] = [
    ...base('synonyms.csv', aliasRow).filter(
      (row) => !replaced.has(row.alias) && !adjectives.has(row.alias),
    ),
    ...ownAliases,
  ].map(({ alias, key: of, kind, variant }) => ({
    alias,
    key: of,
    kind,
    variants: variant,
  }));
  for (const { alias, key: of } of aliases) known(`synonyms.csv: ${alias}`, of, ingredients);

  const documents = readLimitSources(added, problems);
  const limits = new Map<string, Limit[]>();
  for (const { condition, ref_day_min, ref_day_max, ...rest } of base(
    'condition_limits.csv',
    limitRow,
  )) {
    const own = limits.get(condition) ?? limits.set(condition, []).get(condition);
    own?.push(
      documents.sourced(condition, { ...rest, refDayMin: ref_day_min, refDayMax: ref_day_max }),
    );
  }
  documents.check();
  const ownNames = new Map<string, string[]>();
  for (const { condition, name } of added('condition_names.csv', conditionNameRow))
    ownNames.set(condition, [...(ownNames.get(condition) ?? []), name]);
  const conditions = new Map<string, Condition>();
  for (const row of [
    ...base('conditions.csv', conditionRow),
    ...added('conditions.csv', conditionRow),
  ])
    conditions.set(row.condition, {
      id: row.condition,
      name: row.name,
      group: row.group,
      gate: gates[row.gate],
      synonyms: [...row.synonyms, ...(ownNames.get(row.condition) ?? [])],
      excludedTags: row.excluded_tags,
      limitedTags: row.limited_tags,
      preferredTags: row.preferred_tags,
      sources: row.sources,
      provenance: row.provenance,
      limits: limits.get(row.condition) ?? [],
    });
  for (const name of ownNames.keys()) known('condition_names.csv', name, conditions);
  for (const name of limits.keys()) known('condition_limits.csv', name, conditions);

  const money = readMoney(base, added, () =>
    places.rates === undefined ? '' : existsSync(places.rates) ? read(places.rates) : '',
  );
  const countries = new Map<string, Country>();
  for (const row of base('countries.csv', countryRow)) {
    const { rate, pricing } = money.of(row.iso2, row.usd_rate_wb);
    if (!rate) problems.push(`exchange-rates.csv: no row for '${row.iso2}'`);
    else
      countries.set(row.iso2, {
        name: row.name,
        iso2: row.iso2,
        aliases: row.aliases,
        region: row.region,
        ...(rate.inDollars
          ? { currency: 'USD', currencySymbol: '$', minorUnits: 2 }
          : {
              currency: row.currency,
              currencySymbol: row.currency_symbol,
              minorUnits: row.minor_units,
            }),
        locale: row.locale,
        usdRate: rate.unitsPerUsd,
        rateDate: rate.date,
        rateSource: rate.source,
        rateLicence: rate.licence,
        rateNote: rate.note,
        priceLevel: row.price_level,
        gdpPriceLevel: row.gdp_price_level,
        healthyDietPpp: row.cohd_ppp_usd_day,
        pricing,
      });
  }
  for (const name of money.keys) known('observed-prices.csv', name, ingredients);
  const addition = (file: string): string => {
    const path = join(data, 'additions', file);
    return existsSync(path) ? read(path) : '';
  };
  const named = {
    tags: new Set([...ingredients.values()].flatMap((each) => [...each.tags])),
    keys: ingredients,
  };
  const safety = readSafetyTables(
    {
      supervised: addition('supervised.csv'),
      medicines: addition('medicines.csv'),
      hazards: addition('food_hazards.csv'),
      claims: addition('medical_claims.csv'),
    },
    named,
    problems,
  );
  const household = toHousehold(base('pack-sizes.csv', packRow), added('keeping.csv', keepingRow));
  for (const name of household.packs.keys()) known('pack-sizes.csv', name, ingredients);
  const { problems: wrong, ...families } = readFamilies(
    {
      families: addition('families.csv'),
      members: addition('family_members.csv'),
      words: addition('family_words.csv'),
      diets: addition('diets.csv'),
      dietWords: addition('diet_words.csv'),
    },
    ingredients,
  );
  problems.push(...wrong.map((what) => join('additions', what)));
  check();

  const { recipes, problems: left } = readRecipes(
    places.recipes ?? join(here, 'recipes'),
    read,
    ingredients,
    countries,
  );
  return {
    ingredients,
    aliases,
    countries,
    conditions,
    staples,
    ...safety,
    ...household,
    ...families,
    recipes,
    problems: left,
    version: (version >>> 0).toString(16).padStart(8, '0'),
  };
}

/** Every recipe below `folder`, in order of id; what cannot be read is named and left out. */
function readRecipes(
  folder: string,
  read: (path: string) => string,
  ingredients: ReadonlyMap<string, Ingredient>,
  countries: ReadonlyMap<string, Country>,
) {
  const problems: string[] = [];
  const recipes = new Map<string, Recipe>();
  const titles = new Map<string, string>();
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.replaceAll('\\', '/'))
        .sort()
    : [];
  for (const path of files) {
    const { recipe, problems: own } = readRecipe(read(join(folder, path)), path);
    problems.push(...own);
    if (!recipe) continue;
    const wrong = [
      ...recipe.ingredients
        .filter((item) => !ingredients.has(item.key))
        .map((item) => `unknown ingredient key '${item.key}'`),
      ...recipe.countries
        .filter((code) => !countries.has(code))
        .map((code) => `unknown country '${code}'`),
    ];
    const [twin, namesake] = [recipes.get(recipe.id), titles.get(recipe.title.toLowerCase())];
    if (twin) wrong.push(`the id '${recipe.id}' is also that of ${twin.path}`);
    if (namesake) wrong.push(`the title '${recipe.title}' is also that of ${namesake}`);
    problems.push(...wrong.map((what) => `${path}: ${what}`));
    if (wrong.length) continue;
    recipes.set(recipe.id, recipe);
    titles.set(recipe.title.toLowerCase(), path);
  }
  return { recipes: [...recipes.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), problems };
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
  label: string,
  measures: readonly Measure[],
  frequency: number,
  lactose_g: number,
  fills: readonly Fill[],
): Ingredient {
  const per100g = Object.fromEntries([
    ...nutrients.map((name) => [name, null]),
    ...nutrientColumns.map((name) => [name, row[name]]),
  ]) as Record<Nutrient, number | null>;
  const foreign = new Map<Nutrient, string>();
  for (const { nutrient, value, food } of fills) {
    // A figure of the row's own stands.
    if (per100g[nutrient] !== null) continue;
    per100g[nutrient] = value;
    foreign.set(nutrient, food);
  }
  return {
    key: row.key,
    name: row.name,
    label,
    category: row.category,
    regions: row.regions,
    per100g,
    filled: foreign,
    lactose_g,
    purineClass: row.purine_class,
    gi: row.gi,
    refusePct: row.refuse_pct,
    tags,
    price,
    measures,
    frequency,
    match: row.match,
    confidence: row.confidence,
    source: `${row.source_db}: ${row.source_desc}`,
  };
}
