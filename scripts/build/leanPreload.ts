import type { Plugin } from 'vite';

/**
 * Fetches what a script will import along with it. Vite's own does more: it waits for style sheets, of
 * which this app has one, and tells of failures, which the import itself tells of. 0.5 kB of every first visit.
 */
const helper = `
const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file) || document.querySelector('link[href="/' + file + '"]')) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }));
  }
  return load();
}
`;

export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? helper : null),
  };
}
