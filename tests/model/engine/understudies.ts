/** The actors that take the place of a chart's ports: each answers, fails or speaks when it is told to, and notes what is asked of it. */
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { say, type Samples } from './samples.ts';

export type Note = (effect: string) => void;

/** Plays any port: promise, source or chart. */
function understudy(port: string, note: Note, names: Samples['names']): AnyActorLogic {
  interface Part {
    status: string;
    output: unknown;
    error: unknown;
    input: unknown;
    context: object;
  }
  return {
    config: port,
    getInitialSnapshot: (_: unknown, input: unknown): Part => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      context: {},
    }),
    getPersistedSnapshot: (part: Part) => part,
    start: (part: Part, { self }: { self: AnyActorRef }) =>
      note(`start ${self.id}${part.input === undefined ? '' : ` ${say(part.input, names)}`}`),
    transition: (part: Part, event: AnyEventObject, { self }: { self: AnyActorRef }): Part => {
      switch (event.type) {
        case 'xstate.stop':
          note(`stop ${self.id}`);
          return { ...part, status: 'stopped' };
        case 'understudy.answers':
          return { ...part, status: 'done', output: event.output };
        case 'understudy.fails':
          return { ...part, status: 'error', error: event.error };
        case 'understudy.says':
          self._parent!.send(event.event);
          return part;
        default:
          note(`tell ${self.id} ${event.type}${fieldsOf(event, names)}`);
          return part;
      }
    },
  } as unknown as AnyActorLogic;
}

/** An event's fields, where it has any, as the tables write them. */
export const fieldsOf = (
  { type: _, ...fields }: AnyEventObject,
  names: Samples['names'],
): string => {
  const given = Object.values(fields).some((each) => each !== undefined);
  return given ? ` ${say(fields, names)}` : '';
};

/** The chart with every port played by an understudy. */
export const understudied = (
  machine: AnyStateMachine,
  note: Note,
  names?: Samples['names'],
): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((port) => [
        port,
        understudy(port, note, names),
      ]),
    ) as never,
  });
