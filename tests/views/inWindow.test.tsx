/** Whether a card is in the window, as the browser tells it. */
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIsInWindow } from '../../src/ui/inWindow.ts';

/** The browser's observer, which says what the test says. */
class Watch {
  static readonly all: Watch[] = [];
  readonly seen: Element[] = [];
  isOver = false;
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
    Watch.all.push(this);
  }
  observe(element: Element) {
    this.seen.push(element);
  }
  disconnect() {
    this.isOver = true;
  }
  say(...isIntersecting: boolean[]) {
    act(() => this.#tell(isIntersecting.map((each) => ({ isIntersecting: each }))));
  }
}

function Card() {
  const [ref, isInWindow] = useIsInWindow<HTMLElement>();
  return <article ref={ref}>{isInWindow ? 'in the window' : 'outside'}</article>;
}

test('a card counts as seen until the browser says that it is not, by the last of what it says; gone, it is watched no longer', () => {
  vi.stubGlobal('IntersectionObserver', Watch);
  try {
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
  } finally {
    vi.unstubAllGlobals();
  }
});
