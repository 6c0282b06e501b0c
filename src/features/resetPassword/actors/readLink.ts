import { fromPromise } from 'xstate';
import type { MailedLink } from '../../../../machines/shared/account.ts';

interface Page {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/** What was kept with this entry of the browser's history. */
const keptIn = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'mailedLink' in state &&
  typeof state.mailedLink === 'string'
    ? state.mailedLink
    : '';

/**
 * What a mailed link brought behind its # (PWD-03), taken out of the address bar at once, so that
 * it stays in no bookmark and over no shoulder. It is kept with this tab's own entry of the page:
 * a telephone loads a page again that was in the background while its mail was read.
 */
export const createReadLink = ({ location, history }: Page = globalThis) =>
  fromPromise<MailedLink>(async () => {
    const { hash, pathname, search } = location;
    const mailedLink = hash === '' ? keptIn(history.state) : hash.slice(1);
    if (hash !== '') history.replaceState({ ...history.state, mailedLink }, '', pathname + search);
    const brought = new URLSearchParams(mailedLink);
    const token = (brought.get('access_token') ?? brought.get('token') ?? '').trim();
    const isRefused = brought.has('error') || brought.has('error_code');
    return { token: token === '' || isRefused ? null : token, isRefused };
  });
