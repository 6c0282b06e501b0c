/** Whether a card is in the window, as the browser tells it. */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIsInWindow, useWasNearWindow } from '../../src/ui/inWindow.ts';

interface Told {
  readonly isIntersecting: boolean;
  readonly target: Element | undefined;
}

/** The browser's observer, which says what the test says. */
class Watch {
  static readonly all: Watch[] = [];
  readonly seen: Element[] = [];
  isOver = false;
  readonly #tell: (entries: readonly Told[]) => void;
  constructor(tell: (entries: readonly Told[]) => void) {
    this.#tell = tell;
    Watch.all.push(this);
  }
  observe(element: Element) {
    this.seen.push(element);
  }
  unobserve(element: Element) {
    this.seen.splice(this.seen.indexOf(element), 1);
  }
  disconnect() {
    this.isOver = true;
  }
  say(...isIntersecting: boolean[]) {
    this.sayOf(this.seen[0], ...isIntersecting);
  }
  sayOf(target: Element | undefined, ...isIntersecting: boolean[]) {
    act(() => this.#tell(isIntersecting.map((each) => ({ isIntersecting: each, target }))));
  }
}

function Card({ isWatched = true }: { readonly isWatched?: boolean }) {
  const ref = useRef<HTMLElement>(null);
  const isInWindow = useIsInWindow(ref, isWatched);
  return <article ref={ref}>{isInWindow ? 'in the window' : 'outside'}</article>;
}

beforeEach(() => {
  Watch.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Watch);
  return () => vi.unstubAllGlobals();
});

test('a card counts as seen until the browser says that it is not, by the last of what it says; gone, it is watched no longer', () => {
  const { unmount } = render(<Card />);
  const card = screen.getByRole('article');
  const [watch] = Watch.all;
  expect(watch?.seen).toEqual([card]);
  expect(card).toHaveTextContent('in the window');
  watch?.say(false);
  expect(card).toHaveTextContent('outside');
  watch?.say(false, true);
  expect(card).toHaveTextContent('in the window');
  unmount();
  expect(watch?.isOver).toBe(true);
});

test('what was seen last holds while a card has not its usual place; back there, it is watched again', () => {
  const { rerender } = render(<Card />);
  Watch.all[0]?.say(false);
  rerender(<Card isWatched={false} />);
  expect(Watch.all.map(({ isOver }) => isOver)).toEqual([true]);
  expect(screen.getByRole('article')).toHaveTextContent('outside');
  rerender(<Card />);
  expect(screen.getByRole('article')).toHaveTextContent('outside');
  Watch.all[1]?.say(true);
  expect(screen.getByRole('article')).toHaveTextContent('in the window');
});

function Entry() {
  const ref = useRef<HTMLElement>(null);
  return <article ref={ref}>{useWasNearWindow(ref) ? 'was near' : 'far'}</article>;
}

test('what has come near the window once counts as near, and is watched no longer', () => {
  render(<Entry />);
  const [watch] = Watch.all;
  expect(screen.getByRole('article')).toHaveTextContent('far');
  watch?.say(false);
  expect(screen.getByRole('article')).toHaveTextContent('far');
  watch?.say(true, false);
  expect(screen.getByRole('article')).toHaveTextContent('was near');
  expect(watch?.isOver).toBe(true);
  expect(Watch.all).toHaveLength(1);
});

test('all that waits to come near has one observer, which ends with the last of them', () => {
  render(
    <>
      <Entry />
      <Entry />
    </>,
  );
  const [first, second] = screen.getAllByRole('article');
  const [watch] = Watch.all;
  expect(watch?.seen).toEqual([first, second]);
  watch?.sayOf(second, true);
  expect(first).toHaveTextContent('far');
  expect(second).toHaveTextContent('was near');
  expect([watch?.seen, watch?.isOver]).toEqual([[first], false]);
  watch?.sayOf(first, true);
  expect(watch?.isOver).toBe(true);
  expect(Watch.all).toHaveLength(1);
});

test('where the browser cannot tell, everything is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Entry />);
  expect(screen.getByRole('article')).toHaveTextContent('was near');
});
