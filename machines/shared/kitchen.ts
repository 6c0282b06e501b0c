// What the ingredient flow keeps of the kitchen's answers, and what its ports take.
import type { Slot } from '../../domain/slots.ts';
import type { Equipment, ProcessAnswer, RecipeDetails } from '../../contract/kitchen.ts';
import type { Resources } from '../../contract/resources.ts';
import type { KeptRecipe } from './history.ts';
import type { Photo } from './photo.ts';

export type Analysis = ProcessAnswer;
export type OpenHealth = Pick<ProcessAnswer, 'not_understood_health' | 'open_health_questions'>;
export type KitchenResources = Pick<Resources, 'YoutubeSearch' | 'GoogleSearch' | 'source'>;

/** What narrows the dishes; what is absent narrows nothing. */
export interface DishFilters {
  minutes?: 15 | 30 | 45;
  meal?: Slot;
  /** At most so many things to buy. */
  missing?: 0 | 1 | 2;
  equipment?: Equipment;
}

/** What there is to cook with: typed, photographed, or the corrected names of an analysis; and what narrows the dishes. */
export type IngredientRequest = (
  | { list: string }
  | { image: Photo }
  | { analysisId: string; names: readonly string[] }
) & { filters: DishFilters };

export interface ChosenDish {
  analysisId: string;
  index: number;
}

export interface DishInstructions {
  text: string;
  ingredients: readonly string[];
  /** For each step the places of what it needs among the ingredients, where the kitchen says so. */
  stepIngredients?: readonly (readonly number[])[] | undefined;
  notes: readonly string[];
  /** What was not understood of the person's health settings, and how many questions about them are open. */
  openHealth?: OpenHealth | undefined;
  /** Of a recipe of ours: what its page shows beside it. */
  recipe?: RecipeDetails | undefined;
}

/** A dish of the kitchen's list that was opened: what its record will be named after and made of. */
export interface OpenedDish extends ChosenDish {
  title: string;
  names: readonly string[];
}

/** What is written out: a dish of an analysis, or a recipe of the catalogue. */
export type RecipeAsk = ({ kind: 'dish' } & ChosenDish) | { kind: 'recipe'; recipeId: string };

/** From the chart of the cooking to the page of the recipe. */
export interface StepReached {
  type: 'step.reached';
  step: number;
}

/** What is kept of a recipe page for this tab: whose it is, for how many, and how far one has cooked. */
export interface RecipePlace {
  /** The address of the recipe. */
  dish: string;
  opened: OpenedDish | null;
  servings: number | null;
  step: number;
}

/** What videos and articles are wanted for: a suggested dish, or foods that were seen. */
export type ResourceRequest = ChosenDish | { foods: readonly string[] };

/** One history record, before it becomes the wire's JSON texts (HIST-11). */
export interface KitchenRecord {
  kind: 'food' | 'ingredient';
  analysisId: string;
  suggestion: string;
  instructions: string;
  /** Foods or ingredients, as they were confirmed. */
  names: readonly string[];
  resources: KitchenResources | null;
  /** The dish as it was cooked, where it was written out line by line. */
  recipe?: KeptRecipe | undefined;
}

/** How long the chart waits that does what one does with a recipe beside cooking it, in milliseconds. */
export interface RecipeActionLimits {
  saveTimeout: number;
  printTimeout: number;
  /** The device's own share sheet waits for the person. */
  shareTimeout: number;
}
