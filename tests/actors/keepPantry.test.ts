/** The pantry on this device: what changes shows at once, waits for the network, and is sent in order. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { changePantry, readPantry, type PantryChange } from '../../contract/pantry.ts';
import type { FromPantrySource, Pantry } from '../../machines/shared/pantry.ts';
import { openOutbox, outboxInMemory, type Outbox } from '../../src/actors/outbox.ts';
import { HttpError, NetworkError } from '../../src/api/errors.ts';
import { createPantrySource } from '../../src/features/pantry/actors/pantrySource.ts';
import { listOf } from '../../src/features/pantry/views/selectors.ts';
import { changed, openPantry, pantryTopic } from '../../src/features/pantry/actors/keepPantry.ts';
import { send } from '../../src/features/offline/actors/sendEntry.ts';
import { invoke } from './parent.ts';

const staples = [{ key: 'salt', name: 'salt', at_hand: true }];
const itemOf = (text: string) => ({
  id: text,
  key: text,
  name: text,
  text,
  grams: null,
  kind: 'other' as const,
  use_by: null,
  keeps_until: null,
  use_first: false,
  since: 1,
});

/** A server that keeps foods by their words. */
function service(...there: string[]) {
  let items = there.map(itemOf);
  let hasSalt = true;
  const state = { failure: undefined as Error | undefined, sent: [] as PantryChange[] };
  const answer = () => ({
    status: 'success',
    items,
    staples: staples.map((each) => ({ ...each, at_hand: hasSalt })),
  });
  const client = {
    request: async (call: unknown, { body }: { body?: { changes: PantryChange[] } }) => {
      if (state.failure) throw state.failure;
      if (call === readPantry) return answer();
      expect(call).toBe(changePantry);
      for (const change of body!.changes) {
        state.sent.push(change);
        if (change.change === 'add') items = [...items, itemOf(change.text)];
        if (change.change === 'remove') items = items.filter(({ id }) => id !== change.id);
        if (change.change === 'mark')
          items = items.map((each) =>
            each.id === change.id ? { ...each, use_first: change.use_first } : each,
          );
        if (change.change === 'staple') hasSalt = change.at_hand;
      }
      return answer();
    },
  };
  return { client: client as never, state };
}

const waitLimit = { timeout: 10_000 };
let people = 0;

function open(
  { client }: ReturnType<typeof service>,
  outbox: Outbox,
  owner = `person-${(people += 1)}`,
) {
  const said: FromPantrySource[] = [];
  let look = (): void => undefined;
  const keeper = openPantry(
    { client, storage: { readHolder: () => owner } as never },
    (event) => said.push(event),
    {
      outbox,
      now: () => Date.UTC(2026, 0, 5, 12),
      onNews: (own) => {
        look = own;
        return () => undefined;
      },
    },
  );
  const pantry = (): Pantry | undefined =>
    said.flatMap((each) => (each.type === 'pantry.read' ? [each.pantry] : [])).at(-1);
  return {
    said,
    pantry,
    texts: () => pantry()?.items.map(({ text }) => text),
    look: () => look(),
    change: (...changes: PantryChange[]) => keeper.take({ type: 'pantry.changed', changes }),
    ask: () => keeper.take({ type: 'pantry.asked' }),
    stop: keeper.stop,
    owner,
  };
}

describe.each([
  ['IndexedDB', openOutbox],
  ['memory', outboxInMemory],
] as const)('a pantry with its outbox in %s', (_, box) => {
  test('is read, and shows each kind of change before the server has it', async () => {
    const served = service('eggs', 'rice');
    const own = open(served, box());
    await expect.poll(own.texts, waitLimit).toEqual(['eggs', 'rice']);
    served.state.failure = new NetworkError();
    own.change({ change: 'add', text: '2 leeks', use_first: true });
    own.change({ change: 'remove', id: 'rice' });
    own.change({ change: 'mark', id: 'eggs', use_first: true });
    own.change({ change: 'staple', key: 'salt', at_hand: false });
    await expect.poll(() => own.pantry()?.waiting, waitLimit).toBe(4);
    expect(own.pantry()).toMatchObject({
      items: [
        { id: 'eggs', use_first: true },
        { key: null, text: '2 leeks', use_first: true },
      ],
      staples: [{ key: 'salt', at_hand: false }],
    });
    expect(served.state.sent).toEqual([]);
    served.state.failure = undefined;
    own.look();
    await expect.poll(() => own.pantry()?.waiting, waitLimit).toBe(0);
    expect(served.state.sent.map(({ change }) => change)).toEqual([
      'add',
      'remove',
      'mark',
      'staple',
    ]);
    expect(own.texts()).toEqual(['eggs', '2 leeks']);
    own.stop();
  });

  test('says that it could not be had, and asks again', async () => {
    const served = service('eggs');
    served.state.failure = new NetworkError();
    const own = open(served, box());
    await expect.poll(() => own.said, waitLimit).toEqual([{ type: 'pantry.unread' }]);
    served.state.failure = undefined;
    own.ask();
    await expect.poll(own.texts, waitLimit).toEqual(['eggs']);
    own.stop();
  });

  test('drops what the server will never take, in its words, and goes on', async () => {
    const served = service('eggs');
    const own = open(served, box());
    await expect.poll(own.texts, waitLimit).toEqual(['eggs']);
    served.state.failure = new HttpError(413, '', { serverMessage: 'Your pantry is full.' });
    own.change({ change: 'add', text: 'rice' });
    await expect
      .poll(() => own.said, waitLimit)
      .toContainEqual({ type: 'change.refused', message: 'Your pantry is full.' });
    await expect.poll(own.texts, waitLimit).toEqual(['eggs']);
    expect(own.pantry()?.waiting).toBe(0);
    own.stop();
  });

  test('sends nothing of another person’s', async () => {
    const outbox = box();
    const offline = service();
    offline.state.failure = new NetworkError();
    const ada = open(offline, outbox);
    ada.change({ change: 'add', text: 'rice' });
    await expect.poll(async () => (await outbox.ownedBy(ada.owner)).length, waitLimit).toBe(1);
    ada.stop();
    const served = service();
    const ben = open(served, outbox);
    await expect.poll(ben.texts, waitLimit).toEqual([]);
    expect(served.state.sent).toEqual([]);
    ben.stop();
  });
});

test('what waits is sent when the network is back, wherever the person is', async () => {
  const served = service();
  const entry = {
    key: 'k',
    topic: pantryTopic,
    owner: 'ada',
    body: { changes: [{ change: 'add', text: 'rice' }], day: '2026-01-05' },
  };
  served.state.failure = new NetworkError();
  expect(await send(served.client, entry)).toBe('waits');
  served.state.failure = undefined;
  expect(await send(served.client, entry)).toBe('settled');
  expect(served.state.sent).toEqual([{ change: 'add', text: 'rice' }]);
});

describe('the source of the pantry', () => {
  test('fetches its code, and takes what was said meanwhile', async () => {
    const taken: unknown[] = [];
    const {
      said,
      send: tell,
      stop,
    } = invoke(
      createPantrySource({} as never, async () => (_connections, say) => {
        say({ type: 'pantry.unread' });
        return { take: (event) => taken.push(event), stop: () => taken.push('stopped') };
      }),
      undefined,
    );
    const change = { type: 'pantry.changed' as const, changes: [] };
    tell(change);
    await expect.poll(() => taken, waitLimit).toEqual([change]);
    expect(said).toEqual([{ type: 'pantry.unread' }]);
    stop();
    await expect.poll(() => taken, waitLimit).toEqual([change, 'stopped']);
  });

  test('says so where its code does not come, and tries again when it is asked', async () => {
    let failures = 1;
    const taken: unknown[] = [];
    const {
      said,
      send: tell,
      stop,
    } = invoke(
      createPantrySource({} as never, async () => {
        if ((failures -= 1) >= 0) throw new Error('offline');
        return () => ({ take: (event) => taken.push(event), stop: () => undefined });
      }),
      undefined,
    );
    await expect.poll(() => said, waitLimit).toEqual([{ type: 'pantry.unread' }]);
    tell({ type: 'pantry.asked' });
    await expect.poll(() => taken, waitLimit).toEqual([{ type: 'pantry.asked' }]);
    stop();
  });
});

test('what is left of a dish stands among what is cooked at once, with its end', () => {
  const noon = new Date(2026, 0, 5, 12).getTime();
  const { items: left } = changed(
    { items: [], staples: [] },
    { change: 'add', text: '2 × Bean stew', dish_keeps_days: 3 },
    noon,
  );
  expect(left).toEqual([
    expect.objectContaining({
      id: 'dish:2 × bean stew',
      kind: 'cooked',
      use_by: '2026-01-08',
      use_first: true,
    }),
  ]);
  expect(listOf([...left, itemOf('3 eggs')])).toBe('3 eggs');
});
