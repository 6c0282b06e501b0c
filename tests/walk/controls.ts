/** What can be pressed and filled in on the screen, as a person sees it. */
import type { Page } from 'playwright-core';
import type { Person } from './persons.ts';
import { someFile, wordsFor } from './words.ts';

export interface Control {
  /** By which it is found again: its number among those that can be used now. */
  readonly at: number;
  readonly kind: 'press' | 'fill' | 'choose' | 'file';
  /** What it is called; numbers and names of days are left out, so that what is alike counts as one. */
  readonly name: string;
  /** As it stands there, with its numbers. */
  readonly label: string;
  /** It leads to another page, from every page alike. */
  readonly leads: boolean;
  /** A box or a circle, which may be hidden behind its label. */
  readonly ticks: boolean;
}

/** Runs in the page: marks what can be used with its number. */
function markControls(): Control[] {
  const kinds =
    'a[href], button, input, textarea, select, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"]';
  for (const old of document.querySelectorAll('[data-walk]')) old.removeAttribute('data-walk');
  const dialogs = [
    ...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]'),
  ];
  const area = dialogs.at(-1) ?? document;
  const isOurs = (element: Element): boolean =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin &&
      element.target === '' &&
      !element.hasAttribute('download'));
  const isUsable = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], :disabled') === null &&
    element.getBoundingClientRect().width > 0;
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'choose';
    if (element instanceof HTMLTextAreaElement) return 'fill';
    if (!(element instanceof HTMLInputElement)) return 'press';
    if (element.type === 'file') return 'file';
    return ['checkbox', 'radio', 'submit', 'button', 'range'].includes(element.type)
      ? 'press'
      : 'fill';
  };
  const labelOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? element.labels
        : null;
    const said =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return said.trim().replaceAll(/\s+/g, ' ').slice(0, 80);
  };
  const isFile = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'file';
  // What is ticked may be hidden, with its label drawn in its place.
  const drawn = (element: Element): Element =>
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
      ? (element.labels?.[0] ?? element)
      : element;
  return (
    [...area.querySelectorAll(kinds)]
      // What only moves the focus, and other languages: the errands are written in English.
      .filter((element) => element.getAttribute('href')?.startsWith('#') !== true)
      .filter((element) => !element.hasAttribute('hreflang') && !element.hasAttribute('lang'))
      .filter((element) => (isFile(element) || isUsable(drawn(element))) && isOurs(element))
      .map((element, at) => {
        element.setAttribute('data-walk', String(at));
        const leads = element.closest('header, nav, footer') !== null;
        const label = labelOf(element);
        const name = `${element.tagName.toLowerCase()} ${label.replaceAll(/\d+/g, '#').slice(0, 60)}`;
        return { at, kind: kindOf(element), name, label, leads, ticks: drawn(element) !== element };
      })
  );
}

export const controlsOn = (page: Page): Promise<Control[]> =>
  page.evaluate(markControls).catch(() => []);

export async function operate(
  page: Page,
  { at, kind, label, ticks }: Control,
  person: Person,
  random: () => number,
): Promise<void> {
  const control = page.locator(`[data-walk="${at}"]`);
  const timeout = 1500;
  if (kind === 'file') return control.setInputFiles(someFile(random), { timeout });
  if (kind === 'fill') return control.fill(wordsFor(label, person, random), { timeout });
  if (kind === 'choose') {
    const count = await control.locator('option').count();
    await control.selectOption({ index: Math.floor(random() * count) }, { timeout });
    return;
  }
  if (ticks) return control.dispatchEvent('click', undefined, { timeout });
  await control.click({ timeout });
}
