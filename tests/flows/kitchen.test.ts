// @vitest-environment node
/** From the fridge to the saved record: the ingredient flow with its production wiring on the real server. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchHistory } from '../../contract/history.ts';
import { fetchRecipe } from '../../contract/recipes.ts';
import { session as limits, upload } from '../../contract/constants.ts';
import type { Fault } from './relay.ts';
import { signUpHere, startKitchen, startPlatewise } from './platewise.ts';
import { connectTab } from './tab.ts';

const fridge = '6 eggs, 200 g rice\ntomatoes, onion, garlic, spinach';

/** Of a tab, what the page of a dish and the look for the connection ask: Node has none of it. */
function standInForTab(): void {
  const device = new EventTarget();
  vi.stubGlobal('window', device);
  vi.stubGlobal('location', new URL('https://platewise.example/ai-kitchen'));
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function signedIn() {
  standInForTab();
  const platewise = await startPlatewise();
  const tab = connectTab(platewise.origin);
  const session = await signUpHere(tab);
  const records = () =>
    platewise.query(
      'select suggestion, instructions, ingredients, analysis_id, recipe_type, youtube, google, resources from records',
    );
  const failing = (path: string, fault: Fault = 'badGateway') => {
    platewise.relay.fault = (called) => (called === path ? fault : undefined);
  };
  const mend = () => {
    platewise.relay.fault = () => undefined;
  };
  return { ...platewise, tab, session, records, failing, mend, kitchen: startKitchen(tab) };
}

test('KIT-04, KIT-05, HIST-11: a typed list becomes ingredients, suggestions, instructions, resources and a record', async () => {
  const { kitchen, records, tab } = await signedIn();
  const { context } = await kitchen.submit(fridge);
  const { response, food_suggestions: suggestions, analysis_id } = context.analysis!;
  expect(response.length).toBeGreaterThanOrEqual(6);
  expect(suggestions.length).toBeGreaterThan(1);

  kitchen.choose(1);
  const { resources } = (await kitchen.follows('saved')).context;
  const { written: instructions } = kitchen.page().getSnapshot().context;
  expect(instructions!.text).toMatch(/^\s*1\. /m);
  expect(resources).not.toBeNull();
  expect(kitchen.codes()).toEqual([]);

  const { YoutubeSearch, GoogleSearch } = resources!;
  expect(await records()).toEqual([
    {
      recipe_type: 'ingredient_detection',
      suggestion: suggestions[1],
      instructions: instructions!.text,
      ingredients: JSON.stringify(response),
      analysis_id,
      youtube: YoutubeSearch[0]?.link ?? null,
      google: GoogleSearch[0]?.link ?? null,
      resources: JSON.stringify({ YoutubeSearch, GoogleSearch }),
    },
  ]);
  const { detection_history: history } = await tab.client.request(fetchHistory, {});
  expect(history).toMatchObject([
    { suggestion: suggestions[1], recipe_type: 'ingredient_detection' },
  ]);
});

describe('KIT-06: /process', () => {
  test.each([
    ['loseRequest', 'offline'],
    ['loseAnswer', 'offline'],
    ['badGateway', 'processingFailed'],
  ] as const)('fails (%s: %s), and the list is kept for the next attempt', async (fault, state) => {
    const { kitchen, failing, mend } = await signedIn();
    failing('/process', fault);
    const failed = await kitchen.submit(fridge);
    expect(failed.matches({ composing: state })).toBe(true);
    expect(failed.context.list).toBe(fridge);
    mend();
    kitchen.actor.send({ type: 'ingredients.submitted' });
    await kitchen.reaches('showingSuggestions');
  });

  test('refuses a list that is too long, and the list is kept', async () => {
    const { kitchen } = await signedIn();
    const list = 'eggs, '.repeat(upload.ingredientListCharacters / 5);
    const failed = await kitchen.submit(list);
    expect(failed.matches({ composing: 'processingFailed' })).toBe(true);
    expect(failed.context.list).toBe(list);
  });
});

test('KIT-06: /instructions fails, and can be tried again', async () => {
  const { kitchen, failing, mend, records } = await signedIn();
  await kitchen.submit(fridge);
  failing('/instructions', 'loseAnswer');
  kitchen.choose(0);
  await kitchen.pageReaches('recipeOffline');
  expect(await records()).toEqual([]);
  mend();
  kitchen.page().send({ type: 'recipe.retried' });
  await kitchen.follows('saved');
  expect(await records()).toHaveLength(1);
});

test('KIT-08: resources fail, so the record is saved without them; they can be had later', async () => {
  const { kitchen, failing, mend, records } = await signedIn();
  await kitchen.submit(fridge);
  failing('/resources');
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect(kitchen.codes()).toEqual(['kitchen.resourcesFailed']);
  expect(await records()).toMatchObject([{ youtube: null, google: null, resources: null }]);
  mend();
  kitchen.tellFollowUp('resources.retried');
  const { context } = await kitchen.follows('saved');
  expect(context.resources).not.toBeNull();
});

test('KIT-08: a record that is not saved is only logged, and can be saved later', async () => {
  const { kitchen, failing, mend, records } = await signedIn();
  await kitchen.submit(fridge);
  failing('/api/food_detection/detection_history', 'loseRequest');
  kitchen.choose(0);
  await kitchen.follows('recordUnsaved');
  expect(kitchen.said().filter(({ type }) => type === 'report')).toMatchObject([
    { type: 'report', code: 'kitchen.recordUnsaved', error: { code: 'networkFailed' } },
  ]);
  expect(await records()).toEqual([]);
  mend();
  kitchen.tellFollowUp('record.retried');
  await kitchen.follows('saved');
  expect(await records()).toHaveLength(1);
});

test('KIT-07: choosing another dish while one loads drops the answer of the first', async () => {
  const { kitchen, relay, failing, mend, records } = await signedIn();
  const { context } = await kitchen.submit(fridge);
  failing('/instructions', 'holdAnswer');
  kitchen.choose(0);
  await vi.waitUntil(() => relay.held() === 1, { timeout: 10_000, interval: 5 });
  mend();
  kitchen.choose(1);
  await kitchen.follows('saved');
  const shown = kitchen.page().getSnapshot().context.written!.text;
  relay.release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kitchen.page().getSnapshot().context.written!.text).toBe(shown);
  expect(await records()).toMatchObject([{ suggestion: context.analysis!.food_suggestions[1] }]);
});

test('a session that runs out between list and dish is renewed, and the work goes on', async () => {
  const { kitchen, clock, records, session, relay } = await signedIn();
  await kitchen.submit(fridge);
  clock.advance(limits.accessTokenLife + 1);
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect(relay.passed.filter((call) => call === 'POST /api/refresh')).toHaveLength(1);
  expect(await records()).toHaveLength(1);
  expect(session.actor.getSnapshot().matches('signedIn')).toBe(true);
});

test('AUTH-10: a session that is over in the middle of the work is told to the session, and the list is kept', async () => {
  const { kitchen, clock, session } = await signedIn();
  clock.advance(limits.refreshTokenLife + 1);
  const failed = await kitchen.submit(fridge);
  expect(failed.context.list).toBe(fridge);
  await session.reaches('signedOut');
  expect(session.codes()).toEqual(['session.expired']);
});

test('a list in other scripts, with pictures in it, arrives as it was typed', async () => {
  const { kitchen } = await signedIn();
  const list = '🥚 6 eggs, بيض, עגבניות, œufs, "tomatoes" <b>&amp;</b>';
  const { context } = await kitchen.submit(list);
  expect(context.list).toBe(list);
  expect(context.analysis).not.toBeNull();
});

test('a reload of the page knows the dish, and its record stays one', async () => {
  const { kitchen, records, tab } = await signedIn();
  await kitchen.submit(fridge);
  kitchen.choose(0);
  await kitchen.follows('saved');
  const { ask, written } = kitchen.page().getSnapshot().context;
  expect(written!.recipe!.at_hand!.have.length).toBeGreaterThan(1);
  expect(written!.recipe!.lines).toHaveLength(written!.ingredients.length);
  // The catalogue's own call answers the same dish, without a word on what is at hand.
  const byId = await tab.client.request(fetchRecipe, {
    params: { recipe: written!.recipe!.recipe_id },
  });
  expect(byId.recipe).toMatchObject({ title: written!.recipe!.title, at_hand: null });
  expect(ask).toMatchObject({ kind: 'dish', index: 0 });
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect(await records()).toHaveLength(1);
});

test('a dish that is cooked is marked so in its one record, also where its page is opened once more', async () => {
  const { kitchen, tab } = await signedIn();
  const marks = async () =>
    (await tab.client.request(fetchHistory, {})).detection_history.map(
      ({ recipe }) => (JSON.parse(recipe!) as { cooked?: true }).cooked,
    );
  await kitchen.submit(fridge);
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect(await marks()).toEqual([undefined]);
  kitchen.page().send({ type: 'dish.cooked' });
  await vi.waitFor(async () => expect(await marks()).toEqual([true]));
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect(await marks()).toEqual([true]);
});
