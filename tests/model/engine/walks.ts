/**
 * Long random walks on a real actor, held against its table at every step. A walk that fails is
 * made as short as it can be by fast-check, which then prints its steps.
 */
import fc from 'fast-check';
import type { AnyMachineSnapshot } from 'xstate';
import { possibleOccurrences, situationsOf } from './derive.ts';
import type { Examination } from './examine.ts';
import { nothingSeen, Rehearsal } from './rehearsal.ts';
import type { Occurrence, Samples } from './samples.ts';
import { judge } from './table.ts';

interface Walk {
  rehearsal: Rehearsal;
  /** By label, what can happen now. */
  offers: () => ReadonlyMap<string, Occurrence>;
  isOver: boolean;
}

function begin(samples: Samples, start: string | undefined): Walk {
  const rehearsal = new Rehearsal(samples, nothingSeen(), start);
  rehearsal.start();
  const memory = new Map<string, Occurrence>();
  const possible = possibleOccurrences(samples, memory, () => true);
  return {
    rehearsal,
    isOver: false,
    offers: () => {
      const events = new Set(possible(rehearsal.actor.getSnapshot() as AnyMachineSnapshot));
      return new Map(
        [...memory.values()]
          .filter(({ event }) => events.has(event))
          .map((each) => [each.label, each]),
      );
    },
  };
}

/** One thing that happens to the chart, where it can happen. */
class Happening implements fc.Command<Walk, Walk> {
  readonly label: string;
  readonly #examination: Examination;
  constructor(examination: Examination, label: string) {
    this.#examination = examination;
    this.label = label;
  }

  check({ isOver, offers }: Readonly<Walk>): boolean {
    return !isOver && offers().has(this.label);
  }

  run(walk: Walk): void {
    const { samples, rows, coexist } = this.#examination;
    const { rehearsal } = walk;
    const now = () => rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
    const occurrence = walk.offers().get(this.label)!;
    const [from, before] = [now(), rehearsal.leaves];
    const effects = rehearsal.perform(occurrence);
    const { complaint } = judge(
      rows,
      {
        before,
        event: this.label,
        situations: situationsOf(samples, from),
        after: rehearsal.leaves,
        // Where samples leave something together, their table does not tell every value apart.
        effects: samples.apart === undefined ? effects : null,
      },
      coexist,
    );
    // An actor that has ended in a state that goes on hears nothing more: the walk ends with it.
    const ended = ['answer', 'failure'].includes(occurrence.kind) ? occurrence.from! : null;
    walk.isOver =
      now().status !== 'active' ||
      (ended !== null && now().children[ended] === from.children[ended]);
    if (complaint !== null) throw new Error(complaint);
  }

  toString(): string {
    return this.label;
  }
}

/** Throws what the shortest walk that fails has done, and what its last step should have been. */
export function walkAtRandom(
  examination: Examination,
  options: { runs: number; steps: number; seed?: number },
): void {
  const { samples, exploration } = examination;
  const labels = [...new Set(exploration.edges.map(({ occurrence }) => occurrence.label))];
  const happenings = labels.map((label) =>
    fc.constant(new Happening(examination, label) as fc.Command<Walk, Walk>),
  );
  const starts = [...new Set(exploration.starts.values())];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.commands(happenings, { maxCommands: options.steps, size: 'max' }),
      (start, commands) => {
        const walk = begin(samples, start);
        try {
          fc.modelRun(() => ({ model: walk, real: walk }), commands);
        } finally {
          walk.rehearsal.end();
        }
      },
    ),
    { numRuns: options.runs, ...(options.seed === undefined ? {} : { seed: options.seed }) },
  );
}
