/** Bad input in every call of the contract, signed in and not: a clear answer to each, and nothing in the log that is ours to mend. */
import type { LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { createSolver } from '../../server/infrastructure/workers/solver.ts';
import { once, withEverything } from './everything.ts';
import { faultOf } from './hardening/judge.ts';
import { isLong, leaveFacts, seed } from './hardening/long.ts';
import { type BadRequest, injected, requestsFor } from './hardening/requests.ts';
import { signUp, startServer, subscribe, type TestPerson, type TestServer } from './support.ts';

/** A chunk's in the long form, of which there are twenty. */
const inputs = isLong ? 5000 : 700;
/** A call without input can be asked wrongly in few ways. */
const shareOf = ({ body, query, params }: Call): number => (body ? 12 : query ? 8 : params ? 6 : 1);
const shares = calls.reduce((sum, call) => sum + shareOf(call), 0);
const turnsOf = (call: Call): number => Math.ceil((inputs * shareOf(call)) / shares);

const statuses = new Map<number, number>();
const messages = new Map<string, string>();
let sent = 0;
let failures = 0;

const theServer = once(async () => {
  // What a week is, other tests say; here it is answered soon.
  const solver = createSolver({ gap: 0.5, milliseconds: 300, grace: 60_000 });
  afterAll(() => solver.close());
  const server = await startServer('SQLite', { atEnd: afterAll, solver });
  const { person, things } = await withEverything(server);
  await subscribe(server.environment, person.userId);
  const known = {
    ids: Object.values(things),
    words: [
      'rice, eggs, tomatoes',
      'rice',
      'jollof-rice',
      'Diabetes',
      'monthly',
      'peanuts',
      '250 g flour',
    ],
  };
  return { server, known, person };
});

let current: TestPerson | undefined | 'the first' = 'the first';

/** Whoever deleted the account or left the session is somebody else the next time. */
async function access({ app, environment }: TestServer, first: TestPerson): Promise<string> {
  if (current === 'the first') current = first;
  if (!current) {
    current = await signUp(app);
    await subscribe(environment, current.userId);
  }
  return current.access;
}

function count({ statusCode, body }: LightMyRequestResponse): void {
  sent += 1;
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  if (statusCode < 400) return;
  const { message } = JSON.parse(body) as { message: string };
  messages.set(message.replaceAll(/'[^']*'|\d[\d,]*/g, '…'), `${statusCode} ${message}`);
}

async function hold(call: Call, bad: BadRequest): Promise<void> {
  const { server, person } = await theServer();
  const request = injected(call, bad, await access(server, person));
  const answer = await server.app.inject(request);
  const isOut = bad.auth === 'person' && answer.statusCode === 401;
  if (isOut || ['deleteAccount', 'logOut'].includes(call.id)) current = undefined;
  count(answer);
  const inLog = server.log.splice(0).filter(({ level }) => Number(level) >= 50);
  const fault = faultOf(answer) ?? (inLog.length > 0 ? 'a line in the log' : undefined);
  if (fault !== undefined || 'admin' in {}) {
    failures += 1;
    const shown = `${request.method ?? ''} ${JSON.stringify(request.url)} ${JSON.stringify(request.headers)}`;
    throw new Error(
      `${fault}: ${answer.statusCode} ${answer.body.slice(0, 300)}\n${shown}\n${String(request.payload).slice(0, 500)}\n${JSON.stringify(inLog).slice(0, 1500)}`,
    );
  }
}

describe(`${inputs.toLocaleString('en')} bad inputs, seed ${seed}`, () => {
  test.each(calls.map((call) => [call.id, call] as const))(
    'to %s are answered in words, and with no failure of ours',
    async (_id, call) => {
      const { known } = await theServer();
      await fc.assert(
        fc.asyncProperty(requestsFor(call, known), async (bad) => hold(call, bad)),
        { seed, numRuns: turnsOf(call), endOnFailure: !isLong },
      );
    },
    isLong ? 1_200_000 : 180_000,
  );

  afterAll(() => {
    if (process.env['MESSAGES']) console.log([...messages.values()].toSorted().join('\n'));
    leaveFacts(
      'bad inputs',
      {
        inputs: sent,
        'failures of ours': failures,
        ...Object.fromEntries(
          [...statuses].map(([status, many]) => [`answered with ${status}`, many]),
        ),
      },
      { 'calls of the contract': calls.length, 'different refusals in a chunk': messages.size },
    );
    expect(sent).toBeGreaterThanOrEqual(inputs);
  });
});
