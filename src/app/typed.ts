/** What somebody does on a prerendered page before its script has come is not lost. */

type Field = HTMLInputElement | HTMLTextAreaElement;
export interface Typed {
  readonly values: readonly (readonly [field: Field, value: string])[];
  /** The form that was sent too early; the script in index.html has kept it. */
  readonly sent: HTMLFormElement | undefined;
  /** The button that was pressed too early. */
  readonly pressed: HTMLButtonElement | null | undefined;
}

declare global {
  interface Window {
    sentEarly?: HTMLFormElement | undefined;
    pressedEarly?: HTMLButtonElement | null | undefined;
  }
}

export function collectTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  return { values: fields.flatMap((field) => (field.value === field.defaultValue ? [] : [[field, field.value] as const])), sent: window.sentEarly, pressed: window.pressedEarly };
}

/** Enters it again once the page is alive, as if it were typed now. */
export function enterTyped(root: HTMLElement, { values, sent, pressed }: Typed): void {
  for (const [field, value] of values) {
    // What was typed while React was at work is the newest, and React knows it.
    if (!root.contains(field) || ![value, '', field.defaultValue].includes(field.value)) continue;
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    // React reports a change only where the value differs from the last that it saw: through its own setter it sees nothing, through the browser's it is typed.
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  window.sentEarly = undefined;
  if (sent !== undefined && root.contains(sent)) sent.requestSubmit();
  if (pressed && root.contains(pressed)) pressed.click();
}
