/**
 * From a production chart to the paths that test it. `createTestModel` refuses charts with
 * `invoke` or `after`; the adjacency map of xstate/graph does not, when the answers of actors and
 * the ends of timers are given to it as ordinary events.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Occurrence, Samples } from './samples.ts';
import { understudied } from './understudies.ts';

export interface Path {
  title: string;
  /** Which of the samples' starts it begins with. */
  start?: string | undefined;
  occurrences: readonly Occurrence[];
  /** Where the pure chart ends up after each occurrence. */
  expected: readonly AnyMachineSnapshot[];
}

export interface Edge {
  occurrence: Occurrence;
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
}

const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** The innermost active states, as dotted paths. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'))
    .sort();

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(everyNode),
];
export const statesOf = (samples: Samples): AnyStateNode[] =>
  everyNode(samples.machine.root).slice(1);

/** Every transition that is written in the chart. */
export const transitionsOf = (samples: Samples): AnyTransitionDefinition[] =>
  everyNode(samples.machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter((each) => !isForbidden(each));

/** `'some.event': {}` only forbids; there is nothing to take. */
const isForbidden = (transition: AnyTransitionDefinition): boolean =>
  transition.target === undefined && transition.actions.length === 0;

export const describeTransition = (transition: AnyTransitionDefinition): string => {
  const guard =
    transition.guard === undefined
      ? ''
      : ` [${typeof transition.guard === 'string' ? transition.guard : JSON.stringify((transition.guard as { type: string; params?: unknown }).type)}${paramsOf(transition.guard)}]`;
  const targets = transition.target?.map((each) => each.path.join('.')).join(', ') ?? '=';
  return `${transition.source.path.join('.') || '(root)'} · ${transition.eventType || 'always'}${guard} → ${targets}`;
};
const paramsOf = (guard: unknown): string => {
  const params = (guard as { params?: unknown }).params;
  return typeof params === 'object' ? JSON.stringify(params) : '';
};

/** Everything that could happen in this snapshot; what the chart has no ears for is left out. */
export function possibleOccurrences(
  samples: Samples,
  memory: Map<string, Occurrence>,
  isOffered: (label: string, context: never) => boolean,
): (snapshot: AnyMachineSnapshot) => AnyEventObject[] {
  const remember = (occurrence: Occurrence): Occurrence => {
    const key = occurrence.label + occurrence.event.type;
    if (!memory.has(key)) memory.set(key, occurrence);
    return memory.get(key)!;
  };
  const listed = (kind: 'person' | 'shell') =>
    Object.entries(samples[kind] ?? {}).map(([label, event]): Occurrence => ({
      label,
      kind,
      event,
    }));
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const heard = new Set(nodesOf(snapshot).flatMap((node) => node.ownEvents));
    const fromActors = nodesOf(snapshot).flatMap((node) =>
      node.invoke.flatMap((invoked): Occurrence[] => {
        const actor = samples.actors[String(invoked.src)];
        if (actor === undefined)
          throw new Error(
            `tests/model/samples has nothing for the port ${String(invoked.src)} of ${samples.chart}`,
          );
        const from = invoked.id;
        return [
          ...Object.entries(actor.answers ?? {}).map(([label, output]): Occurrence => ({
            label: `${from} answers ${label}`.trim(),
            kind: 'answer',
            from,
            event: { type: `xstate.done.actor.${from}`, output, actorId: from },
          })),
          ...Object.entries(actor.failures ?? {}).map(([label, error]): Occurrence => ({
            label: `${from} fails${label === '' ? '' : ` with ${label}`}`,
            kind: 'failure',
            from,
            event: { type: `xstate.error.actor.${from}`, error, actorId: from },
          })),
          ...Object.entries(actor.messages ?? {}).map(([label, event]): Occurrence => ({
            label: `${from} says ${label}`,
            kind: 'message',
            from,
            event,
          })),
        ];
      }),
    );
    const timers = [...heard].flatMap((type): Occurrence[] => {
      const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
      return delay === undefined
        ? []
        : [{ label: `after ${delay}`, kind: 'timer', delay, event: { type } }];
    });
    return [...listed('person'), ...listed('shell'), ...fromActors, ...timers]
      .filter(
        ({ event, kind, label }) =>
          heard.has(event.type) &&
          (kind !== 'person' || isOffered(label, snapshot.context as never)),
      )
      .map((each) => remember(each).event);
  };
}

export const situationsOf = (samples: Samples, snapshot: AnyMachineSnapshot): string[] =>
  Object.entries(samples.situations ?? {})
    .filter(([, holds]) => holds(snapshot.context as never))
    .map(([name]) => name);

export const keyOf = (samples: Samples, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.status, snapshot.value, samples.distinguish(snapshot.context as never)]);

export interface Exploration {
  start: AnyMachineSnapshot;
  /** By the key of a first situation: the name of its input. */
  starts: Map<string, string | undefined>;
  edges: Edge[];
  /** Each situation by its key, with the step that first led there. */
  keys: Map<string, Edge | null>;
}

/** Every reachable situation and every step between two of them, in the order of a breadth-first search. */
export function explore(
  samples: Samples,
  isOffered: (label: string, context: never) => boolean = () => true,
): Exploration {
  const memory = new Map<string, Occurrence>();
  const machine = understudied(samples.machine, () => {});
  const walk = (input: unknown) =>
    getAdjacencyMap(
      machine as never,
      {
        input,
        events: possibleOccurrences(samples, memory, isOffered),
        serializeState: (snapshot: AnyMachineSnapshot) => keyOf(samples, snapshot),
        serializeEvent: (event: AnyEventObject) =>
          [...memory.values()].find((each) => each.event === event)?.label ?? event.type,
        limit: 60_000,
      } as never,
    ) as Record<
      string,
      {
        state: AnyMachineSnapshot;
        transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>;
      }
    >;
  const worlds = Object.entries(samples.starts ?? { '': samples.input }).map(([label, input]) => ({
    label,
    adjacency: walk(input),
  }));
  const adjacency = Object.assign(
    {},
    ...worlds.map((world) => world.adjacency),
  ) as (typeof worlds)[number]['adjacency'];
  const byEvent = new Map([...memory.values()].map((each) => [each.event, each]));
  const firsts = worlds.map((world) => ({
    label: world.label,
    snapshot: Object.values(world.adjacency)[0]!.state,
  }));
  const keys = new Map<string, Edge | null>(
    firsts.map(({ snapshot }) => [keyOf(samples, snapshot), null]),
  );
  const starts = new Map(
    firsts.map(({ label, snapshot }) => [keyOf(samples, snapshot), label || undefined]),
  );
  const edges: Edge[] = [];
  for (const key of keys.keys()) {
    const here = adjacency[key];
    if (here === undefined) continue;
    for (const { event, state } of Object.values(here.transitions)) {
      const edge: Edge = { occurrence: byEvent.get(event)!, from: here.state, to: state };
      edges.push(edge);
      const next = keyOf(samples, state);
      if (!keys.has(next)) keys.set(next, edge);
    }
  }
  return { start: firsts[0]!.snapshot, starts, edges, keys };
}

/**
 * Shortest paths to a selection of steps: of those with the same signature the nearest is taken,
 * and a path that only begins another one is left out.
 */
export function derivePaths(
  samples: Samples,
  { start, starts, edges, keys }: Exploration,
  signatureOf: (edge: Edge) => string,
): Path[] {
  const lead = (edge: Edge): Edge[] => {
    const steps = [edge];
    for (
      let before = keys.get(keyOf(samples, edge.from));
      before;
      before = keys.get(keyOf(samples, before.from))
    )
      steps.unshift(before);
    return steps;
  };
  const distinct = new Map<string, Edge[]>();
  for (const edge of edges) {
    const signature = signatureOf(edge);
    if (!distinct.has(signature)) distinct.set(signature, lead(edge));
  }
  const startOf = (steps: readonly Edge[]) => starts.get(keyOf(samples, steps[0]!.from));
  const titleOf = (steps: readonly Edge[]) =>
    [startOf(steps), ...steps.map(({ occurrence }) => occurrence.label)]
      .filter((each) => each !== undefined)
      .join(' → ');
  const begun = new Set<string>();
  const paths: Path[] = [];
  for (const steps of [...distinct.values()].sort((a, b) => b.length - a.length)) {
    if (begun.has(titleOf(steps))) continue;
    for (let length = 1; length <= steps.length; length++)
      begun.add(titleOf(steps.slice(0, length)));
    paths.push({
      title: `${titleOf(steps)} › ${leavesOf(steps.at(-1)!.to).join(', ')}`,
      start: startOf(steps),
      occurrences: steps.map((each) => each.occurrence),
      expected: steps.map((each) => each.to),
    });
  }
  const begins = new Set(paths.map((path) => path.start));
  for (const label of starts.values()) {
    // A start that no path leads on from is a path of its own.
    if (label !== undefined && !begins.has(label))
      paths.push({ title: `${label} › (start)`, start: label, occurrences: [], expected: [] });
  }
  if (paths.length === 0)
    paths.push({ title: `(start) › ${leavesOf(start).join(', ')}`, occurrences: [], expected: [] });
  return paths.reverse();
}

/** What a step leaves and enters, whatever else is active beside it. */
export function changeOf({ from, to }: Edge): string {
  const [before, after] = [leavesOf(from), leavesOf(to)];
  const gone = before.filter((leaf) => !after.includes(leaf));
  const come = after.filter((leaf) => !before.includes(leaf));
  return `${gone.join(',')} → ${come.join(',')}`;
}
