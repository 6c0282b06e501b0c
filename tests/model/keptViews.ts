/**
 * What each state looks like, kept while the paths are walked through the rendered view: `npm run
 * flows -- --views` asks for it by KEPT_VIEWS, a folder, and the review site shows it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KeptViews {
  css: string;
  /** By innermost state. */
  states: Record<string, string>;
}

/** What was typed and ticked is no part of the markup until it is written into it. */
function withValues(body: HTMLElement): HTMLElement {
  const copy = body.cloneNode(true) as HTMLElement;
  const of = (root: HTMLElement) =>
    [...root.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
  const originals = of(body);
  for (const [index, field] of of(copy).entries()) {
    const { checked, value, type } = originals[index]!;
    if (type === 'checkbox' || type === 'radio') field.toggleAttribute('checked', checked);
    else if (field.tagName === 'TEXTAREA') field.textContent = value;
    else if (field.tagName === 'INPUT' && type !== 'file') field.setAttribute('value', value);
    for (const option of field.querySelectorAll('option'))
      option.toggleAttribute('selected', option.getAttribute('value') === value);
  }
  for (const each of copy.querySelectorAll('script, style')) each.remove();
  return copy;
}

export class ViewKeeper {
  readonly #folder = process.env['KEPT_VIEWS'] ?? '';
  readonly #chart: string;
  readonly #states: Record<string, string> = {};
  /** Those of the whole page go when it does. */
  readonly #rules = new Set<string>();

  constructor(chart: string) {
    this.#chart = chart;
  }

  /** The first picture of each state, where there is something to see. */
  keep(leaves: readonly string[]): void {
    if (this.#folder === '') return;
    const unkept = leaves.filter((leaf) => this.#states[leaf] === undefined);
    if (unkept.length === 0 || document.body.textContent.trim() === '') return;
    const { innerHTML } = withValues(document.body);
    for (const leaf of unkept) this.#states[leaf] = innerHTML;
    for (const { textContent } of document.querySelectorAll('style')) this.#rules.add(textContent);
  }

  write(): void {
    if (this.#folder === '' || Object.keys(this.#states).length === 0) return;
    const views: KeptViews = { css: [...this.#rules].join('\n'), states: this.#states };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${this.#chart}.json`), JSON.stringify(views));
  }
}
