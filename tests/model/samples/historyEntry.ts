import { historyEntryMachine } from '../../../machines/history/historyEntry.machine.ts';
import type { HistoryItem } from '../../../machines/shared/history.ts';
import type { Samples } from '../engine/index.ts';
import { historyLimits, rice, stew } from './historyList.ts';

export const jollof: HistoryItem = {
  ...stew,
  id: 'r1',
  suggestion: 'Jollof rice',
  names: ['Jollof rice'],
  analysisId: 'd1',
};
export const pictured: HistoryItem = {
  ...jollof,
  photo: '/api/food_detection/detection_history/r1/photo?v=a',
};
export const cooked: HistoryItem = {
  ...rice,
  id: 'r1',
  recipe: {
    id: 'egg-fried-rice',
    title: 'Egg fried rice, with brown rice instead of long-grain rice',
    servings: 4,
    cookedFor: 6,
    swaps: ['rice_white-rice_brown'],
    minutes: 20,
    ingredients: ['400 g rice'],
    stepIngredients: [[0]],
    stepShares: [[0.5]],
    notes: ['Serves 4. 20 min cooking.'],
  },
  note: 'Good',
  rating: 4,
};
export const heard: HistoryItem = { ...cooked, heard: ['allergic to nuts'] };
export const historyEntryLimits = {
  ...historyLimits,
  photo: { imageBytes: 10_000, preparationTimeout: 15_000, keepTimeout: 32_000 },
};
const found = (item: HistoryItem) => ({ outcome: 'found', item });

interface Context {
  entryId: string;
  item: HistoryItem | null;
  message: string | null;
}

export const historyEntry: Samples = {
  chart: 'historyEntry',
  machine: historyEntryMachine,
  starts: {
    'with an id': { limits: historyEntryLimits, path: '/history/r1' },
    'without one': { limits: historyEntryLimits, path: '/history' },
  },
  person: {
    'entry.retried': { type: 'entry.retried' },
    'cooking.requested': { type: 'cooking.requested' },
    'deletion.requested': { type: 'deletion.requested' },
  },
  actors: {
    fetchEntry: {
      answers: {
        'a food': found(jollof),
        'a food with its photo': found(pictured),
        'a dish': found({ ...rice, id: 'r1' }),
        'a food from elsewhere': found({ ...jollof, analysisId: null }),
        'an entry without names': found(stew),
        'a recipe': found(cooked),
        'a recipe for what a list said': found(heard),
        nothing: { outcome: 'absent' },
        refused: { outcome: 'refused', message: 'The history is being moved.' },
        'refused without words': { outcome: 'refused', message: undefined },
        'refused blankly': { outcome: 'refused', message: '' },
      },
      failures: { '': new Error('network') },
    },
    ownNote: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is kept': { type: 'note.kept', note: 'Less chilli', rating: 5 } },
    },
    ownPhoto: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'it is kept': { type: 'photo.changed', photo: '/api/photo?v=b' },
        'it is removed': { type: 'photo.changed', photo: null },
      },
    },
    entryDeletion: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'it is dropped': { type: 'deletion.dropped' },
        'it is deleted': { type: 'entry.deleted', entryId: 'r1' },
        'it is restored': { type: 'entry.restored' },
      },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ entryId, item }: Context) => [
    entryId,
    item?.kind,
    item?.names?.length,
    item?.analysisId,
    item?.photo,
    item?.recipe?.id,
    item?.heard,
    item?.note,
  ],
  situations: {
    'no id': ({ entryId }: Context) => entryId === '',
    'a food': ({ item }: Context) =>
      item?.kind === 'food' && (item.names?.length ?? 0) > 0 && item.analysisId !== null,
    'a recipe': ({ item }: Context) => item?.recipe !== null && item?.recipe !== undefined,
    'heard of health': ({ item }: Context) => (item?.heard ?? null) !== null,
    ingredients: ({ item }: Context) =>
      item?.kind === 'ingredient' && (item.names?.length ?? 0) > 0,
  },
  names: [
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'rating' in value && 'callTimeout' in value,
      'what is kept of it',
    ],
    [
      (value: unknown) =>
        typeof value === 'object' && value !== null && 'photo' in value && 'limits' in value,
      'its photo',
    ],
    [(value: unknown) => (value as { id?: unknown } | null)?.id === 'r1', 'the entry'],
  ],
  holds: {
    'ownNote says it is kept': ({ item }: Context) =>
      item?.note === 'Less chilli' && item.rating === 5,
    'fetchEntry answers refused': ({ message }: Context) =>
      message === 'The history is being moved.',
    'fetchEntry answers refused without words': ({ message }: Context) => message === null,
    'ownPhoto says it is kept': ({ item }: Context) => item?.photo === '/api/photo?v=b',
    'ownPhoto says it is removed': ({ item }: Context) => item?.photo === null,
  },
};
