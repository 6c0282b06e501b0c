/**
 * Contexts that a chart's `distinguish` merges have to behave alike: what is explored from one of
 * them speaks for all of them. Each context that a step has led to, and that was merged with an
 * earlier one, takes every step itself; it has to hear the same, to be in the same situations of
 * the table, and to come to the same as the one that stands for it.
 */
import { getNextSnapshot, type AnyMachineSnapshot } from 'xstate';
import { keyOf, leavesOf, possibleOccurrences, situationsOf, type Exploration } from './derive.ts';
import type { Occurrence, Samples } from './samples.ts';
import { understudied } from './understudies.ts';

/** What comes of every step from here, by the step's label. */
type Steps = ReadonlyMap<string, string>;

export function unlikeOnes(samples: Samples, { edges }: Exploration): string[] {
  const machine = understudied(samples.machine, () => {});
  const memory = new Map<string, Occurrence>();
  const possible = possibleOccurrences(samples, memory, () => true);
  const labels = new Map<unknown, string>();
  const stepsFrom = (snapshot: AnyMachineSnapshot): Steps => {
    const events = possible(snapshot);
    for (const { event, label } of memory.values()) labels.set(event, label);
    return new Map([
      ['(situations)', situationsOf(samples, snapshot).join(', ')],
      ...events.map((event): [string, string] => [
        labels.get(event)!,
        keyOf(samples, getNextSnapshot(machine, snapshot, event) as AnyMachineSnapshot),
      ]),
    ]);
  };

  /** By key: the one that was explored, what comes of its steps, and the contexts that were merged with it. */
  const explored = new Map<
    string,
    { snapshot: AnyMachineSnapshot; steps?: Steps; seen: Set<string> }
  >();
  const keep = (snapshot: AnyMachineSnapshot): void => {
    const key = keyOf(samples, snapshot);
    if (!explored.has(key))
      explored.set(key, { snapshot, seen: new Set([JSON.stringify(snapshot.context)]) });
  };
  for (const { from } of edges) keep(from);

  const unlike = new Map<string, string>();
  for (const { to, occurrence } of edges) {
    if (to.status !== 'active') continue;
    const stands = explored.get(keyOf(samples, to));
    if (stands === undefined) continue;
    const context = JSON.stringify(to.context);
    if (stands.seen.has(context)) continue;
    stands.seen.add(context);
    stands.steps ??= stepsFrom(stands.snapshot);
    const steps = stepsFrom(to);
    for (const label of new Set([...steps.keys(), ...stands.steps.keys()])) {
      const [one, other] = [stands.steps.get(label), steps.get(label)];
      const place = `${leavesOf(to).join(', ')} · ${label}`;
      if (one !== other && !unlike.has(place))
        unlike.set(
          place,
          `${samples.chart}: ${place}, after ${occurrence.label}: ${difference(stands.snapshot.context, to.context)}\n    ${one ?? 'not heard'}\n    ${other ?? 'not heard'}`,
        );
    }
  }
  return [...unlike.values()];
}

/** The fields in which two contexts differ. */
function difference(one: Readonly<Record<string, unknown>>, other: typeof one): string {
  const fields = Object.keys(one).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
  return fields.join(', ');
}
