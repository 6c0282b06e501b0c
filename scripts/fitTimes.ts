/**
 * `node scripts/fitTimes.ts`: fits the allowance of `kitchen/ownRecipes/estimatedTimes.ts` to every other recipe of the catalogue,
 * whose true times are known, and measures the estimate on the others. The method is docs/decisions/119-times-estimated-from-steps.md.
 */
import { loadCatalogue } from '../kitchen/catalogue/load.ts';
import { estimatedTimes } from '../kitchen/ownRecipes/estimatedTimes.ts';
import { stepTimes } from '../kitchen/ownRecipes/stepTimes.ts';

const plainSteps = (steps: readonly string[]): string[] =>
  steps.map((step) => step.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'));
const recipes = loadCatalogue().recipes.map(({ prep, cook, steps, ingredients }) => ({
  prep,
  whole: prep + cook,
  lines: ingredients.map(({ text }) => text),
  steps: plainSteps(steps),
}));
type Timed = (typeof recipes)[number];

/** Solves `weights`-weighted least squares for three unknowns by elimination. */
function solved(
  rows: readonly (readonly number[])[],
  sums: readonly number[],
  weights: readonly number[],
): number[] {
  const size = rows[0]?.length ?? 0;
  const table = Array.from({ length: size }, (_, p) => [
    ...Array.from({ length: size }, (__, q) =>
      rows.reduce((sum, row, i) => sum + (weights[i] ?? 0) * (row[p] ?? 0) * (row[q] ?? 0), 0),
    ),
    rows.reduce((sum, row, i) => sum + (weights[i] ?? 0) * (row[p] ?? 0) * (sums[i] ?? 0), 0),
  ]);
  for (const [p, pivot] of table.entries())
    for (const [r, row] of table.entries()) {
      const share = r === p ? 0 : (row[p] ?? 0) / (pivot[p] ?? 1);
      for (const q of row.keys()) row[q] = (row[q] ?? 0) - share * (pivot[q] ?? 0);
    }
  return table.map((row, p) => (row[size] ?? 0) / (row[p] ?? 1));
}

/** Least absolute relative error, by weights that are made anew from what is left. */
function fitted(timed: readonly Timed[], of: 'whole' | 'prep'): number[] {
  const rows = timed.map(({ steps, lines }) => [1, stepTimes(steps).heat, lines.length]);
  const sums = timed.map((each) => each[of]);
  let weights = sums.map(() => 1);
  let found: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const made = solved(rows, sums, weights);
    found = made;
    weights = rows.map((row, i) => {
      const sum = sums[i] ?? 0;
      const left = Math.abs(sum - row.reduce((all, part, k) => all + part * (made[k] ?? 0), 0));
      return 1 / Math.max(left, 0.5) / sum;
    });
  }
  return found;
}

const [fit, held] = [0, 1].map((odd) => recipes.filter((_, i) => i % 2 === odd)) as [
  Timed[],
  Timed[],
];
const figures = (values: readonly number[]): string => values.map((v) => v.toFixed(2)).join(', ');
for (const time of ['whole', 'prep'] as const)
  console.log(time, 'constant, perHeat, perLine:', figures(fitted(fit, time)));
for (const time of ['whole', 'prep'] as const) {
  const errors = held
    .flatMap((each) => {
      const times = estimatedTimes(each.steps, each.lines);
      const said = times && (time === 'prep' ? times.prep : times.prep + times.cook);
      return said === null ? [] : [Math.abs(said - each[time]) / each[time]];
    })
    .toSorted((a, b) => a - b);
  const within = errors.filter((error) => error <= 1 / 3).length;
  console.log(
    `${time}: ${errors.length} of ${held.length} held out, median error ${((errors[Math.floor(errors.length / 2)] ?? 0) * 100).toFixed(0)} %, within a third ${within} (${((100 * within) / errors.length).toFixed(0)} %)`,
  );
}
