// Who is not signed in and opens a recipe's page is led to the page of it that anyone may see.
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { appMachine } from '../../machines/app/app.machine.ts';
import { app } from '../model/samples/app.ts';

const ledFrom = (path: string, search = '') => {
  const says = (message: object) =>
    fromCallback(({ sendBack }) => {
      sendBack(message as never);
    });
  const input = app.input as { paths: { guarded: readonly string[] } };
  const actor = createActor(
    appMachine.provide({
      actors: {
        routes: says({ type: 'route.changed', path, search }),
        session: says({ type: 'session.closed', reason: 'absent', to: null }),
        toasts: says({ type: 'none' }),
      } as never,
    }),
    {
      input: {
        ...input,
        paths: { ...input.paths, guarded: [...input.paths.guarded, '/recipe'] },
      } as never,
    },
  );
  const led: unknown[] = [];
  actor.on('navigate', ({ to }) => led.push(to));
  actor.start();
  return { led, returnTo: actor.getSnapshot().context.returnTo };
};

test('a visitor reads the recipe, and comes back to its page after the log-in', () => {
  expect(ledFrom('/recipe/jollof-rice', '?servings=4')).toEqual({
    led: ['/recipes/jollof-rice'],
    returnTo: '/recipe/jollof-rice?servings=4',
  });
});

test('what nobody else may see, a recipe of their own or a dish of a list, leads to the landing page', () => {
  expect(ledFrom('/recipe/own-1a2b').led).toEqual(['/landing']);
  expect(ledFrom('/recipe/dish', '?analysis=a1&choice=0').led).toEqual(['/landing']);
});
