/** Where the focus goes back to when what lay over the page is gone. */
import { lastPressed } from './Button.tsx';

/** The way out of what was left first, from the inside. */
let latest: readonly HTMLElement[] = [];

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** A part of the page that a reader knows by its name or its content. */
const parts = 'li, article, section, main';

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/**
 * Call it when something opens over the page, and what it gives when that has closed: where the browser gave the focus to
 * nothing, it goes to what it came from, or to the part of the page that this was in.
 */
export function rememberFocus(): () => void {
  const { activeElement, body } = document;
  // By being disabled it may have lost the focus before what it opens is there.
  const from = activeElement && activeElement !== body ? activeElement : lastPressed();
  // What opens one thing after the other leaves with the first: the way back is still the first one's.
  if (from?.isConnected) {
    latest = [];
    for (let each: Element | null = from; each && each !== body; each = each.parentElement) latest = [...latest, each as HTMLElement];
  }
  const way = latest;
  // What is disabled while something lies over it is so until the whole change is drawn.
  return () => queueMicrotask(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const [first, ...around] = way;
    if (first && isUsable(first)) return first.focus();
    const part = around.find((each) => each.isConnected && each.matches(parts));
    if (part) focusPart(part);
  });
}
