/**
 * In `npm run verify`: whether the contexts that a chart's `distinguish` merges behave alike, so that
 * what is explored from one of them speaks for all. Where a chart's samples leave something together
 * to keep a test run short, it is told apart here, and every step of that larger world is held
 * against the table. `node tests/model/alike.ts home access` does some charts.
 */
import { complaintsOf, type Samples, unlikeOnes } from './engine/index.ts';
import { examineChart } from './tables.ts';
import { everySample } from './samples/index.ts';

/** The samples, with all that is told apart. */
const toldApart = (samples: Samples): Samples => ({
  ...samples,
  distinguish: (context: never) => [samples.distinguish(context), samples.apart?.(context)],
});

const wanted = process.argv.slice(2);
for (const samples of everySample.filter(
  ({ chart }) => wanted.length === 0 || wanted.includes(chart),
)) {
  const examination = examineChart(toldApart(samples));
  const found = [
    ...complaintsOf(examination),
    ...unlikeOnes(toldApart(samples), examination.exploration),
  ];
  console.log(
    `${samples.chart}: ${examination.exploration.edges.length} steps, ${found.length === 0 ? 'all alike' : `${found.length} complaints`}`,
  );
  for (const complaint of found.slice(0, 20)) console.log(`  ${complaint}`);
  if (found.length > 0) process.exitCode = 1;
}
