/** A person's weeks, written again and again. */
import type { Caller, Kind } from './writer.ts';

const day = (name: string) => ({
  day: name,
  breakfast: 'Akara',
  lunch: 'Jollof rice',
  dinner: 'Egusi soup',
  snack: 'Chin chin',
});
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  day,
);
const week = (name: string, start: string, end: string) => ({
  name,
  start_date: start,
  end_date: end,
  meal_plan: days,
});

/** The weeks' ids, found again after each start. */
async function planOf(call: Caller, start: string, end: string) {
  const { meal_plans: all } = (await call('GET', '/api/meal_plan')).body as {
    meal_plans: { id: string; version: number; start_date: string }[];
  };
  const found = all.find(({ start_date: begins }) => begins === start);
  if (found) return found;
  const saved = await call('POST', '/api/meal_plan', week('0', start, end));
  return (saved.body as { data: { id: string; version: number } }).data;
}

export function changedWeeks(): Kind {
  let plan = { id: '', version: 0 };
  return {
    name: 'weeks changed',
    needsKitchen: true,
    kept: "select start_date as slot, name as value from plans where start_date = '2026-01-05'",
    begin: async (call) => {
      plan = await planOf(call, '2026-01-05', '2026-01-11');
    },
    next: (turn) => ({
      slot: '2026-01-05',
      value: `week ${turn}`,
      method: 'PUT',
      path: `/api/meal_plans/${plan.id}`,
      body: { meal_plan: days, updated_at: 1, version: plan.version, name: `week ${turn}` },
      done: ({ data }: { data: { version: number } }) => {
        plan.version = data.version;
        return true;
      },
    }),
  };
}

/** Each is a week of its own, and is deleted after the next one was saved. */
export function newWeeks(): Kind {
  let last: { id: string; start: string } | undefined;
  const on = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    name: 'weeks saved and deleted',
    needsKitchen: true,
    kept: "select start_date as slot, name as value from plans where start_date > '2027' and deleted_at is null",
    begin: async () => void (last = undefined),
    next: (turn) => {
      if (last && turn % 2 === 1) {
        const { id, start } = last;
        last = undefined;
        return { slot: start, value: null, method: 'DELETE', path: `/api/meal_plans/${id}` };
      }
      const time = Date.UTC(2027, 0, 4 + 7 * turn);
      const body = week(`new ${turn}`, on(time), on(time + 6 * 24 * 3_600_000));
      return {
        slot: body.start_date,
        value: body.name,
        method: 'POST',
        path: '/api/meal_plan',
        body,
        done: ({ data }: { data: { id: string } }) => {
          last = { id: data.id, start: body.start_date };
          return true;
        },
      };
    },
  };
}

export function ticks(): Kind {
  let id = '';
  return {
    name: 'ticks',
    needsKitchen: true,
    kept: "select item_key as slot, case ticked when 1 then 'on' else 'off' end as value from plan_ticks",
    begin: async (call) => {
      id ||= (await planOf(call, '2026-01-12', '2026-01-18')).id;
    },
    next: (turn) => {
      const [key, isOn] = [`item ${turn % 40}`, Math.floor(turn / 40) % 2 === 0];
      return {
        slot: key,
        value: isOn ? 'on' : 'off',
        method: 'PUT',
        path: `/api/meal_plans/${id}/ticks`,
        body: { ticks: [{ item_key: key, ticked: isOn }] },
      };
    },
  };
}
