import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import { kitchen } from '../../texts/en/kitchen.ts';
import { fill } from '../../texts/fill.ts';

export type KitchenActor = ActorRefFrom<typeof ingredientFlowMachine>;
export type KitchenSnapshot = SnapshotFrom<typeof ingredientFlowMachine>;
export type Analysis = NonNullable<KitchenSnapshot['context']['analysis']>;

/** What went wrong with the list, above the button. */
export function problemOf(snapshot: KitchenSnapshot): string | undefined {
  if (snapshot.matches({ composing: 'ingredientsMissing' })) return kitchen.ingredientsMissing;
  if (snapshot.matches({ composing: 'processingFailed' })) return kitchen.processingFailed;
  return undefined;
}

/** What the right-hand side shows. */
export function stageOf(snapshot: KitchenSnapshot): 'waiting' | 'processing' | 'nothing' | 'results' {
  if (snapshot.matches('processingIngredients')) return 'processing';
  if (snapshot.matches('showingSuggestions')) return 'results';
  return snapshot.matches({ composing: 'nothingSuggested' }) ? 'nothing' : 'waiting';
}

const within = (snapshot: KitchenSnapshot, ...states: ('choosing' | 'fetchingInstructions' | 'instructionsFailed' | 'fetchingResources' | 'refetchingResources' | 'savingRecord' | 'saved' | 'recordUnsaved')[]) =>
  states.some((state) => snapshot.matches({ showingSuggestions: state }));

/** Which dish is open; undefined while none is. */
export const choiceOf = (snapshot: KitchenSnapshot) => (snapshot.matches('showingSuggestions') && !within(snapshot, 'choosing') ? snapshot.context.choice : undefined);

export const isWriting = (snapshot: KitchenSnapshot) => within(snapshot, 'fetchingInstructions');
export const hasInstructionsFailed = (snapshot: KitchenSnapshot) => within(snapshot, 'instructionsFailed');
export const isFetchingResources = (snapshot: KitchenSnapshot) => within(snapshot, 'fetchingResources', 'refetchingResources');

/** How the record stands; undefined before there is one. */
export function recordOf(snapshot: KitchenSnapshot): 'saving' | 'saved' | 'unsaved' | undefined {
  if (within(snapshot, 'savingRecord')) return 'saving';
  if (within(snapshot, 'saved', 'refetchingResources')) return 'saved';
  return within(snapshot, 'recordUnsaved') ? 'unsaved' : undefined;
}

/** The kitchen's answer as the screen lists it: names always, details where it gave any. */
export function ingredientsOf({ response, ingredients }: Analysis) {
  return response.map((name, n) => {
    const read = ingredients?.[n];
    const isRead = read && read.match !== 'exact' && read.text.trim().toLowerCase() !== name.toLowerCase();
    return { name, written: isRead ? read.text.trim() : undefined, grams: read?.grams ?? undefined };
  });
}

export const dishesOf = ({ food_suggestions, suggestions }: Analysis) => food_suggestions.map((title, index) => ({ title, index, details: suggestions?.[index] }));
export type Dish = ReturnType<typeof dishesOf>[number];

export const countOf = ({ food_suggestions: { length } }: Analysis) => (length === 1 ? kitchen.foundOne : fill(kitchen.found, { count: length }));
