import { fromCallback } from 'xstate';
import type { CookingTimer } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';

interface Kept {
  id: string;
  label: string;
  seconds: number;
  /** An instant: it holds over navigation and reload. */
  endsAt: number;
  /** Its end was told. */
  over: boolean;
}
type Order =
  | { type: 'timer.started'; label: string; seconds: number }
  | { type: 'timer.stopped'; id: string };

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

/** Keeps when each timer ends in browser storage, and says each second how they stand; all tabs keep the same ones. */
export const createTimerBoard = (
  connections: Pick<Connections, 'storage'>,
  clock: Clock = browserClock,
) =>
  fromCallback<Order>(({ sendBack, receive }) => {
    let shown = '';
    const write = (timers: readonly Kept[]): void =>
      connections.storage.writeSetting(setting, JSON.stringify(timers));
    const look = (): void => {
      const timers = read(connections);
      const now = clock.now();
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
      for (const { label } of ended) sendBack({ type: 'timer.ended', label });
    };
    receive((order) => {
      const timers = read(connections);
      if (order.type === 'timer.stopped') write(timers.filter(({ id }) => id !== order.id));
      else
        write([
          ...timers,
          {
            id: `${clock.now()}-${timers.length}`,
            label: order.label,
            seconds: order.seconds,
            endsAt: clock.now() + order.seconds * 1000,
            over: false,
          },
        ]);
      look();
    });
    look();
    return clock.everySecond(look);
  });
