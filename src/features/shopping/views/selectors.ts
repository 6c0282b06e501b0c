import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shoppingListMachine } from '../../../../machines/shopping/shoppingList.machine.ts';
import type { ListNow, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { inWalkedOrder } from '../../../../domain/aisleOrder.ts';
import { weekdayOf, weekdays } from '../../../../domain/calendar.ts';
import { fill } from '../../../texts/fill.ts';
import {
  counted,
  countryText,
  dayOfMonthText,
  sumText,
  weekdayText,
} from '../../../texts/format.ts';
import { foodText } from '../../../texts/notes.ts';
import { shopAmountText } from '../../../texts/shopAmounts.ts';
import { shoppingList as words } from '../texts/en.ts';
import { packsText } from '../texts/packsText.ts';
import { whosePrice } from './paidTexts.ts';

export type ListActor = ActorRefFrom<typeof shoppingListMachine>;
export type ListSnapshot = SnapshotFrom<typeof shoppingListMachine>;

export const isListing = (snapshot: ListSnapshot): boolean => snapshot.matches({ open: 'listing' });
export const isUnread = (snapshot: ListSnapshot): boolean =>
  snapshot.matches({ open: 'unread' }) || snapshot.matches('stopped');
export const listOf = ({ context }: ListSnapshot): ListNow => context.list;

/** What is shown to be bought: staples that are at home wait aside. */
export const toBuy = ({ lines }: ListNow): ShoppingLine[] =>
  lines.filter(({ at_home }) => !at_home);
export const staplesAtHome = ({ lines }: ListNow): ShoppingLine[] =>
  lines.filter(({ at_home }) => at_home);

/** So many ticked lines stay in sight; the rest fold. */
const inSight = 2;

export interface Aisle {
  readonly name: string;
  readonly open: readonly ShoppingLine[];
  readonly done: readonly ShoppingLine[];
  readonly folded: readonly ShoppingLine[];
}

const usualAisles = Object.keys(words.aisles);

/** In the order in which the person walks their shop, as far as it was learnt. */
const aisleOrder = ({ walked = [] }: ListNow): readonly string[] =>
  inWalkedOrder(usualAisles, walked);

/** Whether what is to be bought stands in another order than the usual one. */
export function isInOwnOrder(list: ListNow): boolean {
  const there = new Set(toBuy(list).map(({ aisle }) => aisle));
  const usual = usualAisles.filter((name) => there.has(name));
  return aisleOrder(list)
    .filter((name) => there.has(name))
    .some((name, place) => name !== usual[place]);
}

/** In the order in which one walks a shop; what is ticked sinks. */
export function aislesOf(list: ListNow): Aisle[] {
  const lines = toBuy(list);
  return aisleOrder(list)
    .map((name) => ({ name, own: lines.filter(({ aisle }) => aisle === name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => {
      const done = own.filter(({ ticked }) => ticked);
      const folds = done.length > inSight;
      return {
        name,
        open: own.filter(({ ticked }) => !ticked),
        done: folds ? done.slice(0, inSight) : done,
        folded: folds ? done.slice(inSight) : [],
      };
    });
}

export const progressOf = (list: ListNow): { ticked: number; all: number } => {
  const lines = toBuy(list);
  return { ticked: lines.filter(({ ticked }) => ticked).length, all: lines.length };
};

/** Whose prices they are; a copy of before does not say. */
export function estimateText({ country }: ListNow): string {
  if (country === undefined) return words.estimate;
  if (country === null) return words.estimateUs;
  return fill(words.estimateIn, { country: countryText(country.code, country.name) });
}

/** What is in the basket, of all that has a price; and what is not in that sum. */
export function costText(list: ListNow): string | undefined {
  const sum = (lines: readonly ShoppingLine[]) =>
    lines.reduce((total, { cost }) => total + (cost ?? 0), 0);
  const lines = toBuy(list);
  const all = sum(lines);
  if (all === 0) return undefined;
  const paid = sum(lines.filter(({ ticked }) => ticked));
  const unpriced = lines.filter(({ cost }) => cost === null).length;
  return [
    fill(paid === 0 ? words.costAlone : words.cost, {
      paid: sumText(paid, list.currency),
      all: sumText(all, list.currency),
    }),
    unpriced > 0 && counted(unpriced, { one: words.unpricedOne, many: words.unpriced }),
    staplesAtHome(list).some(({ cost }) => cost !== null) && words.staplesUncounted,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Part = Omit<ShoppingLine, 'also'>;
/** What somebody wrote themselves, in a line. */
export const writtenIn = ({ also = [], ...own }: ShoppingLine): readonly Part[] =>
  [own, ...also].filter(({ kind }) => kind === 'own');
const wordsOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ name }) => name))];

/** The food in the language of the screen; what somebody typed stays as they typed it. */
export const lineName = (line: ShoppingLine): string =>
  line.kind === 'own' ? wordsOf(writtenIn(line)).join(' + ') : foodText(line.key, line.name);

/** 'Monday lunch: Jollof rice' is for Monday. Where the list has two weeks, a day is told with its date. */
function daysOf({ meals, dates }: ShoppingLine, { weeks }: ListNow): string[] {
  if (weeks.length > 1 && dates)
    return dates.map((date) => `${weekdayText(weekdayOf(date), 'short')} ${dayOfMonthText(date)}`);
  const named = new Set(meals.map((meal) => meal.split(' ', 1)[0]));
  return weekdays.filter((day) => named.has(day)).map((day) => weekdayText(day, 'short'));
}

/** What stands below a line's name. */
export function detailOf(line: ShoppingLine, list: ListNow): string {
  const { pack, amount } = line;
  const days = daysOf(line, list);
  const written = writtenIn(line);
  const notes = new Set(written.map(({ note }) => note).filter((note) => note !== ''));
  const adders = list.members.filter(
    ({ id, me }) => !me && written.some(({ added_by: by }) => by === id),
  );
  return [
    pack ? packsText(pack) : shopAmountText(line.amount_parts, amount),
    line.beside_home &&
      fill(words.besideHome, {
        amount: shopAmountText(line.beside_home.amount, line.beside_home.text),
      }),
    days.length > 0 && fill(words.onDays, { days: days.join(', ') }),
    line.kind === 'planned' &&
      written.length > 0 &&
      fill(words.withOwn, { words: wordsOf(written).join(' + ') }),
    ...[...notes].map((dish) => fill(words.forDish, { dish })),
    ...adders.map(({ name }) => fill(words.addedBy, { name })),
    whosePrice(line, list),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who ticked it, where more than one person could have. */
export const tickerOf = ({ ticked_by }: ShoppingLine, { members }: ListNow) =>
  members.length > 1 ? members.find(({ id }) => id === ticked_by) : undefined;

/** What was just taken away, while it can be had back. */
export function removedOf(snapshot: ListSnapshot): string | undefined {
  if (!snapshot.matches({ open: { listing: 'offeringUndo' } })) return undefined;
  const names = wordsOf(snapshot.context.removed);
  return names.length > 2
    ? fill(words.removedMany, { count: names.length })
    : fill(words.removed, { names: names.join(', ') });
}

/** In the server's words, where it sent any. */
export const refusalOf = ({ context: { message } }: ListSnapshot): string | undefined =>
  message === null ? undefined : message === '' ? words.refused : message;

export const waitingOf = ({ context }: ListSnapshot): string | undefined =>
  context.list.waiting === 0
    ? undefined
    : counted(context.list.waiting, { one: words.waitingOne, many: words.waiting });
