/**
 * Properties that every chart should have, read from the chart itself: what waits comes to an end,
 * nothing is sent twice, a late answer is not heard, what is typed stays. Each comes with a fault
 * that it has to find.
 */
import { assign, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { Edge, Exploration } from './derive.ts';
import { changed } from './mutants.ts';
import type { Samples } from './samples.ts';
import {
  isBy,
  isOver,
  isRunning,
  mustEnd,
  never,
  nowhere,
  starts,
  type Property,
  type When,
} from './temporal.ts';

export interface Stated {
  name: string;
  property: Property;
  /** A chart in which it does not hold. */
  faulty: () => AnyStateMachine;
}

/** What is true of a chart and cannot be read from it. */
export interface Particulars {
  /** Actors that live beside the chart: it does not wait for them. */
  lasting: readonly string[];
  /** What waits without a limit, each with the reason. */
  unbounded: Readonly<Record<string, string>>;
  /** What a person may send again while it runs, each with the reason. */
  renewed: Readonly<Record<string, string>>;
  /** By field of the context: what may change it beside the person. */
  typed: Readonly<Record<string, readonly string[]>>;
}

type Config = Readonly<Record<string, unknown>>;
const placeOf = (node: AnyStateNode): string[] => node.path.flatMap((key) => ['states', key]);
const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(everyNode),
];

/** A task and the states in which the chart waits for it. */
interface Task {
  id: string;
  src: string;
  places: readonly AnyStateNode[];
}

function tasksOf({ machine, actors }: Samples, { lasting }: Particulars): Task[] {
  const tasks = new Map<string, Task & { places: AnyStateNode[] }>();
  for (const node of everyNode(machine.root).filter(({ path }) => path.length > 0))
    for (const { id, src } of node.invoke) {
      const name = String(src);
      if (lasting.includes(name) || actors[name]?.messages !== undefined) continue;
      const task = tasks.get(id) ?? { id, src: name, places: [] };
      task.places.push(node);
      tasks.set(id, task);
    }
  return [...tasks.values()];
}

/** Without the timers of a state and of those around it. */
function withoutTimers(machine: AnyStateMachine, node: AnyStateNode): AnyStateMachine {
  let made = machine;
  for (let each: AnyStateNode | undefined = node; each; each = each.parent)
    if ((each.config as Config)['after'] !== undefined)
      made = changed(made, [...placeOf(each), 'after'], undefined);
  return made;
}

const ends = ({ samples: { machine } }: { samples: Samples }, { id, places }: Task): Stated => ({
  name: `${id} comes to an end though nobody answers`,
  property: mustEnd({ from: isRunning(id), by: isBy('timer'), ends: isOver(id) }),
  faulty: () => withoutTimers(machine, places[0]!),
});

/** A person's event that starts a task. */
const starter = (edges: readonly Edge[], id: string): Edge | undefined =>
  edges.find((edge) => isBy('person')(edge) && starts(id)(edge));

function isSentOnce(samples: Samples, edges: readonly Edge[], { id, places }: Task): Stated[] {
  const first = starter(edges, id);
  if (first === undefined) return [];
  const node = places[0]!;
  const renewed: When = (edge) => isRunning(id)(edge.from) && starts(id)(edge);
  return [
    {
      name: `${id} is not started again by a person while it runs`,
      property: never((edge) => isBy('person')(edge) && renewed(edge)),
      faulty: () =>
        changed(samples.machine, [...placeOf(node), 'on'], {
          ...((node.config as Config)['on'] as object | undefined),
          [first.occurrence.event.type]: { target: node.key, reenter: true },
        }),
    },
  ];
}

const lateIsUnheard = ({ machine }: Samples, { id }: Task): Stated => {
  const types = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`];
  return {
    name: `a late answer of ${id} is not heard`,
    property: nowhere(
      (snapshot) =>
        snapshot.status === 'active' &&
        !isRunning(id)(snapshot) &&
        (snapshot._nodes as AnyStateNode[]).some(({ ownEvents }) =>
          types.some((type) => ownEvents.includes(type)),
        ),
    ),
    faulty: () =>
      changed(machine, ['on'], {
        ...((machine.config as Config)['on'] as object | undefined),
        [types[0]!]: { target: `.${Object.keys(machine.root.states)[0]}` },
      }),
  };
};

function isKept(
  samples: Samples,
  edges: readonly Edge[],
  field: string,
  by: readonly string[],
): Stated {
  const changes: When = ({ from, to }) =>
    to.status === 'active' &&
    JSON.stringify((to.context as Config)[field]) !==
      JSON.stringify((from.context as Config)[field]);
  const isAllowed: When = ({ occurrence }) =>
    occurrence.kind === 'person' || by.includes(occurrence.label);
  return {
    name: `what is typed as ${field} is changed by the person alone${by.length > 0 ? `, or by ${by.join(', ')}` : ''}`,
    property: never((edge) => changes(edge) && !isAllowed(edge)),
    // What a step that is not the person's leaves behind is wiped out.
    faulty: () => {
      const step = edges.find(
        (edge) =>
          !isAllowed(edge) &&
          edge.to.status === 'active' &&
          edge.occurrence.kind !== 'message' &&
          ![undefined, '', null].includes((edge.from.context as Config)[field] as never) &&
          leftBy(edge) !== undefined,
      );
      if (step === undefined) throw new Error(`${samples.chart} never leaves ${field} behind`);
      return changed(
        samples.machine,
        [...placeOf(leftBy(step)!), 'exit'],
        assign({
          [field]: ({ context }: { context: Config }) => wipedOut(context[field]),
        }),
      );
    },
  };
}
const wipedOut = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wipedOut(each)]))
    : typeof value === 'string'
      ? 'wiped out'
      : value;
/** An innermost state that a step leaves. */
const leftBy = ({ from, to }: Edge): AnyStateNode | undefined =>
  (from._nodes as AnyStateNode[]).find(
    (node) =>
      Object.keys(node.states).length === 0 &&
      (node.config as Config)['exit'] === undefined &&
      !(to._nodes as AnyStateNode[]).some(({ id }) => id === node.id),
  );

export function commonProperties(
  samples: Samples,
  { edges }: Exploration,
  particulars: Particulars,
): Stated[] {
  const { unbounded, renewed, typed } = particulars;
  return [
    ...tasksOf(samples, particulars).flatMap((task) => [
      ...(task.src in unbounded ? [] : [ends({ samples }, task)]),
      ...(task.src in renewed ? [] : isSentOnce(samples, edges, task)),
      lateIsUnheard(samples, task),
    ]),
    ...Object.entries(typed).map(([field, by]) => isKept(samples, edges, field, by)),
  ];
}
