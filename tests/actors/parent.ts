import { createActor, createMachine, type AnyActorLogic, type AnyEventObject } from 'xstate';

/** Starts a source as a chart would: hears what it says, tells it things, and ends it. */
export function invoke(source: AnyActorLogic, input?: unknown) {
  const said: AnyEventObject[] = [];
  const machine = createMachine({
    invoke: { id: 'source', src: source, input: input as never },
    on: {
      '*': { actions: ({ event }) => void (event.type.startsWith('xstate.') || said.push(event)) },
    },
  });
  const actor = createActor(machine).start();
  return {
    said,
    send: (event: AnyEventObject) => actor.getSnapshot().children['source']?.send(event),
    stop: () => void actor.stop(),
  };
}
