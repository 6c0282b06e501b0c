/** How fast ten years of weekly plans are listed, as `npm start` runs the services on SQLite. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Figure } from '../../scripts/bench.ts';
import { GeneratedPlan } from '../../contract/plans.ts';
import { addDays } from '../../domain/calendar.ts';
import { median } from './measurePage.ts';
import { type Services, signUp, startServices } from './services.ts';

export const name = 'Stored plans';

const weeks = 520;
const turns = 21;
const longest = 50; // ms

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  try {
    const { access_token = '', user_id = '' } = await signUp(services.origin);
    const headers = { authorization: `Bearer ${access_token}` };
    await fillTenYears(services, headers, user_id);
    const first = await measure(`${services.origin}/api/meal_plan?limit=104&whole=2`, headers);
    const all = await measure(`${services.origin}/api/meal_plan`, headers);
    return [
      {
        what: `What the planner asks first (?limit=104&whole=2) with ${weeks} saved weeks: the newest two whole, two years of heads`,
        measured: inWords(first),
        target: `≤ ${longest} ms`,
        met: first.milliseconds <= longest,
      },
      {
        what: `The same list with every week whole, reports and all`,
        measured: inWords(all),
        target: 'for comparison',
        met: true,
      },
    ];
  } finally {
    await services.stop();
  }
}

/** One generated week with all that stands beside it, copied to each week of ten years. */
async function fillTenYears(
  { origin, dataDir }: Services,
  headers: Record<string, string>,
  userId: string,
): Promise<void> {
  const form = new FormData();
  form.set('location', 'Nigeria');
  form.set('budget', '25000');
  const { meal_plan, report } = GeneratedPlan.parse(
    await (
      await fetch(`${origin}/auto_generate_plan`, { method: 'POST', body: form, headers })
    ).json(),
  );
  if (!meal_plan) throw new Error('No plan was generated.');
  const database = new Database(join(dataDir, 'platewise.sqlite'));
  const insert = database.prepare(
    'insert into plans (id, user_id, name, start_date, end_date, week_key, meal_plan, report, version, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)',
  );
  database.transaction(() => {
    for (let week = 0; week < weeks; week += 1) {
      const start = addDays('2016-01-04', 7 * week);
      const id = `01900000-0000-7000-8000-${String(week).padStart(12, '0')}`;
      insert.run(
        id,
        userId,
        `Week ${week}`,
        start,
        addDays(start, 6),
        start,
        JSON.stringify(meal_plan),
        JSON.stringify(report),
        week,
        week,
      );
    }
  })();
  database.close();
}

interface Measured {
  milliseconds: number;
  kilobytes: number;
}

async function measure(url: string, headers: Record<string, string>): Promise<Measured> {
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  }
  return { milliseconds: median(times), kilobytes: bytes / 1024 };
}

const inWords = ({ milliseconds, kilobytes }: Measured): string =>
  `${milliseconds.toFixed(1)} ms, ${kilobytes.toFixed(0)} kB`;
