/** Whether the tests of a chart notice a fault that was planted in it. */
import type { AnyMachineSnapshot } from 'xstate';
import { measureCoverage } from './coverage.ts';
import type { Path } from './derive.ts';
import {
  complaintsOf,
  examine,
  nothingGathered,
  playPath,
  silentCellsOf,
  unusedRows,
  type Examination,
} from './examine.ts';
import { nothingSeen, Rehearsal } from './rehearsal.ts';
import type { Samples } from './samples.ts';
import { situationsOf } from './derive.ts';
import { judge } from './table.ts';

const hears = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot.status === 'active' && snapshot._nodes.some((node) => node.ownEvents.includes(type));

/**
 * One of the sound chart's paths, played on the faulty one as far as it goes: what its table says
 * against a step would also be said in the faulty chart's own exploration, which takes far longer.
 */
function replay(sound: Examination, samples: Samples, path: Path): string | null {
  const rehearsal = new Rehearsal(samples, nothingSeen(), path.start);
  const snapshot = () => rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  const effects = rehearsal.start();
  const start = {
    before: [],
    event: '(start)',
    situations: situationsOf(samples, snapshot()),
    after: rehearsal.leaves,
    effects,
  };
  let { complaint } = judge(sound.rows, start, sound.coexist);
  for (const occurrence of path.occurrences) {
    if (complaint !== null || !hears(snapshot(), occurrence.event.type)) break;
    const before = rehearsal.leaves;
    const situations = situationsOf(samples, snapshot());
    const done = rehearsal.perform(occurrence);
    const step = {
      before,
      event: occurrence.label,
      situations,
      after: rehearsal.leaves,
      effects: done,
    };
    ({ complaint } = judge(sound.rows, step, sound.coexist));
  }
  rehearsal.end();
  return complaint;
}

/** All that the tests of a chart do, on the faulty chart by itself. */
function ownComplaint(sound: Examination, samples: Samples): string | null {
  const examination = examine(samples, sound.rows);
  const early = complaintsOf(examination)[0] ?? silentCellsOf(examination)[0];
  if (early !== undefined) return early;
  const gathered = nothingGathered();
  for (const path of examination.paths) {
    const complaint = playPath(examination, path, gathered);
    if (complaint !== null) return complaint;
  }
  const { missing } = measureCoverage(samples, 'actor', gathered.seen, examination.paths.length);
  return missing[0] ?? unusedRows(examination, gathered)[0] ?? null;
}

/** The first complaint about the faulty chart; null where the tests of this chart would all pass. */
export function complaintAbout(sound: Examination, machine: Samples['machine']): string | null {
  const samples = { ...sound.samples, machine };
  for (const attempt of [
    ...sound.paths.map((path) => () => replay(sound, samples, path)),
    () => ownComplaint(sound, samples),
  ])
    try {
      const complaint = attempt();
      if (complaint !== null) return complaint;
    } catch (fault) {
      // What throws fails a test, but for a path of the sound chart that cannot be played at all.
      if (!(fault instanceof Error) || !fault.message.endsWith('is not running'))
        return String(fault);
    }
  return null;
}

/** So many of them, evenly spread, beginning at a place that the chart's name decides. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const stride = Math.max(1, Math.floor(items.length / count));
  const first = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % stride;
  return items.filter((_, index) => index % stride === first).slice(0, count);
}
