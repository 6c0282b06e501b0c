/** The derived suites of one chart, on pure transitions and on the real actor. */
import { afterAll, describe, expect, test } from 'vitest';
import { keepCoverage } from './coverage.ts';
import { drawFlow } from './drawFlow.ts';
import {
  complaintAbout,
  complaintsOf,
  explore,
  graphOf,
  type Examination,
  mutantsOf,
  nothingGathered,
  playPath,
  sampleOf,
  type Samples,
  silentCellsOf,
  unusedRows,
  walkAtRandom,
  walkPairs,
  measureCoverage,
} from './engine/index.ts';
import { flowPage, readPage } from './flowPages.ts';
import { examineChart } from './tables.ts';
import { planted, plantInPlace } from './planted.ts';
import { propertiesOf } from './properties.ts';
import { survivorsOf } from './survivors.ts';

const shorten = (title: string): string => (title.length > 180 ? `… ${title.slice(-178)}` : title);

/** How many faults are planted in a test run: with all charts over 300. In a large chart each takes a second, in the largest six. */
const sampleSize = ({ paths, exploration: { edges } }: Examination): number => {
  if (edges.length > 200_000) return 1;
  return paths.length > 400 || edges.length > 20_000 ? 2 : 6;
};

/** `npm run verify` goes further. */
const isLong = process.env['VERIFY'] === '1';

/** Where samples leave together what behaves differently, walks end sooner. */
const fewerPairs: Readonly<Record<string, number>> = { planGeneration: 0.3, planLibrary: 0.4 };

export function testChart(samples: Samples): void {
  // The tests beside the table are asked alone: these have been asked already.
  if (planted(samples) !== null) return plantInPlace(samples);
  const examination = examineChart(samples);
  const { exploration, paths } = examination;
  const graph = graphOf(samples, exploration);
  const stated = propertiesOf(samples, exploration);
  const gathered = nothingGathered();
  const coverage = () => measureCoverage(samples, 'actor', gathered.seen, paths.length);

  describe(`${samples.chart}: ${exploration.keys.size} situations, ${exploration.edges.length} steps, ${paths.length} paths`, () => {
    test('every step from every reachable situation is as the table has it', () => {
      expect(complaintsOf(examination).slice(0, 20)).toEqual([]);
    });

    test('every state that a row names, or a wildcard stands for, speaks for itself', () => {
      expect(silentCellsOf(examination)).toEqual([]);
    });

    test('its flow document is fresh, else: npm run flows', () => {
      expect(drawFlow(samples, exploration)).toBe(readPage(flowPage(samples.chart)));
    });

    for (const path of paths) {
      test(shorten(path.title), () => {
        const complaint = playPath(examination, path, gathered);
        if (complaint !== null) expect.fail(complaint);
      });
    }

    test('transitions that can follow one another do, as the table has it', () => {
      const { all, covered, walks } = walkPairs(samples, exploration, isLong ? 1 : 0.66);
      const complaints = walks.map((walk) => playPath(examination, walk, nothingGathered()));
      expect(complaints.filter((each) => each !== null).slice(0, 5)).toEqual([]);
      expect(covered / all).toBeGreaterThanOrEqual(fewerPairs[samples.chart] ?? 0.6);
    });

    test('what must be true of every way through it is true', () => {
      const broken = stated.flatMap(({ name, property }) => {
        const way = property(graph);
        return way === null ? [] : [`${name}: ${way}`];
      });
      expect(broken).toEqual([]);
    });

    // All of them in `npm run verify`: each is a chart to be explored again.
    test('a fault that is planted for such a property is found, with the way to it', () => {
      const some = isLong ? stated : exploration.edges.length > 2000 ? [] : sampleOf(stated, 2, '');
      const unfound = some.filter(({ property, faulty }) => {
        const ill = { ...samples, machine: faulty() };
        return property(graphOf(ill, explore(ill))) === null;
      });
      expect(unfound.map(({ name }) => name)).toEqual([]);
    }, 600_000);

    test('random walks are as the table has them', () => {
      walkAtRandom(examination, {
        runs: isLong ? 100 : 3,
        steps: isLong ? 600 : 150,
        ...(isLong ? {} : { seed: 1 }),
      });
    });

    test('every state, every written transition and both outcomes of every guard are reached', () => {
      expect(coverage().missing).toEqual([]);
    });

    test('every row of the hand-written table is true of the chart', () => {
      expect(unusedRows(examination, gathered)).toEqual([]);
    });

    test('a few faults planted in it are noticed; all of them: npm run faults', () => {
      const explained = new Set([
        ...survivorsOf(samples.chart).map(({ fault }) => fault),
        ...(samples.noticedElsewhere ?? []),
      ]);
      const faulty = mutantsOf(samples.machine).filter(
        ({ name, isOnScreen }) => !isOnScreen && !explained.has(name),
      );
      const unnoticed = sampleOf(faulty, sampleSize(examination), samples.chart)
        .filter(({ machine }) => complaintAbout(examination, machine) === null)
        .map(({ name }) => name);
      expect(unnoticed).toEqual([]);
    }, 180_000);

    afterAll(() => keepCoverage(coverage()));
  });
}
