/** What somebody does on a prerendered page before its script has come is not lost. */

type Field = HTMLInputElement | HTMLTextAreaElement;
export interface Typed {
  /** What stood in the fields, and what was typed in them since; the newest of each. */
  readonly values: Map<Field, string>;
  /** The form that was sent too early; the script in index.html has kept it. */
  readonly sent: HTMLFormElement | undefined;
  /** The button that was pressed too early. */
  readonly pressed: HTMLButtonElement | null | undefined;
  /** Ends the listening. */
  readonly settled: AbortController;
}

declare global {
  interface Window {
    sentEarly?: HTMLFormElement | undefined;
    pressedEarly?: HTMLButtonElement | null | undefined;
  }
}

/** What is typed while React is at work counts as well: a field that it has not come to yet tells it nothing. */
export function collectTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<Field>('input, textarea')].filter(isText);
  const values = new Map(
    fields.flatMap((field) =>
      field.value === field.defaultValue ? [] : [[field, field.value] as const],
    ),
  );
  const settled = new AbortController();
  root.addEventListener(
    'input',
    ({ target }) => isText(target) && values.set(target, target.value),
    { capture: true, signal: settled.signal },
  );
  return { values, sent: window.sentEarly, pressed: window.pressedEarly, settled };
}

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** Enters it again once the page is alive, as if it were typed now. */
export function enterTyped(root: HTMLElement, { values, sent, pressed, settled }: Typed): void {
  settled.abort();
  for (const [field, value] of values) {
    // What React knows is the field's default value too.
    if (
      !root.contains(field) ||
      (field.value === value && field.defaultValue === value) ||
      ![value, '', field.defaultValue].includes(field.value)
    )
      continue;
    const prototype =
      field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement.prototype
        : HTMLInputElement.prototype;
    // React reports a change only where the value differs from the last that it saw: through its own setter it sees nothing, through the browser's it is typed.
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  window.sentEarly = undefined;
  if (sent !== undefined && root.contains(sent)) sent.requestSubmit();
  if (pressed && root.contains(pressed)) pressed.click();
}
