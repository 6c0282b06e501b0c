/** The three derived suites of one chart, on the real actor. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { keepCoverage, measureCoverage } from './coverage.ts';
import { changeOf, derivePaths, explore, leavesOf, situationsOf } from './derive.ts';
import { nothingSeen, Rehearsal } from './rehearsal.ts';
import type { Samples } from './samples.ts';
import { judge, readTable, silentCells, type Coexist, type Row } from './table.ts';

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

const shorten = (title: string): string => (title.length > 180 ? `… ${title.slice(-178)}` : title);

export function testChart(samples: Samples): void {
  const exploration = explore(samples);
  const rows = readTable(samples.chart);
  const coexist = coexistence(samples.machine);
  const judged = new Map(
    exploration.edges.map((edge) => [
      edge,
      judge(
        rows,
        {
          before: leavesOf(edge.from),
          event: edge.occurrence.label,
          situations: situationsOf(samples, edge.from),
          after: leavesOf(edge.to),
          effects: null,
        },
        coexist,
      ),
    ]),
  );
  const paths = derivePaths(samples, exploration, (edge) => {
    const spoken = judged.get(edge)!.used.map((row) => row.line);
    // What changes nothing is tried once for each event.
    return spoken.length === 0 ? edge.occurrence.label : `${spoken.join()} ${changeOf(edge)}`;
  });
  const seen = nothingSeen();
  const used = new Set<Row>();

  const held = (step: Parameters<typeof judge>[1]): void => {
    const verdict = judge(rows, step, coexist);
    for (const row of verdict.used) used.add(row);
    if (verdict.complaint !== null) expect.fail(verdict.complaint);
  };

  describe(`${samples.chart}: ${exploration.keys.size} situations, ${exploration.edges.length} steps, ${paths.length} paths`, () => {
    test('every step from every reachable situation is as the table has it', () => {
      const complaints = [...judged.values()].flatMap((each) => each.complaint ?? []);
      expect([...new Set(complaints)].slice(0, 20)).toEqual([]);
    });

    test('every state that a row names, or a wildcard stands for, speaks for itself', () => {
      const observed = new Set(exploration.edges.flatMap((edge) => leavesOf(edge.from)));
      const spoken = new Set([...judged.values()].flatMap((each) => each.cells));
      expect(silentCells(rows, [...observed], spoken)).toEqual([]);
    });

    for (const path of paths) {
      test(shorten(path.title), () => {
        const rehearsal = new Rehearsal(samples, seen, path.start);
        const effects = rehearsal.start();
        held({
          before: [],
          event: '(start)',
          situations: situationsOf(samples, rehearsal.actor.getSnapshot() as never),
          after: rehearsal.leaves,
          effects,
        });
        for (const [index, occurrence] of path.occurrences.entries()) {
          const before = rehearsal.leaves;
          const now = situationsOf(samples, rehearsal.actor.getSnapshot() as never);
          const done = rehearsal.perform(occurrence);
          expect(rehearsal.leaves, `after ${occurrence.label}`).toEqual(
            leavesOf(path.expected[index]!),
          );
          held({
            before,
            event: occurrence.label,
            situations: now,
            after: rehearsal.leaves,
            effects: done,
          });
        }
        rehearsal.end();
      });
    }

    test('every state, every written transition and both outcomes of every guard are reached', () => {
      const coverage = measureCoverage(samples, 'actor', seen, paths.length);
      expect(coverage.missing).toEqual([]);
    });

    test('every row of the hand-written table is true of the chart', () => {
      expect(
        rows
          .filter((row) => !used.has(row))
          .map(
            (row) =>
              `tables/${samples.chart}.md:${row.line} ${row.from.join(', ')} · ${row.events.join(', ')} ${row.when.join(', ')}`,
          ),
      ).toEqual([]);
    });

    afterAll(() => keepCoverage(measureCoverage(samples, 'actor', seen, paths.length)));
  });
}
