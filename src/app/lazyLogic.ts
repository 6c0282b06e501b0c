import type { AnyActorLogic } from 'xstate';

/**
 * Logic whose code comes later: the chart may name it at once, and starts it only after it has
 * arrived (the app chart fetches a screen's code before it enters the screen).
 */
export function late<Logic extends AnyActorLogic>(): {
  logic: Logic;
  arrive: (logic: Logic) => void;
} {
  let arrived: Logic | undefined;
  const logic = new Proxy({} as Logic, {
    get: (_, property) => {
      if (arrived === undefined)
        throw new Error('This chart was started before its code had arrived');
      const value = Reflect.get(arrived, property) as unknown;
      return typeof value === 'function' ? (value.bind(arrived) as unknown) : value;
    },
  });
  return { logic, arrive: (given) => (arrived ??= given) };
}
