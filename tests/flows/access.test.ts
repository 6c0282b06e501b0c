// @vitest-environment node
/** Access at the edges: what this browser remembers, the clock, the subscription's status. */
import { createActor, setup } from 'xstate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchStatus } from '../../contract/access.ts';
import { access } from '../../contract/constants.ts';
import { fetchInstructions } from '../../contract/kitchen.ts';
import { createClockTicks } from '../../src/features/access/actors/clockTicks.ts';
import { createFetchStatus } from '../../src/features/access/actors/fetchStatus.ts';
import { createReadTrial } from '../../src/features/access/actors/readTrial.ts';
import { createKeepPayment } from '../../src/features/access/actors/keepPayment.ts';
import { createWorkEnds } from '../../src/features/access/actors/workEnds.ts';
import { ada, Browser, tokens } from './browser.ts';
import { startFaultyServer, type Answer, type FaultyServer } from './faultyServer.ts';
import { connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});
const answerWith = (answer: Answer): void => {
  server.answer = () => answer;
};

const day = 86_400_000;
const connected = () => {
  const browser = new Browser();
  const tab = connectTab(server.origin, { tab: browser.openTab() });
  tab.storage.storeSession(ada, tokens(1));
  return { ...tab, texts: browser.texts };
};
const ends = '2031-05-06T12:00:00.000Z';
const status = {
  has_active_subscription: false,
  subscription: null,
  has_ever_had_subscription: false,
  can_access_app: true,
  trial: { start_date: 1000, end_date: 1000 + access.trial, expired: false },
};

describe('the local trial', () => {
  test('ACC-01: begins with the first use and is kept for the person', async () => {
    const { storage, texts } = connected();
    vi.spyOn(Date, 'now').mockReturnValue(5 * day);
    expect(await run(createReadTrial({ storage }), { userId: 'ada-id' })).toEqual({
      trialStart: 5 * day,
      subscriptionEnd: null,
      isProvisional: false,
      isStored: false,
    });
    expect(texts.get('trial_start_ada-id')).toBe(String(5 * day));
    vi.spyOn(Date, 'now').mockReturnValue(6 * day);
    expect(await run(createReadTrial({ storage }), { userId: 'ada-id' })).toEqual({
      trialStart: 5 * day,
      subscriptionEnd: null,
      isProvisional: false,
      isStored: true,
    });
  });

  test('ACC-01: does not start again where something was paid for, and what is no instant is nothing', async () => {
    const { storage, texts } = connected();
    texts.set('trial_start_ada-id', 'soon');
    texts.set('subscription_expiry_ada-id', '7000');
    expect(await run(createReadTrial({ storage }), { userId: 'ada-id' })).toEqual({
      trialStart: null,
      subscriptionEnd: 7000,
      isProvisional: false,
      isStored: true,
    });
    expect(texts.get('trial_start_ada-id')).toBe('soon');
  });

  test('PAY-08: is cleared after a payment; the subscription stays', async () => {
    const { storage, texts } = connected();
    texts.set('trial_start_ada-id', '1');
    texts.set('subscription_expiry_ada-id', '7000');
    expect(
      await run(createKeepPayment({ storage }), { userId: 'ada-id', news: 'payment.succeeded' }),
    ).toEqual({
      trialStart: null,
      subscriptionEnd: 7000,
      isProvisional: false,
      isStored: true,
    });
    expect(texts.has('trial_start_ada-id')).toBe(false);
  });
});

test('OUT-02: once the session is cleared the server is not asked what it would refuse', async () => {
  const { storage } = connected();
  const request = vi.fn();
  storage.clearSession();
  await expect(
    run(createFetchStatus({ client: { request } as never, storage }), { userId: 'ada-id' }),
  ).rejects.toThrow('The subscription status is not known.');
  expect(request).not.toHaveBeenCalled();
});

describe('PAY-09: a payment that our server has not answered about', () => {
  const granted = async () => {
    const tab = connected();
    vi.spyOn(Date, 'now').mockReturnValue(5 * day);
    return {
      ...tab,
      known: await run(createKeepPayment(tab), { userId: 'ada-id', news: 'payment.unanswered' }),
    };
  };
  test('opens the pages for a day, also after the page is reloaded, and is then nothing', async () => {
    const { known, storage } = await granted();
    expect(known).toEqual({
      trialStart: null,
      subscriptionEnd: 6 * day,
      isProvisional: true,
      isStored: true,
    });
    expect(await run(createReadTrial({ storage }), { userId: 'ada-id' })).toEqual(known);
  });
  test('takes nothing from a subscription that runs', async () => {
    const tab = connected();
    tab.texts.set('subscription_expiry_ada-id', String(9 * day));
    vi.spyOn(Date, 'now').mockReturnValue(5 * day);
    expect(
      await run(createKeepPayment(tab), { userId: 'ada-id', news: 'payment.unanswered' }),
    ).toMatchObject({
      subscriptionEnd: 9 * day,
      isProvisional: false,
    });
    expect(tab.texts.get('subscription_expiry_ada-id')).toBe(String(9 * day));
  });
  test('is no more than a day, whatever stands in the storage', async () => {
    const { storage, texts } = await granted();
    texts.set('subscription_expiry_ada-id', String(7 * day));
    expect(await run(createReadTrial({ storage }), { userId: 'ada-id' })).toMatchObject({
      isProvisional: false,
      subscriptionEnd: null,
    });
  });
  test('does not survive the server’s no, whether of the status or of the payment', async () => {
    const { client, storage, texts } = await granted();
    answerWith({ json: { success: true, data: { ...status, can_access_app: false } } });
    await run(createFetchStatus({ client, storage }), { userId: 'ada-id' });
    expect([
      texts.has('subscription_expiry_ada-id'),
      texts.get('subscription_status_ada-id'),
    ]).toEqual([false, 'none']);
    const again = await granted();
    await run(createKeepPayment(again), { userId: 'ada-id', news: 'payment.refused' });
    expect([
      again.texts.has('subscription_expiry_ada-id'),
      again.texts.get('subscription_status_ada-id'),
    ]).toEqual([false, 'none']);
  });
  test('the end of it leaves a subscription alone', async () => {
    const { storage, texts } = connected();
    texts.set('subscription_expiry_ada-id', '7000');
    texts.set('subscription_status_ada-id', 'active');
    await run(createKeepPayment({ storage }), { userId: 'ada-id', news: 'payment.refused' });
    expect(texts.get('subscription_expiry_ada-id')).toBe('7000');
  });
});

describe('fetchStatus', () => {
  test('ACC-03, ACC-10: asks by the person’s id and takes the server’s clock with it', async () => {
    const { client, storage, texts } = connected();
    vi.spyOn(Date, 'now').mockReturnValue(10_000);
    answerWith({
      json: {
        success: true,
        data: {
          ...status,
          now: 4000,
          usage: {
            kitchen: {
              used: 5,
              limit: 5,
              left: 0,
              period: 'trial',
              resets_at: null,
              text: '0 of 5 left in your trial',
            },
            history: {
              used: 2,
              limit: -1,
              left: -1,
              period: 'trial',
              resets_at: null,
              text: 'Unlimited',
            },
          },
        },
      },
    });
    expect(await run(createFetchStatus({ client, storage }), { userId: 'ada-id' })).toEqual({
      canUse: true,
      isSubscribed: false,
      wasSubscribed: false,
      isTrialOver: false,
      trialStart: 1000,
      subscriptionEnd: null,
      planName: null,
      clockOffset: -6000,
      usage: [
        {
          kind: 'kitchen',
          isUsedUp: true,
          text: '0 of 5 left in your trial',
          left: 0,
          limit: 5,
          period: 'trial',
        },
        {
          kind: 'history',
          isUsedUp: false,
          text: 'Unlimited',
          left: -1,
          limit: -1,
          period: 'trial',
        },
      ],
    });
    expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/api/subscription/status' });
    expect(server.seen[0]!.query.get('user_id')).toBe('ada-id');
    expect([
      texts.get('trial_start_ada-id'),
      texts.get('subscription_status_ada-id'),
      texts.get('access_status_ada-id'),
    ]).toEqual(['1000', 'none', 'granted']);
  });

  test('ACC-10: where nobody pays, a device without a network goes on for a year', async () => {
    const { client, storage, texts } = connected();
    const data = { ...status, has_active_subscription: true, open_access: true, now: 10 * day };
    answerWith({ json: { success: true, data } });
    vi.spyOn(Date, 'now').mockReturnValue(10 * day);
    expect(await run(createFetchStatus({ client, storage }), { userId: 'ada-id' })).toMatchObject({
      isOpen: true,
      isSubscribed: true,
      subscriptionEnd: 375 * day,
    });
    expect(texts.get('subscription_expiry_ada-id')).toBe(String(375 * day));
    expect(texts.has('trial_start_ada-id')).toBe(false);
  });

  test('PAY-08, PAY-09: what the server says takes the place of what this browser remembered', async () => {
    const { client, storage, texts } = connected();
    texts.set('trial_start_ada-id', '1');
    texts.set('subscription_expiry_ada-id', '99999999999999');
    answerWith({
      json: {
        success: true,
        data: {
          ...status,
          has_active_subscription: true,
          has_ever_had_subscription: true,
          subscription: {
            start_date: 1,
            end_date: ends,
            plan_id: 'weekly',
            plan_name: '$2.5 Weekly',
          },
        },
      },
    });
    expect(await run(createFetchStatus({ client, storage }), { userId: 'ada-id' })).toMatchObject({
      isSubscribed: true,
      subscriptionEnd: Date.parse(ends),
      planName: '$2.5 Weekly',
      clockOffset: 0,
    });
    expect(texts.has('trial_start_ada-id')).toBe(false);
    expect(texts.get('subscription_expiry_ada-id')).toBe(String(Date.parse(ends)));
    answerWith({
      json: { success: true, data: { ...status, trial: null, can_access_app: false } },
    });
    await run(createFetchStatus({ client, storage }), { userId: 'ada-id' });
    expect(texts.has('subscription_expiry_ada-id')).toBe(false);
    expect(texts.get('access_status_ada-id')).toBe('denied');
  });

  test.each<[string, Answer]>([
    ['no success', { json: { success: false } }],
    ['HTML', { text: '<p>down</p>' }],
    ['a 500', { status: 500, json: {} }],
    ['nothing', 'drop'],
  ])('ACC-07: %s is a failed check', async (_, answer) => {
    answerWith(answer);
    const { client, storage, texts } = connected();
    await expect(
      run(createFetchStatus({ client, storage }), { userId: 'ada-id' }),
    ).rejects.toThrow();
    expect(texts.has('access_status_ada-id')).toBe(false);
  });
});

test('ACC-03: the clock ticks while the tab can be seen, rests while it is hidden, and ticks at once on return', () => {
  vi.useFakeTimers({ now: 1000 });
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), seen);
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const heard: string[] = [];
  const listener = setup({
    actors: { clockTicks: createClockTicks(5000, page) },
    actions: { hear: ({ event }) => void heard.push(Object.values(event).join(' ')) },
  }).createMachine({ invoke: { src: 'clockTicks' }, on: { '*': { actions: 'hear' } } });
  const actor = createActor(listener).start();
  vi.advanceTimersByTime(5000);
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  actor.stop();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(heard).toEqual([
    'clock.ticked 1000',
    'tab.shown',
    'clock.ticked 6000',
    'clock.ticked 6000',
    'tab.hidden',
    'clock.ticked 66000',
    'tab.shown',
  ]);
});

test('ACC-09: when the kitchen has answered, well or badly, the limits are asked for again; other calls are no matter', async () => {
  const { client } = connected();
  let heard = 0;
  const listener = setup({
    actors: { workEnds: createWorkEnds({ client }) },
    actions: { hear: () => void (heard += 1) },
  }).createMachine({ invoke: { src: 'workEnds' }, on: { 'work.ended': { actions: 'hear' } } });
  const actor = createActor(listener).start();
  answerWith({ json: { instructions: '1. Beat' } });
  await client.request(fetchInstructions, {
    body: { food_analysis_id: 'a', food_choice_index: '0' },
  });
  answerWith({ status: 429, json: { message: 'Used up.' } });
  await client
    .request(fetchInstructions, { body: { food_analysis_id: 'a', food_choice_index: '0' } })
    .catch(() => undefined);
  expect(heard).toBe(2);
  answerWith({ json: { success: true, data: status } });
  await client.request(fetchStatus, {});
  actor.stop();
  answerWith({ json: { instructions: '1. Beat' } });
  await client.request(fetchInstructions, {
    body: { food_analysis_id: 'a', food_choice_index: '0' },
  });
  expect(heard).toBe(2);
});

test('PAY-08: when another tab stores another end of what was paid for, the status is asked for again', () => {
  const { client } = connected();
  const tabs = new EventTarget();
  const stored = (key: string) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  let heard = 0;
  const listener = setup({
    actors: { workEnds: createWorkEnds({ client }, tabs) },
    actions: { hear: () => void (heard += 1) },
  }).createMachine({ invoke: { src: 'workEnds' }, on: { 'work.ended': { actions: 'hear' } } });
  const actor = createActor(listener).start();
  stored('subscription_expiry_u1');
  stored('units_u1');
  expect(heard).toBe(1);
  actor.stop();
  stored('subscription_expiry_u1');
  expect(heard).toBe(1);
});
