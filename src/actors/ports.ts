import type { StateMachine } from 'xstate';

/** What `setup()` declared: one `{ src, logic, id }` a port. */
type Declared<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

/** The actors that a chart declares, each of the declared type: a forgotten port does not compile. */
export type Ports<Machine> = { [Actor in Declared<Machine> as Actor['src']]: Actor['logic'] };
