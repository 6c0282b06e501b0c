/** How long the worst of some hundred hostile bodies and texts keeps everybody else waiting. */
import type { Figure } from '../../scripts/bench.ts';
import { type HostileBody, hostileBodies } from './hostileBodies.ts';
import { startLoopServer } from './loopHold.ts';

export const name = 'Hostile bodies';
export const withoutApp = true;

const mostHold = 50; // ms

export async function run(): Promise<Figure[]> {
  const server = await startLoopServer();
  try {
    const holds: { body: HostileBody; ms: number; status: number }[] = [];
    for (const body of hostileBodies()) holds.push({ body, ...(await server.hold(body)) });
    const sorted = holds.toSorted((a, b) => b.ms - a.ms);
    const at = (share: number) => sorted[Math.floor((1 - share) * (sorted.length - 1))]?.ms ?? 0;
    const [worst] = sorted;
    if (process.env['HOLDS'])
      for (const { body, ms, status } of sorted.slice(0, 40))
        console.log(`${ms.toFixed(1)} ms  ${status}  ${body.path}  ${body.name}`);
    return [
      {
        what: `hold of the event loop by one of ${holds.length} bodies, p50`,
        measured: `${at(0.5).toFixed(1)} ms`,
        target: 'for comparison',
        met: true,
      },
      {
        what: `the worst of them: ${worst?.body.path}, ${worst?.body.name}`,
        measured: `${(worst?.ms ?? 0).toFixed(1)} ms`,
        target: `${mostHold} ms`,
        met: (worst?.ms ?? 0) <= mostHold,
      },
    ];
  } finally {
    await server.close();
  }
}
