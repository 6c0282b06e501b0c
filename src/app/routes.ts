/** The address bar: the one source of `route.changed`, and the one place that moves it. */
import { navigate as move } from 'wouter/use-browser-location';
import { fromCallback } from 'xstate';
import type { RouteChanged } from '../../machines/shared/messages.ts';
import { hereIn } from './language.ts';
import { isInner, keepPlace, restorePlace, stateOf } from './place.ts';

/** wouter's module makes these of every history call, its own or another's. */
const movements = ['popstate', 'pushState', 'replaceState'] as const;

const withoutEndSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

export const routes = fromCallback<{ type: 'none' }>(({ sendBack }) => {
  const tell = () =>
    sendBack({
      type: 'route.changed',
      path: withoutEndSlash(location.pathname),
      search: location.search,
    } satisfies RouteChanged);
  for (const movement of movements) addEventListener(movement, tell);
  addEventListener('popstate', restorePlace);
  tell();
  return () => {
    removeEventListener('popstate', restorePlace);
    for (const movement of movements) removeEventListener(movement, tell);
  };
});

/** The library is drawn by the server: its pages are loaded, not shown by the app. */
const isOfServer = (to: string): boolean => /^\/recipes(?:[/?#]|$)/.test(to);

export function navigate(
  to: string,
  { replace, back = false }: { replace: boolean; back?: boolean | undefined },
): void {
  if (back && isInner()) return history.back();
  if (isOfServer(to)) return replace ? location.replace(to) : location.assign(to);
  if (!replace) keepPlace();
  move(to, { replace, state: stateOf({ replace }) });
  scrollTo({ top: 0 });
}

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
/** A page of ours, in this window and this language; not a place of the page that is shown. */
const isPageOfOurs = (link: HTMLAnchorElement): boolean =>
  link.hreflang === '' &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  (link.pathname !== location.pathname || link.hash === '');

/** Turns a plain press on a link of ours into navigation; every other press is the browser's. */
export function interceptLinks(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    const link = (event.target as Element).closest('a');
    if (link === null) return;
    if (link.hreflang !== '') link.href = hereIn(link.hreflang);
    if (!isPageOfOurs(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, { replace: false });
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
