/**
 * From a production chart to the paths that test it. `createTestModel` of xstate/graph refuses
 * charts with `invoke` or `after`; here the answers of actors and the ends of timers are ordinary
 * events. Its adjacency map takes from the front of an array, which is slow in large charts, and
 * names each situation several times; the search here names each once.
 */
import {
  createEmptyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
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
  /** The keys of the situations before and after. */
  at: string;
  next: string;
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
  const events = new Map<Occurrence, AnyEventObject>();
  const eventOf = (occurrence: Occurrence): AnyEventObject => {
    const known = events.get(occurrence);
    if (known) return known;
    const key = occurrence.label + occurrence.event.type;
    if (!memory.has(key)) memory.set(key, occurrence);
    const { event } = memory.get(key)!;
    events.set(occurrence, event);
    return event;
  };
  const listed = (kind: 'person' | 'shell') =>
    Object.entries(samples[kind] ?? {}).map(([label, event]): Occurrence => ({
      label,
      kind,
      event,
    }));
  /** What the active states hear: the same in every snapshot of these states, so listed once. */
  const heardIn = (nodes: readonly AnyStateNode[]): Occurrence[] => {
    const heard = new Set(nodes.flatMap((node) => node.ownEvents));
    const fromActors = nodes.flatMap((node) =>
      node.invoke.flatMap((invoked) => fromActor(samples, String(invoked.src), invoked.id)),
    );
    const timers = [...heard].flatMap((type): Occurrence[] => {
      const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
      return delay === undefined
        ? []
        : [{ label: `after ${delay}`, kind: 'timer', delay, event: { type } }];
    });
    return [...listed('person'), ...listed('shell'), ...fromActors, ...timers].filter(({ event }) =>
      heard.has(event.type),
    );
  };
  const known = new Map<string, Occurrence[]>();
  return (snapshot) => {
    if (snapshot.status !== 'active') return [];
    const nodes = nodesOf(snapshot);
    const place = nodes.map((node) => node.id).join(' ');
    const occurrences = known.get(place) ?? heardIn(nodes);
    known.set(place, occurrences);
    return occurrences
      .filter(({ kind, label }) => kind !== 'person' || isOffered(label, snapshot.context as never))
      .map(eventOf);
  };
}

/** What the actor of a port may do while it runs under this id. */
function fromActor({ actors, chart }: Samples, port: string, from: string): Occurrence[] {
  const actor = actors[port];
  if (actor === undefined)
    throw new Error(`the samples have nothing for the port ${port} of ${chart}`);
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

/** Where a step leads, with the key of that situation. */
interface Target {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
  next: string;
}
interface Place {
  key: string;
  state: AnyMachineSnapshot;
  /** By the event's label. */
  targets: Map<string, Target>;
}

/** Runs no action and starts no actor: the pure chart alone moves. */
function inertScope(): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: 'explored',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}

/** Every situation that can be reached from one input, by its key, in the order of a breadth-first search. */
function reach(
  machine: AnyStateMachine,
  input: unknown,
  keyed: (snapshot: AnyMachineSnapshot) => string,
  possible: (snapshot: AnyMachineSnapshot) => AnyEventObject[],
  labelOf: (event: AnyEventObject) => string,
): Map<string, Place> {
  const scope = inertScope();
  const first = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
  const places = new Map<string, Place>();
  const placeOf = (state: AnyMachineSnapshot): Place => {
    const key = keyed(state);
    const known = places.get(key);
    if (known) return known;
    const place = { key, state, targets: new Map<string, Target>() };
    places.set(key, place);
    return place;
  };
  placeOf(first);
  // What is added while the map is walked through is walked through too.
  for (const { state, targets } of places.values())
    for (const event of possible(state)) {
      const to = machine.transition(state, event, scope) as AnyMachineSnapshot;
      // The place's own key: one text for each step would fill the memory.
      targets.set(labelOf(event), { event, state: to, next: placeOf(to).key });
    }
  return places;
}

/** Every reachable situation and every step between two of them, in the order of a breadth-first search. */
export function explore(
  samples: Samples,
  isOffered: (label: string, context: never) => boolean = () => true,
): Exploration {
  const memory = new Map<string, Occurrence>();
  const machine = understudied(samples.machine, () => {});
  const possible = possibleOccurrences(samples, memory, isOffered);
  const labels = new Map<AnyEventObject, string>();
  const labelOf = (event: AnyEventObject): string => {
    if (!labels.has(event))
      for (const each of memory.values())
        if (!labels.has(each.event)) labels.set(each.event, each.label);
    return labels.get(event)!;
  };
  const keyed = (snapshot: AnyMachineSnapshot) => keyOf(samples, snapshot);
  const worlds = Object.entries(samples.starts ?? { '': samples.input }).map(([label, input]) => ({
    label,
    places: reach(machine, input, keyed, possible, labelOf),
  }));
  const places = new Map(worlds.flatMap((world) => [...world.places]));
  const byEvent = new Map([...memory.values()].map((each) => [each.event, each]));
  const firsts = worlds.map((world) => {
    const [key, { state }] = [...world.places][0]!;
    return { label: world.label, key, snapshot: state };
  });
  const keys = new Map<string, Edge | null>(firsts.map(({ key }) => [key, null]));
  const starts = new Map(firsts.map(({ label, key }) => [key, label || undefined]));
  const edges: Edge[] = [];
  for (const at of keys.keys()) {
    const here = places.get(at)!;
    for (const { event, state, next } of here.targets.values()) {
      const edge = { occurrence: byEvent.get(event)!, from: here.state, to: state, at, next };
      edges.push(edge);
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
  { start, starts, edges, keys }: Exploration,
  signatureOf: (edge: Edge) => string,
): Path[] {
  const lead = (edge: Edge): Edge[] => {
    const steps = [edge];
    for (let before = keys.get(edge.at); before; before = keys.get(before.at))
      steps.unshift(before);
    return steps;
  };
  const distinct = new Map<string, Edge[]>();
  for (const edge of edges) {
    const signature = signatureOf(edge);
    if (!distinct.has(signature)) distinct.set(signature, lead(edge));
  }
  const startOf = (steps: readonly Edge[]) => starts.get(steps[0]!.at);
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
