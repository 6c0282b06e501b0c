// What the kitchen offers to the server: the calls and what goes in and out. Types only; index.ts joins the parts.
import type { Note } from '../domain/notes.ts';
import type { HealthQuestionCode } from '../domain/healthQuestions.ts';
import type {
  Equipment,
  InstructionsAnswer,
  ReadIngredient,
  Suggestion,
  Verdict,
} from '../contract/kitchen.ts';
import type { OwnReading } from '../contract/ownRecipes.ts';
import type { PlanDay } from '../contract/plans.ts';
import type { Resources } from '../contract/resources.ts';
import type { Catalogue, Meal, Recipe } from './catalogue/types.ts';
import type { MixedList } from './health/mixedList.ts';
import type { PartedList } from './health/partedList.ts';
import type { Quantity } from './recipes/nutrition.ts';
import type { Names } from './ingredients/names.ts';
import type { PrintedLine, PrintedReading } from './ingredients/printed.ts';
import type { OwnText } from './ownRecipes/dish.ts';
import type { OwnRequest } from './ownRecipes/page.ts';
import type { AskedList } from './recipes/askedDishes.ts';
import type { OwnWritten } from './ownRecipes/whole.ts';
import type { ForTable } from './safety/table.ts';
import type { PaidPrice } from './prices/paid.ts';

export type { OwnRequest } from './ownRecipes/page.ts';
export type { PrintedLine, PrintedReading } from './ingredients/printed.ts';

/** What a person says of their health and home, as settings or a form hold it. */
export interface HealthWords {
  /** Free text: 'high blood pressure and gout'. */
  readonly sickness?: string | null;
  /** Ids of `conditions.csv`; unknown ones are reported, not dropped. */
  readonly conditions?: readonly string[] | null;
  /** Words or ids: 'peanut', 'nuts', 'seafood', 'kiwi'. */
  readonly allergens?: readonly string[] | null;
  /** Ids of `diets.csv`. */
  readonly diets?: readonly string[] | null;
  /** Answers to earlier questions, by question id. */
  readonly answers?: Readonly<Record<string, string>> | null;
  /** ISO 3166 alpha-2. */
  readonly country?: string | null;
  /** Of somebody who is named at the table: their name may tell their age, and nothing is planned for a child. */
  readonly atTable?: { readonly name: string; readonly isChild: boolean };
}

/** A limit in figures that somebody's clinician gave them, in their own words. */
export interface OwnLimit {
  readonly quantity: Quantity;
  readonly basis: 'per_day' | 'per_meal';
  /** In the quantity's unit. */
  readonly max: number;
  /** Where it was told as salt: its grams. */
  readonly saltG?: number;
}

/** Whom a meal is for, resolved to what the tables know. */
export interface Person {
  /** Of somebody who eats along: how they are called. */
  readonly name?: string;
  /** Ids of `conditions.csv`, without 'general'. */
  readonly conditions: readonly string[];
  /** Allergen tags that must not be met: 'peanut', 'tree_nut', 'fish' …; unions are spelt out. */
  readonly allergens: readonly string[];
  /** Ingredient keys the person named as an allergy ('kiwi'). */
  readonly avoidedKeys: readonly string[];
  /** Ingredients that the person says do no harm, though they belong to an allergen or a diet: 'nuts, but almonds are fine'. */
  readonly allowedKeys?: readonly string[];
  /** Families of foods that are left out, by their ids; `avoidedKeys` and `allergens` hold what belongs to them. */
  readonly families: readonly string[];
  /** Kinds of dish that are left out by their name: ids of `dish_kinds.csv`. */
  readonly dishKinds?: readonly string[];
  /** Families that count against a dish and do not exclude it. */
  readonly disliked: readonly string[];
  /** Ids of `diets.csv`. */
  readonly diets: readonly string[];
  /** Ids of `medicines.csv`. */
  readonly medicines: readonly string[];
  /** Ids of `supervised.csv`: nothing is suggested. */
  readonly supervised: readonly string[];
  /** Ids of `not_judged.csv`: no dish is called a fit. */
  readonly notJudged?: readonly string[];
  /** Ids of `child_foods.csv`: the person is too young for what these name. */
  readonly tooYoungFor?: readonly string[];
  /** The same where nothing tells that they are old enough. */
  readonly perhapsTooYoungFor?: readonly string[];
  /** Of somebody who eats along: a question about their food is not answered, and what it may leave out is not known. */
  readonly hasOpenQuestion?: boolean;
  /** Allergy words that no table knows: nothing can be called safe of them. */
  readonly uncheckedAllergies: readonly string[];
  /** Parts of what they wrote of their health that nobody understood: nothing can be called a fit. */
  readonly notUnderstood: readonly string[];
  /** Limits in figures that they told of: of each quantity and basis the strictest. */
  readonly ownLimits?: readonly OwnLimit[];
  readonly country: string | null;
  /** What their household paid for food, where a cost is asked for. */
  readonly paid?: readonly PaidPrice[];
}

export interface Question {
  readonly id: string;
  /** In English. */
  readonly text: string;
  readonly choices: readonly string[];
  /** The same for whoever writes it in another language. */
  readonly said: {
    readonly code: HealthQuestionCode;
    /** `conditions`: ids with a space between them; `family`: an id. */
    readonly params: Readonly<Record<string, string>>;
  };
  /** What else may be answered, by name: families of foods. */
  readonly foods?: readonly { readonly id: string; readonly name: string }[];
  /** It is asked about somebody whom the person cooks for. */
  readonly about?: 'household';
}

/** A statement of the text, and whether it was understood. */
export interface HeardSpan {
  readonly text: string;
  readonly state: 'understood' | 'partly' | 'notUnderstood';
}

export interface Understanding {
  readonly person: Person;
  /** 0 general advice; 1 caution; 2 answer the questions first; 3 no plan. The strictest of all conditions. */
  readonly gate: 0 | 1 | 2 | 3;
  /** What was understood, and what was not. */
  readonly notes: readonly Note[];
  /** To be answered before a plan is made: negated or second-hand words, and conditions of gate 2. */
  readonly questions: readonly Question[];
  /** May be asked to be more exact; until they are, all meanings of the word hold. */
  readonly refinements: readonly Question[];
  /** Questions about conditions that were answered before, to be shown with their answers. */
  readonly settled?: readonly Question[];
  /** Parts of the text that name no known condition. */
  readonly unknown: readonly string[];
  /** Foods that the text says somebody is allergic to and that are no allergen group, as they were written: the person's `avoidedKeys` hold them. */
  readonly leftOut: readonly string[];
  /** The text in its statements, in their order. */
  readonly spans: readonly HeardSpan[];
  /** Answers that the text gives by itself, by the id of the question. */
  readonly answered?: Readonly<Record<string, string>>;
}

export interface Reading {
  /** What was understood, in the order it was written; duplicates merged. */
  readonly items: readonly ReadIngredient[];
  /** What was not, as it was written. */
  readonly notUnderstood: readonly string[];
  /** What the list says is not there: 'no eggs'. */
  readonly absent: readonly string[];
  /** True where the text was longer than one reading takes, and its end was left out. */
  readonly cut: boolean;
}

/** A meal from any source: one of our recipes, or names and ingredient lines of an outside model or a person. */
export interface AnyMeal {
  readonly recipeId?: string;
  /** Of the recipe: the ids of the swaps with which it is cooked. */
  readonly swaps?: readonly string[];
  readonly name?: string;
  /** Lines as typed: '200 g prawns', 'peanut butter'. */
  readonly ingredients?: readonly string[];
}

/** What somebody else wrote of a dish. */
export interface Written {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly notes?: readonly string[];
}

/** What may be shown of it, where there is neither a hazard nor a refusal. */
export interface WrittenReview {
  /** Without the sentences that were dropped. */
  readonly steps: readonly string[];
  readonly notes: readonly string[];
  /** Sentences dropped that promise a cure or tell people to change a medicine. */
  readonly claims: number;
  readonly hazards: readonly { readonly id: string; readonly message: string }[];
  /** Why it does not fit the person; empty where it does. */
  readonly refusals: readonly Note[];
}

/** What narrows the dishes, and when they are eaten. */
export interface SuggestionFilters {
  /** At most this long, in all. */
  readonly minutes?: number;
  readonly meal?: Meal;
  /** At most so many things to buy. */
  readonly missing?: number;
  readonly equipment?: Equipment;
}

export interface SuggestionRequest {
  /** Ingredient keys at hand (`ReadIngredient.key`); what is in `items` need not be repeated. */
  readonly keys?: readonly string[];
  /** Ingredients at hand as they were read, with their amounts. */
  readonly items?: readonly ReadIngredient[];
  /** Keys of the staples that the kitchen has; without them those of the country. */
  readonly staples?: readonly string[];
  readonly person?: Person;
  /** Others who eat along: what each of them must not eat is left out too. */
  readonly table?: readonly Person[];
  readonly filters?: SuggestionFilters;
  /** The hour at the person's clock, 0 to 23; or the meal, which counts before it. Neither leaves a dish out. */
  readonly hour?: number;
  readonly meal?: Meal;
  /** At most this many; 10 by default. */
  readonly count?: number;
  readonly likes?: Likes;
  /** Recipes of the person's own: those of which everything is known are suggested beside ours. */
  readonly ownRecipes?: readonly OwnWritten[];
  /** Ids of recipes that were asked for by name: what of them may be served comes first, whatever is at hand. */
  readonly asked?: readonly string[];
  /** Only what fits without a swap: for pages that show recipes as they are written. */
  readonly asWritten?: boolean;
}

/** What a person said of recipes, by id: favourites rank higher, what they do not want again is left out. */
export interface Likes {
  readonly favourites: readonly string[];
  readonly notAgain: readonly string[];
}

export interface CookRequest {
  readonly recipeId?: string;
  /** Without a recipe id: the dish by its name, and what the meal is made of. */
  readonly name?: string;
  readonly ingredients?: readonly string[];
  readonly person?: Person;
  /** Keys at hand; the others are marked in the list of ingredients. */
  readonly have?: readonly string[];
  /** Ingredients at hand as they were read, with their amounts; their keys need not be in `have`. */
  readonly items?: readonly ReadIngredient[];
  /** Keys of the staples that the kitchen has; without them those of the country. */
  readonly staples?: readonly string[];
  readonly servings?: number;
  /** Ids of swaps that it is wanted with; those that the tables do not know or that make it worse for somebody are left out. */
  readonly swaps?: readonly string[];
  /** Others who eat along: a swap is never offered that brings what one of them must not eat. */
  readonly table?: readonly Person[];
  /** Eggs firm, meat and fish all through, with no word on whom that is for. */
  readonly isCookedThrough?: boolean;
}

/** A recipe as it is cooked, and what it is to those who eat along. */
export interface SwappedForTable extends ForTable {
  readonly recipe: Recipe;
  readonly swaps: readonly string[];
}

/** A dish as a plan's slot takes it. */
export interface OwnMealText extends ForTable {
  readonly text: string;
  readonly ingredients: readonly string[];
  readonly meal: NonNullable<PlanDay['lunch_meal']>;
  readonly safety: Verdict;
}

/** What a list says of a recipe of somebody's own. */
export interface OwnHead {
  /** '' where the text has none. */
  readonly title: string;
  /** Hands-on, heat and waiting; 0 where neither the text nor its steps say. */
  readonly minutes: number;
  /** Whether these are our estimate from the steps. */
  readonly isEstimated: boolean;
  /** The words of its ingredient lines, without accents and each once. */
  readonly words: string;
}

/** What a person wrote of a dish of their own, worked out as ours are; what is not understood is said, and never called a fit. */
export interface OwnRecipes {
  head(text: string): OwnHead;
  read(request: OwnRequest): OwnReading;
  page(request: OwnRequest): InstructionsAnswer;
  meal(request: OwnRequest): OwnMealText;
  /** What the gate says of it for each of these people. */
  verdicts(own: OwnText, people: readonly Person[]): Verdict[];
}

export interface Kitchen {
  readonly catalogue: Catalogue;
  /** Reads a typed list ("2 cups of rice, 3 eggs; garri"). Never throws; takes at most 20,000 characters and 500 items, and says when it cut. */
  readIngredients(text: string, options?: { readonly country?: string | null }): Reading;
  /** Reads printed lines, as a reader of text saw them: a receipt, a label, a list. Never throws; looks at 150 lines at most. */
  readPrinted(
    lines: readonly PrintedLine[],
    options?: { readonly country?: string | null },
  ): PrintedReading;
  /** Names of dishes and ingredients, to be completed while somebody types. */
  readonly names: Names;
  /** Reads one list in which foods and health stand together, as somebody without settings writes it. Never throws. */
  readMixedList(text: string, answers?: Readonly<Record<string, string>>): MixedList;
  /** Takes what speaks of health out of a list of foods, so that 'allergic to nuts' brings no nuts. */
  partList(text: string): PartedList;
  /** Resolves what a person says of their health. Never throws. */
  understand(words: HealthWords): Understanding;
  /** Dishes for what is at hand, best first; none that the gate refuses. */
  suggest(request: SuggestionRequest): Suggestion[];
  /** The dishes that a list asks for by name, and the list without them. */
  askedDishes(list: string): AskedList;
  /** How to cook a dish: `error` and empty instructions where no such dish is known or the gate refuses it. */
  instructions(request: CookRequest): InstructionsAnswer;
  /** One of our recipes with those of the wished swaps that leave nobody worse off; null where there is none. */
  withSwaps(request: CookRequest): SwappedForTable | null;
  /** Links for a dish, made without a search: source 'link'. */
  resourcesFor(dish: string): Resources;
  /** A drawn picture of a dish as SVG text, 320 × 200, at most 4 kB; the same dish gives the same picture. */
  drawDish(dish: string): string;
  /** Whether a meal fits a person: everything that leaves the service goes through this. */
  gate(meal: AnyMeal, person: Person): Verdict;
  /** Reads what another service wrote: every step and line for foods, hazards and claims. */
  review(written: Written, person: Person): WrittenReview;
  /** The recipe of a name, by id or title; the closest title within a small slip of spelling. */
  findRecipe(name: string): Recipe | null;
  readonly own: OwnRecipes;
}
