/** All charts, and what was read from the repository for them. */
import { everySample } from '../../samples/index.ts';
import { chartOf, type ReviewChart } from '../chart.ts';
import type { ReviewData } from '../data.ts';
import { chartAddress } from './address.ts';
import { el, joined, link } from './dom.ts';

declare global {
  interface Window {
    /** Written by the build into data.js. */
    reviewData: ReviewData;
  }
}

export const data = window.reviewData;
export const samplesOf = new Map(everySample.map((each) => [each.chart, each]));

const described = new Map<string, ReviewChart>();
export function chartNamed(name: string): ReviewChart {
  const known = described.get(name) ?? chartOf(samplesOf.get(name)!);
  described.set(name, known);
  return known;
}
export const everyChart = (): ReviewChart[] => [...samplesOf.keys()].map(chartNamed);

export const stateLink = (chart: string, path: string, text = path): HTMLAnchorElement =>
  link(chartAddress(chart, path), text === '' ? '(everywhere)' : text);

export function requirementLinks(ids: readonly string[]): HTMLElement {
  if (ids.length === 0) return el('span', { class: 'none' }, '–');
  return joined(
    ids.map((id) => link(chartAddress('requirements', id), id)),
    ' ',
  );
}
