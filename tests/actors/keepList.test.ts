/** The shopping list on this device: what changes shows at once, waits for the network, and is sent in order. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import {
  changeShopping,
  readShopping,
  type SharedList,
  type ShoppingChange,
  type ShoppingLine,
} from '../../contract/shopping.ts';
import type { FromListSource, WantedChange } from '../../machines/shared/shopping.ts';
import { openOutbox, outboxInMemory, type Outbox } from '../../src/actors/outbox.ts';
import { HttpError, NetworkError } from '../../src/api/errors.ts';
import { send } from '../../src/features/offline/actors/sendEntry.ts';
import { changed, openList, shoppingTopic } from '../../src/features/shopping/actors/keepList.ts';
import { keepOnList } from '../../src/features/shopping/actors/keepOnList.ts';

const me = 'ada';
const lineOf = (id: string, more: Partial<ShoppingLine> = {}): ShoppingLine => ({
  id,
  kind: 'own',
  key: null,
  name: id,
  amount: '',
  pack: null,
  cost: 2,
  aisle: 'Other',
  at_home: false,
  ticked: false,
  ticked_by: null,
  added_by: me,
  plans: [],
  meals: [],
  note: '',
  since: 1,
  ...more,
});
const listOf = (...lines: ShoppingLine[]): SharedList => ({
  lines,
  weeks: [],
  members: [{ id: me, name: 'Ada', me: true }],
  currency: 'GBP',
});

/** A server that does as the client's own rules say. */
function service(...there: ShoppingLine[]) {
  let list = listOf(...there);
  const state = {
    failure: undefined as Error | undefined,
    sent: [] as ShoppingChange[],
    asked: [] as unknown[],
  };
  const client = {
    request: async (
      call: unknown,
      { body, query }: { body?: { changes: ShoppingChange[] }; query?: unknown },
    ) => {
      if (state.failure) throw state.failure;
      if (call === readShopping) state.asked.push(query);
      else {
        expect(call).toBe(changeShopping);
        state.sent.push(...body!.changes);
        list = body!.changes.reduce((before, change) => changed(before, change, 5), list);
      }
      return { status: 'success', ...list };
    },
  };
  return { client: client as never, state };
}

function settingsInMemory() {
  const kept = new Map<string, string>();
  return {
    readSetting: (name: string) => kept.get(name) ?? null,
    writeSetting: (name: string, text: string) => void kept.set(name, text),
    removeSetting: (name: string) => void kept.delete(name),
  };
}

let people = 0;
function open(
  { client }: ReturnType<typeof service>,
  outbox: Outbox = outboxInMemory(),
  owner = `person-${(people += 1)}`,
  {
    settings = settingsInMemory(),
    now = () => 7,
  }: { settings?: ReturnType<typeof settingsInMemory>; now?: () => number } = {},
) {
  const said: FromListSource[] = [];
  const keeper = openList(
    { client, storage: { readHolder: () => owner, ...settings } as never },
    (event) => said.push(event),
    { outbox, now, onNews: () => () => undefined },
  );
  const list = () => said.flatMap((each) => (each.type === 'list.read' ? [each.list] : [])).at(-1);
  return {
    said,
    list,
    names: () => list()?.lines.map(({ name }) => name),
    change: (...changes: WantedChange[]) => keeper.take({ type: 'list.changed', changes }),
    choose: (weeks: number) => keeper.take({ type: 'weeks.chosen', weeks }),
    ask: () => keeper.take({ type: 'list.asked' }),
    forget: () => keeper.take({ type: 'order.forgotten' }),
    owner,
  };
}

describe('what a change makes of the list, before the server has said so', () => {
  const rice = lineOf('plan:rice', { kind: 'planned', key: 'rice', added_by: null });
  const before = listOf(lineOf('milk'), rice, lineOf('plan:salt', { at_home: true }));
  test.each<[string, ShoppingChange, Partial<ShoppingLine>]>([
    ['milk', { change: 'tick', id: 'milk', ticked: true }, { ticked: true, ticked_by: me }],
    ['milk', { change: 'edit', id: 'milk', text: '2 milk' }, { name: '2 milk', cost: null }],
    [
      'plan:rice',
      { change: 'tick_planned', key: 'rice', plans: [], ticked: true },
      { ticked: true, ticked_by: me },
    ],
    ['plan:salt', { change: 'staple', key: 'salt', at_hand: false }, { at_home: false }],
  ])('%s: %o', (id, change, expected) => {
    const after = changed(before, change, 7);
    expect(after.lines.find((line) => line.id === id)).toMatchObject(expected);
    expect(after.lines.filter((line) => line.id !== id)).toEqual(
      before.lines.filter((line) => line.id !== id),
    );
  });

  test('what was paid moves what every line of that food costs, and back', () => {
    const price = {
      per_kg: 2,
      units: [
        { unit: 'g' as const, grams: 1 },
        { unit: 'kg' as const, grams: 1000 },
      ],
      paid: null,
    };
    const list = listOf(
      lineOf('rice', { key: 'rice', cost: 3, price }),
      lineOf('plan:rice', { key: 'rice', cost: null, price }),
      lineOf('milk', { key: 'milk', cost: 3, price }),
    );
    const paid: ShoppingChange = {
      change: 'paid',
      key: 'rice',
      amount: 1.5,
      quantity: 500,
      unit: 'g',
      currency: 'GBP',
      on: '2026-01-05',
    };
    const after = changed(list, paid, 7);
    expect(after.lines.map(({ cost }) => cost)).toEqual([4.5, null, 3]);
    expect(after.lines[1]!.price!.paid).toMatchObject({ amount: 1.5, by: me, on: '2026-01-05' });
    expect(changed(after, { change: 'unpaid', key: 'rice' }, 8)).toEqual(list);
  });

  test('what is the same thing in one line is ticked with it, and taken away alone', () => {
    const { also: _, ...alone } = rice;
    const list = listOf({ ...alone, also: [lineOf('one'), lineOf('two')] });
    const after = changed(list, { change: 'tick', id: 'one', ticked: true }, 7);
    expect(after.lines[0]).toMatchObject({
      id: 'plan:rice',
      ticked: false,
      also: [{ ticked: true, ticked_by: me }, { ticked: false }],
    });
    const fewer = changed(list, { change: 'remove', id: 'one' }, 8);
    expect(fewer.lines[0]?.also?.map(({ id }) => id)).toEqual(['two']);
    const none = changed(fewer, { change: 'remove', id: 'two' }, 9);
    expect(none.lines).toEqual([alone]);
  });

  test('a line is added once and taken away', () => {
    const add: ShoppingChange = { change: 'add', id: 'eggs', text: '3 eggs', note: 'Omelette' };
    const after = changed(changed(before, add, 7), add, 8);
    expect(after.lines).toHaveLength(4);
    expect(after.lines[3]).toMatchObject({ name: '3 eggs', note: 'Omelette', since: 7 });
    expect(changed(after, { change: 'remove', id: 'eggs' }, 9)).toEqual(before);
  });
});

describe('a list on this device', () => {
  test('shows a change at once, keeps it without a network, and sends it when it is back', async () => {
    const server = service(lineOf('milk'));
    const here = open(server, openOutbox());
    await expect.poll(() => here.names()).toEqual(['milk']);
    server.state.failure = new NetworkError();
    here.change({ change: 'add', text: '3 eggs' }, { change: 'tick', id: 'milk', ticked: true });
    expect(here.names()).toEqual(['milk', '3 eggs']);
    await expect.poll(() => here.list()?.waiting).toBe(1);
    server.state.failure = undefined;
    here.ask();
    await expect.poll(() => here.list()?.waiting).toBe(0);
    expect(server.state.sent).toEqual([
      { change: 'add', text: '3 eggs', id: expect.stringMatching(/^[a-z0-9-]{36}$/) },
      { change: 'tick', id: 'milk', ticked: true },
    ]);
  });

  test('what is on its way to the server does not wait: no note comes and goes with each press', async () => {
    const server = service(lineOf('milk'));
    const here = open(server);
    await expect.poll(() => here.names()).toEqual(['milk']);
    here.change({ change: 'tick', id: 'milk', ticked: true });
    here.change({ change: 'add', text: '3 eggs' });
    await expect.poll(() => server.state.sent).toHaveLength(2);
    await expect.poll(() => here.list()?.lines[1]?.since).toBe(5);
    const lists = here.said.flatMap((each) => (each.type === 'list.read' ? [each.list] : []));
    expect(lists.map(({ waiting }) => waiting)).toEqual(lists.map(() => 0));
  });

  test('a price that is said without a network is of that day, and is sent when it is back', async () => {
    const server = service(lineOf('rice', { key: 'rice' }));
    const here = open(server, openOutbox());
    await expect.poll(() => here.names()).toEqual(['rice']);
    server.state.failure = new NetworkError();
    const paid = { amount: 1.5, quantity: 500, unit: 'g' as const, currency: 'GBP', sure: false };
    here.change({ change: 'paid', key: 'rice', ...paid });
    await expect.poll(() => here.list()?.waiting).toBe(1);
    server.state.failure = undefined;
    here.ask();
    await expect.poll(() => here.list()?.waiting).toBe(0);
    expect(server.state.sent).toEqual([{ change: 'paid', key: 'rice', ...paid, on: '1970-01-01' }]);
  });

  test('says what the server does not take, and goes on without it', async () => {
    const server = service();
    const here = open(server);
    await expect.poll(() => here.names()).toEqual([]);
    server.state.failure = new HttpError(413, 'Your list is full.', {
      serverMessage: 'Your list is full.',
    });
    here.change({ change: 'add', text: 'rice' });
    await expect.poll(() => here.said.some(({ type }) => type === 'change.refused')).toBe(true);
    await expect.poll(() => here.names()).toEqual([]);
  });

  test('of two weeks is asked for as such, also after a change', async () => {
    const server = service(lineOf('milk'));
    const here = open(server);
    await expect.poll(() => here.names()).toEqual(['milk']);
    here.choose(2);
    await expect.poll(() => server.state.asked).toEqual([undefined, { weeks: 2 }]);
    here.change({ change: 'tick', id: 'milk', ticked: true });
    await expect.poll(() => server.state.asked).toEqual([undefined, { weeks: 2 }, { weeks: 2 }]);
    expect(here.list()?.lines[0]?.ticked).toBe(true);
  });
});

test('aisles are walked in the order of the last trip, on this device and until that is forgotten', async () => {
  const server = service(
    lineOf('milk', { aisle: 'Dairy and eggs' }),
    lineOf('plan:rice', { kind: 'planned', key: 'rice', aisle: 'Grains, flour and noodles' }),
    lineOf('candle'),
  );
  const settings = settingsInMemory();
  let time = 0;
  const device = { settings, now: () => time };
  const here = open(server, outboxInMemory(), 'ada', device);
  await expect.poll(() => here.names()).toHaveLength(3);
  here.change({ change: 'tick', id: 'candle', ticked: true });
  here.change({ change: 'tick_planned', key: 'rice', plans: [], ticked: true });
  here.change({ change: 'tick', id: 'milk', ticked: true });
  await expect.poll(() => here.list()?.waiting).toBe(0);
  expect(here.list()?.walked).toEqual([]);

  time = 24 * 60 * 60 * 1000;
  const later = open(server, outboxInMemory(), 'ada', device);
  await expect
    .poll(() => later.list()?.walked)
    .toEqual(['Other', 'Grains, flour and noodles', 'Dairy and eggs']);
  later.forget();
  expect(later.list()?.walked).toEqual([]);
  expect(settings.readSetting('aisles')).toBeNull();
});

describe('lines from a recipe', () => {
  const dish = { dish: 'Jollof rice', lines: ['500 g rice', '3 tomatoes'] };
  const storage = { readHolder: () => 'ada' } as never;

  test('go onto the list with what they are for', async () => {
    const server = service();
    await keepOnList({ client: server.client, storage }, dish, outboxInMemory());
    expect(server.state.sent).toMatchObject([
      { change: 'add', text: '500 g rice', note: 'Jollof rice' },
      { change: 'add', text: '3 tomatoes', note: 'Jollof rice' },
    ]);
  });

  test('wait on this device without a network, and are sent with everything that waits', async () => {
    const server = service();
    const outbox = outboxInMemory();
    server.state.failure = new NetworkError();
    await keepOnList({ client: server.client, storage }, dish, outbox);
    const [entry] = await outbox.waiting(shoppingTopic, 'ada');
    server.state.failure = undefined;
    expect(await send(server.client, entry!)).toBe('settled');
    expect(server.state.sent).toHaveLength(2);
  });

  test('that the server does not take are not kept', async () => {
    const server = service();
    const outbox = outboxInMemory();
    server.state.failure = new HttpError(413, 'full');
    await expect(keepOnList({ client: server.client, storage }, dish, outbox)).rejects.toThrow();
    expect(await outbox.waiting(shoppingTopic, 'ada')).toEqual([]);
  });
});
