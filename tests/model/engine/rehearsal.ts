/**
 * A production chart on a stage: the real actor runs, its ports are played by understudies that
 * answer when told to, its clock fires one timer at a time, and everything it does is noted.
 */
import {
  createActor,
  fromTransition,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { describeTransition, leavesOf } from './derive.ts';
import { say, type Occurrence, type Samples } from './samples.ts';
import { fieldsOf, understudied, type Note } from './understudies.ts';

/** Timers fire one by one, by their length: any order of two timers can be played. */
class StageClock extends SimulatedClock {
  #timers = new Map<number, { call: () => void; ms: number }>();
  #last = 0;
  override setTimeout(call: () => void, ms: number): number {
    this.#timers.set(++this.#last, { call, ms });
    return this.#last;
  }
  override clearTimeout(id: number): void {
    this.#timers.delete(id);
  }
  fire(ms: number): void {
    const found = [...this.#timers].find(([, timer]) => timer.ms === ms);
    if (found === undefined)
      throw new Error(
        `No timer of ${ms} ms runs; running: ${[...this.#timers.values()].map((timer) => timer.ms).join(', ') || 'none'}`,
      );
    this.#timers.delete(found[0]);
    found[1].call();
  }
}

export interface Seen {
  /** Written transitions that were taken, as `describeTransition` has them. */
  transitions: Set<string>;
  /** States that were active or passed through. */
  states: Set<string>;
  /** `guard: true` and `guard: false`. */
  outcomes: Set<string>;
}
export const nothingSeen = (): Seen => ({
  transitions: new Set(),
  states: new Set(),
  outcomes: new Set(),
});

export class Rehearsal {
  readonly actor: AnyActorRef;
  #clock = new StageClock();
  #effects: string[] = [];
  #over = false;
  #fault: Error | null = null;
  #samples: Samples;
  #production: Production;

  constructor(samples: Samples, seen: Seen = nothingSeen(), start?: string) {
    this.#samples = samples;
    const note: Note = (effect) => {
      if (!this.#over) this.#effects.push(effect);
    };
    const { names } = samples;
    this.#production = productionOf(samples);
    Object.assign(this.#production, { note, seen });
    const { logic } = this.#production;
    const audience = createActor(
      fromTransition((state, event: AnyEventObject) => {
        if (event.type.startsWith('xstate.done.'))
          note(`done${event.output === undefined ? '' : ` ${say(event.output, names)}`}`);
        else if (event.type.startsWith('xstate.error.')) throw event.error;
        else note(`tell parent ${event.type}${fieldsOf(event, names)}`);
        return state;
      }, {}),
      {
        clock: this.#clock,
        inspect: (inspected) => {
          const { type, actorRef, _transitions } = inspected as unknown as {
            type: string;
            actorRef: AnyActorRef;
            _transitions?: AnyTransitionDefinition[];
          };
          // What the chart passes through at its very start comes before it is at hand here.
          if (type !== '@xstate.microstep' || actorRef !== (this.actor ?? actorRef)) return;
          for (const transition of _transitions ?? []) {
            seen.transitions.add(describeTransition(transition));
            seen.states.add(transition.source.path.join('.'));
          }
        },
      },
    );
    audience.subscribe({
      error: (fault) => {
        this.#fault = fault instanceof Error ? fault : new Error(String(fault));
      },
    });
    audience.start();
    this.actor = createActor(logic, {
      id: samples.chart,
      input: start === undefined ? samples.input : samples.starts?.[start],
      parent: audience,
    } as never);
    this.actor.on('*', (emitted: AnyEventObject) => {
      const { type, code, message, to, error, ...others } = emitted as AnyEventObject & {
        code?: string;
        message?: string;
        to?: string;
        error?: unknown;
      };
      const rest = fieldsOf({ type, ...others }, names);
      note(
        [
          type,
          code,
          to,
          message === undefined ? undefined : `'${message}'`,
          error === undefined ? undefined : `(${say(error, names)})`,
        ]
          .filter((each) => each !== undefined)
          .join(' ') +
          (type === 'navigate' ? (others['replace'] === true ? '' : ' beside this page') : rest),
      );
    });
    this.actor.subscribe({ next: (snapshot) => this.#see(snapshot, seen), error: () => {} });
  }

  #see(snapshot: unknown, seen: Seen): void {
    for (const node of (snapshot as { _nodes: { path: string[] }[] })._nodes)
      seen.states.add(node.path.join('.'));
  }

  /** Raises the curtain; returns what the chart does at once. */
  start(): string[] {
    this.actor.start();
    return this.takeEffects();
  }

  /** Lets something happen for real; returns what the chart does about it. */
  perform(occurrence: Occurrence): string[] {
    const played = (): AnyActorRef => {
      const actor = (this.actor.getSnapshot() as { children: Record<string, AnyActorRef> })
        .children[occurrence.from!];
      if (actor === undefined) throw new Error(`${occurrence.from} is not running`);
      return actor;
    };
    switch (occurrence.kind) {
      case 'answer':
        played().send({ type: 'understudy.answers', output: occurrence.event.output });
        break;
      case 'failure':
        played().send({ type: 'understudy.fails', error: occurrence.event.error });
        break;
      case 'message':
        played().send({ type: 'understudy.says', event: occurrence.event });
        break;
      case 'timer': {
        const ms = this.#samples.delays[occurrence.delay!];
        if (ms === undefined)
          throw new Error(`the samples give no length for the delay ${occurrence.delay}`);
        this.#clock.fire(ms);
        break;
      }
      default:
        this.actor.send(occurrence.event);
    }
    return this.takeEffects();
  }

  /** What was done since the last time. Throws what the chart has failed with. */
  takeEffects(): string[] {
    if (this.#fault !== null) throw this.#fault;
    return this.#effects.splice(0);
  }

  get leaves(): string[] {
    return leavesOf(this.actor.getSnapshot() as never);
  }

  /** Lets the curtain fall: what the actor still does is no longer noted. Its timers never fire by themselves. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    idle.get(this.#samples)?.push(this.#production);
  }
}

/** A chart with its understudies, and whom they tell what is done. */
interface Production {
  readonly logic: AnyStateMachine;
  note: Note;
  seen: Seen;
}

/** Putting a chart together takes a while: one that nothing runs any more is used again. */
const idle = new WeakMap<Samples, Production[]>();

function productionOf(samples: Samples): Production {
  const free = idle.get(samples) ?? [];
  idle.set(samples, free);
  const used = free.pop();
  if (used) return used;
  const sink = { note: (() => {}) as Note, seen: nothingSeen() };
  const noted: Note = (effect) => sink.note(effect);
  const logic = understudied(samples.machine, noted, samples.names).provide({
    guards: watchedGuards(samples.machine, () => sink.seen) as never,
  });
  return Object.assign(sink, { logic });
}

function watchedGuards(machine: AnyStateMachine, seen: () => Seen): Record<string, unknown> {
  const guards = machine.implementations.guards as Record<
    string,
    (args: unknown, params: unknown) => boolean
  >;
  return Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [
      name,
      (args: unknown, params: unknown) => {
        const outcome = guard(args, params);
        seen().outcomes.add(`${name}: ${outcome}`);
        return outcome;
      },
    ]),
  );
}
