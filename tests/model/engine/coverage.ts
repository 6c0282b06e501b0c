/** What a run has reached of a chart: its states, its written transitions, both outcomes of its guards. */
import { describeTransition, statesOf, transitionsOf } from './derive.ts';
import type { Seen } from './rehearsal.ts';
import type { Samples } from './samples.ts';

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
