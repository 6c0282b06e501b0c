import { appendFileSync } from 'node:fs';
import { examine } from './examine.ts';
import { mutantsOf } from './mutants.ts';
import { complaintAbout } from './noticed.ts';
import { everySample } from './samples/index.ts';
import { survivorsOf } from './survivors.ts';
const only = process.argv.slice(2);
for (const samples of everySample) {
  if (only.length && !only.includes(samples.chart)) continue;
  const t = performance.now();
  const sound = examine(samples);
  const explained = new Set(survivorsOf(samples.chart).map(({ fault }) => fault));
  const mutants = mutantsOf(samples.machine);
  const silent = mutants.filter((m) => !explained.has(m.name) && complaintAbout(sound, m.machine) === null);
  appendFileSync('/work/h/faults.txt', `${samples.chart} ${mutants.length} silent ${silent.length} ${((performance.now() - t) / 1000).toFixed(0)}s\n${silent.map((m) => '   ' + m.name).join('\n')}\n`);
}
appendFileSync('/work/h/faults.txt', 'DONE\n');
