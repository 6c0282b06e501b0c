/** What keeps the app going without a network: signs of it, what was queued, and newer versions. */
import 'fake-indexeddb/auto';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { describe, expect, test } from 'vitest';
import { saveTicks } from '../../contract/planTicks.ts';
import { createNetworkSigns } from '../../src/features/offline/actors/networkSigns.ts';
import { openOutbox, outboxInMemory, type Outbox } from '../../src/actors/outbox.ts';
import { createSendQueued, forgetQueued } from '../../src/features/offline/actors/sendQueued.ts';
import { createVerifyConnection } from '../../src/features/offline/actors/verifyConnection.ts';
import {
  createActivateVersion,
  createLoadPage,
  createVersions,
  type Container,
} from '../../src/features/offline/actors/versions.ts';
import { HttpError, NetworkError, NotFoundError } from '../../src/api/errors.ts';
import { createNewsBoard } from '../../src/api/networkNews.ts';
import { invoke } from './parent.ts';

const run = (logic: AnyActorLogic): Promise<unknown> => toPromise(createActor(logic).start());

describe('signs of the network', () => {
  test('come from the device, and from calls', () => {
    const device = new EventTarget();
    const news = createNewsBoard();
    const { said, stop } = invoke(createNetworkSigns(news, device, () => true));
    device.dispatchEvent(new Event('offline'));
    device.dispatchEvent(new Event('online'));
    news.tell({ type: 'copy.read', copiedAt: 7 });
    news.tell({ type: 'server.answered' });
    stop();
    device.dispatchEvent(new Event('offline'));
    expect(said).toEqual([
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'copy.read', copiedAt: 7 },
      { type: 'server.answered' },
    ]);
  });

  test('what happened before anybody listened is told then, unless the server has answered since', () => {
    const news = createNewsBoard();
    news.tell({ type: 'copy.read', copiedAt: 7 });
    news.tell({ type: 'server.answered' });
    news.tell({ type: 'copy.read', copiedAt: 8 });
    const { said, stop } = invoke(createNetworkSigns(news, new EventTarget(), () => false));
    expect(said).toEqual([{ type: 'network.lost' }, { type: 'copy.read', copiedAt: 8 }]);
    stop();
  });
});

describe('a sign of life', () => {
  const answering = async (answer: () => Promise<Response>): Promise<unknown> => {
    const original = globalThis.fetch;
    globalThis.fetch = answer;
    try {
      return await run(createVerifyConnection('http://127.0.0.1:1'));
    } finally {
      globalThis.fetch = original;
    }
  };
  test('is what our server says, in good days and bad', async () => {
    await answering(() => Promise.resolve(Response.json({ status: 'ok' })));
    await answering(() => Promise.resolve(Response.json({ status: 'error' }, { status: 503 })));
  });
  test('is not the page of somebody in between', async () => {
    await expect(
      answering(() => Promise.resolve(new Response('<h1>Welcome to our hotel</h1>'))),
    ).rejects.toThrow();
    await expect(answering(() => Promise.resolve(Response.json('hello')))).rejects.toThrow(
      'Somebody else',
    );
  });
});

describe.each([
  ['IndexedDB', openOutbox],
  ['memory', outboxInMemory],
] as const)('what was queued in %s', (_, open) => {
  const queue = async (
    outbox: Outbox,
    owner: string,
    topic: string,
    key: string,
    body: unknown = { item_key: key, ticked: true },
  ) => outbox.add({ key: `${owner} ${key}`, topic, owner, body });
  const sending = (
    outbox: Outbox,
    owner: string | null,
    fails: (key: string) => Error | undefined = () => undefined,
  ) => {
    const sent: string[] = [];
    let told = 0;
    const client = {
      request: async (
        call: unknown,
        { params, idempotencyKey }: { params: { id: string }; idempotencyKey: string },
      ) => {
        expect(call).toBe(saveTicks);
        const failure = fails(idempotencyKey);
        if (failure) throw failure;
        sent.push(`${params.id}: ${idempotencyKey}`);
        return { status: 'success', version: 1, ticks: [] };
      },
    };
    const logic = createSendQueued(
      { client: client as never, storage: { readHolder: () => owner } as never },
      async () => outbox,
      async () => void (told += 1),
    );
    return { sent, told: () => told, run: () => run(logic) };
  };

  test('is sent in its order, each once, and the other tabs are told', async () => {
    const outbox = open();
    await queue(outbox, 'ida', 'ticks plan-1', 'rice');
    await queue(outbox, 'ben', 'ticks plan-3', 'salt');
    await queue(outbox, 'ida', 'ticks plan-2', 'beans');
    const first = sending(outbox, 'ida');
    await first.run();
    expect(first.sent).toEqual(['plan-1: ida rice', 'plan-2: ida beans']);
    expect(first.told()).toBe(1);
    const second = sending(outbox, 'ida');
    await second.run();
    expect(second.sent).toEqual([]);
    expect(second.told()).toBe(0);
    const bens = sending(outbox, 'ben');
    await bens.run();
    expect(bens.sent).toEqual(['plan-3: ben salt']);
  });

  test('waits on where the network goes, and nothing that is refused holds it up', async () => {
    const outbox = open();
    for (const key of ['gone', 'odd', 'rice', 'late'])
      await queue(outbox, 'eva', 'ticks plan-1', key);
    await queue(outbox, 'eva', 'ticks plan-1', 'foreign', 'what an older version wrote');
    const failures: Record<string, Error> = {
      'eva gone': new NotFoundError(),
      'eva odd': new HttpError(400, 'Bad Request'),
      'eva late': new NetworkError(),
    };
    const first = sending(outbox, 'eva', (key) => failures[key]);
    await first.run();
    expect(first.sent).toEqual(['plan-1: eva rice']);
    expect((await outbox.ownedBy('eva')).map(({ key }) => key)).toEqual([
      'eva late',
      'eva foreign',
    ]);
    await sending(outbox, 'eva').run();
    expect(await outbox.ownedBy('eva')).toEqual([]);
  });

  test('goes with the account, and nobody else’s does', async () => {
    const outbox = open();
    await queue(outbox, 'ola', 'ticks plan-1', 'rice');
    await queue(outbox, 'tim', 'ticks plan-1', 'rice');
    await forgetQueued(outbox, 'ola');
    await forgetQueued(outbox, 'ola');
    expect(await outbox.ownedBy('ola')).toEqual([]);
    expect(await outbox.ownedBy('tim')).toHaveLength(1);
    await forgetQueued(outbox, 'tim');
  });

  test('stays where nobody is signed in', async () => {
    const outbox = open();
    await queue(outbox, 'uma', 'ticks plan-1', 'rice');
    const nobody = sending(outbox, null);
    await nobody.run();
    expect(nobody.sent).toEqual([]);
    expect(await outbox.ownedBy('uma')).toHaveLength(1);
  });
});

class Worker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage = (message: unknown): void => void this.told.push(message);
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  updates = 0;
  fails = false;
  update = (): Promise<void> => {
    this.updates += 1;
    return this.fails ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
}
class Workers extends EventTarget {
  controller: Worker | null = null;
  registration = new Registration();
  readonly asked: unknown[] = [];
  refuses = false;
  register = (...asked: unknown[]): Promise<Registration> => {
    this.asked.push(asked);
    return this.refuses
      ? Promise.reject(new Error('not here'))
      : Promise.resolve(this.registration);
  };
  getRegistration = (): Promise<Registration> => Promise.resolve(this.registration);
  /** A newer version has come, and is ready. */
  bring(): Worker {
    const worker = new Worker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    [this.registration.installing, this.registration.waiting] = [null, worker];
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}
const asContainer = (workers: Workers): Container => workers as unknown as Container;
interface Tab extends EventTarget {
  visibilityState: DocumentVisibilityState;
}
const tabOf = (): Tab => Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
const settled = (): Promise<void> => Promise.resolve().then(() => undefined);

describe('versions of the app', () => {
  const watch = (workers: Workers, tab = tabOf(), now = () => 0) =>
    invoke(createVersions(asContainer(workers), tab, now));

  test('the first is no news, the next is offered', async () => {
    const workers = new Workers();
    const { said, stop } = watch(workers);
    await settled();
    expect(workers.asked).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
    workers.controller = workers.bring();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(said).toEqual([]);
    workers.bring();
    expect(said).toEqual([{ type: 'version.arrived' }]);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(said.at(-1)).toEqual({ type: 'version.replaced' });
    stop();
    workers.bring();
    expect(said).toHaveLength(2);
  });

  test('one that has waited since the last visit is offered at once', async () => {
    const workers = new Workers();
    [workers.controller, workers.registration.waiting] = [new Worker(), new Worker()];
    const { said, stop } = watch(workers);
    await settled();
    expect(said).toEqual([{ type: 'version.arrived' }]);
    stop();
  });

  test('are looked for once an hour, in a tab that is seen', async () => {
    const workers = new Workers();
    workers.registration.fails = true;
    const tab = tabOf();
    let time = 0;
    const { stop } = watch(workers, tab, () => time);
    await settled();
    const look = (): void => void tab.dispatchEvent(new Event('visibilitychange'));
    look();
    time = 3_600_000;
    tab.visibilityState = 'hidden';
    look();
    expect(workers.registration.updates).toBe(0);
    tab.visibilityState = 'visible';
    look();
    look();
    expect(workers.registration.updates).toBe(1);
    stop();
  });

  test('a browser that has no workers, or refuses them, goes without', async () => {
    const workers = new Workers();
    workers.refuses = true;
    const refused = watch(workers);
    const none = invoke(createVersions(null, tabOf()));
    await settled();
    expect([...refused.said, ...none.said]).toEqual([]);
    refused.stop();
    none.stop();
  });

  test('one that is let in has taken over when it is done', async () => {
    const workers = new Workers();
    const waiting = workers.bring();
    const done = run(createActivateVersion(asContainer(workers)));
    await expect.poll(() => waiting.told).toEqual(['version.accepted']);
    workers.dispatchEvent(new Event('controllerchange'));
    await done;
  });

  test('where none waits any more, there is nothing to let in', async () => {
    await run(createActivateVersion(asContainer(new Workers())));
    await run(createActivateVersion(null));
  });

  test('the page is reloaded', async () => {
    let loads = 0;
    await run(createLoadPage(() => void (loads += 1)));
    expect(loads).toBe(1);
  });
});
