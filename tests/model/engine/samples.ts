/** What a chart's world may do to it: written by hand for each chart. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** By label: the label is what transition tables and test titles call it. */
type Labelled<Value> = Readonly<Record<string, Value>>;

export interface ActorSamples {
  /** What it may come to (`xstate.done.actor.…`). */
  answers?: Labelled<unknown>;
  /** How it may fail (`xstate.error.actor.…`). */
  failures?: Labelled<unknown>;
  /** What a source or child may tell its parent while it lives. */
  messages?: Labelled<AnyEventObject>;
}

export interface Samples {
  chart: string;
  machine: AnyStateMachine;
  /** Faults that the view's paths or tests beside the table notice, and the table does not: no sample of faults for the table holds them. */
  noticedElsewhere?: readonly string[];
  input?: unknown;
  /** Several inputs instead of one, where the chart begins differently with each. */
  starts?: Labelled<unknown>;
  /** What a person does; the rendered view must offer each of them wherever the chart takes it. */
  person: Labelled<AnyEventObject>;
  /** What the shell sends, without a person's hand. */
  shell?: Labelled<AnyEventObject>;
  /** By port. Every port of the chart needs an entry. */
  actors: Labelled<ActorSamples>;
  /** By name, in ms, as the specification has them: a timer of another length is not found. */
  delays: Labelled<number>;
  /** The part of the context that guards read, and nothing more: two contexts that agree on it are one. */
  distinguish: (context: never) => unknown;
  /** What `distinguish` leaves together so that a test run stays short; a longer one tells it apart. */
  apart?: (context: never) => unknown;
  /** Conditions that the tables name in their column 'when'. */
  situations?: Labelled<(context: never) => boolean>;
  /**
   * What must be true of the context, where no effect tells: by the innermost state (or `region.*`)
   * that is entered, by the label of what has just happened, or by both where it happened and what
   * (`saving · after callTimeout`). Several are separated by commas.
   */
  holds?: Labelled<(context: never, before: never) => boolean>;
  /** Names for values too long to print in a table: by the value itself, or by what is true of it. */
  names?: readonly (readonly [value: unknown, name: string])[];
}

/** One thing that can happen now. */
export interface Occurrence {
  label: string;
  kind: 'start' | 'person' | 'shell' | 'answer' | 'failure' | 'message' | 'timer';
  event: AnyEventObject;
  /** The invoked actor that it comes from. */
  from?: string;
  /** The delay that runs out. */
  delay?: string;
}

/** A value as tables print it: bare words, no quotation marks, nothing that is undefined. */
export function say(value: unknown, names: Samples['names'] = []): string {
  const name = names.find(
    ([each]) => each === value || (typeof each === 'function' && each(value) === true),
  )?.[1];
  if (name !== undefined) return name;
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return `[${value.map((each) => say(each, names)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${fields.map(([key, each]) => `${key}: ${say(each, names)}`).join(', ')}}`;
  }
  return String(value);
}
