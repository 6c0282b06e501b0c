import { fromCallback } from 'xstate';
import type { CookingTimer } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { Bell } from './bell.ts';

interface Kept {
  id: string;
  label: string;
  seconds: number;
  /** An instant: it holds over navigation and reload. */
  endsAt: number;
  /** Its end was told. */
  over: boolean;
}
export type Order =
  | { type: 'timer.started'; label: string; seconds: number }
  | { type: 'timer.stopped'; id: string }
  | { type: 'timer.extended'; id: string; seconds: number };

export interface Clock {
  now: () => number;
  /** Calls every second; returns what stops it. */
  everySecond: (call: () => void) => () => void;
}
const browserClock: Clock = {
  now: Date.now,
  everySecond: (call) => {
    const ticking = setInterval(call, 1000);
    return () => clearInterval(ticking);
  },
};

const setting = 'timers';
/** A finished timer goes by itself (ms). One that ended while nobody looked is told, and does not ring. */
const stays = 60_000;
const silent: Bell = { prepare: () => undefined, ring: () => undefined };

function read({ storage }: Pick<Connections, 'storage'>): Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.readSetting(setting) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}
const isKept = (each: unknown): each is Kept =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  typeof each.id === 'string' &&
  'label' in each &&
  typeof each.label === 'string' &&
  'seconds' in each &&
  typeof each.seconds === 'number' &&
  'endsAt' in each &&
  typeof each.endsAt === 'number' &&
  'over' in each &&
  typeof each.over === 'boolean';

/** A minute more for a timer that is over begins now. */
const extended = (timer: Kept, seconds: number, now: number): Kept => {
  const left = Math.max(0, timer.endsAt - now);
  return {
    ...timer,
    seconds: Math.ceil(left / 1000) + seconds,
    endsAt: now + left + seconds * 1000,
    over: false,
  };
};

function ordered(order: Order, timers: readonly Kept[], now: number): readonly Kept[] {
  switch (order.type) {
    case 'timer.stopped':
      return timers.filter(({ id }) => id !== order.id);
    case 'timer.extended':
      return timers.map((each) =>
        each.id === order.id ? extended(each, order.seconds, now) : each,
      );
    case 'timer.started': {
      const { label, seconds } = order;
      const id = `${now}-${timers.length}`;
      return [...timers, { id, label, seconds, endsAt: now + seconds * 1000, over: false }];
    }
  }
}

export type BoardNews =
  | { type: 'timers.read'; timers: readonly CookingTimer[] }
  | { type: 'timer.ended'; label: string };

/** What a board is opened with: whom it tells, and from whom it takes orders. */
export interface BoardEnds {
  readonly sendBack: (news: BoardNews) => void;
  readonly receive: (take: (order: Order) => void) => void;
}

/** Keeps when each timer ends in browser storage, and says each second how they stand; all tabs keep the same ones. Returns what closes it. */
export function openBoard(
  { sendBack, receive }: BoardEnds,
  connections: Pick<Connections, 'storage'>,
  clock: Clock = browserClock,
  bell: Bell = silent,
): () => void {
  let shown = '';
  const write = (timers: readonly Kept[]): void =>
    connections.storage.writeSetting(setting, JSON.stringify(timers));
  const look = (): void => {
    const now = clock.now();
    const kept = read(connections);
    const timers = kept.filter(({ endsAt, over }) => !over || endsAt + stays > now);
    if (timers.length < kept.length) write(timers);
    const told: CookingTimer[] = timers.map(({ id, label, seconds, endsAt }) => ({
      id,
      label,
      seconds,
      left: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    }));
    const text = JSON.stringify(told);
    if (text !== shown) sendBack({ type: 'timers.read', timers: told });
    shown = text;
    const ended = timers.filter(({ endsAt, over }) => !over && endsAt <= now);
    if (ended.length === 0) return;
    write(timers.map((each) => (ended.includes(each) ? { ...each, over: true } : each)));
    for (const { label, endsAt } of ended) {
      sendBack({ type: 'timer.ended', label });
      if (endsAt + stays > now) bell.ring(label);
    }
  };
  receive((order) => {
    write(ordered(order, read(connections), clock.now()));
    if (order.type === 'timer.started') bell.prepare();
    look();
  });
  look();
  return clock.everySecond(look);
}

export const createTimerBoard = (
  connections: Pick<Connections, 'storage'>,
  clock?: Clock,
  bell?: Bell,
) =>
  fromCallback<Order>(({ sendBack, receive }) =>
    openBoard({ sendBack, receive }, connections, clock, bell),
  );
