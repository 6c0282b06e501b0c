/** What can be pressed and filled in on the screen, as a person sees it. */
import type { Page } from 'playwright-core';

export interface Control {
  /** By which it is found again: its number among those that can be used now. */
  readonly at: number;
  readonly kind: 'press' | 'fill' | 'choose' | 'file';
  /** What it is called; numbers and names of days are left out, so that what is alike counts as one. */
  readonly name: string;
  /** It leads to another page, from every page alike. */
  readonly leads: boolean;
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
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? element.labels
        : null;
    const said =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${said.trim().replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#').slice(0, 60)}`;
  };
  const isFile = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'file';
  return [...area.querySelectorAll(kinds)]
    .filter((element) => (isFile(element) || isUsable(element)) && isOurs(element))
    .map((element, at) => {
      element.setAttribute('data-walk', String(at));
      const leads = element.closest('header, nav, footer') !== null;
      return { at, kind: kindOf(element), name: nameOf(element), leads };
    });
}

export const controlsOn = (page: Page): Promise<Control[]> => page.evaluate(markControls);

const photo = new URL('../../scripts/screens/label.png', import.meta.url).pathname;

/** Words for a field, by what it is called; now and then wrong ones. */
const words: readonly (readonly [RegExp, readonly string[]])[] = [
  [/e-?mail/i, ['someone@example.org', 'no email']],
  [/password/i, ['a long enough password', 'short']],
  [/code/i, ['123456']],
  [/budget|amount|price|paid/i, ['80', '1', '-3']],
  [/servings|people|portion|minutes|weight|number/i, ['2', '30', '0']],
  [/date|week/i, ['2026-11-30']],
  [/country|location/i, ['Nigeria', 'United Kingdom', 'Atlantis']],
  [/search|find/i, ['rice', 'qqqq']],
  [/condition|sick|health|allerg/i, ['type 2 diabetes', 'peanut allergy', 'glombosis']],
  [/address|url|link/i, ['https://example.org/recipe', 'x']],
  [
    /recipe/i,
    [
      'Tomato rice\n2 servings\n200 g rice\n3 tomatoes\n1. Boil the rice for 12 minutes.\n2. Stir in the tomatoes.',
    ],
  ],
  [/./, ['rice, 3 eggs, tomatoes, spinach, onion', 'a note', 'peanuts']],
];
export const wordsFor = (name: string, random: () => number): string => {
  const [, some] = words.find(([pattern]) => pattern.test(name)) ?? words.at(-1)!;
  return some[Math.floor(random() ** 2 * some.length)] ?? '';
};

export async function operate(
  page: Page,
  { at, kind, name }: Control,
  random: () => number,
): Promise<void> {
  const control = page.locator(`[data-walk="${at}"]`);
  const timeout = 3000;
  if (kind === 'file') return control.setInputFiles(photo, { timeout });
  if (kind === 'fill') return control.fill(wordsFor(name, random), { timeout });
  if (kind === 'choose') {
    const count = await control.locator('option').count();
    await control.selectOption({ index: Math.floor(random() * count) }, { timeout });
    return;
  }
  await control.click({ timeout });
}
