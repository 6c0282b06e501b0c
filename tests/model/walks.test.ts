/** That random walks notice what is wrong, and say it by the fewest steps that show it. The walks themselves are in testChart.ts. */
import { expect, test } from 'vitest';
import { mutantsOf, walkAtRandom } from './engine/index.ts';
import { everySample } from './samples/index.ts';
import { examineChart } from './tables.ts';

test.each([
  [
    'entryDeletion',
    'deletingEntry · deleteEntry onError: leads to unasked instead of deletionFailed',
    '["in the list",deletion.requested,deletion.confirmed,deleteEntry fails',
  ],
  [
    'checkout',
    'activating · activate onError: without the action report',
    '["a payment that is not checked yet",confirmPayment answers success,activate fails',
  ],
])('%s: %s', (chart, fault, steps) => {
  const samples = everySample.find((each) => each.chart === chart)!;
  const { machine } = mutantsOf(samples.machine).find(({ name }) => name === fault)!;
  const sound = examineChart(samples);
  expect(() =>
    walkAtRandom(
      { ...sound, samples: { ...samples, machine } },
      { runs: 100, steps: 200, seed: 1 },
    ),
  ).toThrow(steps);
});
