/** What stands on each transition of a chart: the derived paths that walk it, and the faults that were planted in it. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import {
  describeTransition,
  type Examination,
  mutantsOf,
  nothingSeen,
  Rehearsal,
} from '../engine/index.ts';
import { unnoticedFaults } from '../faultRows.ts';
import { survivorsOf } from '../survivors.ts';
import { nodesOf } from './chart.ts';

/** A planted fault: what was done, and why nothing notices it, where nothing does. */
export interface PlantedFault {
  what: string;
  /** Nobody could tell the difference, for this reason. */
  explained?: string;
  isUnnoticed?: true;
}
export interface Standing {
  /** How many of the derived paths walk the transition on a real actor, and the shortest of them. */
  paths: number;
  shortest: string;
  faults: readonly PlantedFault[];
}
export interface ChartStanding {
  paths: number;
  /** By the transition's id. */
  transitions: Readonly<Record<string, Standing>>;
  /** By state: faults of what it starts, does on entry or exit, and its tags. */
  states: Readonly<Record<string, readonly PlantedFault[]>>;
}

/** Paths whose titles are shown are cut: some go on for a screen. */
const cut = (title: string): string => (title.length > 400 ? `… ${title.slice(-398)}` : title);

function walked({ samples, paths }: Examination) {
  const found = new Map<string, { paths: number; shortest: string; length: number }>();
  for (const path of paths) {
    const seen = nothingSeen();
    const rehearsal = new Rehearsal(samples, seen, path.start);
    rehearsal.start();
    for (const occurrence of path.occurrences) rehearsal.perform(occurrence);
    rehearsal.end();
    const length = path.occurrences.length;
    for (const id of seen.transitions) {
      const known = found.get(id);
      const isShorter = known === undefined || length < known.length;
      found.set(id, {
        paths: (known?.paths ?? 0) + 1,
        shortest: isShorter ? path.title : known.shortest,
        length: isShorter ? length : known.length,
      });
    }
  }
  return found;
}

/** A transition as the names of faults have it: 'checkout.editing · payment.submitted', with its place among candidates. */
function faultPlaceOf(transition: AnyTransitionDefinition, index: number, of: number): string {
  const { source, eventType } = transition;
  const [, kind, id] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType) ?? [];
  const outcomes = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' } as const;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  const src = source.invoke.find((each) => each.id === id)?.src;
  const event =
    kind === undefined
      ? delay === undefined
        ? eventType || 'always'
        : `after ${delay}`
      : `${String(src ?? id)} ${outcomes[kind as keyof typeof outcomes]}`;
  return `${source.path.join('.') || '(root)'} · ${event}${of > 1 ? ` (${index + 1})` : ''}`;
}

/** The ids of transitions by what faults call them. */
function placesOf(machine: AnyStateMachine): Map<string, string> {
  const groups = nodesOf(machine.root).flatMap((node) => [
    ...node.transitions.values(),
    node.always ?? [],
  ]);
  return new Map(
    groups.flatMap((group) =>
      group.map((each, index): [string, string] => [
        faultPlaceOf(each, index, group.length),
        describeTransition(each),
      ]),
    ),
  );
}

export function standingOf(examination: Examination): ChartStanding {
  const { samples, paths } = examination;
  const found = walked(examination);
  const places = placesOf(samples.machine);
  const explained = new Map(survivorsOf(samples.chart).map(({ fault, why }) => [fault, why]));
  const unnoticed = new Set(unnoticedFaults(samples.chart));
  const byTransition = new Map<string, PlantedFault[]>();
  const byState = new Map<string, PlantedFault[]>();
  for (const { name } of mutantsOf(samples.machine)) {
    const at = name.lastIndexOf(': ');
    const [place, what] = [name.slice(0, at), name.slice(at + 2)];
    const why = explained.get(name);
    const fault: PlantedFault = {
      what,
      ...(why === undefined ? {} : { explained: why }),
      ...(unnoticed.has(name) ? { isUnnoticed: true } : {}),
    };
    const id = places.get(place);
    const state = place.split(' ')[0]!.replace('(root)', '');
    if (id !== undefined) byTransition.set(id, [...(byTransition.get(id) ?? []), fault]);
    else byState.set(state, [...(byState.get(state) ?? []), { ...fault, what: rest(place, what) }]);
  }
  const transitions = [...places.values()].map((id): [string, Standing] => [
    id,
    {
      paths: found.get(id)?.paths ?? 0,
      shortest: cut(found.get(id)?.shortest ?? ''),
      faults: byTransition.get(id) ?? [],
    },
  ]);
  return {
    paths: paths.length,
    transitions: Object.fromEntries(transitions),
    states: Object.fromEntries(byState),
  };
}

/** What is no transition is said with its place in the state: 'entry: without the action keepName'. */
function rest(place: string, what: string): string {
  const inner = place.slice(place.indexOf(' ') + 1).replace(/^· /, '');
  return place.includes(' ') ? `${inner}: ${what}` : what;
}
