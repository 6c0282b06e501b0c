/** What concerns all charts together: their index, and which pages there are. */
import { readdirSync } from 'node:fs';
import { drawIndex } from './drawFlow.ts';
import { flowFolder, flowPage } from './flowPages.ts';
import { everySample } from './samples/index.ts';

export const readmeOfCharts = new URL('../../machines/README.md', import.meta.url);

/** machines/README.md with its index as the charts have it now. */
export function indexed(text: string): string {
  const [begin, end] = ['<!-- charts: written by npm run flows -->', '<!-- end of charts -->'];
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  return `${before}\n\n${drawIndex(everySample)}\n\n${text.slice(text.indexOf(end))}`;
}

/** Pages of charts that are no more. */
export function surplusPages(): URL[] {
  const wanted = new Set(everySample.map(({ chart }) => flowPage(chart).href));
  return readdirSync(flowFolder)
    .map((file) => new URL(file, flowFolder))
    .filter(({ href }) => !wanted.has(href));
}
