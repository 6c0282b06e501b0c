import { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import type { Analysis, DishInstructions, KitchenResources } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../samples.ts';

export const twoDishes: Analysis = { response: ['rice', 'eggs'], food_suggestions: ['Egg fried rice', 'Kedgeree'], analysis_id: 'a1', not_understood: ['blorp'] };
export const noDish: Analysis = { response: [], food_suggestions: [], analysis_id: 'a2', not_understood: ['blorp'] };
export const refusal: Analysis = { response: [], food_suggestions: [], analysis_id: '', error: 'The list could not be read.' };
export const steps: DishInstructions = { text: '1. Beat the **eggs**.', ingredients: ['2 eggs'], notes: [] };
export const found: KitchenResources = { YoutubeSearch: [{ title: 'Fried rice', link: 'https://www.youtube.com/watch?v=abcdefghijk' }], GoogleSearch: [] };

interface Context { method: string; list: string; analysis: Analysis | null; choice: number; resources: KitchenResources | null }

export const ingredientFlow: Samples = {
  chart: 'ingredientFlow',
  machine: ingredientFlowMachine,
  input: { timeouts: { aiTimeout: 65_000, saveTimeout: 12_000 } },
  person: {
    'method.chosen (image)': { type: 'method.chosen', method: 'image' },
    'method.chosen (list)': { type: 'method.chosen', method: 'list' },
    'list.changed': { type: 'list.changed', list: 'rice, 2 eggs, blorp' },
    'list.changed (blank)': { type: 'list.changed', list: ' \n ' },
    'ingredients.submitted': { type: 'ingredients.submitted' },
    'processing.cancelled': { type: 'processing.cancelled' },
    'suggestion.chosen (first)': { type: 'suggestion.chosen', index: 0 },
    'suggestion.chosen (second)': { type: 'suggestion.chosen', index: 1 },
    'instructions.retried': { type: 'instructions.retried' },
    'resources.retried': { type: 'resources.retried' },
    'record.retried': { type: 'record.retried' },
  },
  shell: { 'suggestion.chosen (none such)': { type: 'suggestion.chosen', index: 2 } },
  actors: {
    processIngredients: { answers: { 'two dishes': twoDishes, 'no dish': noDish, 'an error': refusal }, failures: { '': new Error('network') } },
    fetchInstructions: { answers: { steps }, failures: { '': new Error('network') } },
    fetchResources: { answers: { resources: found }, failures: { '': new Error('network') } },
    saveRecord: { answers: { '': undefined }, failures: { '': new Error('network') } },
  },
  delays: { aiTimeout: 65_000, saveTimeout: 12_000 },
  distinguish: ({ method, list, analysis, choice, resources }: Context) => [method, list.trim() === '', analysis?.analysis_id, choice, resources === null],
  situations: {
    'a list': ({ method, list }: Context) => method === 'list' && list.trim() !== '',
    'second chosen': ({ choice }: Context) => choice === 1,
    resources: ({ resources }: Context) => resources !== null,
  },
  names: [
    [steps, 'the steps'],
    [found, 'the resources'],
  ],
};
