/** The charts' transition tables, as their tests hold them against the charts. */
import { readFileSync } from 'node:fs';
import { examine, parseTable, type Examination, type Row, type Samples } from './engine/index.ts';

export const readTable = (chart: string): Row[] =>
  parseTable(
    readFileSync(new URL(`./tables/${chart}.md`, import.meta.url), 'utf8'),
    `tables/${chart}.md`,
  );

export const examineChart = (samples: Samples): Examination =>
  examine(samples, readTable(samples.chart));
