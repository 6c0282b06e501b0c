import type { Page } from 'playwright-core';

/** The worker is there, and has all that the pages need, to the last file; with a language of one's own also its words. */
export const isKept = (
  page: Page,
  { withWords = false, timeout = 30_000 } = {},
): Promise<unknown> =>
  page.waitForFunction(
    async (wantsWords) => {
      if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
      const worker = await (await fetch('/service-worker.js')).text();
      const files = [...new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].filter(
        (file) => wantsWords || !file.includes('Texts-'),
      );
      const kept = await Promise.all(
        files.map((file) => caches.match(file, { ignoreSearch: true })),
      );
      return files.length > 20 && kept.every((each) => each !== undefined);
    },
    withWords,
    { polling: 200, timeout },
  );
