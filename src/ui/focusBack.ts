/** Where the focus goes when what had it is gone: a button that was pressed, what lay over the page. */

let pressed: Element | undefined;
/** A button that is pressed may have lost the focus before what it opens is there. */
const notePress = ({ currentTarget }: Event): void => void (pressed = currentTarget as Element);

/** The way out of what was left first, from the inside. */
let latest: readonly HTMLElement[] = [];

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');

/** A part of the page that a reader knows by its name or its content. */
const parts = 'li, article, section, [role=tabpanel], dialog, main';
/** One of several of its kind, and those that stand beside it, the next ones first. */
const entries = 'li, article';
const besides = new WeakMap<HTMLElement, readonly HTMLElement[]>();

function noteBesides(entry: HTMLElement): void {
  const all = [...(entry.parentElement?.children ?? [])] as HTMLElement[];
  const place = all.indexOf(entry);
  besides.set(
    entry,
    [...all.slice(place + 1), ...all.slice(0, place).reverse()].filter(
      (each) => each.matches(entries) && !each.hidden,
    ),
  );
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** The element and what it stands in, from the inside. */
function wayOutOf(element: Element | null): readonly HTMLElement[] {
  if (!element || element === document.body) return [];
  if (element.matches(entries)) noteBesides(element as HTMLElement);
  return [element as HTMLElement, ...wayOutOf(element.parentElement)];
}

/** Of a list what stands beside an entry that is gone, else the part of the page that it was in. */
function focusNearest(way: readonly HTMLElement[]): void {
  const near = way.flatMap((each) => (each.isConnected ? each : (besides.get(each) ?? [])));
  const part = near.find((each) => each.isConnected && each.matches(parts));
  if (part) focusPart(part);
}

const nameOf = (element: HTMLElement): string | null =>
  element.getAttribute('aria-label') ?? element.textContent;

/** What says the same in the nearest part of the page that is still there: a control that had gone is drawn new. */
function drawnAgain(gone: HTMLElement, around: readonly HTMLElement[]): HTMLElement | undefined {
  const part = around.find((each) => each.isConnected && each.matches(parts));
  const alike = part?.querySelectorAll<HTMLElement>(gone.tagName) ?? [];
  return [...alike].find((each) => isUsable(each) && nameOf(each) === nameOf(gone));
}

const isAnywhere = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

/** Whether it has the focus, or lost it to nothing: a button that is disabled by its own press. */
const isHere = (element: Element | null): boolean =>
  document.activeElement === element || (pressed === element && !isAnywhere());

/** A ref: where the element goes while it has the focus, and nothing takes it, the part of the page that it was in has it. */
export function guardFocus(element: HTMLElement | null) {
  element?.addEventListener('click', notePress);
  return () => {
    if (!isHere(element)) return;
    const way = wayOutOf(element);
    // What opens in its place finds nothing that has the focus. What goes with a dialog has the dialog's way back.
    if (!element?.closest('dialog')) latest = way;
    // What is still there was only disabled.
    queueMicrotask(() => !element?.isConnected && !isAnywhere() && focusNearest(way));
  };
}

/** The same for what can be used: once it can be again after its own press, it has the focus again. */
export function keepFocus(element: HTMLElement | null) {
  if (isHere(element)) element?.focus();
  return guardFocus(element);
}

/** The same of what stands again where something was typed: it has the focus if nothing else does. */
export function takeFocusBack(element: HTMLElement | null) {
  if (!isAnywhere()) element?.focus();
  return guardFocus(element);
}

/** The same of an element that has the focus as soon as it is there. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
  return guardFocus(element);
}

/**
 * Call it when something opens over the page, and what it gives when that has closed: where the browser gave the focus to
 * nothing, it goes to what it came from, or to the part of the page that this was in.
 */
export function rememberFocus(): () => void {
  const { activeElement, body } = document;
  // By being disabled it may have lost the focus before what it opens is there.
  const from = activeElement && activeElement !== body ? activeElement : pressed;
  // What opens one thing after the other leaves with the first: the way back is still the first one's.
  if (from?.isConnected) latest = wayOutOf(from);
  const way = latest;
  // What is disabled while something lies over it is so until the whole change is drawn.
  return () =>
    queueMicrotask(() => {
      if (isAnywhere()) return;
      const [first, ...around] = way;
      const control = first && (isUsable(first) ? first : drawnAgain(first, around));
      if (control) control.focus();
      else focusNearest(around);
    });
}
