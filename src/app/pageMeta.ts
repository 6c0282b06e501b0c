/**
 * What the head of the page says as the person moves on (NAV-05). The server has written it, in English, for the
 * page where the visit begins; the titles are the screens' own.
 */
import type { AppActor } from '../context/app.tsx';
import { languageNow } from '../texts/language.ts';
import { pageAt, type Page } from './features.ts';

const head = (selector: string): Element | null => document.head.querySelector(selector);

/** Begins to follow the app's path. Call it before the app is started. */
export function followPath(app: AppActor): void {
  let shown: Page | undefined;
  app.subscribe(({ context }) => {
    const page = pageAt(context.path);
    if (page === undefined || page === shown) return;
    const isFirst = shown === undefined;
    shown = page;
    if (!isFirst || languageNow() !== 'en') describe(page);
    tellPageView(page);
  });
}

function describe({ path, texts }: Page): void {
  head('meta[name="description"]')?.setAttribute('content', texts.description);
  const canonical = head('link[rel="canonical"]');
  canonical?.setAttribute(
    'href',
    new URL(path === '/landing' ? '/' : path, canonical.getAttribute('href') ?? location.href).href,
  );
}

/** Counts a view where somebody is asked to count: the page names the address, or nothing leaves the browser. Never more than the page. */
function tellPageView({ path }: Page): void {
  const counter = head('meta[name="platewise:page-views"]')?.getAttribute('content');
  if (counter) navigator.sendBeacon(counter, JSON.stringify({ place: path }));
}
