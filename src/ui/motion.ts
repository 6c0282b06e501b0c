/**
 * The movement that style rules cannot do: of what goes, and of what makes room for it. The browser's own
 * animations, by the theme's durations; where motion is unwelcome nothing moves.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

type Duration = 'quick' | 'fade' | 'calm';

const moves = (element: Element): boolean =>
  typeof element.animate === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Read once: each reading makes the browser work out all styles in the middle of a change. */
const timings = new Map<Duration, KeyframeAnimationOptions>();

function timing(name: Duration): KeyframeAnimationOptions {
  const known = timings.get(name);
  if (known) return known;
  const styles = getComputedStyle(document.documentElement);
  const read = {
    duration: Number.parseFloat(styles.getPropertyValue(`--pw-durations-${name}`)) || 0,
    easing: styles.getPropertyValue('--pw-easings-out').trim() || 'ease-out',
  };
  if (read.duration > 0) timings.set(name, read);
  return read;
}

/** Fades in; with `rises` it also comes up a little. */
export function arrive(element: Element | null, { rises = false } = {}): void {
  if (element && moves(element))
    element.animate(
      [{ opacity: 0, ...(rises ? { transform: 'translateY(0.375rem)' } : {}) }, {}],
      timing(rises ? 'calm' : 'fade'),
    );
}

/** What is taken off the page fades where it stood. It cannot be read or used any more: what fades is a likeness. */
export function leave(element: HTMLElement): void {
  const parent = element.parentElement;
  const { top, left, width, height } = element.getBoundingClientRect();
  if (!moves(element) || width === 0) return;
  const likeness = element.cloneNode(true) as HTMLElement;
  for (const part of likeness.querySelectorAll('iframe')) part.remove();
  for (const part of [likeness, ...likeness.querySelectorAll('[id], [role], [name]')])
    for (const name of ['id', 'role', 'name', 'aria-live']) part.removeAttribute(name);
  likeness.inert = true;
  likeness.setAttribute('aria-hidden', 'true');
  likeness.dataset['leaving'] = '';
  Object.assign(likeness.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    animation: 'none',
    pointerEvents: 'none',
  });
  const { scrollTop } = element;
  // Only once it is known that the rest of the page stays: a page that is left takes all its parts along.
  queueMicrotask(() => {
    if (!parent?.isConnected) return;
    document.body.append(likeness);
    likeness.scrollTop = scrollTop;
    const going = likeness.animate([{}, { opacity: 0, transform: 'scale(0.98)' }], timing('fade'));
    for (const end of ['finish', 'cancel']) going.addEventListener(end, () => likeness.remove());
  });
}

/** As a ref: it fades when it is taken off the page. */
export const leaving = (element: HTMLElement | null) => {
  if (!element) return undefined;
  return () => leave(element);
};

/** For the list around things that come and go: those that stay move to their new places. Each reading of the places costs a layout, so a list that is only ever changed as a whole goes without. */
export function useGliding<Box extends HTMLElement>(glides = true): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef({ width: 0, places: new Map<Element, readonly [x: number, y: number]>() });
  useLayoutEffect(() => {
    if (!glides || !box.current) return;
    const width = box.current.offsetWidth;
    const places = new Map(
      [...box.current.children].map((each) => [
        each,
        [(each as HTMLElement).offsetLeft, (each as HTMLElement).offsetTop] as const,
      ]),
    );
    for (const [element, [x, y]] of places) {
      const before = width === last.current.width ? last.current.places.get(element) : undefined;
      if (before && (before[0] !== x || before[1] !== y) && moves(element))
        element.animate(
          [{ transform: `translate(${before[0] - x}px, ${before[1] - y}px)` }, {}],
          timing('calm'),
        );
    }
    last.current = { width, places };
  });
  return box;
}
