/** What has changed since the last released version: of one chart, and of all. */
import { isEmpty, type Changes } from '../release.ts';
import { data, samplesOf, stateLink } from './charts.ts';
import { all, el, joined, table } from './dom.ts';

const { version, changes, goneCharts } = data.release;

const counted = (more: readonly string[], less: readonly string[], what: string): string[] => {
  const parts = [
    ...(more.length > 0 ? [`+${more.length}`] : []),
    ...(less.length > 0 ? [`−${less.length}`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(' ')} ${what}`];
};

/** In a few words, for a table; nothing where nothing has changed. */
export function changesInShort(chart: string): string {
  const found = changes[chart];
  if (found === undefined) return '';
  if (found === null) return 'new';
  return [
    ...counted(found.newStates, found.goneStates, 'states'),
    ...counted(found.newTransitions, found.goneTransitions, 'transitions'),
  ].join(', ');
}

/** For the button above the diagram. */
export const newsOf = (chart: string): { label: string; names: ReadonlySet<string> } => ({
  label: `New since ${version}`,
  names: new Set([...(changes[chart]?.newStates ?? []), ...(changes[chart]?.newTransitions ?? [])]),
});

function lists(chart: string, found: Changes): HTMLElement[] {
  const groups: [string, readonly string[], boolean][] = [
    ['New states', found.newStates, true],
    ['States that are gone', found.goneStates, false],
    ['New transitions', found.newTransitions, false],
    ['Transitions that are gone', found.goneTransitions, false],
  ];
  return groups
    .filter(([, names]) => names.length > 0)
    .flatMap(([heading, names, isLinked]) => [
      el('h3', {}, `${heading} (${names.length})`),
      el(
        'ul',
        { class: 'names' },
        ...names.map((name) => el('li', {}, isLinked ? stateLink(chart, name) : name)),
      ),
    ]);
}

export function changesPart(chart: string): HTMLElement | null {
  const found = changes[chart];
  if (found === undefined) return null;
  if (found === null) return el('p', { class: 'none' }, `This chart is new since ${version}.`);
  if (isEmpty(found)) return el('p', { class: 'none' }, `Unchanged since ${version}.`);
  return el(
    'details',
    { class: 'changes' },
    el('summary', {}, `Since ${version}: ${changesInShort(chart)}`),
    ...lists(chart, found),
  );
}

export function changesPage(): HTMLElement {
  const names = [...samplesOf.keys()];
  const fresh = names.filter((name) => changes[name] === null);
  const changed = names.filter((name) => {
    const found = changes[name];
    return found !== undefined && found !== null && !isEmpty(found);
  });
  const rows = changed.map((name) => [
    stateLink(name, '', name),
    all(changesInShort(name)),
    changesPart(name),
  ]);
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, `Since ${version}`),
    el(
      'p',
      { class: 'lead' },
      `${fresh.length} charts are new, ${changed.length} have changed, ${names.length - fresh.length - changed.length} are as they were. A transition that leads elsewhere counts as one gone and one new.`,
    ),
    el('h2', {}, 'New charts'),
    el('p', { class: 'lead' }, joined(fresh.map((name) => stateLink(name, '', name)))),
    ...(goneCharts.length === 0
      ? []
      : [
          el('h2', {}, 'Charts that are gone'),
          el('ul', {}, ...goneCharts.map((name) => el('li', {}, name))),
        ]),
    table(`${rows.length} charts that have changed`, ['chart', 'in short', 'in full'], rows),
  );
}
