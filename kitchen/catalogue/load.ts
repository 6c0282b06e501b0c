// Reads and checks the catalogue: the tables of data/, our own rows of data/additions/, the recipes. Nothing else reads these files.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCooking } from './cooking.ts';
import { cookedYieldsOf, readCookingFirst, withCookingFirst } from './cookingFirst.ts';
import { readLocalWords } from './localWords.ts';
import type { CookingFirstRow } from './cookingFirst.ts';
import { readConditions } from './conditionTables.ts';
import { readKeepingDays, readStaples } from './cupboardTables.ts';
import { readCountries } from './countryTables.ts';
import { readDishLimits } from './dishLimits.ts';
import { readDishWords } from './dishWords.ts';
import { readLimitedTags } from './limitedTags.ts';
import { readFamilies } from './families.ts';
import { readHousehold } from './household.ts';
import { readAliases, readIngredients } from './ingredientTables.ts';
import { readLighterTables } from './lighterTables.ts';
import { readLocalUnits, readUnits } from './measureTables.ts';
import { readRecipe } from './recipe.ts';
import { readSafetyTables } from './safetyTables.ts';
import { latestToday, readReviews, withReviews } from './reviews.ts';
import { readSubstitutionTables } from './substitutionTables.ts';
import { openTables } from './tables.ts';
import { readTellingTables } from './tellingTables.ts';
import type { Tables } from './tables.ts';
import type { Catalogue, Condition, Country, Ingredient, Recipe } from './types.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Where the catalogue lies; the project's own unless a test says otherwise. */
export interface Places {
  readonly data?: string;
  readonly recipes?: string;
  /** Newer exchange rates, as `npm run rates` writes them; none where the file is missing. */
  readonly rates?: string;
  /** yyyy-MM-dd: no review is of a later day. */
  readonly today?: string;
}

/**
 * Reads the whole catalogue: about 660 ingredients, 14,000 names, 195 countries, 56 conditions, 338 families of foods, 15 diets and every recipe.
 * A malformed table, or a row that names a key no table holds, throws an Error that lists every problem as 'file:line: column: what is wrong'.
 * A malformed recipe is left out and named in `problems`, so that one file cannot take the kitchen down.
 */
export function loadCatalogue(places: Places = {}): Catalogue {
  const data = places.data ?? join(here, 'data');
  const files = openFiles();
  const tables = openTables((path) => files.readIfThere(join(data, path)));
  const ingredients = readIngredients(tables);
  const kept = readKept(tables, ingredients);
  const units = readUnits(tables);
  const aliases = readAliases(tables, ingredients);
  const conditions = readConditions(tables);
  const ownRates = () =>
    places.rates === undefined ? '' : (files.readIfThere(places.rates) ?? '');
  const countries = readCountries(tables, ownRates, ingredients);
  const families = readFoodFamilies(tables, ingredients);
  const telling = readTelling(tables, conditions);
  const safety = readSafety(tables, { ingredients, ...telling }, families);
  const limits = readSparing(tables);
  const cookingFirst = readCookingFirst(tables, ingredients);
  const reviews = readReviews(
    tables,
    { conditions, ...limits, ...families, ...safety, tables: tables.fingerprints },
    places.today ?? latestToday(),
  );
  tables.check();

  const { recipes, problems } = readRecipes(
    places.recipes ?? join(here, 'recipes'),
    files.read,
    ingredients,
    countries,
    cookingFirst,
  );
  return {
    ingredients,
    cookedYields: cookedYieldsOf(cookingFirst),
    units,
    localUnits: readLocalUnits(tables, units),
    aliases,
    countries,
    conditions: withReviews(conditions, reviews.held),
    tables: tables.fingerprints,
    reviews,
    ...kept,
    ...safety,
    ...telling,
    ...limits,
    ...families,
    recipes,
    problems,
    version: files.version(),
  };
}

/** Reads files, and says by their contents which version of the catalogue they are (FNV-1a). */
function openFiles() {
  let hash = 0x811c9dc5;
  const read = (path: string): string => {
    const content = readFileSync(path, 'utf8');
    for (let i = 0; i < content.length; i += 1)
      hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
    return content;
  };
  return {
    read,
    readIfThere: (path: string): string | null => (existsSync(path) ? read(path) : null),
    version: (): string => (hash >>> 0).toString(16).padStart(8, '0'),
  };
}

function readSafety(
  { addition, problems }: Tables,
  { ingredients, unlistedFoods }: Pick<Catalogue, 'ingredients' | 'unlistedFoods'>,
  { families }: Pick<Catalogue, 'families'>,
) {
  return readSafetyTables(
    {
      supervised: addition('supervised.csv'),
      notJudged: addition('not_judged.csv'),
      supervisedWays: addition('supervised_ways.csv'),
      foodWays: addition('food_ways.csv'),
      medicines: addition('medicines.csv'),
      childFoods: addition('child_foods.csv'),
      childCautions: addition('child_cautions.csv'),
      hazards: addition('food_hazards.csv'),
      claims: addition('medical_claims.csv'),
    },
    {
      tags: new Set([...ingredients.values(), ...unlistedFoods].flatMap(({ tags }) => [...tags])),
      keys: ingredients,
      families,
    },
    problems,
  );
}

/** What a serving should bring little of. */
const readSparing = ({ addition, problems }: Tables) => ({
  dishLimits: readDishLimits(addition('dish_limits.csv'), problems),
  limitedTags: readLimitedTags(addition('limited_tags.csv'), problems),
});

/** What words tell of a meal besides the foods that they name. */
const readTelling = (tables: Tables, conditions: ReadonlyMap<string, Condition>) => ({
  ...readTellingTables(tables, conditions),
  dishWords: readDishWords(tables.addition('dish_words.csv'), tables.problems),
});

/** What countries call it, what kitchens have, how it is sold, how long it keeps, and what may stand for it. */
const readKept = (tables: Tables, ingredients: ReadonlyMap<string, Ingredient>) => ({
  localWords: readLocalWords(tables, ingredients),
  staples: readStaples(tables, ingredients),
  keepsDays: readKeepingDays(tables, ingredients),
  ...readHousehold(tables, ingredients),
  ...readSubstitutionTables(tables, ingredients),
  ...readLighterTables(tables, ingredients),
});

function readFoodFamilies(
  { addition, problems }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
) {
  const { problems: wrong, ...families } = readFamilies(
    {
      families: addition('families.csv'),
      members: addition('family_members.csv'),
      words: addition('family_words.csv'),
      brands: addition('brand_foods.csv'),
      diets: addition('diets.csv'),
      dietWords: addition('diet_words.csv'),
    },
    ingredients,
  );
  problems.push(...wrong.map((what) => `additions/${what}`));
  return families;
}

/** Every recipe below `folder`, in order of id; what cannot be read is named and left out. */
function readRecipes(
  folder: string,
  read: (path: string) => string,
  ingredients: ReadonlyMap<string, Ingredient>,
  countries: ReadonlyMap<string, Country>,
  cookingFirst: readonly CookingFirstRow[],
) {
  const problems: string[] = [];
  const recipes = new Map<string, Recipe>();
  const titles = new Map<string, string>();
  for (const path of recipeFiles(folder)) {
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
    recipes.set(recipe.id, withCooking(withCookingFirst(recipe, cookingFirst), ingredients));
    titles.set(recipe.title.toLowerCase(), path);
  }
  return { recipes: [...recipes.values()].sort((a, b) => (a.id < b.id ? -1 : 1)), problems };
}

function recipeFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
