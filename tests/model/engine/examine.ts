/**
 * What the tests of a chart hold against it, step by step: its table, its silent cells, real
 * actors on every derived path, and what of it was reached. Charts are tested by it, and faults
 * planted in them are found by it.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  changeOf,
  derivePaths,
  explore,
  leavesOf,
  situationsOf,
  type Edge,
  type Exploration,
  type Path,
} from './derive.ts';
import { nothingSeen, Rehearsal, type Seen } from './rehearsal.ts';
import type { Samples } from './samples.ts';
import { fits, judge, silentCells, type Coexist, type Row, type Step } from './table.ts';

/** Two states can be active at once where their paths part below a parallel state. */
export const coexistence =
  (machine: AnyStateMachine): Coexist =>
  (one, other) => {
    const [a, b] = [one.split('.'), other.split('.')];
    let node: AnyStateNode = machine.root;
    for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
      if (a[depth] !== b[depth]) return node.type === 'parallel';
      node = node.states[a[depth]!] as AnyStateNode;
    }
    return false;
  };

export interface Examination {
  samples: Samples;
  rows: readonly Row[];
  coexist: Coexist;
  exploration: Exploration;
  judged: ReadonlyMap<Edge, ReturnType<typeof judge>>;
  paths: readonly Path[];
}

/** Steps that look alike to the table have one verdict: in a large chart, thousands of them. */
function judgedOnce(
  rows: readonly Row[],
  coexist: Coexist,
): (step: Step) => ReturnType<typeof judge> {
  const known = new Map<string, ReturnType<typeof judge>>();
  return (step) => {
    const { before, event, situations, after } = step;
    const alike = [before, [event], situations, after].map((each) => each.join('\t')).join('\n');
    const verdict = known.get(alike) ?? judge(rows, step, coexist);
    known.set(alike, verdict);
    return verdict;
  };
}

/** Worked out again only where another is asked about than before: steps come by where they begin. */
function onceInTurn<Of, What>(read: (of: Of) => What): (of: Of) => What {
  let last: { of: Of; what: What } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, what: read(of) };
    return last.what;
  };
}

export function examine(samples: Samples, rows: readonly Row[]): Examination {
  const exploration = explore(samples);
  const coexist = coexistence(samples.machine);
  const verdictOf = judgedOnce(rows, coexist);
  const sightOf = onceInTurn((from: Edge['from']) => ({
    before: leavesOf(from),
    situations: situationsOf(samples, from),
  }));
  const judged = new Map(
    exploration.edges.map((edge) => [
      edge,
      verdictOf({
        ...sightOf(edge.from),
        event: edge.occurrence.label,
        after: leavesOf(edge.to),
        effects: null,
      }),
    ]),
  );
  const paths = derivePaths(exploration, (edge) => {
    const spoken = judged.get(edge)!.used.map((row) => row.line);
    // What changes nothing is tried once for each event.
    return spoken.length === 0 ? edge.occurrence.label : `${spoken.join()} ${changeOf(edge)}`;
  });
  return { samples, rows, coexist, exploration, judged, paths };
}

/** Whether a step leads to the place that `holds` names, or is what it names. */
function isAt(place: string, { occurrence, from, to }: Edge): boolean {
  const [before, event] = place.split(' · ');
  if (event !== undefined)
    return event === occurrence.label && leavesOf(from).some((leaf) => fits(before!, leaf));
  return place === occurrence.label || leavesOf(to).some((leaf) => fits(place, leaf));
}

/** What the samples say of the context and is not so after a step, or is never looked at. */
function broken({ holds = {} }: Samples, edges: readonly Edge[]): string[] {
  return Object.entries(holds).flatMap(([places, isTrue]) =>
    places.split(', ').flatMap((place) => {
      const there = edges.filter((edge) => isAt(place, edge));
      if (there.length === 0) return [`nothing happens at '${place}'`];
      const wrong = there.find(
        ({ from, to }) => !isTrue(to.context as never, from.context as never),
      );
      return wrong === undefined
        ? []
        : [
            `after ${wrong.occurrence.label}, in ${leavesOf(wrong.to).join(', ')}: '${place}' does not hold`,
          ];
    }),
  );
}

/** What a step does that no row speaks of, though it leads nowhere: something is kept, or an actor starts again. */
function unspoken({ from, to, occurrence }: Edge): string[] {
  const renewed = Object.keys(to.children).filter((id) => to.children[id] !== from.children[id]);
  const done = [
    ...(to.context === from.context ? [] : ['keeps something']),
    ...renewed.map((id) => `starts ${id}`),
  ];
  return done.map(
    (deed) =>
      `no row of the table speaks of: ${leavesOf(from).join(', ')} · ${occurrence.label}, which ${deed}`,
  );
}

/** Steps of the pure chart that the table has otherwise, and what does not hold after them. */
export const complaintsOf = ({ judged, samples, exploration }: Examination): string[] => [
  ...new Set([
    ...[...judged.values()].flatMap((each) => each.complaint ?? []),
    ...broken(samples, exploration.edges),
    ...exploration.edges
      .filter((edge) => judged.get(edge)!.used.length === 0)
      .flatMap((edge) => unspoken(edge)),
  ]),
];

/** Cells of the table that no step of the pure chart speaks of. */
export function silentCellsOf({ rows, exploration, judged }: Examination): string[] {
  const observed = new Set(exploration.edges.flatMap((edge) => leavesOf(edge.from)));
  const spoken = new Set([...judged.values()].flatMap((each) => each.cells));
  return silentCells(rows, [...observed], spoken);
}

/** What the actor paths have gathered: what was reached, and which rows spoke. */
export interface Gathered {
  seen: Seen;
  used: Set<Row>;
}
export const nothingGathered = (): Gathered => ({ seen: nothingSeen(), used: new Set() });

/** Plays one path on the real actor; returns the first thing that is not as the table has it. */
export function playPath(
  { samples, rows, coexist }: Examination,
  path: Path,
  { seen, used }: Gathered,
): string | null {
  const held = (step: Step): string | null => {
    const verdict = judge(rows, step, coexist);
    for (const row of verdict.used) used.add(row);
    return verdict.complaint;
  };
  const rehearsal = new Rehearsal(samples, seen, path.start);
  const now = () => situationsOf(samples, rehearsal.actor.getSnapshot() as never);
  const effects = rehearsal.start();
  let complaint = held({
    before: [],
    event: '(start)',
    situations: now(),
    after: rehearsal.leaves,
    effects,
  });
  for (const [index, occurrence] of path.occurrences.entries()) {
    if (complaint !== null) break;
    const before = rehearsal.leaves;
    const situations = now();
    const done = rehearsal.perform(occurrence);
    const expected = leavesOf(path.expected[index]!);
    complaint =
      rehearsal.leaves.join() === expected.join()
        ? held({
            before,
            event: occurrence.label,
            situations,
            after: rehearsal.leaves,
            effects: done,
          })
        : `after ${occurrence.label} the actor is in ${rehearsal.leaves.join(', ')}, the pure chart in ${expected.join(', ')}`;
  }
  rehearsal.end();
  return complaint;
}

/** Rows that no actor path has used. */
export const unusedRows = ({ rows, samples }: Examination, { used }: Gathered): string[] =>
  rows
    .filter((row) => !used.has(row))
    .map(
      (row) =>
        `tables/${samples.chart}.md:${row.line} ${row.from.join(', ')} · ${row.events.join(', ')} ${row.when.join(', ')}`,
    );
