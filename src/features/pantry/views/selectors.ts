import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { addDays, dateOf, daysBetween, weekdayOf } from '../../../../domain/calendar.ts';
import type { pantryMachine } from '../../../../machines/pantry/pantry.machine.ts';
import type { PantryItem } from '../../../../machines/shared/pantry.ts';
import { fill } from '../../../texts/fill.ts';
import { counted, dateText, weekdayText } from '../../../texts/format.ts';
import { pantry as words } from '../texts/en.ts';

export type PantryActor = ActorRefFrom<typeof pantryMachine>;
export type PantrySnapshot = SnapshotFrom<typeof pantryMachine>;
type Kind = PantryItem['kind'];

/** So many days before its end a food is to be used soon. */
const soonBefore = 2;
const today = (): string => dateOf(new Date());
const endOf = ({ use_by, keeps_until }: PantryItem): string | null => use_by ?? keeps_until;
export const isSoon = (item: PantryItem, day = today()): boolean =>
  item.use_first || (endOf(item) ?? '9') <= addDays(day, soonBefore);

/** What ends soonest first; what nobody knows the end of last. */
export const inOrder = (items: readonly PantryItem[], day = today()): PantryItem[] =>
  items.toSorted(
    (a, b) =>
      Number(isSoon(b, day)) - Number(isSoon(a, day)) ||
      (endOf(a) ?? '9').localeCompare(endOf(b) ?? '9'),
  );

export const isListing = (snapshot: PantrySnapshot): boolean =>
  snapshot.matches({ open: 'listing' });
export const isUnread = (snapshot: PantrySnapshot): boolean =>
  snapshot.matches({ open: 'unread' }) || snapshot.matches('stopped');
export const itemsOf = ({ context }: PantrySnapshot) => context.pantry.items;
export const staplesOf = ({ context }: PantrySnapshot) => context.pantry.staples;

const kinds: readonly Kind[] = ['cooked', 'fresh', 'protein', 'dairy', 'dry', 'other'];
export const groupsOf = (items: readonly PantryItem[]) =>
  kinds
    .map((kind) => ({ kind, items: inOrder(items.filter((each) => each.kind === kind)) }))
    .filter((group) => group.items.length > 0);

/** When it ends, in a word or two; nothing where that is far off or unknown. */
export function markOf(item: PantryItem): string | undefined {
  const days = item.use_by === null ? Number.NaN : daysBetween(today(), item.use_by);
  if (item.use_by !== null && days >= 0 && days < 7)
    return fill(words.until, { day: weekdayText(weekdayOf(item.use_by)) });
  if (isSoon(item)) return words.soon;
  return item.use_by === null ? undefined : fill(words.until, { day: dateText(item.use_by) });
}

/** 'rice and eggs'; 'rice, eggs and 5 more'. */
export function namesText(names: readonly string[], most = 2): string {
  if (names.length > most + 1)
    return fill(words.more, {
      names: names.slice(0, most).join(', '),
      count: names.length - most,
    });
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : fill(words.and, { first: names.slice(0, -1).join(', '), last });
}

/** What is left of dishes, and what one cooks with. */
export const isCooked = ({ kind }: PantryItem): boolean => kind === 'cooked';

/** As a list that the kitchen reads: with amounts, and with what ends soon; what is cooked is no food to cook with. */
export const listOf = (items: readonly PantryItem[]): string =>
  inOrder(items)
    .filter((item) => !isCooked(item))
    .map((item) => (isSoon(item) ? `${item.text} (use soon)` : item.text))
    .join(', ');

/** What was just taken away, while it can be had back. */
export const removedOf = (snapshot: PantrySnapshot): string | undefined =>
  snapshot.matches({ open: { listing: 'offeringUndo' } })
    ? fill(words.removed, { names: namesText(snapshot.context.removed.map(({ text }) => text)) })
    : undefined;

/** In the server's words, where it sent any. */
export const refusalOf = ({ context: { message } }: PantrySnapshot): string | undefined =>
  message === null ? undefined : message === '' ? words.refused : message;

export const waitingOf = ({ context }: PantrySnapshot): string | undefined =>
  context.pantry.waiting === 0
    ? undefined
    : counted(context.pantry.waiting, { one: words.waitingOne, many: words.waiting });
