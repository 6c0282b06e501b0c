import type { AnyActorLogic } from 'xstate';

/**
 * Logic whose code comes later: a chart may name it at once, and starts it only after it was
 * resolved (the app chart fetches a screen's code before it enters the screen).
 */
export function lazyLogic<Logic extends AnyActorLogic>(): {
  logic: Logic;
  resolve: (logic: Logic) => void;
} {
  let resolved: Logic | undefined;
  const logic = new Proxy({} as Logic, {
    get: (_, property) => {
      if (resolved === undefined)
        throw new Error('This chart was started before its code was fetched');
      const value = Reflect.get(resolved, property) as unknown;
      return typeof value === 'function' ? (value.bind(resolved) as unknown) : value;
    },
  });
  return { logic, resolve: (given) => (resolved ??= given) };
}
