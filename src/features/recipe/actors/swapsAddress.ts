/** The swaps in use stand in the page's address: a reload, Back and a bookmark find the recipe as it was adapted. */
import { fromCallback } from 'xstate';
import type { ToSwapsAddress } from '../../../../machines/shared/kitchen.ts';

const key = 'swaps';

export const createSwapsAddress = () =>
  fromCallback<ToSwapsAddress>(({ receive }) => {
    receive(({ swaps }) => {
      const search = new URLSearchParams(location.search);
      if (swaps.length > 0) search.set(key, swaps.join('.'));
      else search.delete(key);
      const query = search.toString();
      history.replaceState(
        history.state,
        '',
        location.pathname + (query === '' ? '' : `?${query}`),
      );
    });
  });
