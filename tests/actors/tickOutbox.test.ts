/** Ticks of a shopping list: kept before they are sent, in order, over reload, for every tab, and never twice. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchTicks, saveTicks } from '../../contract/planTicks.ts';
import type { TickState } from '../../machines/shared/plans.ts';
import { openOutbox, outboxInMemory, type Outbox } from '../../src/actors/outbox.ts';
import {
  createTickOutbox,
  tickWorld,
  type TickWorld,
} from '../../src/features/planner/actors/tickOutbox.ts';
import { HttpError, NetworkError, NotFoundError } from '../../src/api/errors.ts';
import { invoke } from './parent.ts';

/** A server that keeps ticks as ours does: by key of the sending, the last write holds. */
function service() {
  const ticks = new Map<string, boolean>();
  const seen = new Set<string>();
  const state = {
    failure: undefined as Error | undefined,
    losesAnswers: false,
    sent: [] as string[],
  };
  const answer = () => ({
    status: 'success',
    version: seen.size,
    ticks: [...ticks].map(([item_key, ticked]) => ({ item_key, ticked, version: 1 })),
  });
  const client = {
    request: async (
      call: unknown,
      {
        body,
        idempotencyKey,
      }: { body?: { ticks: { item_key: string; ticked: boolean }[] }; idempotencyKey?: string },
    ) => {
      if (state.failure) throw state.failure;
      if (call === fetchTicks) return answer();
      expect(call).toBe(saveTicks);
      if (!seen.has(idempotencyKey!)) {
        seen.add(idempotencyKey!);
        for (const { item_key: key, ticked } of body!.ticks) ticks.set(key, ticked);
        state.sent.push(...body!.ticks.map(({ item_key: key, ticked }) => `${key} ${ticked}`));
      }
      if (state.losesAnswers) throw new NetworkError();
      return answer();
    },
  };
  return { client, state, ticks };
}

/** News that reach every tab at once, except the one that speaks. */
function world() {
  const looks = new Set<() => void>();
  return {
    looks,
    forTab: (): TickWorld => {
      let own: (() => void) | undefined;
      return {
        announce: () => [...looks].filter((look) => look !== own).forEach((look) => look()),
        onNews: (look) => {
          own = look;
          looks.add(look);
          return () => looks.delete(look);
        },
      };
    },
  };
}

/** Every wait ends as soon as it can; a busy machine gets time. */
const waitLimit = { timeout: 10_000 };

let plans = 0;
let planId = '';
beforeEach(() => {
  planId = `plan-${(plans += 1)}`;
});

function openTab(
  { client }: ReturnType<typeof service>,
  news: ReturnType<typeof world>,
  outbox: Outbox = openOutbox(),
  owner = 'ada',
) {
  const logic = createTickOutbox(
    { client: client as never, storage: { readHolder: () => owner } as never },
    outbox,
    news.forTab(),
  );
  const { said, send, stop } = invoke(logic, { planId });
  return {
    tick: (key: string, ticked = true) => send({ type: 'item.ticked', key, ticked }),
    close: stop,
    now: () => said.at(-1)?.['ticks'] as TickState | undefined,
    told: () => said.map(({ ticks }) => ticks as TickState),
  };
}

describe.each([
  ['IndexedDB', openOutbox],
  ['memory', outboxInMemory],
] as const)('an outbox in %s', (_, open) => {
  test('sends each tick, and says what is ticked', async () => {
    const served = service();
    const tab = openTab(served, world(), open());
    tab.tick('rice');
    tab.tick('beans');
    tab.tick('rice', false);
    await expect
      .poll(() => served.state.sent, waitLimit)
      .toEqual(['rice true', 'beans true', 'rice false']);
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['beans'], waiting: 0 });
    // What is on its way does not wait: no note comes and goes with each press.
    expect(tab.told().filter(({ waiting }) => waiting > 0)).toEqual([]);
    tab.close();
  });

  test('offline, a tick shows and waits; when the network is back, it is sent', async () => {
    const served = service();
    const news = world();
    const tab = openTab(served, news, open());
    served.state.failure = new NetworkError();
    tab.tick('rice');
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 1 });
    served.state.failure = undefined;
    news.looks.forEach((look) => look());
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 0 });
    expect(served.state.sent).toEqual(['rice true']);
    tab.close();
  });
});

test('what waits survives a reload', async () => {
  const served = service();
  served.state.failure = new NetworkError();
  const before = openTab(served, world());
  before.tick('rice');
  await expect.poll(before.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 1 });
  before.close();
  served.state.failure = undefined;
  const after = openTab(served, world());
  await expect.poll(after.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 0 });
  expect(served.ticks.get('rice')).toBe(true);
  after.close();
});

test('another tab sees it', async () => {
  const served = service();
  const news = world();
  const [one, other] = [openTab(served, news), openTab(served, news)];
  await expect.poll(other.now, waitLimit).toEqual({ ticked: [], waiting: 0 });
  one.tick('rice');
  await expect.poll(other.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 0 });
  one.close();
  other.close();
});

test('a tick whose answer was lost is sent again under its key, and counts once', async () => {
  const served = service();
  const news = world();
  const tab = openTab(served, news);
  served.state.losesAnswers = true;
  tab.tick('rice');
  await expect.poll(() => tab.now()?.waiting, waitLimit).toBe(1);
  served.state.losesAnswers = false;
  news.looks.forEach((look) => look());
  await expect.poll(() => tab.now()?.waiting, waitLimit).toBe(0);
  expect(served.state.sent).toEqual(['rice true']);
  tab.close();
});

test.each([
  ['a plan that is gone', new NotFoundError()],
  ['a tick that is refused', new HttpError(400, 'Bad Request')],
])('%s holds nothing up', async (_, failure) => {
  const served = service();
  const news = world();
  const tab = openTab(served, news);
  served.state.failure = failure;
  tab.tick('rice');
  await expect.poll(() => tab.now(), waitLimit).toEqual({ ticked: [], waiting: 0 });
  tab.close();
});

test("another person's ticks are not sent with this person's session", async () => {
  const served = service();
  served.state.failure = new NetworkError();
  const hers = openTab(served, world(), openOutbox(), 'ada');
  hers.tick('rice');
  await expect.poll(hers.now, waitLimit).toEqual({ ticked: ['rice'], waiting: 1 });
  hers.close();
  served.state.failure = undefined;
  const his = openTab(served, world(), openOutbox(), 'bob');
  await expect.poll(his.now, waitLimit).toEqual({ ticked: [], waiting: 0 });
  expect(served.state.sent).toEqual([]);
  his.close();
});

describe('a browser that keeps nothing', () => {
  const refusal = (): Promise<never> => Promise.reject(new Error('no storage'));
  const outbox: Outbox = { add: refusal, waiting: refusal, ownedBy: refusal, remove: refusal };

  test('sends each tick at once', async () => {
    const served = service();
    served.ticks.set('beans', true);
    const tab = openTab(served, world(), outbox);
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['beans'], waiting: 0 });
    tab.tick('rice');
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['beans', 'rice'], waiting: 0 });
    expect(served.state.sent).toEqual(['rice true']);
    tab.close();
  });

  test('queues none: offline, the tick goes again', async () => {
    const served = service();
    const tab = openTab(served, world(), outbox);
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: [], waiting: 0 });
    let tries = 0;
    Object.defineProperty(served.state, 'failure', {
      configurable: true,
      get: () => (tries += 1) && new NetworkError(),
    });
    tab.tick('rice');
    await expect.poll(() => tries, waitLimit).toBeGreaterThan(0);
    Object.defineProperty(served.state, 'failure', { value: undefined, writable: true });
    tab.tick('beans');
    await expect.poll(tab.now, waitLimit).toEqual({ ticked: ['beans'], waiting: 0 });
    expect(served.state.sent).toEqual(['beans true']);
    tab.close();
  });
});

test('what another device ticks is looked up when the server tells it, as long as somebody looks', () => {
  const news = Object.assign(new EventTarget(), {
    isOpen: true,
    close: () => void (news.isOpen = false),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const looks: string[] = [];
  const stop = tickWorld(() => news as unknown as EventSource).onNews(() => looks.push('look'));
  news.dispatchEvent(new Event('open'));
  news.dispatchEvent(new Event('changed'));
  expect([looks.length, news.isOpen]).toEqual([2, true]);
  stop();
  expect(news.isOpen).toBe(false);
});
