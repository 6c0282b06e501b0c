/** The faults of a chart that nobody can notice: listed by hand in survivors.md, each with its reason. */
import { readFileSync } from 'node:fs';

export interface Survivor {
  fault: string;
  why: string;
}

/** The rows under a chart's heading. */
export function survivorsOf(chart: string): Survivor[] {
  const text = readFileSync(new URL('./survivors.md', import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith(`${chart}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [fault = '', why = ''] = line.slice(2).split(' — ');
      return { fault, why };
    });
}
