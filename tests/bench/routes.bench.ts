/** That nothing jumps under the reader's eyes while a place fills, on any route, narrow and wide. */
import type { Figure } from '../../scripts/bench.ts';
import { guardedPaths, publicPaths } from '../../src/app/features.ts';
import { measurePages, profiles } from './measurePage.ts';
import { sessionStorageOf, startServices } from './services.ts';

export const name = 'Every route';

/** Cumulative layout shift; Lighthouse calls 0.1 good. */
const mostShift = 0.01;

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  try {
    const storage = await sessionStorageOf(services.origin);
    const pages = [
      ...publicPaths.map((path) => ({ name: path, url: services.origin + path })),
      ...guardedPaths.map((path) => ({ name: path, url: services.origin + path, storage })),
    ];
    const figures: Figure[] = [];
    for (const [look, profile] of [
      ['telephone', profiles.mobile],
      ['wide', { ...profiles.desktop, network: profiles.mobile.network }],
    ] as const) {
      const costs = await measurePages(pages, profile, 1);
      const moved = costs
        .filter(({ shift }) => shift > mostShift)
        .toSorted((a, b) => b.shift - a.shift);
      const worst = Math.max(...costs.map(({ shift }) => shift));
      figures.push({
        what: `Layout shift of ${costs.length} routes, ${look}, slow line: the worst`,
        measured:
          moved.length === 0
            ? worst.toFixed(3)
            : moved.map((cost) => `${cost.name} ${cost.shift.toFixed(3)}`).join(', '),
        target: `≤ ${mostShift}`,
        met: moved.length === 0,
      });
    }
    return figures;
  } finally {
    await services.stop();
  }
}
