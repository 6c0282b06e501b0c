// @vitest-environment node
/** The page of sources with its production wiring, on the real server and on one that fails. */
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { sourcesChart } from '../../src/features/sources/chart.ts';
import { startPlatewise } from './platewise.ts';
import { connectTab } from './tab.ts';

const waitLimit = { timeout: 45_000 };

test('the list comes to whoever has no session', async () => {
  const platewise = await startPlatewise();
  const actor = createActor(sourcesChart(connectTab(platewise.origin)), {
    input: { limits: { callTimeout: 15_000 } },
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('showing'), waitLimit);
  expect(context.sources?.sources.map(({ publisher }) => publisher)).toContain('World Bank');
  expect(context.sources?.limits.guidelines.length).toBeGreaterThan(50);
});

test.each(['loseRequest', 'loseAnswer', 'badGateway'] as const)(
  'where it fails (%s) it can be asked for again',
  async (fault) => {
    const platewise = await startPlatewise();
    platewise.relay.fault = (path) => (path === '/api/sources' ? fault : undefined);
    const actor = createActor(sourcesChart(connectTab(platewise.origin)), {
      input: { limits: { callTimeout: 15_000 } },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('sourcesFailed'), waitLimit);
    platewise.relay.fault = () => undefined;
    actor.send({ type: 'sources.retried' });
    await waitFor(actor, (snapshot) => snapshot.matches('showing'), waitLimit);
  },
);
