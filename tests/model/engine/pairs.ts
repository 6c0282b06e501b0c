/**
 * Transition pairs: each written transition after each other one that can come right before it.
 * A fault that shows only in what comes next is met by them. Walks are as long as they find pairs
 * that no walk has had yet, so that many pairs share the steps that lead to them.
 */
import { getNextSnapshot } from 'xstate';
import { describeTransition, type Edge, type Exploration, type Path } from './derive.ts';
import type { Samples } from './samples.ts';
import { graphOf, type Graph } from './temporal.ts';
import { understudied } from './understudies.ts';

/** How many situations are looked through for a pair near by, before a walk starts over. */
const sight = 40;
const longest = 400;

export interface Pairs {
  all: number;
  covered: number;
  walks: readonly Path[];
}

/** By step: the number of the written transitions that it begins with; 0 where nothing is written. */
function numbered({ samples, edges }: Graph): (edge: Edge) => number {
  const machine = understudied(samples.machine, () => {});
  const numbers = new Map([['', 0]]);
  const names = new Map<unknown, string>();
  const nameOf = (transition: Parameters<typeof describeTransition>[0]): string => {
    const known = names.get(transition) ?? describeTransition(transition);
    names.set(transition, known);
    return known;
  };
  const found = new Map<Edge, number>();
  for (const edge of edges) {
    const name = machine
      .getTransitionData(edge.from, edge.occurrence.event)
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .map((transition) => nameOf(transition))
      .join(' & ');
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    found.set(edge, numbers.get(name)!);
  }
  return (edge) => found.get(edge)!;
}

/** An actor has come to an end in a state that goes on: what is told to it later, nobody hears. Walks end there. */
function isLast({ from, to, occurrence }: Edge): boolean {
  const { kind, from: actor } = occurrence;
  return (
    to.status !== 'active' ||
    ((kind === 'answer' || kind === 'failure') && to.children[actor!] === from.children[actor!])
  );
}

/** A way through the chart, kept as a chain: what comes before a step is shared. */
interface Link {
  edge: Edge;
  before: Link | null;
}
function unrolled(last: Link | null, until: Link | null = null): Edge[] {
  const edges: Edge[] = [];
  for (let each = last; each !== null && each !== until; each = each.before)
    edges.unshift(each.edge);
  return edges;
}

class PairWalker {
  readonly #graph: Graph;
  readonly #numberOf: (edge: Edge) => number;
  readonly #telling = new Map<string, readonly Edge[]>();
  /** Pairs that no walk has had, each with a step that it can begin with. */
  readonly open = new Map<number, Edge>();
  readonly #wanted: ReadonlySet<number>;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#numberOf = numbered(graph);
    const looked = new Set<string>();
    for (const edge of graph.edges) {
      const place = `${this.#numberOf(edge)} ${edge.next}`;
      if (this.#numberOf(edge) === 0 || isLast(edge) || looked.has(place)) continue;
      looked.add(place);
      for (const other of this.#tellingFrom(edge.next)) {
        const pair = this.#pairOf(edge, other);
        if (!this.open.has(pair)) this.open.set(pair, edge);
      }
    }
    this.#wanted = new Set(this.open.keys());
  }

  #pairOf(one: Edge, other: Edge): number {
    return this.#numberOf(one) * 100_000 + this.#numberOf(other);
  }

  /** One step for each written transition of a situation. */
  #tellingFrom(key: string): readonly Edge[] {
    const known = this.#telling.get(key);
    if (known !== undefined) return known;
    const steps = new Map<number, Edge>();
    for (const edge of this.#graph.stepsFrom(key)) {
      const number = this.#numberOf(edge);
      if (number !== 0 && !steps.has(number)) steps.set(number, edge);
    }
    const telling = [...steps.values()];
    this.#telling.set(key, telling);
    return telling;
  }

  /** The nearest end of a way on from here whose last two steps are a pair that no walk has had. */
  #ahead(last: Link): Link | null {
    if (isLast(last.edge)) return null;
    const queue = [last];
    const seen = new Set([last.edge.next]);
    for (const here of queue)
      for (const edge of this.#tellingFrom(here.edge.next)) {
        const next = { edge, before: here };
        if (this.open.has(this.#pairOf(here.edge, edge))) return next;
        if (isLast(edge) || seen.has(edge.next) || seen.size > sight) continue;
        seen.add(edge.next);
        queue.push(next);
      }
    return null;
  }

  /** From the start by the shortest way to `first`, through the pair, and on as long as there are others near by. */
  walk(pair: number, lead: readonly Edge[]): Edge[] {
    let last: Link | null = null;
    for (const edge of lead) last = { edge, before: last };
    const { edge: first } = last!;
    const second = this.#tellingFrom(first.next).find(
      (edge) => this.#pairOf(first, edge) === pair,
    )!;
    last = { edge: second, before: last };
    let length = lead.length + 1;
    for (
      let next = this.#ahead(last);
      next !== null && length < longest;
      next = this.#ahead(last)
    ) {
      length += unrolled(next, last).length;
      this.#close(unrolled(next, last.before));
      last = next;
    }
    const walked = unrolled(last);
    this.#close(walked);
    return walked;
  }

  pairsOf(edges: readonly Edge[]): number[] {
    return edges
      .slice(1)
      .flatMap((edge, index) =>
        this.#wanted.has(this.#pairOf(edges[index]!, edge))
          ? [this.#pairOf(edges[index]!, edge)]
          : [],
      );
  }

  #close(edges: readonly Edge[]): void {
    for (const pair of this.pairsOf(edges)) this.open.delete(pair);
  }
}

/**
 * Where samples leave something together that behaves differently, a walk goes only as far as it
 * has in hand what the explored chart had there.
 */
function untilApart(samples: Samples, steps: readonly Edge[]): readonly Edge[] {
  if (samples.apart === undefined) return steps;
  const machine = understudied(samples.machine, () => {});
  let snapshot = steps[0]!.from;
  const apart = steps.findIndex((edge) => {
    const differs = JSON.stringify(snapshot.context) !== JSON.stringify(edge.from.context);
    if (!differs) snapshot = getNextSnapshot(machine, snapshot, edge.occurrence.event) as never;
    return differs;
  });
  return apart < 0 ? steps : steps.slice(0, apart);
}

/** Walks that have at least this share of all pairs. */
export function walkPairs(samples: Samples, exploration: Exploration, share: number): Pairs {
  const graph = graphOf(samples, exploration);
  const walker = new PairWalker(graph);
  const all = walker.open.size;
  const leadTo = (edge: Edge): Edge[] => {
    const steps = [edge];
    for (let each = exploration.keys.get(edge.at); each; each = exploration.keys.get(each.at))
      steps.unshift(each);
    return steps;
  };
  const walks: Path[] = [];
  const covered = new Set<number>();
  for (const [pair, first] of walker.open) {
    if (covered.size >= share * all) break;
    const steps = untilApart(samples, walker.walk(pair, leadTo(first)));
    for (const each of walker.pairsOf(steps)) covered.add(each);
    walks.push({
      title: `a walk of ${steps.length} steps`,
      start: exploration.starts.get(steps[0]!.at),
      occurrences: steps.map(({ occurrence }) => occurrence),
      expected: steps.map(({ to }) => to),
    });
  }
  return { all, covered: covered.size, walks };
}
