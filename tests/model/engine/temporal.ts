/**
 * What must be true of every way through a chart, and not of one step alone: that waiting ends,
 * that nothing is sent twice, that one thing never comes before another. Asked of the explored
 * chart. The answer is null, or the shortest way to where it fails, as the labels of its steps.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { keyOf, type Edge, type Exploration } from './derive.ts';
import type { Samples } from './samples.ts';

export type Where = (snapshot: AnyMachineSnapshot) => boolean;
export type When = (edge: Edge) => boolean;
/** null where it holds everywhere. */
export type Property = (graph: Graph) => string | null;

/** An explored chart, with the steps of each situation at hand. */
export interface Graph {
  samples: Samples;
  edges: readonly Edge[];
  /** By key. */
  situations: ReadonlyMap<string, AnyMachineSnapshot>;
  stepsFrom: (key: string) => readonly Edge[];
  stepsTo: (key: string) => readonly Edge[];
  /** The labels of the shortest way to a situation. */
  wayTo: (key: string) => string[];
}

function grouped(edges: readonly Edge[], keyed: (edge: Edge) => string): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(keyed(edge));
    if (group === undefined) groups.set(keyed(edge), [edge]);
    else group.push(edge);
  }
  return groups;
}

export function graphOf(samples: Samples, { edges, keys, starts, start }: Exploration): Graph {
  const from = grouped(edges, ({ at }) => at);
  const to = grouped(edges, ({ next }) => next);
  const situations = new Map([[keyOf(samples, start), start]]);
  for (const edge of edges) {
    if (!situations.has(edge.at)) situations.set(edge.at, edge.from);
    if (!situations.has(edge.next)) situations.set(edge.next, edge.to);
  }
  const wayTo = (key: string): string[] => {
    const labels: string[] = [];
    let first = key;
    for (let edge = keys.get(key); edge; edge = keys.get(edge.at)) {
      labels.unshift(edge.occurrence.label);
      first = edge.at;
    }
    return [starts.get(first) ?? '(start)', ...labels];
  };
  return {
    samples,
    edges,
    situations,
    stepsFrom: (key) => from.get(key) ?? [],
    stepsTo: (key) => to.get(key) ?? [],
    wayTo,
  };
}

const tell = (labels: readonly string[]): string => labels.join(' → ');

/** The nearest of these situations, as the way to it. */
function nearest({ situations, wayTo }: Graph, isWrong: (key: string) => boolean): string | null {
  const ways = [...situations.keys()].filter(isWrong).map(wayTo);
  if (ways.length === 0) return null;
  return tell(ways.reduce((one, other) => (other.length < one.length ? other : one)));
}

/** No situation is like this. */
export const nowhere =
  (isWrong: Where): Property =>
  (graph) =>
    nearest(graph, (key) => isWrong(graph.situations.get(key)!));

/** No step is like this. */
export const never =
  (isWrong: When): Property =>
  (graph) => {
    const ways = graph.edges
      .filter(isWrong)
      .map(({ at, occurrence }) => [...graph.wayTo(at), occurrence.label]);
    if (ways.length === 0) return null;
    return tell(ways.reduce((one, other) => (other.length < one.length ? other : one)));
  };

/** From each situation that is `from`, steps that are `by` can lead to one that is `to`. */
export const canReach =
  ({ from, to, by }: { from: Where; to: Where; by: When }): Property =>
  (graph) => {
    const reached = new Set(
      [...graph.situations].filter(([, snapshot]) => to(snapshot)).map(([key]) => key),
    );
    for (const key of reached)
      for (const edge of graph.stepsTo(key)) if (by(edge)) reached.add(edge.at);
    return nearest(graph, (key) => from(graph.situations.get(key)!) && !reached.has(key));
  };

/** From each situation that is `from`, whatever order steps that are `by` come in, one of them `ends` it. */
export const mustEnd =
  ({ from, by, ends }: { from: Where; by: When; ends: When }): Property =>
  (graph) => {
    const good = new Set(
      [...graph.situations].filter(([, snapshot]) => !from(snapshot)).map(([key]) => key),
    );
    const waiting = [...graph.situations.keys()].filter((key) => !good.has(key));
    for (let before = -1; before !== good.size;) {
      before = good.size;
      for (const key of waiting) {
        const steps = graph.stepsFrom(key).filter(by);
        if (steps.length > 0 && steps.every((step) => ends(step) || good.has(step.next)))
          good.add(key);
      }
    }
    return nearest(graph, (key) => !good.has(key));
  };

/** After a step that `opens`, and until one that `closes`, no step is `wrong`. */
export const neverBetween =
  ({ opens, closes, wrong }: { opens: When; closes: When; wrong: When }): Property =>
  (graph) => {
    const firsts = [...graph.situations.keys()].filter((key) => graph.wayTo(key).length === 1);
    const found = new Map(firsts.map((key) => [`shut ${key}`, graph.wayTo(key)]));
    const queue = firsts.map((key) => ({ key, isOpen: false }));
    for (const { key, isOpen } of queue) {
      const way = found.get(`${isOpen ? 'open' : 'shut'} ${key}`)!;
      for (const edge of graph.stepsFrom(key)) {
        const here = [...way, edge.occurrence.label];
        if (isOpen && wrong(edge)) return tell(here);
        const next = { key: edge.next, isOpen: opens(edge) || (isOpen && !closes(edge)) };
        const name = `${next.isOpen ? 'open' : 'shut'} ${next.key}`;
        if (found.has(name)) continue;
        found.set(name, here);
        queue.push(next);
      }
    }
    return null;
  };

export const isRunning =
  (actor: string): Where =>
  ({ status, children }) =>
    status === 'active' && children[actor] !== undefined;
/** The actor that ran before the step runs no more: another may have begun in its place. */
export const isOver =
  (actor: string): When =>
  ({ from, to }) =>
    !isRunning(actor)(to) || to.children[actor] !== from.children[actor];
export const starts =
  (actor: string): When =>
  ({ from, to }) =>
    isRunning(actor)(to) && to.children[actor] !== from.children[actor];
export const isCalled =
  (...labels: string[]): When =>
  ({ occurrence }) =>
    labels.includes(occurrence.label);
export const isBy =
  (...kinds: Edge['occurrence']['kind'][]): When =>
  ({ occurrence }) =>
    kinds.includes(occurrence.kind);
export const isIn =
  (...states: string[]): Where =>
  ({ status, _nodes }) =>
    status === 'active' &&
    (_nodes as { path: string[] }[]).some(({ path }) => states.includes(path.join('.')));
