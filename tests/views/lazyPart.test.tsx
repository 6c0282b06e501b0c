import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazyPart.ts';

/** A part whose code does not come the first times that it is asked for. */
function partThatFails(times: number) {
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return asked > times
      ? Promise.resolve({ default: () => <p>Here now</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  render(
    <>
      <p>The page</p>
      <Suspense fallback={<p>Not yet</p>}>
        <Part />
      </Suspense>
    </>,
  );
  return () => asked;
}

test('a part whose code does not come leaves the page standing, and comes later', async () => {
  vi.useFakeTimers();
  const asked = partThatFails(2);
  await act(() => vi.advanceTimersByTimeAsync(900));
  screen.getByText('The page');
  screen.getByText('Not yet');
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  screen.getByText('Here now');
  expect(asked()).toBe(3);
});

test('it is asked for at once when the network is back', async () => {
  vi.useFakeTimers();
  const asked = partThatFails(1);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked()).toBe(1);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  screen.getByText('Here now');
});
