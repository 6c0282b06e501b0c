// @vitest-environment node
/** Dishes of the AI Kitchen are there again after a reload, for the same person in the same tab. */
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { aiKitchenMachine } from '../../machines/aiKitchen/aiKitchen.machine.ts';
import type { Analysis, IngredientRequest } from '../../machines/shared/kitchen.ts';
import {
  createShownDishes,
  shownDishesIn,
} from '../../src/features/aiKitchen/actors/shownDishes.ts';
import { kitchenLimits, noDish, twoDishes } from '../model/samples/aiKitchen.ts';
import { ada, areaOf, Browser, tokens } from './browser.ts';

const ben = { ...ada, id: 'ben-id', uid: 'ben-id' };

/** A tab in which the Kitchen is opened, and opened again as after a reload. */
function openTab() {
  const { storage } = new Browser().openTab();
  storage.storeSession(ada, tokens(1));
  const texts = new Map<string, string>();
  const asked: IngredientRequest[] = [];
  const answers: Analysis[] = [];
  const silent = fromCallback(() => undefined);
  const open = () => {
    const actor = createActor(
      aiKitchenMachine.provide({
        actors: {
          drafts: silent as never,
          pantry: silent as never,
          confirmation: silent as never,
          photoKeeping: silent as never,
          shownDishes: createShownDishes({ storage }, () => areaOf(texts)),
          processIngredients: fromPromise<Analysis, IngredientRequest>(async ({ input }) => {
            asked.push(input);
            return answers.shift() ?? twoDishes;
          }),
        },
      }),
      { input: { limits: kitchenLimits, search: '' } },
    ).start();
    return {
      actor,
      discover: async () => {
        actor.send({ type: 'list.changed', list: 'rice, eggs' });
        actor.send({ type: 'ingredients.submitted' });
        await waitFor(actor, (snapshot) => !snapshot.matches('processingIngredients'));
      },
    };
  };
  return { storage, texts, asked, answers, open };
}

test('after a reload the same foods are asked for by their analysis, and their dishes are shown', async () => {
  const { asked, open } = openTab();
  const first = open();
  await first.discover();
  first.actor.stop();
  const { actor } = open();
  await waitFor(actor, (snapshot) => snapshot.matches('showingSuggestions'));
  expect(actor.getSnapshot().context.analysis).toEqual(twoDishes);
  expect(asked).toEqual([
    { list: 'rice, eggs', filters: {} },
    {
      analysisId: twoDishes.analysis_id,
      names: ['rice', 'eggs', 'blorp', 'no milk', 'allergic to nuts'],
      filters: {},
    },
  ]);
});

test('after a reload the filters of before narrow them again', async () => {
  const { asked, open } = openTab();
  const first = open();
  await first.discover();
  first.actor.send({ type: 'filter.chosen', filters: { minutes: 30, meal: 'dinner' } });
  await waitFor(first.actor, (snapshot) => snapshot.matches({ showingSuggestions: 'choosing' }));
  first.actor.stop();
  const { actor } = open();
  await waitFor(actor, (snapshot) => snapshot.matches('showingSuggestions'));
  expect(actor.getSnapshot().context.filters).toEqual({ minutes: 30, meal: 'dinner' });
  expect(asked.at(-1)!.filters).toEqual({ minutes: 30, meal: 'dinner' });
});

test('a list without a dish takes those of the one before away', async () => {
  const { answers, open, texts } = openTab();
  const first = open();
  await first.discover();
  expect(texts.size).toBe(1);
  answers.push(noDish);
  await first.discover();
  expect(texts.size).toBe(0);
  first.actor.stop();
  expect(open().actor.getSnapshot().matches('composing')).toBe(true);
});

test('another person in the same tab finds none', async () => {
  const { asked, open, storage } = openTab();
  const first = open();
  await first.discover();
  first.actor.stop();
  storage.storeSession(ben, tokens(1));
  expect(open().actor.getSnapshot().matches('composing')).toBe(true);
  expect(asked).toHaveLength(1);
});

test('what is kept is an analysis with names, or nothing', () => {
  const shown = { analysisId: 'a1', names: ['rice'], filters: { missing: 0 as const } };
  expect(shownDishesIn({ ...shown, more: 1 })).toEqual(shown);
  for (const kept of [null, 7, 'a1', [], { ...shown, analysisId: '' }, { ...shown, names: [] }])
    expect(shownDishesIn(kept), JSON.stringify(kept)).toBeNull();
  expect(shownDishesIn({ ...shown, names: ['rice', 7] })).toBeNull();
  for (const filters of [undefined, null, 'all', { minutes: 31, meal: 'tea', equipment: 7 }])
    expect(shownDishesIn({ ...shown, filters })).toEqual({ ...shown, filters: {} });
});
