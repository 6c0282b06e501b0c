/** Stands in the page itself, for when its scripts do not run. */
export const withoutScripts = {
  missing: 'This page needs its scripts, and they have not come. Check your connection and reload.',
  switchedOff: 'This page needs JavaScript. Switch it on in your browser, then reload.',
  reload: 'Reload the page',
};
