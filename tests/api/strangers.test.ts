/** Two people and every call of the contract: whatever one of them asks with the other's ids, nothing of the other is told or touched. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { createSolver } from '../../server/infrastructure/workers/solver.ts';
import { once, withEverything, worldOf } from './everything.ts';
import { isLong, leaveFacts, seed } from './hardening/long.ts';
import { injected, requestsFor } from './hardening/requests.ts';
import { signUp, startServer, subscribe } from './support.ts';

const turns = isLong ? 40 : 4;
/** In everything that Ada has, and in nothing that a stranger sends. */
const hers = /Ada’s|Adawort/;
const counted = { requests: 0, calls: 0, leaks: 0 };

const theirs = once(async () => {
  const solver = createSolver({ gap: 0.5, milliseconds: 300, grace: 60_000 });
  afterAll(() => solver.close());
  const server = await startServer('SQLite', { atEnd: afterAll, solver });
  const { person: ada, things } = await withEverything(server);
  return { server, ada, known: { ids: Object.values(things), words: ['rice, eggs', 'monthly'] } };
});

test.each(calls.map((call) => [call.id, call] as const))(
  '%s tells and touches nothing of somebody else',
  async (_id, call) => {
    const { server, ada, known } = await theirs();
    const { app, environment } = server;
    const eve = await signUp(app);
    await subscribe(environment, eve.userId);
    const before = await worldOf(ada);
    await fc.assert(
      fc.asyncProperty(requestsFor(call, known), async (bad) => {
        const { body } = await app.inject(injected(call, bad, eve.access));
        counted.requests += 1;
        if (hers.test(body)) counted.leaks += 1;
        expect(body).not.toMatch(hers);
      }),
      { seed, numRuns: turns },
    );
    expect(await worldOf(ada)).toEqual(before);
    counted.calls += 1;
    leaveFacts('two people and every call', counted, { 'calls of the contract': calls.length });
  },
);
