/**
 * `npm run admin`: what an operator sees and does, beside servers that run. `person <email>` shows the state of an
 * account, `extend <email> --days 14` gives access, `jobs` lists work that waits or was given up, `jobs --retry`
 * tries what was given up again (`--id` one alone), `blobs` says how many kept photos lie where, and `blobs --move`
 * moves them to where new ones go; `blobs --strays` finds those that no row leads to, and deletes them with `--yes`.
 * Each call stands in the security log.
 */
import { parseArgs } from 'node:util';
import { day } from '../domain/durations.ts';
import {
  type AccountState,
  type AdminDesk,
  openAdminDesk,
} from '../server/modules/accounts/adminDesk.ts';
import { type Config, readEnvironment } from '../server/infrastructure/config.ts';
import { openPhotoDesk } from '../server/modules/history/photoDesk.ts';
import { findStrays, movePhotos, showPlaces } from './blobs.ts';
import { Refused, run } from './database.ts';

const usage = `Usage: npm run admin -- person <email>
       npm run admin -- extend <email> --days <number>
       npm run admin -- jobs [--retry [--id <id>]] [--most <number>]
       npm run admin -- blobs [--move | --strays [--yes]]
To sign somebody out: npm run end-sessions -- --email <email>`;
const mostDays = 3660;

await run(async () => {
  const { command, email, values } = readArguments();
  const config = readEnvironment(storageVariables());
  const desk = await openAdminDesk(config, (error) => console.error(error.message));
  try {
    if (command === 'person' && email !== undefined) await showPerson(desk, email);
    else if (command === 'extend' && email !== undefined)
      await extend(desk, email, Number(values.days));
    else if (command === 'jobs' && email === undefined)
      await (values.retry ? retry(desk, values.id) : list(desk, Number(values.most ?? 50)));
    else if (command === 'blobs' && email === undefined) await blobs(desk, config, values);
    else throw new Refused(usage);
  } finally {
    await desk.close();
  }
});

/** What says where things are stored; production's other variables do not matter here. */
function storageVariables(): Record<string, string | undefined> {
  const names = /^(HASH_KEY|DATABASE_URL|DATA_DIR|BLOB_|S3_|MIN_FREE_MB)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        days: text,
        id: text,
        most: text,
        retry: flag,
        move: flag,
        strays: flag,
        yes: flag,
      },
    });
    const [command, email, ...rest] = positionals;
    if (rest.length > 0) throw new Error(usage);
    return { command, email, values };
  } catch {
    throw new Refused(usage);
  }
}

function noAccount(): Refused {
  return new Refused('No account has this address.');
}

async function showPerson(desk: AdminDesk, email: string): Promise<void> {
  const state = await desk.find(email);
  if (!state) throw noAccount();
  await desk.note('account looked at', email);
  for (const [name, value] of linesOf(state)) console.log(`${name.padEnd(16)}${value}`);
}

function linesOf(state: AccountState): [string, string][] {
  const { trialEndsAt, subscription, lastSeenAt } = state;
  return [
    ['account', state.id],
    ['email', `${state.email}, ${state.isEmailVerified ? 'confirmed' : 'not confirmed'}`],
    ['since', timeText(state.createdAt)],
    ['password', state.hasPassword ? 'set' : 'none'],
    ['two-step log-in', state.hasSecondFactor ? 'on' : 'off'],
    ['passkeys', String(state.passkeys)],
    [
      'sessions',
      lastSeenAt === undefined ? '0' : `${state.sessions}, last used ${timeText(lastSeenAt)}`,
    ],
    ['trial', trialEndsAt === undefined ? 'not begun' : untilText(trialEndsAt)],
    ['access', subscription ? `${subscription.name}, ${untilText(subscription.endsAt)}` : 'none'],
    ['letters waiting', String(state.jobs)],
  ];
}

async function extend(desk: AdminDesk, email: string, days: number): Promise<void> {
  if (!Number.isInteger(days) || days < 1 || days > mostDays) throw new Refused(usage);
  const until = await desk.extend(email, days);
  if (until === undefined) throw noAccount();
  await desk.note(`access for ${days} days`, email);
  console.log(`Access until ${timeText(until)}.`);
}

async function list(desk: AdminDesk, most: number): Promise<void> {
  if (!Number.isInteger(most) || most < 1) throw new Refused(usage);
  await desk.note('jobs looked at');
  const jobs = await desk.jobs.list(most);
  for (const { id, kind, attempts, created_at, due_at, dead_at, problem } of jobs)
    console.log(
      [
        id,
        kind.padEnd(8),
        dead_at === null ? `waits until ${timeText(due_at)}` : `given up ${timeText(dead_at)}`,
        `since ${timeText(created_at)}`,
        attempts === 1 ? '1 attempt' : `${attempts} attempts`,
        problem ?? '',
      ]
        .join('  ')
        .trimEnd(),
    );
  for (const { kind, waiting, dead } of await desk.jobs.counts())
    console.log(`${kind}: ${waiting} waiting, ${dead} given up`);
  if (jobs.length === 0) console.log('Nothing waits, and nothing was given up.');
}

async function retry(desk: AdminDesk, id: string | undefined): Promise<void> {
  const count = await desk.jobs.revive(Date.now() + day, id);
  await desk.note(`${count} jobs tried again`);
  console.log(count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`);
}

interface BlobFlags {
  readonly move: boolean;
  readonly strays: boolean;
  readonly yes: boolean;
}

async function blobs(desk: AdminDesk, config: Config, flags: BlobFlags): Promise<void> {
  const photos = await openPhotoDesk(config, (error) => console.error(String(error)));
  try {
    if (flags.move) {
      await desk.note(`photos moved to ${photos.target}`);
      await movePhotos(photos);
    } else if (flags.strays) {
      await desk.note(flags.yes ? 'photos without a row deleted' : 'photos without a row counted');
      await findStrays(photos, flags.yes);
    } else {
      await desk.note('photos counted');
      await showPlaces(photos);
    }
  } finally {
    await photos.close();
  }
}

function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16)}Z`;
}

function untilText(time: number): string {
  return `${time > Date.now() ? 'until' : 'over since'} ${timeText(time)}`;
}
