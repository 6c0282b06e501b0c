import { tutorialMachine } from '../../../machines/planner/tutorial.machine.ts';
import type { DishInstructions, KitchenResources } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../engine/index.ts';
import { limits, newest, planNames } from './plans.ts';

export const written: DishInstructions = {
  text: '1. Fry the **onion** for **10 minutes**.\n2. Add 200 g rice.',
  ingredients: ['200 g rice', '1 onion'],
  notes: ['Serves 2. About 40 minutes.'],
};
/** Of the person's own recipes this one is no more. */
const deleted: DishInstructions = {
  text: '',
  ingredients: [],
  notes: [],
  refused: 'We do not have this recipe.',
};
export const video = 'https://www.youtube.com/watch?v=abcdefghijk';
export const found: KitchenResources = {
  YoutubeSearch: [
    { title: 'Jollof at home', link: video },
    { title: 'A search', link: 'https://www.youtube.com/results?search_query=jollof' },
  ],
  GoogleSearch: [{ title: 'All about jollof', link: 'https://example.org/jollof' }],
};
const network = { '': new Error('network') };

interface Context {
  servings: number | null;
  video: string | null;
}

export const tutorial: Samples = {
  chart: 'tutorial',
  machine: tutorialMachine,
  input: {
    plan: newest,
    place: { day: 'Monday', slot: 'lunch' },
    sickness: 'high blood pressure',
    limits,
  },
  person: {
    'instructions.retried': { type: 'instructions.retried' },
    'resources.retried': { type: 'resources.retried' },
    'servings.chosen': { type: 'servings.chosen', servings: 2 },
    'video.chosen': { type: 'video.chosen', link: video },
    'video.expanded': { type: 'video.expanded' },
    'video.reduced': { type: 'video.reduced' },
    'video.closed': { type: 'video.closed' },
    'recipe.shared': { type: 'recipe.shared' },
  },
  shell: {
    'servings.chosen (none)': { type: 'servings.chosen', servings: 0 },
    'servings.chosen (half)': { type: 'servings.chosen', servings: 1.5 },
  },
  actors: {
    fetchInstructions: {
      answers: { steps: written, 'a deleted recipe': deleted },
      failures: network,
    },
    fetchResources: { answers: { resources: found }, failures: network },
    shareRecipe: {
      answers: {
        shared: { outcome: 'shared' },
        copied: { outcome: 'copied' },
        'text copied': { outcome: 'textCopied' },
      },
      failures: network,
    },
    wakeLock: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { aiTimeout: 65_000, resourcesTimeout: 66_000, shareTimeout: 120_000 },
  distinguish: ({ servings, video: playing }: Context) => [servings, playing],
  names: [...planNames],
  holds: {
    'servings.chosen': ({ servings }: Context) => servings === 2,
    'servings.chosen (none)': ({ servings }: Context) => servings !== 0,
    'servings.chosen (half)': ({ servings }: Context) => servings !== 1.5,
    'video.chosen': ({ video: playing }: Context) => playing === video,
    'video.closed': ({ video: playing }: Context) => playing === null,
    'fetchInstructions answers steps': ({ instructions }: { instructions: unknown }) =>
      instructions === written,
    'fetchResources answers resources': ({ resources }: { resources: unknown }) =>
      resources === found,
  },
};
