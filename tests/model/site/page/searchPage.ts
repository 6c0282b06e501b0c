/** What a question finds among all states and transitions. */
import { type Findable, findablesOf, searchIn } from '../search.ts';
import { data, samplesOf, stateLink } from './charts.ts';
import { el } from './dom.ts';

const most = 40;

let search: ((question: string) => Findable[]) | null = null;

export function searchPage(question: string): HTMLElement {
  search ??= searchIn([...samplesOf.values()].flatMap(findablesOf));
  const found = search(question);
  const items = found
    .slice(0, most)
    .map(({ chart, path, event, detail }) =>
      el(
        'li',
        {},
        stateLink(chart, path, path === '' ? chart : `${chart} › ${path}`),
        event === '' ? null : el('code', {}, ` ${event}`),
        el('p', {}, detail),
      ),
    );
  const requirements = data.requirements.filter(
    ({ id }) => id.toLowerCase() === question.trim().toLowerCase(),
  );
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, `Found for '${question}'`),
    ...requirements.map(({ id, text }) =>
      el('p', { class: 'lead' }, el('a', { href: `#/requirements/${id}` }, id), ` ${text}`),
    ),
    el(
      'p',
      { class: 'none' },
      found.length === 0
        ? 'No chart, state or transition has these words.'
        : found.length > most
          ? `The first ${most} of ${found.length}, the likeliest first.`
          : `${found.length} found, the likeliest first.`,
    ),
    el('ol', { class: 'found' }, ...items),
  );
}
