/** The flow documents are those of the charts of now. Each page is held against its chart by testChart.ts, which has explored it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexed, readmeOfCharts, surplusPages } from './flowDocuments.ts';
import { everySample } from './samples/index.ts';

test('the index of the charts is fresh, else: npm run flows', () => {
  const text = readFileSync(readmeOfCharts, 'utf8');
  expect(indexed(text)).toBe(text);
});

test('no page is left of a chart that is no more, else: npm run flows', () => {
  expect(surplusPages().map(({ pathname }) => pathname)).toEqual([]);
});

test('each chart has the test that holds its page against it', () => {
  const testOf = (chart: string) => new URL(`./${chart}.test.ts`, import.meta.url);
  const without = everySample.filter(
    ({ chart }) =>
      !existsSync(testOf(chart)) || !/^testChart\(/m.test(readFileSync(testOf(chart), 'utf8')),
  );
  expect(without.map(({ chart }) => chart)).toEqual([]);
});
