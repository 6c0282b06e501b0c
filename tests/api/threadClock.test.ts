// How long a thread may compute where the machine has much else to do.
import { expect, test } from 'vitest';
import { endsOf, mostTogether } from '../../kitchen/planning/searchEnds.ts';
import { jobClock, slowest } from '../../server/infrastructure/workers/threadClock.ts';

/** A job on a machine on which a millisecond of computing takes so many. */
function jobOn(slowness: number) {
  const time = { computed: 700, passed: 90_000 };
  const now = jobClock({ computed: () => time.computed, passed: () => time.passed });
  const compute = (milliseconds: number) => {
    time.computed += milliseconds;
    time.passed += milliseconds * slowness;
  };
  return { now, compute };
}

test('a job that has not begun has taken no time', () => {
  expect(jobOn(1).now()).toBe(0);
});

test.each([
  ['computes alone', 1, 1000],
  ['has a third of a core', 3, 1000],
  ['has a twelfth of a core', 12, 4000],
])('a thread that %s', (_, slowness, expected) => {
  const { now, compute } = jobOn(slowness);
  compute(1000);
  expect(now()).toBe(expected);
});

test('all searches for one plan end in a time that somebody waits for, however busy the machine', () => {
  const { now, compute } = jobOn(12);
  const milliseconds = 5000;
  let ends = endsOf({ milliseconds, now }, now());
  let passed = 0;
  for (let search = 0; search < 20; search += 1) {
    for (; ends.timeLeft() > 0; passed += 120) compute(10);
    ends = ends.onceMore();
  }
  expect(passed).toBeGreaterThan(milliseconds * slowest);
  expect(passed).toBeLessThanOrEqual(mostTogether * milliseconds * slowest + 120);
});

test('a search after one that found nothing has time of its own', () => {
  const { now, compute } = jobOn(1);
  const ends = endsOf({ milliseconds: 5000, now }, now());
  compute(5000);
  expect(ends.timeLeft()).toBe(0);
  expect(ends.onceMore().timeLeft()).toBe(3000);
});
