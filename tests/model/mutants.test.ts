/** A sample of planted faults: the tests of the charts notice them. All of them: `npm run faults`. */
import { describe, expect, test } from 'vitest';
import { examine } from './examine.ts';
import { mutantsOf } from './mutants.ts';
import { complaintAbout } from './noticed.ts';
import { everySample } from './samples/index.ts';
import { survivorsOf } from './survivors.ts';

/** In a test run: faults a chart. The charts with many thousand steps are left to `npm run faults`. */
const perChart = 9;
const large = new Set([
  'access',
  'aiKitchen',
  'app',
  'healthSettings',
  'home',
  'planGeneration',
  'planLibrary',
  'signup',
]);

/** Every so-manieth, beginning at another place in each chart. */
const sampleOf = <Item>(items: readonly Item[], seed: number): Item[] => {
  const stride = Math.max(1, Math.floor(items.length / perChart));
  return items.filter((_, index) => (index + seed) % stride === 0).slice(0, perChart);
};

const sound = everySample
  .filter(({ chart }) => !large.has(chart))
  .map((samples) => examine(samples));

describe('faults planted in the charts', () => {
  test.each(sound.map((each, seed) => [each.samples.chart, each, seed] as const))(
    '%s: its tests notice them',
    (chart, examination, seed) => {
      const explained = new Set(survivorsOf(chart).map(({ fault }) => fault));
      const unnoticed = sampleOf(mutantsOf(examination.samples.machine), seed)
        .filter(({ name }) => !explained.has(name))
        .filter(({ machine }) => complaintAbout(examination, machine) === null)
        .map(({ name }) => name);
      expect(unnoticed).toEqual([]);
    },
  );

  test.each(everySample.map(({ chart, machine }) => [chart, machine] as const))(
    '%s: what is listed as not to be noticed is a fault that can be planted',
    (chart, machine) => {
      const names = new Set(mutantsOf(machine).map(({ name }) => name));
      const listed = survivorsOf(chart);
      expect(listed.filter(({ fault }) => !names.has(fault))).toEqual([]);
      expect(listed.filter(({ why }) => why.length < 10)).toEqual([]);
    },
  );
});
