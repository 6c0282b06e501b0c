/** The derived suites of one chart, on pure transitions and on the real actor. */
import { afterAll, describe, expect, test } from 'vitest';
import { keepCoverage, measureCoverage } from './coverage.ts';
import {
  complaintsOf,
  examine,
  nothingGathered,
  playPath,
  silentCellsOf,
  unusedRows,
} from './examine.ts';
import type { Samples } from './samples.ts';

const shorten = (title: string): string => (title.length > 180 ? `… ${title.slice(-178)}` : title);

export function testChart(samples: Samples): void {
  const examination = examine(samples);
  const { exploration, paths } = examination;
  const gathered = nothingGathered();
  const coverage = () => measureCoverage(samples, 'actor', gathered.seen, paths.length);

  describe(`${samples.chart}: ${exploration.keys.size} situations, ${exploration.edges.length} steps, ${paths.length} paths`, () => {
    test('every step from every reachable situation is as the table has it', () => {
      expect(complaintsOf(examination).slice(0, 20)).toEqual([]);
    });

    test('every state that a row names, or a wildcard stands for, speaks for itself', () => {
      expect(silentCellsOf(examination)).toEqual([]);
    });

    for (const path of paths) {
      test(shorten(path.title), () => {
        const complaint = playPath(examination, path, gathered);
        if (complaint !== null) expect.fail(complaint);
      });
    }

    test('every state, every written transition and both outcomes of every guard are reached', () => {
      expect(coverage().missing).toEqual([]);
    });

    test('every row of the hand-written table is true of the chart', () => {
      expect(unusedRows(examination, gathered)).toEqual([]);
    });

    afterAll(() => keepCoverage(coverage()));
  });
}
