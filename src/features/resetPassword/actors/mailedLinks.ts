import { fromCallback } from 'xstate';
import type { LinkOpened } from '../../../../machines/shared/account.ts';

/** A second mailed link, opened on the page of the first: the browser changes the fragment and loads nothing. */
export const mailedLinks = fromCallback<{ type: 'none' }>(({ sendBack }) => {
  const look = (): void => {
    if (location.hash !== '') sendBack({ type: 'link.opened' } satisfies LinkOpened);
  };
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
});
