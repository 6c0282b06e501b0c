/** A chart, played step by step: the real machine, its ports played by understudies, its timers fired by hand. */
import type { AnyMachineSnapshot } from 'xstate';
import {
  leavesOf,
  type Occurrence,
  possibleOccurrences,
  Rehearsal,
  type Samples,
} from '../engine/index.ts';
import type { Way } from './ways.ts';

export interface LoggedStep {
  label: string;
  effects: readonly string[];
  /** The innermost states after it. */
  leaves: readonly string[];
}
export interface Offer {
  occurrence: Occurrence;
  /** Otherwise a guard refuses it now. */
  isPossible: boolean;
}

export class Simulation {
  readonly samples: Samples;
  readonly startNames: readonly string[];
  #start: string;
  #rehearsal!: Rehearsal;
  #log: LoggedStep[] = [];
  #memory = new Map<string, Occurrence>();
  /** What the chart has failed with, or a step that it does not offer here. */
  trouble: string | null = null;

  constructor(samples: Samples, { start, steps }: Partial<Way> = {}) {
    this.samples = samples;
    this.startNames = Object.keys(samples.starts ?? {});
    this.#start = start ?? this.startNames[0] ?? '';
    this.play({ start: this.#start, steps: steps ?? [] });
  }

  /** From the beginning, with these steps. A step that is not possible ends it. */
  play({ start, steps }: Way): void {
    this.#start = this.startNames.includes(start) ? start : (this.startNames[0] ?? '');
    this.#rehearsal?.end();
    this.trouble = null;
    this.#rehearsal = new Rehearsal(
      this.samples,
      undefined,
      this.#start === '' ? undefined : this.#start,
    );
    this.#log = [];
    this.#note('start', () => this.#rehearsal.start());
    for (const step of steps) if (!this.perform(step)) break;
  }

  perform(label: string): boolean {
    if (this.trouble !== null) return false;
    const offer = this.offers.find(({ occurrence }) => occurrence.label === label);
    if (offer === undefined) {
      this.trouble = `'${label}' is not possible here: the chart may have changed since this address was written.`;
      return false;
    }
    return this.#note(label, () => this.#rehearsal.perform(offer.occurrence));
  }

  #note(label: string, act: () => string[]): boolean {
    try {
      const effects = act();
      this.#log.push({ label, effects, leaves: this.leaves });
      return true;
    } catch (fault) {
      this.trouble = fault instanceof Error ? fault.message : String(fault);
      return false;
    }
  }

  undo(): void {
    this.play({ start: this.#start, steps: this.way.steps.slice(0, -1) });
  }
  reset(start = this.#start): void {
    this.play({ start, steps: [] });
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  }
  get leaves(): string[] {
    return leavesOf(this.snapshot);
  }
  /** Every active state, outer ones too. */
  get active(): string[] {
    return (this.snapshot._nodes as { path: string[] }[]).map(({ path }) => path.join('.'));
  }
  get isOver(): boolean {
    return this.snapshot.status !== 'active';
  }
  get log(): readonly LoggedStep[] {
    return this.#log;
  }
  get way(): Way {
    return { start: this.#start, steps: this.#log.slice(1).map(({ label }) => label) };
  }

  /** All that the world can do to the chart now. */
  get offers(): Offer[] {
    const events = possibleOccurrences(this.samples, this.#memory, () => true)(this.snapshot);
    const byEvent = new Map([...this.#memory.values()].map((each) => [each.event, each]));
    return events.map((event) => ({
      occurrence: byEvent.get(event)!,
      isPossible: this.snapshot.can(event),
    }));
  }
}
