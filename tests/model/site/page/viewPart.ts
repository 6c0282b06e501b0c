/** The screen of a state, as its view tests draw it. */
import type { KeptViews } from '../../keptViews.ts';
import { data } from './charts.ts';
import { el } from './dom.ts';

declare global {
  interface Window {
    /** Each chart's script adds its own. */
    keptViews?: Readonly<Record<string, KeptViews>>;
  }
}

/** The state itself, or the first of the states in it that has a screen. */
export function viewOf(chart: string, path: string): string | undefined {
  const views = data.views[chart] ?? [];
  return views.find((each) => each === path) ?? views.find((each) => each.startsWith(`${path}.`));
}

const loading = new Map<string, Promise<KeptViews>>();
function viewsOf(chart: string): Promise<KeptViews> {
  const known = loading.get(chart);
  if (known !== undefined) return known;
  const made = new Promise<KeptViews>((resolve, reject) => {
    const script = el('script', { src: `views/${chart}.js` });
    script.addEventListener('load', () => resolve(window.keptViews![chart]!));
    script.addEventListener('error', () => reject(new Error(`views/${chart}.js did not come`)));
    document.head.append(script);
  });
  loading.set(chart, made);
  return made;
}

function pageOf({ css, states }: KeptViews, leaf: string): string {
  const shade = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return `<!doctype html><html lang="en" class="${shade}"><meta charset="utf-8"><title>${leaf}</title><style>${css}</style><body>${states[leaf]!}</body></html>`;
}

export function viewPart(chart: string, path: string): HTMLElement[] {
  const leaf = viewOf(chart, path);
  if (leaf === undefined) return [];
  // Nothing in it runs: it is a picture of markup.
  const frame = el('iframe', { class: 'view', sandbox: '', title: `The screen in ${leaf}` });
  viewsOf(chart).then(
    (views) => frame.setAttribute('srcdoc', pageOf(views, leaf)),
    () => frame.replaceWith(el('p', { class: 'none' }, 'The screen could not be fetched.')),
  );
  const note =
    leaf === path ? 'As the view tests draw it.' : `As the view tests draw it, in ${leaf}.`;
  return [el('h3', {}, 'On the screen'), el('p', { class: 'none' }, note), frame];
}
