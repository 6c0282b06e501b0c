/** What is still English on a page that is in French. */
import type { Page } from 'playwright-core';
import { entrance } from '../../src/texts/fr/firstTexts.ts';
import { featureTexts } from '../../src/texts/fr/featureTexts.ts';
import { everyEnglish, leavesOf } from '../texts/everyText.ts';

const french = new Set(leavesOf({ ...entrance, ...featureTexts }).map(({ text }) => text));
const ours = leavesOf(await everyEnglish())
  .filter(
    ({ text, path }) =>
      !french.has(text) &&
      /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')) &&
      !/^\w+Pages\..+\.description$/.test(path),
  )
  .map(
    ({ text }) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.+')}$`,
        'u',
      ),
  );

/** All that is seen or read out, our English texts among it. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, [lang="en"], #said-as-data'))
        found.push(walker.currentNode.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter(Boolean);
  });
  return [...new Set(texts)].filter((text) => ours.some((pattern) => pattern.test(text)));
}
