/** A chart as plain data, for the pages of the review site: its states, its transitions, what it asks for and what it emits. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { describeTransition, type Samples } from '../engine/index.ts';

export interface ReviewState {
  /** Dotted; empty for the chart itself. */
  path: string;
  key: string;
  parent: string | null;
  children: readonly string[];
  /** Where a compound state begins. */
  initial: readonly string[];
  type: AnyStateNode['type'];
  description: string;
  requirements: readonly string[];
  tags: readonly string[];
  invokes: readonly { id: string; src: string }[];
  entry: readonly string[];
  exit: readonly string[];
}

export interface ReviewTransition {
  /** As coverage and faults name it. */
  id: string;
  source: string;
  targets: readonly string[];
  event: string;
  guard: string;
  actions: readonly string[];
  /** `stays`: no target; `ignores`: the event is held off here, so that an outer state does not hear it. */
  kind: 'moves' | 'stays' | 'ignores';
}

export interface ReviewChart {
  name: string;
  description: string;
  states: ReadonlyMap<string, ReviewState>;
  transitions: readonly ReviewTransition[];
  ports: readonly { name: string; kind: string }[];
  delays: readonly { name: string; ms: number }[];
  emits: readonly string[];
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** `xstate.done.actor.logIn` reads as 'logIn answers'. */
export function eventName(type: string): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind !== undefined) return `${actor} ${kind === 'done' ? 'answers' : 'fails'}`;
  const inner = /^xstate\.done\.state\.(.+)$/.exec(type)?.[1];
  if (inner !== undefined) return `${inner.split('.').at(-1)} done`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (delay !== undefined) return `after ${delay}`;
  if (type === '*') return 'anything else';
  return type === '' ? 'always' : type;
}

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((each) => each !== undefined)
        .map(plain)
        .join(' ')
    : String(value);

/** A guard's or action's name with what it is given; of what is computed, the code it names. */
function named(referred: unknown): string {
  if (typeof referred === 'string') return referred;
  if (typeof referred === 'function') return referred.name || 'a step of its own';
  const { type, params } = referred as { type: string; params?: unknown };
  if (typeof params === 'object' && params !== null) return `${type} ${plain(params)}`.trim();
  const codes = [...String(params ?? '').matchAll(/(?:code|type): ?["'`]([\w.]+)["'`]/g)];
  return [type, ...new Set(codes.map(([, code]) => code))].join(' ');
}

const transitionOf = (transition: AnyTransitionDefinition): ReviewTransition => {
  const targets = (transition.target ?? []).map(pathOf);
  const actions = transition.actions.map(named);
  const stays = actions.length > 0 ? 'stays' : 'ignores';
  return {
    id: describeTransition(transition),
    source: pathOf(transition.source),
    targets,
    event: eventName(transition.eventType),
    guard: transition.guard === undefined ? '' : named(transition.guard),
    actions,
    kind: targets.length > 0 ? 'moves' : stays,
  };
};

const requirementsOf = (node: AnyStateNode): string[] =>
  (node.meta as { requirements?: string[] } | undefined)?.requirements ?? [];

const stateOf = (node: AnyStateNode): ReviewState => ({
  path: pathOf(node),
  key: node.key,
  parent: node.parent === undefined ? null : pathOf(node.parent),
  children: Object.values<AnyStateNode>(node.states).map(pathOf),
  initial: node.type === 'compound' ? (node.initial.target ?? []).map(pathOf) : [],
  type: node.type,
  description: node.description ?? '',
  requirements: requirementsOf(node),
  tags: node.tags,
  invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
  entry: node.entry.map(named),
  exit: node.exit.map(named),
});

/** The state and all that are in it, outer ones first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

export function chartOf({ chart, machine, actors, delays }: Samples): ReviewChart {
  const nodes = nodesOf(machine.root);
  const transitions = nodes
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(transitionOf);
  const states = nodes.map(stateOf);
  const done = [...transitions.flatMap(({ actions }) => actions), ...states.flatMap(doneBy)];
  return {
    name: chart,
    description: machine.root.description ?? '',
    states: new Map(states.map((state) => [state.path, state])),
    transitions,
    ports: Object.keys(machine.implementations.actors).map((name) => ({
      name,
      kind: actors[name]?.messages === undefined ? 'task: answers or fails' : 'lives on and tells',
    })),
    delays: Object.entries(delays).map(([name, ms]) => ({ name, ms })),
    emits: [...new Set(done.filter((each) => /^(notify|navigate|report)\b/.test(each)))].sort(),
  };
}
const doneBy = ({ entry, exit }: ReviewState): string[] => [...entry, ...exit];

/** Whether `outer` holds `path`, or is it. */
export const holds = (outer: string, path: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);
