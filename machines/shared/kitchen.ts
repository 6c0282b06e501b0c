// What the ingredient flow keeps of the kitchen's answers, and what its ports take.
import type { ProcessAnswer } from '../../contract/kitchen.ts';
import type { Resources } from '../../contract/resources.ts';

export type Analysis = ProcessAnswer;
export type KitchenResources = Pick<Resources, 'YoutubeSearch' | 'GoogleSearch' | 'source'>;

export interface ChosenDish {
  analysisId: string;
  index: number;
}

export interface DishInstructions {
  text: string;
  ingredients: readonly string[];
  notes: readonly string[];
}

/** One history record, before it becomes the wire's JSON texts (HIST-11). */
export interface KitchenRecord {
  analysisId: string;
  suggestion: string;
  instructions: string;
  ingredients: readonly string[];
  resources: KitchenResources | null;
}
