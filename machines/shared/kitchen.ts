// What the ingredient flow keeps of the kitchen's answers, and what its ports take.
import type { Note } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Equipment, OwnNote, ProcessAnswer, RecipeDetails } from '../../contract/kitchen.ts';
import type { Resources } from '../../contract/resources.ts';
import type { KeptRecipe } from './history.ts';
import type { Photo } from './photo.ts';

export type Analysis = ProcessAnswer;
export type OpenHealth = Pick<
  ProcessAnswer,
  'not_understood_health' | 'open_health_questions' | 'health_questions'
>;
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

/** An analysis whose dishes are on the screen, and what asks for them again: the names, and what narrows the dishes. */
export interface ShownDishes {
  analysisId: string;
  names: readonly string[];
  filters: DishFilters;
}
/** This tab showed dishes before a reload. */
export interface DishesFound {
  type: 'dishes.found';
  shown: ShownDishes;
}

export interface ChosenDish {
  analysisId: string;
  index: number;
}

export interface DishInstructions {
  text: string;
  ingredients: readonly string[];
  /** For each step the places of what it needs among the ingredients, where the kitchen says so. */
  stepIngredients?: readonly (readonly number[])[] | undefined;
  /** Beside each of these the share of its line; null where nobody says how much of it. */
  stepShares?: readonly (readonly (number | null)[])[] | undefined;
  notes: readonly Note[];
  /** What was not understood of the person's health settings, and how many questions about them are open. */
  openHealth?: OpenHealth | undefined;
  /** What its list said of health: it is judged by that too. Empty where that is not kept. */
  heard?: readonly string[] | undefined;
  /** Why it is not written out: it does not fit whoever asks, or is no more. Trying again changes nothing. */
  refused?: string | undefined;
  /** The same sentence by sentence, where the services said it so. */
  refusedFor?: readonly Note[] | undefined;
  /** Of a recipe of ours: what its page shows beside it. */
  recipe?: RecipeDetails | undefined;
  /** What the person noted when they cooked it before. */
  ownNote?: OwnNote | undefined;
}

/** A dish of the kitchen's list that was opened: what its record will be named after and made of. */
export interface OpenedDish extends ChosenDish {
  title: string;
  names: readonly string[];
}

export interface AskedRecipe {
  recipeId: string;
  /** The entry of the history that is cooked again, where its list said something of health. */
  record?: string;
}

/** What is written out: a dish of an analysis, or a recipe of the catalogue. */
export type RecipeAsk = ({ kind: 'dish' } & ChosenDish) | ({ kind: 'recipe' } & AskedRecipe);

/** The same, with what a person has in place of what it names: the ids of swaps. */
export type RecipeWish = RecipeAsk & { swaps: readonly string[] };

/** From the chart of the swaps to the page of the recipe. */
export interface RecipeAdapted {
  type: 'recipe.adapted';
  written: DishInstructions;
}

/** Whether a recipe was cooked to its last step, or left before. */
export interface CookingOutput {
  outcome: 'finished' | 'left';
}

/** From the chart of the swaps to the address, which keeps them. */
export interface ToSwapsAddress {
  type: 'swaps.kept';
  swaps: readonly string[];
}

/** From the page of the recipe to the chart that records it: it is cooked another way. */
export interface RecordChanged {
  type: 'record.changed';
  instructions: string;
  recipe: KeptRecipe;
}

/** From the chart of the cooking to the page of the recipe. */
export interface StepShown {
  type: 'step.shown';
  step: number;
}

/** The browser went back or forward: to another step, or from the page of the recipe to one. */
export interface StepReturned {
  type: 'step.returned';
  step: number;
}
export interface CookingReturned {
  type: 'cooking.returned';
  step: number;
}

/** In which units a recipe is shown, from now on and on this device. */
export interface UnitsChosen {
  type: 'units.chosen';
  units: 'metric' | 'us';
}

/** Why the browser does not listen: not allowed, no network or microphone, no answer, or it stopped by itself. */
export type VoiceProblem = 'denied' | 'offline' | 'silent' | 'unanswered' | 'ended';

/** A word that moves between steps was heard. */
export interface CommandRecognised {
  type: 'command.recognised';
  command: 'next' | 'back';
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
  /** Null of a recipe that no list led to. */
  analysisId: string | null;
  /** The entry that was cooked again: what its list said of health holds for this one too. */
  again?: string | undefined;
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
  /** The rest of a week being planned. */
  aiTimeout: number;
  saveTimeout: number;
  printTimeout: number;
  /** The device's own share sheet waits for the person. */
  shareTimeout: number;
}
