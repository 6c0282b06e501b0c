/** What somebody does on a prerendered page before its script has come is not lost. */

type Field = HTMLInputElement | HTMLTextAreaElement;
export interface Typed {
  readonly values: readonly (readonly [field: Field, value: string])[];
  /** The form that was sent too early; the script in index.html has kept it. */
  readonly sent: HTMLFormElement | undefined;
}

declare global {
  interface Window {
    sentEarly?: HTMLFormElement | undefined;
  }
}

export function collectTyped(root: HTMLElement): Typed {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  return { values: fields.flatMap((field) => (field.value === field.defaultValue ? [] : [[field, field.value] as const])), sent: window.sentEarly };
}

/** Enters it again once the page is alive, as if it were typed now. */
export function enterTyped(root: HTMLElement, { values, sent }: Typed): void {
  if (values.length === 0 && sent === undefined) return;
  // React is at work in tasks of its own: after two frames it listens.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const [field, value] of values) {
      if (!root.contains(field)) continue;
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      // React reports a change only where the value differs from the last that it saw: through its own setter it sees nothing, through the browser's it is typed.
      field.value = '';
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    window.sentEarly = undefined;
    if (sent !== undefined && root.contains(sent)) sent.requestSubmit();
  }));
}
