// Effects of named terms on the logarithm of a price, fitted with shrinkage: each is drawn towards nought as far as its kind varies little.
import type { Term } from '../../kitchen/prices/terms.ts';

export interface Observation {
  readonly iso2: string;
  readonly key: string;
  readonly group: string;
  readonly terms: readonly Term[];
  /** Logarithm of the observed price against where the model starts from. */
  readonly gap: number;
  /** How much it counts beside others. */
  readonly weight: number;
}

/** How far effects of a kind spread, as a variance; a term without ':' is of its own kind. */
export const variances: Readonly<Record<string, number>> = {
  all: 1,
  price: 0.3,
  level: 0.3,
  rate: 0.3,
  diet: 0.3,
  energy: 0.3,
  water: 0.1,
  protein: 0.1,
  'price in level': 0.1,
  group: 0.1,
  category: 0.06,
  key: 0.08,
  country: 0.1,
  area: 0.02,
  'group in area': 0.05,
  'key in area': 0.08,
  'group in country': 0.04,
};
/** What no term explains, as a variance. */
const residual = 0.12;
/** Degrees of freedom of the errors: a price that is far off pulls little. */
const freedom = 4;
const rounds = 8;

const kindOf = (name: string): string => name.split(':')[0] ?? name;

/**
 * The effects that explain the observations best: ridge regression with Student errors, by reweighting, each step by
 * conjugate gradients.
 */
export function fitEffects(observations: readonly Observation[]): Map<string, number> {
  const names = [...new Set(observations.flatMap(({ terms }) => terms.map(([name]) => name)))];
  const at = new Map(names.map((name, i) => [name, i]));
  const scale = names.map((name) => Math.sqrt(variances[kindOf(name)] ?? 0));
  const rows = observations.map(({ terms }) =>
    terms.map(([name, value]) => {
      const i = at.get(name) ?? 0;
      return { i, x: value * (scale[i] ?? 0) };
    }),
  );
  let trust = observations.map(({ weight }) => weight);
  let solution = new Float64Array(names.length);
  for (let round = 0; round < rounds; round += 1) {
    solution = solve(rows, observations, trust, solution);
    trust = observations.map(({ gap, weight }, n) => {
      const error = gap - dot(rows[n] ?? [], solution);
      return (weight * (freedom + 1)) / (freedom + (error * error) / residual);
    });
  }
  return new Map(names.map((name, i) => [name, (solution[i] ?? 0) * (scale[i] ?? 0)]));
}

type Cells = readonly { readonly i: number; readonly x: number }[];

const dot = (row: Cells, vector: Float64Array): number =>
  row.reduce((sum, { i, x }) => sum + x * (vector[i] ?? 0), 0);

/** Solves (AᵀWA + residual·I) s = AᵀW gap by conjugate gradients from a first guess. */
function solve(
  rows: readonly Cells[],
  observations: readonly Observation[],
  trust: readonly number[],
  guess: Float64Array,
): Float64Array<ArrayBuffer> {
  const times = (vector: Float64Array): Float64Array<ArrayBuffer> => {
    const out = Float64Array.from(vector, (each) => each * residual);
    for (const [n, row] of rows.entries()) {
      const part = dot(row, vector) * (trust[n] ?? 0);
      for (const { i, x } of row) out[i] = (out[i] ?? 0) + x * part;
    }
    return out;
  };
  const solution = Float64Array.from(guess);
  const rest = times(solution).map((each) => -each);
  for (const [n, row] of rows.entries()) {
    const part = (observations[n]?.gap ?? 0) * (trust[n] ?? 0);
    for (const { i, x } of row) rest[i] = (rest[i] ?? 0) + x * part;
  }
  const direction = Float64Array.from(rest);
  const squared = (vector: Float64Array): number =>
    vector.reduce((sum, each) => sum + each * each, 0);
  let left = squared(rest);
  for (let step = 0; step < 400 && left > 1e-18; step += 1) {
    const moved = times(direction);
    const along = direction.reduce((sum, each, i) => sum + each * (moved[i] ?? 0), 0);
    const far = left / along;
    for (const [i, each] of direction.entries()) {
      solution[i] = (solution[i] ?? 0) + far * each;
      rest[i] = (rest[i] ?? 0) - far * (moved[i] ?? 0);
    }
    const next = squared(rest);
    for (const [i, each] of direction.entries())
      direction[i] = (rest[i] ?? 0) + (next / left) * each;
    left = next;
  }
  return solution;
}

export const predicted = ({ terms }: Observation, effects: ReadonlyMap<string, number>): number =>
  terms.reduce((sum, [name, value]) => sum + (effects.get(name) ?? 0) * value, 0);
