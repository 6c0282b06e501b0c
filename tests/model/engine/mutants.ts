/**
 * Faults of a chart's configuration, one at a time: what a slip of the hand in a chart would look
 * like. A transition goes or leads elsewhere, an action is lost, a guard is turned round, two
 * candidates change places, a delay is another, an actor is not started, a tag is missing.
 */
import { not, StateMachine, type AnyStateMachine } from 'xstate';

export interface Mutant {
  /** Where it is and what was done, readable and unique in its chart. */
  name: string;
  machine: AnyStateMachine;
  /** Nothing but a view can tell: tags are read by nobody else. */
  isOnScreen: boolean;
}

type Json = Readonly<Record<string, unknown>>;
type Step = string | number;

/** A copy of the configuration with one place changed; `undefined` takes the place out. */
function changedAt(value: unknown, [step, ...rest]: readonly Step[], made: unknown): unknown {
  if (step === undefined) return made;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    const next = changedAt(copy[Number(step)], rest, made);
    if (next === undefined) copy.splice(Number(step), 1);
    else copy[Number(step)] = next;
    return copy;
  }
  const copy = { ...(value as Json) };
  const next = changedAt(copy[step], rest, made);
  if (next === undefined) Reflect.deleteProperty(copy, step);
  else copy[step] = next;
  return copy;
}

interface Fault {
  name: string;
  path: readonly Step[];
  made: unknown;
  isOnScreen?: boolean;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isObject(value) && typeof value['type'] === 'string'
      ? value['type']
      : 'inline';

/** Each action of a list left out. */
function* lostActions(where: string, path: readonly Step[], actions: unknown): Generator<Fault> {
  const list = asList(actions);
  for (const [index, action] of list.entries())
    yield {
      name: `${where}: without the action ${nameOf(action)}${list.length > 1 ? ` (${index + 1})` : ''}`,
      path: Array.isArray(actions) ? [...path, index] : path,
      made: undefined,
    };
}

/** Each tag left out. */
function* lostTags(where: string, path: readonly Step[], tags: unknown): Generator<Fault> {
  for (const [index, tag] of asList(tags).entries())
    yield {
      name: `${where}: without the tag ${String(tag)}`,
      path: Array.isArray(tags) ? [...path, index] : path,
      made: undefined,
      isOnScreen: true,
    };
}

/** Where a transition could lead by mistake, as its configuration would write it. */
interface Near {
  siblings: readonly string[];
  children: readonly string[];
}

/** States that are passed through at once come last: by a mistake they often lead to the right place. */
const restingFirst = (states: Json): string[] =>
  Object.keys(states).toSorted(
    (a, b) => Number(isPassing(states[a])) - Number(isPassing(states[b])),
  );
const isPassing = (state: unknown): boolean =>
  isObject(state) &&
  (state['always'] !== undefined ||
    (isObject(state['states']) && isPassing(state['states'][String(state['initial'])])));

/** Faults of one candidate of a transition. */
function* candidateFaults(
  where: string,
  path: readonly Step[],
  candidate: unknown,
  near: Near,
): Generator<Fault> {
  const written = isObject(candidate) ? candidate : { target: candidate };
  const { target, guard, actions } = written;
  if (typeof target === 'string') {
    const elsewhere = (target.startsWith('.') ? near.children : near.siblings).find(
      (each) => !target.endsWith(each),
    );
    if (elsewhere !== undefined)
      yield {
        name: `${where}: leads to ${elsewhere} instead of ${target}`,
        path,
        made: { ...written, target: elsewhere },
      };
    if (actions !== undefined)
      yield {
        name: `${where}: stays where it is`,
        path,
        made: { ...written, target: undefined },
      };
  }
  if (guard !== undefined) {
    yield {
      name: `${where}: guard ${nameOf(guard)} turned round`,
      path,
      made: { ...written, guard: not(guard as never) },
    };
    yield { name: `${where}: without its guard`, path, made: { ...written, guard: undefined } };
  }
  if (isObject(candidate)) yield* lostActions(where, [...path, 'actions'], actions);
}

function* transitionFaults(
  where: string,
  path: readonly Step[],
  written: unknown,
  near: Near,
): Generator<Fault> {
  if (written === undefined) return;
  const candidates = asList(written);
  const at = (index: number): readonly Step[] => (Array.isArray(written) ? [...path, index] : path);
  for (const [index, candidate] of candidates.entries()) {
    const part = candidates.length > 1 ? `${where} (${index + 1})` : where;
    yield { name: `${part}: lost`, path: at(index), made: undefined };
    yield* candidateFaults(part, at(index), candidate, near);
    if (index > 0) {
      const swapped = [...candidates];
      [swapped[index - 1], swapped[index]] = [swapped[index], swapped[index - 1]];
      yield { name: `${part}: before the candidate above it`, path, made: swapped };
    }
  }
}

/** A delay of another length: the key of an `after` is changed for another delay's. */
function* delayFaults(
  where: string,
  path: readonly Step[],
  after: unknown,
  delays: readonly string[],
): Generator<Fault> {
  if (!isObject(after)) return;
  for (const [delay, transition] of Object.entries(after)) {
    const other = delays.find((each) => each !== delay && after[each] === undefined);
    if (other === undefined) continue;
    const { [delay]: _, ...rest } = after;
    yield {
      name: `${where} after ${delay}: waits for ${other}`,
      path,
      made: { ...rest, [other]: transition },
    };
  }
}

/** All faults of one state, then those of the states below it. */
function* stateFaults(
  where: string,
  path: readonly Step[],
  state: Json,
  siblings: readonly string[],
  delays: readonly string[],
): Generator<Fault> {
  const { on, after, always, entry, exit, tags, invoke, states } = state;
  const near = {
    siblings,
    children: restingFirst(isObject(states) ? states : {}).map((each) => `.${each}`),
  };
  for (const [kind, group] of Object.entries({ on, after }))
    if (isObject(group))
      for (const [event, written] of Object.entries(group))
        yield* transitionFaults(
          `${where} · ${kind === 'after' ? 'after ' : ''}${event}`,
          [...path, kind, event],
          written,
          near,
        );
  yield* transitionFaults(`${where} · always`, [...path, 'always'], always, near);
  yield* delayFaults(where, [...path, 'after'], after, delays);
  yield* lostActions(`${where} · entry`, [...path, 'entry'], entry);
  yield* lostActions(`${where} · exit`, [...path, 'exit'], exit);
  yield* lostTags(where, [...path, 'tags'], tags);
  for (const [index, invoked] of asList(invoke).entries()) {
    const at = Array.isArray(invoke) ? [...path, 'invoke', index] : [...path, 'invoke'];
    const { src } = invoked as { src: unknown };
    yield { name: `${where}: does not start ${String(src)}`, path: at, made: undefined };
    for (const outcome of ['onDone', 'onError', 'onSnapshot'])
      yield* transitionFaults(
        `${where} · ${String(src)} ${outcome}`,
        [...at, outcome],
        (invoked as Json)[outcome],
        near,
      );
  }
  if (!isObject(states)) return;
  const names = restingFirst(states);
  for (const [name, child] of Object.entries(states))
    yield* stateFaults(
      where === '(root)' ? name : `${where}.${name}`,
      [...path, 'states', name],
      child as Json,
      names.filter((each) => each !== name),
      delays,
    );
}

/** The chart with one place of its configuration changed; `undefined` takes the place out. */
export function changed(
  machine: AnyStateMachine,
  path: readonly Step[],
  made: unknown,
): AnyStateMachine {
  const { config, implementations } = machine as unknown as { config: Json; implementations: Json };
  return new StateMachine(
    // A guard turned round may make a circle of transitions without events; it ends here.
    { ...(changedAt(config, path, made) as object), options: { maxIterations: 200 } } as never,
    implementations as never,
  );
}

/** Every fault of the chart, in the order of its configuration. Forbidding entries (`{}`) have none. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config, implementations } = machine as unknown as {
    config: Json;
    implementations: Json & { delays: Json };
  };
  const faults = [
    ...stateFaults('(root)', [], config, [], Object.keys(implementations.delays ?? {})),
  ];
  return faults.map(({ name, path, made, isOnScreen = false }) => ({
    name,
    isOnScreen,
    machine: changed(machine, path, made),
  }));
}
