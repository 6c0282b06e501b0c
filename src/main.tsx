/** The page is there before any of this. What makes it interactive is run piece by piece: each is a file of its own (scripts/build/chunks.ts). */
import { yieldToMain } from './app/yieldToMain.ts';

/** A page that was drawn while building is painted first; a tab that nobody looks at paints nothing. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    setTimeout(resolve, 2_000);
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve(),
    ).observe({ type: 'paint', buffered: true });
  });

async function wakeUp(root: HTMLElement): Promise<void> {
  // Until its words are here in another language, a page is hidden, and paints nothing.
  if (root.hasChildNodes() && document.documentElement.lang === 'en') await painted();
  await import('react-dom/client');
  await yieldToMain();
  await import('xstate');
  await yieldToMain();
  const { mount } = await import('./app/mount.tsx');
  await yieldToMain();
  await mount(root);
}

// oxlint-disable-next-line typescript/no-non-null-assertion -- index.html has it
void wakeUp(document.getElementById('root')!);
