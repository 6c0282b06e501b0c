/**
 * Where a person was on a page: how far they had scrolled, and what had the focus. Kept with the
 * entry of the browser's history that they leave, and found again when they come back to it.
 */
interface Place {
  readonly top: number;
  /**
   * What had the focus: its words, which of those that say the same it was, and how far below the
   * top of the window it stood, for the page above it may be of another length by then.
   */
  readonly focus: { readonly words: string; readonly nth: number; readonly below: number } | null;
}

/** Beside what others keep in an entry; `inner`: one may go back from it and stays in the app. */
interface Kept {
  readonly place?: Place;
  readonly inner?: true;
}

/** How long a page may take until it is as long as it was (ms). */
const waitLimit = 4000;

const keptHere = (): Kept => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const focusable = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#main a[href], #main button'),
];
const wordsOf = (element: HTMLElement): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 200);

function focusNow(): Place['focus'] {
  const { activeElement } = document;
  const all = focusable();
  const focused = all.find((each) => each === activeElement);
  if (!focused) return null;
  const words = wordsOf(focused);
  const nth = all.filter((each) => wordsOf(each) === words).indexOf(focused);
  return { words, nth, below: Math.round(focused.getBoundingClientRect().top) };
}

const found = (focus: NonNullable<Place['focus']>): HTMLElement | undefined =>
  focusable().filter((each) => wordsOf(each) === focus.words)[focus.nth];

/** Whether the browser's Back stays in the app. */
export const isInner = (): boolean => keptHere().inner === true;

/** The state of an entry that is put upon this one, and of one that takes its place. */
export const stateOf = ({ replace }: { readonly replace: boolean }): Kept =>
  replace ? (isInner() ? { inner: true } : {}) : { inner: true };

/** Before the address changes. */
export function keepPlace(): void {
  const place: Place = { top: Math.round(scrollY), focus: focusNow() };
  history.replaceState({ ...keptHere(), place }, '');
}

/** Whoever scrolls or presses has taken over. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** After the browser has gone back or forward: as soon as the page is there again. */
export function restorePlace(): void {
  const { place } = keptHere();
  if (!place) return;
  const end = performance.now() + waitLimit;
  let isOver = false;
  const stop = (): void => void (isOver = true);
  for (const move of ownMoves) addEventListener(move, stop, { once: true, passive: true });
  const look = (): void => {
    if (isOver) return;
    const element = place.focus ? found(place.focus) : undefined;
    const isLong = document.documentElement.scrollHeight - innerHeight >= place.top;
    const isThere = isLong && (place.focus === null || element !== undefined);
    if (!isThere && performance.now() < end) return void requestAnimationFrame(look);
    for (const move of ownMoves) removeEventListener(move, stop);
    if (!isLong && !element) return;
    element?.focus({ preventScroll: true });
    const top =
      element && place.focus
        ? scrollY + element.getBoundingClientRect().top - place.focus.below
        : place.top;
    scrollTo({ top, behavior: 'instant' });
  };
  // The page that is left is still drawn: it must not be taken for the one that comes.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
