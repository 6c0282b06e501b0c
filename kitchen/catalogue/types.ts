// What the catalogue holds once it has been read and checked.
import type { Household } from './household.ts';
import type { LighterTables } from './lighterTables.ts';
import type { Units } from './measureTables.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { Allergen } from '../health/allergens.ts';
import type { DishLimit } from './dishLimits.ts';
import type { LimitedTag } from './limitedTags.ts';
import type { Cooked, Kept } from './retention.ts';
import type { Review } from './reviews.ts';
import type { SafetyTables } from './safetyTypes.ts';
import type { SubstitutionTables } from './substitutionTables.ts';
import type { TellingTables } from './tellingTables.ts';
import type { Diet, Family, FamilyWord } from './families.ts';

/** Nutrient columns of `ingredients_nutrition.csv`; the unit is the end of each name. */
export const nutrientColumns = [
  'energy_kcal',
  'protein_g',
  'carb_g',
  'sugars_g',
  'fibre_g',
  'fat_g',
  'sat_fat_g',
  'mono_fat_g',
  'poly_fat_g',
  'sodium_mg',
  'potassium_mg',
  'phosphorus_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'zinc_mg',
  'cholesterol_mg',
  'vit_c_mg',
  'vit_a_rae_ug',
  'folate_dfe_ug',
  'vit_b12_ug',
  'vit_d_ug',
  'vit_k_ug',
  'water_g',
  'purine_mg',
] as const;
/** All nutrients: the last three only `micronutrient-fill.csv` knows. */
export const nutrients = [...nutrientColumns, 'iodine_ug', 'selenium_ug', 'vit_e_mg'] as const;
export type Nutrient = (typeof nutrients)[number];

export type Meal = Slot;
export type Difficulty = 'easy' | 'medium' | 'hard';

/** How a figure came about: copied from its source, taken from a similar food, or typed from knowledge. */
export type Match = 'exact' | 'proxy' | 'estimate';
export type Confidence = 'high' | 'medium-high' | 'medium' | 'medium-low' | 'low';

/** A household measure and its weight in grams of the edible part. */
export interface Measure {
  readonly measure: string;
  readonly grams: number;
}

export interface Price {
  /** US dollars a kilogram at US retail, August 2026: as bought, and of the edible part. */
  readonly usdPerKgPurchased: number;
  readonly usdPerKgEdible: number;
  readonly confidence: Confidence;
  readonly basis: string;
  readonly source: string;
  /** Factor outside the ingredient's regions. */
  readonly nonlocalMultiplier: number;
}

export interface Ingredient {
  readonly key: string;
  /** As the table names it, with its form: 'Rice, white, long-grain (raw)'. */
  readonly name: string;
  /** Short and ready to show: 'white long-grain rice'. */
  readonly label: string;
  readonly category: string;
  /** Where it is ordinary food: GLB EUR NAM LAT CAR WAF EAF SAF NAF MID SAS SEA EAS OCE. */
  readonly regions: readonly string[];
  /** Where an ordinary household cooks with it: fewer regions than those that sell it, for some. */
  readonly everydayRegions: readonly string[];
  /** Per 100 g of the edible part in the named form; null is unknown, never zero. */
  readonly per100g: Readonly<Record<Nutrient, number | null>>;
  /** Which of them come from another table than the row's own (Anses, Ciqual 2020), by the food that stands for it there. */
  readonly filled: ReadonlyMap<Nutrient, string>;
  /** What ways of cooking leave of its vitamins. */
  readonly retention: readonly Kept[];
  /** Grams of lactose per 100 g; 0 where there is no milk. */
  readonly lactose_g: number;
  readonly purineClass: 'low' | 'moderate' | 'high' | 'very_high';
  /** Glycaemic index, glucose = 100; from memory of published tables, ±10. */
  readonly gi: number | null;
  /** Inedible share of what is bought, percent; null is unknown. */
  readonly refusePct: number | null;
  readonly tags: ReadonlySet<string>;
  readonly price: Price;
  readonly measures: readonly Measure[];
  /** Grams of a millilitre, by its category, where it has no cup or spoon; null for what is not poured. An estimate. */
  readonly gramsPerMl: number | null;
  /** Share of 10,354 counted recipes that use it, 0–1; 0 says nothing of a West African staple. */
  readonly frequency: number;
  readonly match: Match;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly source: string;
}

export interface Alias {
  readonly alias: string;
  readonly key: string;
  readonly kind: 'canonical' | 'synonym' | 'generic' | 'regional' | 'auto' | 'proxy';
  /** BCP 47 tags ('en-NG') where the name is meant so; empty: everywhere. */
  readonly variants: readonly string[];
}

/** A word that is a food in some countries alone. */
export interface LocalWord {
  readonly word: string;
  readonly key: string;
  /** ISO 3166. */
  readonly countries: readonly string[];
}

/** A price that was seen in shops. */
export interface ObservedPrice {
  /** Local money for 1 kg as bought, with peel, bone and shell. */
  readonly localPerKg: number;
  /** The newest month in it, yyyy-MM. */
  readonly month: string;
}

/** How well the prices of a country are known; `data/README.md`, price-bands.csv. */
export type PriceTier =
  | 'observed'
  | 'unobserved_low_price'
  | 'unobserved_high_price'
  | 'doubtful'
  | 'reference';

/** How far prices may be off, as standard deviations of their logarithm: what all share, and what each has of its own. */
export interface Spread {
  readonly common: number;
  readonly own: number;
}

/** What the prices of a country are worked out from (docs/decisions/039-prices.md). */
export interface Pricing {
  readonly tier: PriceTier;
  readonly observed: ReadonlyMap<string, ObservedPrice>;
  /** The rate at which observed prices and the model were turned into dollars; null where there is none. */
  readonly rate: number | null;
  /** Today's rate against the one at which the price level was measured; 1 where that is not known. */
  readonly rateMoved: number;
  /** The model, for all countries alike: effects by name, in logarithms. */
  readonly effects: ReadonlyMap<string, number>;
  /** By 'tier kind'. */
  readonly spreads: ReadonlyMap<string, Spread>;
}

export interface Country {
  readonly name: string;
  readonly iso2: string;
  readonly aliases: readonly string[];
  readonly region: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly minorUnits: number;
  readonly locale: string;
  /** Of the language that most people there write: 'tr-TR'. */
  readonly nativeLocale: string;
  /** Local units of money for one US dollar, on `rateDate`. */
  readonly usdRate: number;
  readonly rateDate: string;
  readonly rateSource: string;
  readonly rateLicence: string;
  /** What a person should know of the rate, in a sentence; '' where there is nothing. */
  readonly rateNote: string;
  /** Food price level, United States = 1; an estimate. */
  readonly priceLevel: number;
  /** Price level of the whole economy, United States = 1. */
  readonly gdpPriceLevel: number;
  /** Cost of a healthy diet, PPP dollars a day. */
  readonly healthyDietPpp: number | null;
  readonly pricing: Pricing;
  /** What a household paid there itself, by food, and the country without it. */
  readonly paid?: { readonly table: Country; readonly prices: ReadonlyMap<string, OwnPrice> };
}

/** What a household paid for 1 kg as bought, in the country's money. */
export interface OwnPrice {
  readonly localPerKg: number;
  /** yyyy-MM-dd. */
  readonly on: string;
  /** 1 as long as it counts whole, then less and less. */
  readonly weight: number;
}

export type Seen = 'read in part' | 'as quoted elsewhere' | 'not seen by us';
export type Provenance = 'verified' | 'memory' | 'mixed';

export interface Limit {
  readonly nutrient: string;
  readonly basis:
    | 'per_day'
    | 'per_kg_day'
    | 'pct_energy'
    | 'per_1000kcal'
    | 'per_meal'
    | 'per_breakfast'
    | 'per_week';
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
  readonly priority: 'hard' | 'soft';
  /** Resolved for 2,000 kcal and 70 kg a day. */
  readonly refDayMin: number | null;
  readonly refDayMax: number | null;
  readonly source: string;
  readonly year: number;
  /** Page, section or table of the source; '' where nobody has noted it. */
  readonly place: string;
  /** Whether the figure was seen: in an extract of the document, in what another publication quotes of it, or not by us. */
  readonly seen: Seen;
  readonly provenance: Provenance;
  /** Who has reviewed it; absent where nobody has. */
  readonly review?: Review;
}

export interface Condition {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** 0 general advice; 1 show caution; 2 ask a question first; 3 do not plan. */
  readonly gate: 0 | 1 | 2 | 3;
  readonly synonyms: readonly string[];
  /** Of these, names in other languages than English. */
  readonly foreign: ReadonlySet<string>;
  readonly excludedTags: readonly string[];
  readonly limitedTags: readonly string[];
  readonly preferredTags: readonly string[];
  readonly sources: string;
  readonly provenance: Provenance;
  readonly limits: readonly Limit[];
}

export interface RecipeIngredient {
  readonly key: string;
  /** Grams for all servings, as bought ready to use, and what of it is eaten. */
  readonly grams: number;
  readonly eatenGrams: number;
  readonly measure: string;
  /** What the cook reads: 'long-grain rice, rinsed'. */
  readonly text: string;
  readonly optional: boolean;
  /** Of a person's own recipe: its line gives no amount, and the grams are our estimate. */
  readonly estimated?: true;
  /** Nobody says how much of it, so that a shopping list names it without a price: neither is it priced here. */
  readonly unpriced?: true;
  /** How it is cooked; absent where it is eaten as it is. */
  readonly cooked?: Cooked;
}

export interface CookingFirst {
  readonly key: string;
  readonly prep: number;
  readonly cook: number;
  readonly wait: number;
}

export interface Recipe {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  /** ISO 3166 alpha-2, the dish's home first. */
  readonly countries: readonly string[];
  readonly meals: readonly Meal[];
  readonly serves: number;
  /** Minutes of hands-on work, on heat, and of waiting. */
  readonly prep: number;
  readonly cook: number;
  readonly wait: number;
  /** Of a person's own recipe: its times are our estimate from its steps. */
  readonly timesEstimated?: true;
  readonly difficulty: Difficulty;
  readonly equipment: readonly string[];
  readonly tags: readonly string[];
  /** What the dish is to look at ('thickSoup'), for its picture; null where nobody has said yet. */
  readonly form: string | null;
  readonly ingredients: readonly RecipeIngredient[];
  /** Markdown; ingredients are links to their key. */
  readonly steps: readonly string[];
  readonly keeping: string;
  /** Food that the dish takes cooked and cold, with the minutes of the first step, which cooks it. */
  readonly cookingFirst?: CookingFirst;
  /** File below `recipes/`, for messages. */
  readonly path: string;
}

/** What hardly any kitchen of a region is without. */
export interface Staple {
  readonly key: string;
  /** Food regions as in `Ingredient.regions`; GLB is everywhere. */
  readonly regions: readonly string[];
  readonly keepsDays: number;
}

export interface Catalogue
  extends SafetyTables, TellingTables, SubstitutionTables, LighterTables, Household {
  /** What a gram of a dry food weighs once it is cooked, by key. */
  readonly cookedYields: ReadonlyMap<string, number>;
  /** What one serving should not pass, by quantity. */
  readonly dishLimits: ReadonlyMap<Quantity, DishLimit>;
  /** Words in the name of a dish, with the allergens that its list of ingredients may leave out. */
  readonly dishWords: ReadonlyMap<string, readonly Allergen[]>;
  /** What conditions ask to be sparing with, by tag. */
  readonly limitedTags: ReadonlyMap<string, LimitedTag>;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  /** The units of amounts, by every word for them. */
  readonly units: Units;
  /** The same where a country has its own, by its code. */
  readonly localUnits: ReadonlyMap<string, Units>;
  readonly aliases: readonly Alias[];
  readonly localWords: readonly LocalWord[];
  readonly countries: ReadonlyMap<string, Country>;
  readonly conditions: ReadonlyMap<string, Condition>;
  /** Fingerprints of the tables, by their path below `data/`. */
  readonly tables: ReadonlyMap<string, string>;
  /** Who has reviewed what; `held` without what has changed since. */
  readonly reviews: { readonly all: readonly Review[]; readonly held: readonly Review[] };
  readonly staples: readonly Staple[];
  /** How many days a food usually keeps, whole and stored as it should be: what keeps for two months or less. Estimates. */
  readonly keepsDays: ReadonlyMap<string, number>;
  /** Foods that people leave out by one name. */
  readonly families: ReadonlyMap<string, Family>;
  readonly diets: ReadonlyMap<string, Diet>;
  /** What people call the families, in many languages. */
  readonly words: readonly FamilyWord[];
  readonly recipes: readonly Recipe[];
  /** Recipes that could not be read, left out: 'path:line: what is wrong'. */
  readonly problems: readonly string[];
  /** Changes with any recipe or figure. */
  readonly version: string;
}
