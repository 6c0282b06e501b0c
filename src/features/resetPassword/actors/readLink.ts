import { fromPromise } from 'xstate';
import type { MailedLink } from '../../../../machines/shared/account.ts';

interface Page {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * What a mailed link brought behind its # (PWD-03), taken out of the address bar at once, so that
 * it stays in no history, no bookmark and over no shoulder.
 */
export const createReadLink = ({ location, history }: Page = globalThis) =>
  fromPromise<MailedLink>(async () => {
    const { hash, pathname, search } = location;
    const brought = new URLSearchParams(hash.slice(1));
    if (hash !== '') history.replaceState(history.state, '', pathname + search);
    const token = (brought.get('access_token') ?? brought.get('token') ?? '').trim();
    const isRefused = brought.has('error') || brought.has('error_code');
    return { token: token === '' || isRefused ? null : token, isRefused };
  });
