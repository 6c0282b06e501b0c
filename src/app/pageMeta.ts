/**
 * What the head of the page says as the person moves on (NAV-05). The server has written it, in English, for the
 * place where the visit begins; the titles are the screens' own.
 */
import type { AppActor } from '../context/app.tsx';
import { languageNow } from '../texts/language.ts';
import { loadFeatureTexts } from './language.ts';
import { placeOf, type Place } from './places.ts';

const head = (selector: string): Element | null => document.head.querySelector(selector);

/** Begins to follow the app's path. Call it before the app is started. */
export function followPath(app: AppActor): void {
  let shown: Place | undefined;
  app.subscribe(({ context }) => {
    const place = placeOf(context.path);
    if (place === undefined || place === shown) return;
    const isFirst = shown === undefined;
    shown = place;
    if (!isFirst || languageNow() !== 'en') void describe(place);
    tellPageView(place);
  });
}

async function describe(place: Place): Promise<void> {
  await loadFeatureTexts();
  const { descriptionByPath } = await import('../texts/en/pages.ts');
  head('meta[name="description"]')?.setAttribute('content', descriptionByPath[place]);
  const canonical = head('link[rel="canonical"]');
  canonical?.setAttribute(
    'href',
    new URL(place === '/landing' ? '/' : place, canonical.getAttribute('href') ?? location.href)
      .href,
  );
}

/** Counts a view where somebody is asked to count: the page names the address, or nothing leaves the browser. Never more than the place. */
function tellPageView(place: Place): void {
  const counter = head('meta[name="platewise:page-views"]')?.getAttribute('content');
  if (counter) navigator.sendBeacon(counter, JSON.stringify({ place }));
}
