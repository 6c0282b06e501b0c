// Pricing is exact: against every menu, one by one, on days small enough to count them all.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Master } from '../../../kitchen/planning/master.ts';
import type { Week } from '../../../kitchen/planning/master.ts';
import { menuWorth } from '../../../kitchen/planning/menu.ts';
import type { Choices, Menu } from '../../../kitchen/planning/menu.ts';
import { tightenMultipliers } from '../../../kitchen/planning/multipliers.ts';
import { weekWorth } from '../../../kitchen/planning/weekWorth.ts';
import { priceMenus } from '../../../kitchen/planning/pricing.ts';
import { solveWeek } from '../../../kitchen/planning/week.ts';
import { highs } from './support.ts';

const width = 3;
const noEnd = Number.POSITIVE_INFINITY;

/** A day of four meals with a handful of choices each, and three rows: a hard range, a soft cap, a soft minimum. */
const day = fc
  .record({
    sizes: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 2, max: 5 }))),
    numbers: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 20 * (width + 2),
      maxLength: 20 * (width + 2),
    }),
    dishes: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 20, maxLength: 20 }),
  })
  .map(
    ({
      sizes,
      numbers,
      dishes,
    }): { choices: Choices; open: Int32Array[]; values: Float64Array } => {
      const from = [0];
      for (const size of sizes) from.push(from.at(-1)! + size);
      const count = from.at(-1)!;
      return {
        choices: {
          from,
          amounts: Float64Array.from({ length: count * width }, (_, i) => numbers[i]!),
          dish: Int32Array.from(dishes.slice(0, count)),
          main: Int32Array.from(dishes.slice(0, count), (dish) => dish % 5),
          sameMain: 0.3,
          rows: [
            { name: 'energy', lo: 1.2, hi: 2.6, weight: noEnd },
            { name: 'salt', lo: -noEnd, hi: 1.5, weight: 2 },
            { name: 'fibre', lo: 2.2, hi: noEnd, weight: 1 },
          ],
        },
        open: sizes.map((size, meal) =>
          Int32Array.from({ length: size }, (_, i) => from[meal]! + i),
        ),
        values: Float64Array.from(
          { length: count },
          (_, i) => 3 * numbers[20 * width + i]! - numbers[20 * (width + 1) + i]!,
        ),
      };
    },
  );

function everyMenu(open: readonly Int32Array[]): Menu[] {
  return open
    .reduce<number[][]>(
      (menus, list) => menus.flatMap((menu) => [...list].map((id) => [...menu, id])),
      [[]],
    )
    .map((menu) => Int32Array.from(menu));
}

test('no menu is better than the best that pricing finds, whatever the multipliers', () => {
  fc.assert(
    fc.property(
      day,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
      ({ choices, open, values }, [a = 0, b = 0, c = 0]) => {
        const all = everyMenu(open)
          .map((menu) => menuWorth(choices, menu, values))
          .filter((worth) => worth > -noEnd)
          .sort((one, other) => other - one);
        const threshold = all[5] ?? -5;
        const above = all.filter((worth) => worth > threshold + 1e-9);
        for (const multipliers of [
          Float64Array.of(0, 0, 0),
          Float64Array.of(a - 0.5, 2 * b, -c),
          tightenMultipliers(choices, open, values, new Float64Array(3), all[0] ?? null, 60)
            .multipliers,
        ]) {
          const priced = priceMenus(choices, open, values, multipliers, {
            threshold,
            keep: 1000,
            effort: noEnd,
          });
          expect(priced.complete).toBe(true);
          expect(
            priced.menus.map(({ value }) => value).filter((value) => value > threshold + 1e-9),
          ).toEqual(above.map((worth) => expect.closeTo(worth, 7)));
          expect(priced.upper).toBeCloseTo(Math.max(threshold, all[0] ?? threshold), 7);
        }
      },
    ),
    { numRuns: 150, seed: 7 },
  );
});

test('a search that is stopped still tells a bound that holds', () => {
  fc.assert(
    fc.property(day, ({ choices, open, values }) => {
      const best = Math.max(...everyMenu(open).map((menu) => menuWorth(choices, menu, values)));
      expect(
        priceMenus(choices, open, values, new Float64Array(3), {
          threshold: -50,
          keep: 5,
          effort: 3,
        }).upper,
      ).toBeGreaterThanOrEqual(best - 1e-9);
    }),
    { numRuns: 100, seed: 8 },
  );
});

/** Three days, two of one kind, with a budget, dishes twice at most, and something to use up. */
function weekOf(
  { choices, open, values }: { choices: Choices; open: Int32Array[]; values: Float64Array },
  budget: number,
): Week {
  const dishes = 12;
  const ids = [...values.keys()];
  const rows = [
    ...Array.from({ length: dishes }, () => ({
      name: 'dish',
      lo: -noEnd,
      hi: 1,
      over: { price: 0.4, most: 1 },
    })),
    { name: 'budget', lo: -noEnd, hi: 1 },
    { name: 'used', lo: 1, hi: noEnd, under: { price: 0.7, most: 1 } },
  ];
  const entries = ids.map(
    (id) =>
      [
        [choices.dish[id]!, 1],
        [dishes, (0.05 + choices.amounts[id * width]! * 0.1) / budget],
        ...(choices.dish[id]! % 3 === 0 ? [[dishes + 1, 1]] : []),
      ] as [number, number][],
  );
  const from = [0];
  for (const own of entries) from.push(from.at(-1)! + own.length);
  return {
    choices,
    rows,
    kinds: [
      { days: 2, open, worth: values },
      { days: 1, open, worth: values.map((value) => value + 0.2) },
    ],
    amounts: {
      from: Int32Array.from(from),
      row: Int32Array.from(entries.flat(), ([row]) => row),
      amount: Float64Array.from(entries.flat(), ([, amount]) => amount),
    },
  };
}

test('no week of all weeks is worth more than the bound, and what is found is a week of them', () => {
  let [solved, close] = [0, 0];
  fc.assert(
    fc.property(day, fc.double({ min: 0.5, max: 1.6, noNaN: true }), (small, budget) => {
      const week = weekOf(small, budget);
      const menus = everyMenu(small.open)
        .filter((menu) => menuWorth(small.choices, menu, small.values) > -noEnd)
        .slice(0, 40);
      const allowed = new Set(menus.map((menu) => menu.join()));
      const solution = solveWeek(highs, week, { gap: 0, timeLeft: () => 10_000 });
      let best = -noEnd;
      for (const [i, one] of menus.entries())
        for (const other of menus.slice(i))
          for (const last of menus)
            best = Math.max(
              best,
              weekWorth(week, [
                { kind: 0, menu: one },
                { kind: 0, menu: other },
                { kind: 1, menu: last },
              ]),
            );
      expect(solution.bound).toBeGreaterThanOrEqual(best - 1e-5);
      if (!solution.days) {
        expect(best).toBe(-noEnd);
        return;
      }
      expect(solution.exact).toBe(true);
      expect(solution.worth).toBeCloseTo(weekWorth(week, solution.days), 9);
      expect(solution.worth).toBeLessThanOrEqual(solution.bound + 1e-6);
      if (best === -noEnd || solution.days.some(({ menu }) => !allowed.has(menu.join()))) return;
      solved += 1;
      if (solution.worth >= best - 0.02 * Math.abs(best)) close += 1;
    }),
    { numRuns: 40, seed: 9 },
  );
  // Branch and bound stops at a goal; on weeks as small as these it is nearly always the best of all.
  expect(close).toBeGreaterThanOrEqual(solved * 0.9);
});

test('a clock that runs out at any look leaves a bound that holds', () => {
  fc.assert(
    fc.property(
      day,
      fc.double({ min: 0.5, max: 1.6, noNaN: true }),
      fc.integer({ min: 0, max: 25 }),
      (small, budget, looks) => {
        const week = weekOf(small, budget);
        const whole = solveWeek(highs, week, { gap: 0, timeLeft: () => 10_000 });
        let left = looks;
        const cut = solveWeek(highs, week, { gap: 0, timeLeft: () => (left -= 1) });
        expect(cut.bound).toBeLessThan(noEnd);
        expect(cut.bound).toBeGreaterThanOrEqual(whole.worth - 1e-6);
        if (cut.days) expect(cut.worth).toBeCloseTo(weekWorth(week, cut.days), 9);
      },
    ),
    { numRuns: 60, seed: 11 },
  );
});

test('the linear programme prices rows with the sign that makes its bound hold', () => {
  const small = fc.sample(day, { numRuns: 1, seed: 3 })[0]!;
  const week = weekOf(small, 1);
  const master = new Master(highs, week);
  master.add(0, everyMenu(small.open));
  master.add(1, everyMenu(small.open));
  const prices = master.solve()!;
  for (const [r, row] of week.rows.entries()) {
    if (row.lo === -noEnd) expect(prices.rows[r]).toBeGreaterThanOrEqual(-1e-9);
    if (row.hi === noEnd) expect(prices.rows[r]).toBeLessThanOrEqual(1e-9);
  }
  master.dispose();
});
