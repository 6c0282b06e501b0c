/** A chart that is answered while React hydrates the page must not make the page differ from its HTML. */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { beginHydration, useSelector } from '../../src/context/useSelector.ts';

const answering = setup({ types: { events: {} as { type: 'answered' } } }).createMachine({
  context: { answer: 'none yet' },
  on: { answered: { actions: assign({ answer: 'here' }) } },
});
const parent = setup({ actors: { answering } }).createMachine({
  invoke: { id: 'child', src: 'answering' },
});

const started = () => {
  const app = createActor(parent).start();
  return { app, child: app.getSnapshot().children['child']! };
};
type Child = ReturnType<typeof started>['child'];

function Answer({ actor }: { readonly actor: Child }) {
  return <p>{useSelector(actor, ({ context }) => String(context['answer']))}</p>;
}

const container = (child: Child) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Answer actor={child} />);
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
};

test('a page is hydrated as its HTML is, and shows what was answered meanwhile', async () => {
  const { app, child } = started();
  const root = container(child);
  const paragraph = root.firstChild;
  const errors: unknown[] = [];

  beginHydration(app);
  child.send({ type: 'answered' });
  await act(async () => {
    hydrateRoot(root, <Answer actor={child} />, {
      onRecoverableError: (error) => errors.push(error),
    });
    await Promise.resolve();
  });

  expect(errors).toEqual([]);
  expect(root.firstChild).toBe(paragraph);
  expect(root.textContent).toBe('here');
});

test('what is drawn later shows the chart as it is then', async () => {
  const { app, child } = started();
  const root = container(child);
  beginHydration(app);
  await act(async () => {
    hydrateRoot(root, <Answer actor={child} />);
    await Promise.resolve();
  });
  act(() => child.send({ type: 'answered' }));
  expect(root.textContent).toBe('here');
});
