// @vitest-environment node
/** Copies and the queue, with the app's own client in front of the real server and a network that can be cut. */
import 'fake-indexeddb/auto';
import { createActor } from 'xstate';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { fetchTicks, saveTicks } from '../../contract/planTicks.ts';
import { fetchPlans } from '../../contract/storedPlans.ts';
import { openOutbox } from '../../src/actors/outbox.ts';
import { openSessionChannel } from '../../src/actors/sessionChannel.ts';
import type { Connections } from '../../src/actors/connections.ts';
import { createSavePlan } from '../../src/features/planner/actors/savePlan.ts';
import { createClient } from '../../src/api/client.ts';
import { NetworkError } from '../../src/api/errors.ts';
import { createNewsBoard } from '../../src/api/networkNews.ts';
import { lazyCopies } from '../../src/app/lazyCopies.ts';
import { networkChart } from '../../src/features/offline/chart.ts';
import { Browser } from './browser.ts';
import { signUpHere, startPlatewise, type Platewise } from './platewise.ts';
import { run } from './tab.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A tab as src/app/connect.ts connects it. */
async function open(browser = new Browser(), house?: Platewise) {
  const platewise = house ?? (await startPlatewise());
  if (house === undefined) stops.push(platewise.stop);
  const { storage: stored } = browser.openTab();
  const news = createNewsBoard();
  const channel = openSessionChannel();
  onTestFinished(() => channel.close());
  const client = createClient({
    origin: platewise.origin,
    storage: stored,
    timeouts: { productApi: 15_000, aiService: 15_000 },
  });
  const connections: Connections = {
    ...lazyCopies({ client, storage: stored, tell: news.tell }),
    channel,
  };
  const cut = (): void => void (platewise.relay.fault = () => 'loseRequest');
  const mend = (): void => void (platewise.relay.fault = () => undefined);
  return { platewise, browser, news, connections, cut, mend };
}

const draft = {
  mealPlan: [{ day: 'Monday' as const, breakfast: '', lunch: 'Jollof rice', dinner: '' }],
  basis: null,
  report: null,
};
/** Offline, the copy is there as soon as it has been kept. */
const copied = <T>(read: () => Promise<T>) => expect.poll(() => read().catch(() => undefined));

test('the plans that were read are there without a network, in a new tab too, and go with the sign-out', async () => {
  const first = await open();
  const session = await signUpHere(first.connections);
  await run(createSavePlan(first.connections), { draft, week: '2026-05-04' });
  const read = () => first.connections.client.request(fetchPlans, { query: { limit: 6 } });
  const there = await read();
  expect(there.meal_plans).toHaveLength(1);
  // What seals the copies has been asked for beside all of this, and may come last.
  await expect.poll(async () => (await first.connections.kept!())!.write('probe', 1)).toBe(true);
  first.cut();
  await copied(read).toEqual(there);

  const second = await open(first.browser, first.platewise);
  await copied(() =>
    second.connections.client.request(fetchPlans, { query: { limit: 6 } }),
  ).toEqual(there);

  first.mend();
  session.actor.send({ type: 'signOut.requested', from: 'menu' });
  await session.reaches('signedOut');
  await expect.poll(() => second.connections.storage.readSetting('copies_of')).toBeNull();
  await signUpHere(second.connections, 'ben@example.org');
  second.cut();
  await expect(
    second.connections.client.request(fetchPlans, { query: { limit: 6 } }),
  ).rejects.toBeInstanceOf(NetworkError);
});

describe('a tick that was queued', () => {
  test('reaches the server once when it can be reached again, also where its first answer was lost', async () => {
    const { connections, platewise, news, cut, mend } = await open();
    await signUpHere(connections);
    const saved = await run(createSavePlan(connections), { draft, week: '2026-05-04' });
    if (saved.outcome !== 'saved') throw new Error('The plan was not saved.');
    const params = { id: saved.plan.id };
    const outbox = openOutbox();
    await outbox.add({
      key: 'a-key-of-its-own',
      topic: `ticks ${saved.plan.id}`,
      owner: connections.storage.readHolder()!,
      body: { item_key: 'rice', ticked: true },
    });
    platewise.relay.fault = () => 'loseAnswer';
    await expect(
      connections.client.request(saveTicks, {
        params,
        body: { ticks: [{ item_key: 'rice', ticked: true }] },
        idempotencyKey: 'a-key-of-its-own',
      }),
    ).rejects.toBeInstanceOf(NetworkError);

    cut();
    Object.assign(globalThis, { window: new EventTarget() });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'window'));
    const network = createActor(networkChart(connections, news, platewise.origin), {
      input: { limits: { recheck: 30, checkTimeout: 5_000, sendingTimeout: 15_000 } },
    }).start();
    onTestFinished(() => void network.stop());
    news.tell({ type: 'copy.read', copiedAt: 1 });
    await expect.poll(() => network.getSnapshot().matches('offline')).toBe(true);
    mend();
    await expect
      .poll(() => network.getSnapshot().matches('recovered'), { timeout: 10_000 })
      .toBe(true);
    expect((await connections.client.request(fetchTicks, { params })).ticks).toEqual([
      { item_key: 'rice', ticked: true, version: 1 },
    ]);
    expect(await outbox.ownedBy(connections.storage.readHolder()!)).toEqual([]);
  });
});
