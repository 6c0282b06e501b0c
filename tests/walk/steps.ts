/** One step of an errand, as errands.md writes it. */
import type { Page } from 'playwright-core';
import { answerSo } from './answers.ts';
import { type Control, controlsOn, operate } from './controls.ts';
import { changed } from './judging.ts';
import { beside, type Visitor } from './visitors.ts';
import { files } from './words.ts';

/** How long the charts may take to settle after a step, where that is longer than usual: a photo is read, a week planned. */
export const longestWaits: Readonly<Record<string, number>> = { '@wait': 3000, '@long': 15_000 };

export async function doStep(
  page: Page,
  said: string,
  visitor: Visitor,
  random: () => number,
): Promise<void> {
  if (said.startsWith('/')) await page.goto(visitor.origin + said);
  else if (said.startsWith('@')) await doBeside(page, said, visitor);
  else if (said.includes(' < ')) await choose(page, said.split(' < '));
  else if (said.includes(' = ')) await fill(page, said.split(' = '));
  else {
    const control = await find(page, said, ['press']);
    if (control) await operate(page, control, visitor.person, random);
  }
}

async function doBeside(page: Page, said: string, visitor: Visitor): Promise<void> {
  if (said === '@long') return changed(page, longestWaits[said] ?? 0);
  if (said === '@wait') return page.waitForTimeout(400);
  if (!(await answerSo(visitor.context, said))) await beside[said]?.(visitor);
}

async function choose(page: Page, [name = '', chosen = '']: readonly string[]): Promise<void> {
  const control = await find(page, name, ['file']);
  const file = files[chosen];
  if (control && file) await page.locator(`[data-walk="${control.at}"]`).setInputFiles(file);
}

async function fill(page: Page, [name = '', words = '']: readonly string[]): Promise<void> {
  const control = await find(page, name, ['fill', 'choose']);
  if (!control) return;
  const field = page.locator(`[data-walk="${control.at}"]`);
  if (control.kind === 'choose') await field.selectOption({ label: words });
  else await field.fill(words);
}

/** The control of that name; it may come a little later. */
async function find(
  page: Page,
  name: string,
  kinds: readonly Control['kind'][],
): Promise<Control | undefined> {
  const sought = name.toLowerCase();
  for (let look = 0; look < 2; look += 1) {
    const fitting = (await controlsOn(page)).filter(({ kind }) => kinds.includes(kind));
    const says = (test: (label: string) => boolean) =>
      fitting.find(({ label }) => test(label.toLowerCase()));
    const found =
      says((label) => label === sought) ??
      says((label) => label.startsWith(sought)) ??
      says((label) => label.includes(sought)) ??
      (kinds.includes('file') ? fitting[0] : undefined);
    if (found) return found;
    await page.waitForTimeout(150);
  }
  return undefined;
}
