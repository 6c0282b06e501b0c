/** What a chart has and had not in the last released version, and the other way round. */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { describeTransition } from '../engine/index.ts';
import type { Changes, Outline, Release } from './release.ts';
import { nodesOf } from './chart.ts';

export const releaseFile = new URL('../../../docs/released-charts.json', import.meta.url);

export const readRelease = (): Release => JSON.parse(readFileSync(releaseFile, 'utf8')) as Release;

/** The names of all states and transitions. */
export function outlineOf(machine: AnyStateMachine): Outline {
  const nodes = nodesOf(machine.root);
  return {
    states: nodes.slice(1).map(({ path }) => path.join('.')),
    transitions: nodes
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .map(describeTransition),
  };
}

const without = (all: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return [...new Set(all)].filter((each) => !known.has(each));
};

/** null: the chart is new as a whole. */
export function changesOf(now: Outline, before: Outline | undefined): Changes | null {
  if (before === undefined) return null;
  return {
    newStates: without(now.states, before.states),
    goneStates: without(before.states, now.states),
    newTransitions: without(now.transitions, before.transitions),
    goneTransitions: without(before.transitions, now.transitions),
  };
}
