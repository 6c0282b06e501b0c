import { fromPromise } from 'xstate';
import type { ExternalWay } from '../../../../machines/shared/account.ts';

interface Page {
  location: Pick<Location, 'search' | 'pathname' | 'replace'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/** What the provider wrote behind the '?', taken out of the address bar at once, so that it stays in no history. */
export const createReadAnswer = ({ location, history }: Page = globalThis) =>
  fromPromise<{ answer: string }>(async () => {
    const { search, pathname } = location;
    if (search !== '') history.replaceState(history.state, '', pathname);
    return { answer: search.slice(1) };
  });

/** Loads a page of ours again: whoever was signed in here before leaves nothing behind. */
export const createOpenPage = ({ location }: Pick<Page, 'location'> = globalThis) =>
  fromPromise<void, { to: ExternalWay }>(
    ({ input }) =>
      // Nothing follows: the page goes.
      new Promise(() => {
        location.replace(input.to);
      }),
  );
