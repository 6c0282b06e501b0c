// The shopping list as it is on the server, with what was changed here on top.
import {
  changeShopping,
  type PaidPrice,
  readShopping,
  type SharedList,
  type ShoppingChange,
  type ShoppingLine,
} from '../../../../contract/shopping.ts';
import { shopping as limits } from '../../../../contract/constants.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type {
  FromListSource,
  ToListSource,
  WantedChange,
} from '../../../../machines/shared/shopping.ts';
import type { Connections } from '../../../actors/connections.ts';
import { openKeeper, sent, type KeeperWorld, type Sent } from '../../../actors/keeper.ts';
import type { Entry } from '../../../actors/outbox.ts';
import { openAisles } from './aisles.ts';

/** What entries of the outbox are about. */
export const shoppingTopic = 'shopping';

export interface Queued {
  changes: ShoppingChange[];
}
const isQueued = (body: unknown): body is Queued =>
  typeof body === 'object' && body !== null && 'changes' in body && Array.isArray(body.changes);

/** Sends one entry of the outbox. */
export const sendShoppingChange = async (
  client: Connections['client'],
  { body }: Pick<Entry, 'body'>,
): Promise<Sent<SharedList>> =>
  isQueued(body)
    ? sent(client.request(changeShopping, { body, localDate: dateOf(new Date()) }))
    : { outcome: 'settled' };

/** A line that is new has the name by which the server will know it too; a price has its day. */
export const named = (
  changes: readonly WantedChange[],
  newId: () => string = () => crypto.randomUUID(),
  today: () => string = () => dateOf(new Date()),
): ShoppingChange[] =>
  changes.map((change) => {
    if (change.change === 'add') return { ...change, id: change.id ?? newId() };
    return change.change === 'paid' ? { ...change, on: today() } : change;
  });

/** How a line shows until the server has read its words. */
const unreadLine = (
  { id, text, note = '', since }: Extract<ShoppingChange, { change: 'add' }>,
  me: string | null,
  now: number,
): ShoppingLine => ({
  id,
  kind: 'own',
  key: null,
  name: text,
  amount: '',
  pack: null,
  cost: null,
  aisle: 'Other',
  at_home: false,
  ticked: false,
  ticked_by: null,
  added_by: me,
  plans: [],
  meals: [],
  note,
  since: since ?? now,
});

type Part = Omit<ShoppingLine, 'also'>;
/** Also where it is in the line of what is the same thing. */
const withLine = (
  list: SharedList,
  id: string,
  change: <L extends Part>(line: L) => L,
): SharedList => ({
  ...list,
  lines: list.lines.map((line) => {
    const { also, ...own } = line.id === id ? change(line) : line;
    return also
      ? { ...own, also: also.map((part) => (part.id === id ? change(part) : part)) }
      : own;
  }),
});

/** What else was in its line stays. */
const withoutLine = (list: SharedList, id: string): SharedList => ({
  ...list,
  lines: list.lines.flatMap(({ also = [], ...own }) => {
    const [first, ...rest] = [own, ...also].filter((part) => part.id !== id);
    return first ? [rest.length > 0 ? { ...first, also: rest } : first] : [];
  }),
});

const perGram = (price: NonNullable<ShoppingLine['price']>, paid: Paid | null): number => {
  const grams = price.units.find(({ unit }) => unit === paid?.unit)?.grams ?? 0;
  return paid && grams > 0 ? paid.amount / (paid.quantity * grams) : price.per_kg / 1000;
};
type Paid = Pick<PaidPrice, 'amount' | 'quantity' | 'unit'>;

/** Every line of a food at the price that was paid, or at the known one again. */
const withPrice = (list: SharedList, key: string, paid: PaidPrice | null): SharedList => ({
  ...list,
  lines: list.lines.map((line) => {
    const { price, cost } = line;
    if (line.key !== key || !price) return line;
    const changes = perGram(price, paid) / perGram(price, price.paid);
    return { ...line, cost: cost === null ? null : cost * changes, price: { ...price, paid } };
  }),
});

/** What is on the list after a change, as far as it can be said without the kitchen. */
export function changed(list: SharedList, change: ShoppingChange, now: number): SharedList {
  const me = list.members.find((member) => member.me)?.id ?? null;
  const tick =
    (ticked: boolean) =>
    <L extends Part>(line: L) => ({
      ...line,
      ticked,
      ticked_by: ticked ? me : null,
    });
  switch (change.change) {
    case 'add':
      return list.lines.some(({ id }) => id === change.id)
        ? list
        : { ...list, lines: [...list.lines, unreadLine(change, me, now)] };
    case 'edit':
      return withLine(list, change.id, (line) => ({ ...line, name: change.text, cost: null }));
    case 'remove':
      return withoutLine(list, change.id);
    case 'tick':
      return withLine(list, change.id, tick(change.ticked));
    case 'tick_planned':
      return withLine(list, `plan:${change.key}`, tick(change.ticked));
    case 'staple':
      return withLine(list, `plan:${change.key}`, (line) => ({
        ...line,
        at_home: change.at_hand,
      }));
    case 'paid': {
      const { amount, quantity, unit, on } = change;
      return withPrice(list, change.key, {
        amount,
        quantity,
        unit,
        on,
        fading: false,
        by: me ?? '',
      });
    }
    case 'unpaid':
      return withPrice(list, change.key, null);
  }
}

export interface ListKeeper {
  take: (event: ToListSource) => void;
  stop: () => void;
}

export function openList(
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  tellChart: (event: FromListSource) => void,
  world: KeeperWorld = {},
): ListKeeper {
  const { now = Date.now } = world;
  const aisles = openAisles(storage, now, tellChart);
  const { tell } = aisles;
  let weeks: number = limits.usualWeeks;
  // The usual list is asked for without a word, so that one copy serves.
  const read = () =>
    client.request(readShopping, {
      localDate: dateOf(new Date()),
      ...(weeks === limits.usualWeeks ? {} : { query: { weeks } }),
    });
  const { ask, keep, stop } = openKeeper<SharedList, Queued>(
    {
      topic: shoppingTopic,
      read,
      async send(entry) {
        const result = await sendShoppingChange(client, entry);
        return result.outcome === 'settled' && weeks !== limits.usualWeeks
          ? { outcome: 'settled', known: await read() }
          : result;
      },
      changed: (list, body) =>
        isQueued(body)
          ? body.changes.reduce((before, change) => changed(before, change, now()), list)
          : list,
      tell: (news) => {
        if (news.type === 'read')
          tell({ type: 'list.read', list: { ...news.known, waiting: news.waiting } });
        else if (news.type === 'unread') tell({ type: 'list.unread' });
        else tell({ type: 'change.refused', message: news.message });
      },
    },
    storage,
    world,
  );
  return {
    take(event) {
      aisles.hear(event);
      if (event.type === 'order.forgotten') return;
      if (event.type === 'list.changed')
        return keep({ changes: named(event.changes, undefined, () => dateOf(new Date(now()))) });
      if (event.type === 'weeks.chosen') ({ weeks } = event);
      ask();
    },
    stop,
  };
}
