/** What stands in survivors.md and docs/faults.md is of these charts. A sample of the faults is planted by testChart.ts. */
import { describe, expect, test } from 'vitest';
import { charts } from '../machines/charts.ts';
import { complaintAbout, mutantsOf } from './engine/index.ts';
import { examineChart } from './tables.ts';
import { storedRows, untried } from './faultRows.ts';
import { everySample } from './samples/index.ts';
import { survivorsOf } from './survivors.ts';

describe('faults planted in the charts', () => {
  test.each(Object.entries(charts))(
    '%s: what is listed as not to be noticed is a fault that can be planted, with a reason',
    (chart, machine) => {
      const names = new Set(mutantsOf(machine).map(({ name }) => name));
      const listed = survivorsOf(chart);
      expect(listed.filter(({ fault }) => !names.has(fault))).toEqual([]);
      expect(listed.filter(({ why }) => why.length < 10)).toEqual([]);
    },
  );

  test('docs/faults.md names every chart, tried or not yet, and none that is gone', () => {
    expect([...storedRows().map(({ chart }) => chart), ...untried()].toSorted()).toEqual(
      Object.keys(charts).toSorted(),
    );
  });

  const found = new Map<string, ReturnType<typeof examineChart>>();
  /** Ways out and second tries that can be lost without any path getting stuck: docs/faults.md says which test fails. */
  test.each([
    ['checkout', 'completing · checkout.closed: lost'],
    ['checkout', 'paymentUnchecked · checkout.closed: lost'],
    ['checkout', 'activationRefused · confirmation.retried: lost'],
    ['checkout', 'activationFailed · confirmation.retried: lost'],
    ['entryDeletion', 'asked · deletion.cancelled: lost'],
    ['accountDeletion', 'confirming · deletion.cancelled: lost'],
    ['photoKeeping', 'keepingFailed · keeping.retried: lost'],
    ['photoKeeping', 'removalFailed · keeping.retried: lost'],
    ['healthSettings', 'ready.confirmingWithdrawal · withdrawal.cancelled: lost'],
  ])('%s: %s is noticed', (chart, fault) => {
    const samples = everySample.find((each) => each.chart === chart)!;
    const sound = found.get(chart) ?? examineChart(samples);
    found.set(chart, sound);
    const mutant = mutantsOf(samples.machine).find(({ name }) => name === fault)!;
    expect(complaintAbout(sound, mutant.machine)).not.toBeNull();
  });
});
