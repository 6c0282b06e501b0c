/** What a run has reached of a chart, and the table that says so at the end of the run. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTransition, statesOf, transitionsOf } from './derive.ts';
import type { Seen } from './rehearsal.ts';
import type { Samples } from './samples.ts';

// Both environments of the suites run in the project's root; only one of them has file addresses.
export const coverageFolder = join(process.cwd(), '.cache/model-coverage');

export interface Coverage {
  chart: string;
  level: 'actor' | 'view';
  paths: number;
  states: [reached: number, all: number];
  transitions: [reached: number, all: number];
  outcomes: [reached: number, all: number];
  missing: string[];
}

export function measureCoverage(
  samples: Samples,
  level: Coverage['level'],
  seen: Seen,
  paths: number,
  unreachable: readonly string[] = [],
): Coverage {
  const states = statesOf(samples).map((node) => node.path.join('.'));
  const transitions = [...new Set(transitionsOf(samples).map(describeTransition))];
  const guards = guardsInUse(samples)
    .flatMap((name) => [`${name}: true`, `${name}: false`])
    .filter((each) => !unreachable.includes(`guard ${each}`));
  const part = (all: string[], reached: Set<string>): [number, number] => [
    all.filter((each) => reached.has(each)).length,
    all.length,
  ];
  return {
    chart: samples.chart,
    level,
    paths,
    states: part(states, seen.states),
    transitions: part(transitions, seen.transitions),
    outcomes: part(guards, seen.outcomes),
    missing: [
      ...states.filter((each) => !seen.states.has(each)).map((each) => `state ${each}`),
      ...transitions
        .filter((each) => !seen.transitions.has(each))
        .map((each) => `transition ${each}`),
      ...guards.filter((each) => !seen.outcomes.has(each)).map((each) => `guard ${each}`),
    ],
  };
}

const guardsInUse = (samples: Samples): string[] => [
  ...new Set(
    transitionsOf(samples).flatMap(({ guard }) => {
      if (guard === undefined) return [];
      return [typeof guard === 'string' ? guard : (guard as { type: string }).type];
    }),
  ),
];

export function keepCoverage(coverage: Coverage): void {
  mkdirSync(coverageFolder, { recursive: true });
  writeFileSync(
    join(coverageFolder, `${coverage.chart}.${coverage.level}.json`),
    JSON.stringify(coverage),
  );
}

/** The table of a whole run, one line a chart and level. */
export function coverageTable(): string | null {
  if (!existsSync(coverageFolder)) return null;
  const all = readdirSync(coverageFolder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(coverageFolder, file), 'utf8')) as Coverage);
  const share = ([reached, of]: [number, number]): string => `${reached}/${of}`.padStart(9);
  const head = `${'chart'.padEnd(18)} ${'level'.padEnd(6)} ${'paths'.padStart(5)} ${'states'.padStart(9)} ${'transit.'.padStart(9)} ${'outcomes'.padStart(9)}`;
  return [
    head,
    ...all.map(
      (each) =>
        `${each.chart.padEnd(18)} ${each.level.padEnd(6)} ${String(each.paths).padStart(5)} ${share(each.states)} ${share(each.transitions)} ${share(each.outcomes)}`,
    ),
  ].join('\n');
}
