/** Requirement, state, test: which states stand for a requirement, and what tests it. */
import { everyChart, data, stateLink } from './charts.ts';
import { all, el, joined, table } from './dom.ts';

const statesFor = (id: string): HTMLElement[] =>
  everyChart().flatMap((chart) =>
    [...chart.states.values()]
      .filter(({ requirements }) => requirements.includes(id))
      .map(({ path }) =>
        stateLink(chart.name, path, path === '' ? chart.name : `${chart.name} › ${path}`),
      ),
  );

function one(id: string): HTMLElement[] {
  const found = data.requirements.find((each) => each.id === id);
  if (found === undefined) return [];
  const [states, tests] = [statesFor(id), found.tests];
  return [
    el('p', { class: 'lead' }, found.text),
    el('h2', {}, 'States'),
    states.length === 0
      ? el('p', { class: 'none' }, 'No state of a chart names it.')
      : el('ul', {}, ...states.map((each) => el('li', {}, each))),
    el('h2', {}, 'Tests'),
    tests.length === 0
      ? el('p', { class: 'none' }, 'No test names it.')
      : el('ul', {}, ...tests.map((file) => el('li', {}, el('code', {}, file)))),
  ];
}

export function requirementsPage(id: string): HTMLElement {
  const rows = data.requirements.map((each) => [
    el('a', { href: `#/requirements/${each.id}` }, each.id),
    all(each.text),
    joined(statesFor(each.id)),
    all(each.tests.map((file) => file.replace(/^tests\//, '')).join(', ')),
  ]);
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, id === '' ? 'Requirements' : id),
    ...one(id),
    table(`All ${rows.length} requirements`, ['id', 'text', 'states', 'tests'], rows),
  );
}
