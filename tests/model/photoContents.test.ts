/** What the charts of photos pass on, to the letter: the tables say only that they do. */
import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  fromTransition,
  type AnyEventObject,
} from 'xstate';
import { confirmationMachine } from '../../machines/photos/confirmation.machine.ts';
import { entryDeletionMachine } from '../../machines/history/entryDeletion.machine.ts';
import { foodDetectionMachine } from '../../machines/foodDetection/foodDetection.machine.ts';
import { historyListMachine } from '../../machines/history/historyList.machine.ts';
import { recipeMachine } from '../../machines/recipe/recipe.machine.ts';
import { aiKitchenMachine } from '../../machines/aiKitchen/aiKitchen.machine.ts';
import type { ToDrafts } from '../../machines/shared/account.ts';
import type { HistoryAnswer, Recalled } from '../../machines/shared/history.ts';
import type { Detected, Detection, Photo, Preparation } from '../../machines/shared/photo.ts';
import { confirmationLimits, feta, readItems } from './samples/confirmation.ts';
import { certain, photo, photoLimits } from './samples/foodDetection.ts';
import { historyLimits, rice, stew } from './samples/historyList.ts';
import { kitchenLimits } from './samples/aiKitchen.ts';
import { quietPantry } from './samples/pantry.ts';
import { written } from './samples/recipe.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Lives, and notes what it was started with. */
const noting = (inputs: unknown[]) =>
  fromPromise<never, unknown>(({ input }) => {
    inputs.push(input);
    return new Promise<never>(() => undefined);
  });

const noDrafts = fromCallback<ToDrafts<string>>(() => () => undefined);

describe('the names', () => {
  const start = () => {
    const told: AnyEventObject[] = [];
    const parent = createActor(
      fromTransition((state, event: AnyEventObject) => (told.push(event), state), {}),
    ).start();
    const actor = createActor(confirmationMachine, {
      input: { items: readItems, likely: [feta], limits: confirmationLimits },
      parent,
    });
    actor.start();
    return { actor, told, items: () => actor.getSnapshot().context.items };
  };

  test('are told in their order, trimmed, with what was typed and not added yet', () => {
    const { actor, told } = start();
    actor.send({ type: 'item.renamed', index: 0, name: ' Brown rice ' });
    actor.send({ type: 'query.changed', query: ' leek ' });
    actor.send({ type: 'names.submitted' });
    expect(told).toEqual([{ type: 'names.confirmed', names: ['Brown rice', 'eggs', 'leek'] }]);
    expect(actor.getSnapshot().context.query).toBe('');
  });

  test('keep how sure they are until they are rewritten', () => {
    const { actor, items } = start();
    actor.send({ type: 'item.renamed', index: 1, name: 'EGGS' });
    actor.send({ type: 'item.added', name: ' Feta ' });
    expect(items()).toEqual([
      { name: 'rice', certainty: 'sure' },
      { name: 'EGGS' },
      { name: 'Feta' },
    ]);
    actor.send({ type: 'item.removed', index: 1 });
    expect(items()).toEqual([{ name: 'rice', certainty: 'sure' }, { name: 'Feta' }]);
  });

  test('are not there twice, whatever their case', () => {
    const { actor, told, items } = start();
    actor.send({ type: 'query.changed', query: ' Rice' });
    actor.send({ type: 'item.added', name: 'RICE ' });
    actor.send({ type: 'item.renamed', index: 1, name: 'rice' });
    expect(items()).toEqual(readItems);
    actor.send({ type: 'query.changed', query: 'Rice' });
    actor.send({ type: 'names.submitted' });
    expect(told).toEqual([{ type: 'names.confirmed', names: ['rice', 'eggs'] }]);
  });

  test('more than fit are not taken, and what was typed stays', () => {
    const { actor, told, items } = start();
    actor.send({ type: 'item.added', name: 'leek' });
    actor.send({ type: 'query.changed', query: 'dill' });
    actor.send({ type: 'item.added', name: 'dill' });
    actor.send({ type: 'names.submitted' });
    expect(items()).toHaveLength(3);
    expect(told).toEqual([]);
    expect(actor.getSnapshot().context.query).toBe('dill');
  });
});

describe('a photo', () => {
  const detect = async (detection: Detection, search = '') => {
    const chips: unknown[] = [];
    const after: unknown[] = [];
    const machine = foodDetectionMachine.provide({
      actors: {
        prepareImage: fromPromise<Preparation, { photo: Photo }>(({ input }) =>
          Promise.resolve({ outcome: 'prepared', image: input.photo }),
        ),
        detectFood: fromPromise<Detected, { image: Photo }>(() =>
          Promise.resolve({ outcome: 'answered', detection }),
        ),
        fetchRecalled: fromPromise<Recalled, { entryId: string }>(({ input }) =>
          Promise.resolve({ outcome: 'found', analysisId: `of ${input.entryId}`, names: ['Stew'] }),
        ),
        confirmation: noting(chips) as never,
        followUp: noting(after) as never,
        photoKeeping: noting([]) as never,
      },
    });
    const actor = createActor(machine, { input: { limits: photoLimits, search } });
    actor.start();
    if (search === '') {
      actor.send({ type: 'photo.chosen', photo });
      actor.send({ type: 'photo.submitted' });
    }
    await settled();
    return { actor, chips, after };
  };

  test('FOOD-07: brings its chips, its resources and its record along', async () => {
    const { chips, after } = await detect({ ...certain, likely: [feta] });
    expect(chips).toEqual([
      {
        items: [{ name: 'Jollof rice', certainty: 'sure' }],
        likely: [feta],
        limits: confirmationLimits,
      },
    ]);
    expect(after).toEqual([
      {
        ask: { foods: ['Jollof rice'] },
        record: {
          kind: 'food',
          analysisId: 'd1',
          suggestion: 'Jollof rice',
          instructions: '1. Wash the **rice**.',
          names: ['Jollof rice'],
        },
        timeouts: { aiTimeout: 62_000, saveTimeout: 12_000 },
        codes: {
          resourcesFailed: 'detection.resourcesFailed',
          recordUnsaved: 'detection.recordUnsaved',
        },
      },
    ]);
  });

  test('FOOD-07: the record is called after the dish, else after all its foods', async () => {
    const suggestionOf = async (detection: Detection) =>
      ((await detect(detection)).after[0] as { record: { suggestion: string } }).record.suggestion;
    expect(
      await suggestionOf({
        ...certain,
        food_detected: ['rice', 'tomatoes'],
        dish: { name: 'Jollof rice' },
      }),
    ).toBe('Jollof rice');
    expect(
      await suggestionOf({ ...certain, food_detected: ['rice', 'tomatoes'], dish: null }),
    ).toBe('rice, tomatoes');
  });

  test.each<[string, Partial<Detection>]>([
    ['it asks for it', { needs_confirmation: true }],
    ['it names nothing', { food_detected: [] }],
    ['it knows no instructions', { instructions: '' }],
  ])('is for the person to say where %s', async (_, change) => {
    const { actor, after } = await detect({ ...certain, ...change });
    expect(actor.getSnapshot().matches({ reviewing: 'confirming' })).toBe(true);
    expect(after).toEqual([]);
  });

  test('an entry that is cooked again brings its names and its analysis', async () => {
    const { actor, chips } = await detect(certain, '?week=1&again=r-7_x');
    expect(chips).toEqual([
      { items: [{ name: 'Stew', certainty: undefined }], likely: [], limits: confirmationLimits },
    ]);
    expect(actor.getSnapshot().context.detection).toEqual({
      food_detected: ['Stew'],
      instructions: '',
      analysis_id: 'of r-7_x',
    });
  });

  test.each(['?again=', '?again=a/b', '?against=r1', `?again=${'x'.repeat(61)}`])(
    '%s asks for no entry',
    async (search) => {
      const actor = createActor(foodDetectionMachine, {
        input: { limits: photoLimits, search },
      }).start();
      expect(actor.getSnapshot().matches('choosing')).toBe(true);
    },
  );
});

test('KIT-05, KIT-08: a chosen dish brings its resources and its record along', async () => {
  const after: unknown[] = [];
  const machine = recipeMachine.provide({
    actors: {
      fetchRecipe: fromPromise(() => Promise.resolve(written)),
      followUp: noting(after) as never,
      drafts: noDrafts as never,
    },
  });
  createActor(machine, {
    input: {
      limits: {
        aiTimeout: 62_000,
        saveTimeout: 12_000,
        printTimeout: 1000,
        shareTimeout: 1000,
        voiceTimeout: 1000,
        pantry: { callTimeout: 11_000, undo: 10_000 },
      },
      path: '/recipe/egg-fried-rice',
      search: '?analysis=a1&choice=1',
      opened: { analysisId: 'a1', index: 1, title: 'Kedgeree', names: ['rice', 'eggs'] },
    },
  }).start();
  await settled();
  expect(after).toEqual([
    {
      ask: { analysisId: 'a1', index: 1 },
      record: {
        kind: 'ingredient',
        analysisId: 'a1',
        suggestion: 'Kedgeree',
        instructions: written.text,
        names: ['rice', 'eggs'],
        recipe: {
          id: 'egg-fried-rice',
          title: 'Egg fried rice',
          servings: 2,
          cookedFor: 2,
          swaps: [],
          minutes: 20,
          // As they are weighed: what is at hand on that evening is no part of the recipe.
          ingredients: ['120 g (2) eggs', '200 g rice'],
          foods: [null, null],
          stepIngredients: [[0], [1]],
          stepShares: [],
          notes: ['Serves 2. 5 min prep.'],
        },
      },
      resources: null,
      timeouts: { aiTimeout: 62_000, saveTimeout: 12_000 },
      codes: { resourcesFailed: 'kitchen.resourcesFailed', recordUnsaved: 'kitchen.recordUnsaved' },
    },
  ]);
});

test('the list that was typed before the session ended is there again', () => {
  const drafts = fromCallback<ToDrafts<string>>(({ sendBack }) =>
    sendBack({ type: 'draft.found', values: 'leek' }),
  );
  const actor = createActor(aiKitchenMachine.provide({ actors: { drafts, pantry: quietPantry } }), {
    input: { limits: kitchenLimits, search: '' },
  }).start();
  expect(actor.getSnapshot().context.list).toBe('leek');
});

test('a record that is cooked again puts its names above what was typed', async () => {
  const machine = aiKitchenMachine.provide({
    actors: {
      fetchRecalled: fromPromise<Recalled, { entryId: string }>(() =>
        Promise.resolve({ outcome: 'found', analysisId: '', names: ['rice', 'eggs'] }),
      ),
      drafts: noDrafts,
      pantry: quietPantry,
    },
  });
  const actor = createActor(machine, { input: { limits: kitchenLimits, search: '' } }).start();
  actor.send({ type: 'list.changed', list: ' leek \n' });
  actor.send({ type: 'method.chosen', method: 'image' });
  actor.send({ type: 'route.entered', path: '/ai-kitchen', search: '?again=r1' });
  await settled();
  expect(actor.getSnapshot().context).toMatchObject({ method: 'list', list: 'rice, eggs\nleek' });
});

describe('pages of the history', () => {
  test('HIST-01: follow each other, and no entry stands there twice', async () => {
    const answers = [
      { items: [rice], cursor: 'r2' },
      { items: [rice, stew], cursor: null },
    ];
    const machine = historyListMachine.provide({
      actors: {
        fetchHistory: fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(() =>
          Promise.resolve({ outcome: 'listed', page: answers.shift()! }),
        ),
        entryDeletion: noting([]) as never,
      },
    });
    const actor = createActor(machine, { input: { limits: historyLimits } }).start();
    await settled();
    actor.send({ type: 'more.requested' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ items: [rice, stew], cursor: null });
  });

  test('HIST-10: the entry that is deleted leaves the others', async () => {
    const machine = historyListMachine.provide({
      actors: {
        fetchHistory: fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(() =>
          Promise.resolve({ outcome: 'listed', page: { items: [rice, stew], cursor: null } }),
        ),
        entryDeletion: entryDeletionMachine.provide({
          actors: { deleteEntry: fromPromise<void, { entryId: string }>(() => Promise.resolve()) },
        }),
      },
    });
    const actor = createActor(machine, { input: { limits: historyLimits } }).start();
    await settled();
    actor.send({ type: 'deletion.requested', id: 'r1' });
    actor.getSnapshot().children.entryDeletion!.send({ type: 'deletion.confirmed' });
    await settled();
    expect(actor.getSnapshot().context.items).toEqual([rice]);
    expect(actor.getSnapshot().children.entryDeletion!.getSnapshot().context.subject).toEqual(stew);
  });
});
