/** While a recipe is cooked the address says so: a reload goes on cooking, and the browser's Back returns to the page. */
import { fromCallback } from 'xstate';

const key = 'cook';
const isCooking = () => new URLSearchParams(location.search).has(key);

function addressWith(isOn: boolean): string {
  const search = new URLSearchParams(location.search);
  if (isOn) search.set(key, '1');
  else search.delete(key);
  const query = search.toString();
  return location.pathname + (query === '' ? '' : `?${query}`);
}

/** Marks the entry that stands upon the page's own: from there one may go back to it, also after a reload. */
const upon = { uponRecipe: true };
const isUpon = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'uponRecipe' in history.state;

export const createCookingAddresses = () =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const page = location.pathname;
    if (!isCooking()) history.pushState(upon, '', addressWith(true));
    const look = (): void => {
      if (!isCooking()) sendBack({ type: 'cooking.left' });
    };
    addEventListener('popstate', look);
    return () => {
      removeEventListener('popstate', look);
      // Left for another page: that address is right as it is.
      if (location.pathname !== page || !isCooking()) return;
      if (isUpon()) history.back();
      else history.replaceState(history.state, '', addressWith(false));
    };
  });
