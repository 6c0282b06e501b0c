/**
 * Several charts as one: what one tells another is delivered at once, as the actor system does, and
 * everything that the world may do is tried in every state. Successors are computed by `transition`,
 * so nothing runs, and each chart's own steps are computed once however often the product repeats them.
 */
import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ActorSamples } from './samples.ts';
import { understudied } from './understudies.ts';

export interface Part {
  machine: AnyStateMachine;
  /** Which chart starts it; null for the outermost. */
  parent: string | null;
  input?: unknown;
  /** What a person does to it. */
  person?: Readonly<Record<string, AnyEventObject>>;
  /** Its ports that are no charts; a port that is left out never says anything. */
  actors: Readonly<Record<string, ActorSamples>>;
  /** Tasks that are done as soon as they begin: what may come in between is no matter here. */
  instant?: readonly string[];
  /** Timers that matter here. */
  delays: readonly string[];
  distinguish: (context: never) => unknown;
}
export type Parts = Readonly<Record<string, Part>>;

export interface Situation {
  key: string;
  /** The charts that live, by name. */
  charts: Readonly<Record<string, AnyMachineSnapshot>>;
}
export interface Step {
  from: Situation;
  to: Situation;
  chart: string;
  label: string;
  kind: 'person' | 'answer' | 'failure' | 'message' | 'timer';
  port: string | undefined;
}

interface Effect {
  kind: 'tellParent' | 'tellChild' | 'tellSelf' | 'start' | 'stop' | 'navigate';
  child?: string;
  event?: AnyEventObject;
  input?: unknown;
}
interface Turn {
  snapshot: AnyMachineSnapshot;
  effects: readonly Effect[];
}

interface RawAction {
  type: string;
  params?: {
    targetId?: string;
    id?: string;
    input?: unknown;
    event?: AnyEventObject;
    to?: { id: string };
    delay?: number;
  };
}

/** What `transition` says is to be done, as far as it concerns other charts or the address bar. */
function effectsOf(
  actions: readonly RawAction[],
  instant: readonly string[],
  isPart: (name: string | undefined) => boolean,
): Effect[] {
  return actions.flatMap(({ type, params }): Effect[] => {
    switch (type) {
      case 'xstate.sendTo':
        return params?.targetId === undefined
          ? [{ kind: 'tellParent', event: params!.event! }]
          : isPart(params.targetId)
            ? [{ kind: 'tellChild', child: params.targetId, event: params.event! }]
            : [];
      case 'xstate.spawnChild':
        if (instant.includes(params!.id!))
          return [
            {
              kind: 'tellSelf',
              event: {
                type: `xstate.done.actor.${params!.id}`,
                output: undefined,
                actorId: params!.id,
              },
            },
          ];
        return isPart(params!.id)
          ? [{ kind: 'start', child: params!.id!, input: params!.input }]
          : [];
      case 'xstate.stopChild':
        return isPart(params?.id) ? [{ kind: 'stop', child: (params as { id: string }).id }] : [];
      case 'xstate.emit':
        return params?.event?.type === 'navigate'
          ? [{ kind: 'navigate', event: params.event }]
          : [];
      default:
        return [];
    }
  });
}

export interface Product {
  start: Situation;
  situations: ReadonlyMap<string, Situation>;
  steps: readonly Step[];
  /** How one first gets there. */
  pathTo: (situation: Situation) => string;
}

export function exploreProduct(parts: Parts, root: string, limit = 400_000): Product {
  const logics = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      understudied(part.machine, () => undefined),
    ]),
  );
  const keyOfChart = (name: string, snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([
      snapshot.status,
      snapshot.value,
      parts[name]!.distinguish(snapshot.context as never),
    ]);
  const representatives = new Map<string, AnyMachineSnapshot>();
  const chartKeys = new WeakMap<AnyMachineSnapshot, string>();
  /** One snapshot stands for all that agree in what is distinguished. */
  const represent = (name: string, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const key = `${name} ${keyOfChart(name, snapshot)}`;
    const known = representatives.get(key);
    if (known !== undefined) return known;
    representatives.set(key, snapshot);
    chartKeys.set(snapshot, key);
    return snapshot;
  };
  const isPart = (name: string | undefined): boolean => name !== undefined && name in parts;

  const turns = new Map<string, Turn>();
  const turn = (name: string, snapshot: AnyMachineSnapshot, event: AnyEventObject): Turn => {
    const key = `${chartKeys.get(snapshot)} ${JSON.stringify(event)}`;
    const known = turns.get(key);
    if (known !== undefined) return known;
    const [next, actions] = transition(logics[name]!, snapshot, event);
    const made = {
      snapshot: represent(name, next),
      effects: effectsOf(actions, parts[name]!.instant ?? [], isPart),
    };
    turns.set(key, made);
    return made;
  };
  const begin = (name: string, input: unknown): Turn => {
    const [first, actions] = initialTransition(logics[name]!, input as never);
    return {
      snapshot: represent(name, first),
      effects: effectsOf(actions, parts[name]!.instant ?? [], isPart),
    };
  };

  /** Delivers until everybody is silent. */
  const settle = (
    charts: Record<string, AnyMachineSnapshot>,
    queue: [string, AnyEventObject][],
  ): void => {
    const carryOut = (name: string, { snapshot, effects }: Turn): void => {
      charts[name] = snapshot;
      for (const { kind, child, event, input } of effects) {
        if (kind === 'tellParent') queue.push([parts[name]!.parent!, event!]);
        else if (kind === 'tellChild') queue.push([child!, event!]);
        else if (kind === 'tellSelf') queue.push([name, event!]);
        else if (kind === 'start') carryOut(child!, begin(child!, input));
        else if (kind === 'stop') stop(child!);
        else
          queue.push([root, { type: 'route.changed', path: event!['to'] as string, search: '' }]);
      }
      if (snapshot.status !== 'done') return;
      stop(name);
      queue.push([
        parts[name]!.parent!,
        { type: `xstate.done.actor.${name}`, output: snapshot.output, actorId: name },
      ]);
    };
    const stop = (name: string): void => {
      delete charts[name];
      for (const [other, part] of Object.entries(parts))
        if (part.parent === name && other in charts) stop(other);
    };
    let delivered = 0;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, event] = next;
      if ((delivered += 1) > 100)
        throw new Error(`They never fall silent: ${event.type} to ${name}`);
      const snapshot = charts[name];
      if (snapshot !== undefined) carryOut(name, turn(name, snapshot, event));
    }
  };

  const situations = new Map<string, Situation>();
  const register = (charts: Record<string, AnyMachineSnapshot>): Situation => {
    const key = Object.keys(parts)
      .map((name) => (charts[name] ? chartKeys.get(charts[name]) : ''))
      .join('|');
    const known = situations.get(key);
    if (known !== undefined) return known;
    const situation = { key, charts };
    situations.set(key, situation);
    return situation;
  };

  type Offer = Omit<Step, 'from' | 'to'> & { event: AnyEventObject };
  const offers = new Map<AnyMachineSnapshot, Offer[]>();
  /** What the world may do to one chart. */
  const offersOf = (name: string, snapshot: AnyMachineSnapshot): Offer[] => {
    const known = offers.get(snapshot);
    if (known !== undefined) return known;
    const part = parts[name]!;
    const nodes = snapshot._nodes as {
      ownEvents: string[];
      invoke: { id: string; src: string }[];
    }[];
    const heard = new Set(nodes.flatMap((node) => node.ownEvents));
    const made: Offer[] = Object.entries(part.person ?? {}).map(([label, event]) => ({
      chart: name,
      label,
      kind: 'person',
      port: undefined,
      event,
    }));
    for (const { id } of nodes.flatMap((node) => node.invoke)) {
      const { answers = {}, failures = {}, messages = {} } = part.actors[id] ?? {};
      for (const [label, output] of Object.entries(answers))
        made.push({
          chart: name,
          label: `${id} answers ${label}`,
          kind: 'answer',
          port: id,
          event: { type: `xstate.done.actor.${id}`, output, actorId: id },
        });
      for (const [label, error] of Object.entries(failures))
        made.push({
          chart: name,
          label: `${id} fails ${label}`,
          kind: 'failure',
          port: id,
          event: { type: `xstate.error.actor.${id}`, error, actorId: id },
        });
      for (const [label, event] of Object.entries(messages))
        made.push({ chart: name, label: `${id} says ${label}`, kind: 'message', port: id, event });
    }
    for (const type of heard) {
      const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
      if (delay !== undefined && part.delays.includes(delay))
        made.push({
          chart: name,
          label: `after ${delay}`,
          kind: 'timer',
          port: undefined,
          event: { type },
        });
    }
    const possible = made.filter(({ event }) => heard.has(event.type));
    offers.set(snapshot, possible);
    return possible;
  };

  const charts: Record<string, AnyMachineSnapshot> = {};
  const queue: [string, AnyEventObject][] = [];
  const first = begin(root, parts[root]!.input);
  charts[root] = first.snapshot;
  for (const { kind, child, input } of first.effects) {
    if (kind !== 'start') continue;
    const begun = begin(child!, input);
    charts[child!] = begun.snapshot;
  }
  settle(charts, queue);
  const start = register(charts);
  const steps: Step[] = [];
  const cameBy = new Map<Situation, Step>();
  for (const from of situations.values()) {
    if (situations.size > limit) throw new Error(`More than ${limit} situations`);
    for (const [name, snapshot] of Object.entries(from.charts)) {
      for (const { event, ...offer } of offersOf(name, snapshot)) {
        const next = { ...from.charts };
        settle(next, [[name, event]]);
        const to = register(next);
        const step = { ...offer, from, to };
        steps.push(step);
        if (to !== start && !cameBy.has(to)) cameBy.set(to, step);
      }
    }
  }
  const pathTo = (situation: Situation): string => {
    const labels: string[] = [];
    for (let step = cameBy.get(situation); step; step = cameBy.get(step.from))
      labels.unshift(`${step.chart}: ${step.label}`);
    return labels.join(' → ');
  };
  return { start, situations, steps, pathTo };
}
