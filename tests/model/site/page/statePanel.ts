/** One state, told: what it is, where it leads, how one gets there. */
import { holds, type ReviewChart, type ReviewState, type ReviewTransition } from '../chart.ts';
import { screenFile, screens, type Shade } from '../screens.ts';
import type { Way } from '../ways.ts';
import { all, button, el, joined, table } from './dom.ts';
import { data, requirementLinks, stateLink } from './charts.ts';
import { standingPart } from './standingPart.ts';
import { viewPart } from './viewPart.ts';

const code = (text: string): HTMLElement => el('code', {}, text);

export function whereTo(chart: string, { targets, kind }: ReviewTransition): HTMLElement {
  if (kind === 'stays') return el('span', { class: 'none' }, 'stays');
  if (kind === 'ignores') return el('span', { class: 'none' }, 'is ignored here');
  return joined(targets.map((target) => stateLink(chart, target)));
}
const whatItDoes = ({ actions }: ReviewTransition): HTMLElement =>
  all(...actions.flatMap((each, index) => (index === 0 ? [each] : [el('br'), each])));

export const transitionCells = (chart: string, each: ReviewTransition): HTMLElement[] => [
  code(each.event),
  all(each.guard),
  whereTo(chart, each),
  whatItDoes(each),
];

function facts({ invokes, tags, entry, exit, type }: ReviewState): HTMLElement {
  const rows: [string, string][] = [
    ['Kind', type === 'atomic' ? '' : type],
    ['Runs', invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)).join(', ')],
    ['On entry', entry.join(', ')],
    ['On exit', exit.join(', ')],
    ['Tags', tags.join(', ')],
  ];
  const told = rows.filter(([, value]) => value !== '');
  return el(
    'dl',
    { class: 'facts' },
    ...told.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
  );
}

function wayHere(chart: ReviewChart, path: string, play: (way: Way) => void): HTMLElement {
  const way = data.ways[chart.name]?.[path];
  if (way === undefined)
    return el('p', { class: 'none' }, 'The chart passes through here, and never rests here.');
  const steps = [...(way.start === '' ? [] : [`start: ${way.start}`]), ...way.steps];
  return el(
    'div',
    {},
    el('h3', {}, 'Shortest way here'),
    steps.length === 0
      ? el('p', {}, 'The chart starts here.')
      : el('ol', { class: 'way' }, ...steps.map((step) => el('li', {}, step))),
    button('Play it', () => play(way), { class: 'main' }),
  );
}

/** The rows of the hand-written table that the tests hold this state to. */
function expectedRows(chart: string, path: string): HTMLElement[] {
  const { rows, byState } = data.tables[chart]!;
  const lines = (byState[path] ?? []).map((index) => rows[index]!);
  if (lines.length === 0) return [];
  const cells = lines.map(({ events, when, to, effects, requirements }) => [
    all(events.join(', ')),
    all(when.join(', ')),
    all(to.join(', ')),
    all(...effects.flatMap((each, index) => (index === 0 ? [each] : [el('br'), each]))),
    requirementLinks(requirements),
  ]);
  const heads = ['event', 'when', 'to', 'effects', 'requirements'];
  return [
    el(
      'details',
      {},
      el('summary', {}, `What the tests expect here: ${lines.length} rows, written by hand`),
      table(`From tests/model/tables/${chart}.md`, heads, cells),
    ),
  ];
}

/** Both shades are in the page, and the style sheet shows the one that fits. */
function picture(chart: string, path: string): HTMLElement[] {
  const screen = screens[chart]?.[path];
  if (screen === undefined) return [];
  const shade = (each: Shade): HTMLElement =>
    el('img', {
      class: each,
      src: `screens/${screenFile(screen, each)}`,
      alt: `The screen of ${path}, ${each}`,
      loading: 'lazy',
    });
  const shown = el('div', { class: 'screen' }, shade('light'), shade('dark'));
  return [el('h3', {}, 'The whole page, photographed'), shown];
}

export function statePanel(
  chart: ReviewChart,
  path: string,
  play: (way: Way) => void,
): HTMLElement {
  const state = chart.states.get(path)!;
  const { name } = chart;
  const of = (source: string): ReviewTransition[] =>
    chart.transitions.filter((each) => each.source === source);
  const outer = [...chart.states.keys()].filter((each) => each !== path && holds(each, path));
  const heads = ['event', 'if', 'goes to', 'does'];
  const ownOnes = of(path);
  const own = ownOnes.map((each) => transitionCells(name, each));
  const inherited = outer.flatMap((each) => of(each)).map((each) => transitionCells(name, each));
  const into = chart.transitions
    .filter(({ targets }) => targets.includes(path))
    .map((each) => [stateLink(name, each.source), code(each.event), all(each.guard)]);
  return el(
    'section',
    { class: 'state', 'aria-labelledby': 'state-name' },
    el('h2', { id: 'state-name' }, path === '' ? 'The whole chart' : path),
    path === ''
      ? el('p', {}, 'Press a state in the diagram to read about it here.')
      : el('p', {}, state.description),
    state.requirements.length === 0
      ? null
      : el('p', { class: 'ids' }, requirementLinks(state.requirements)),
    facts(state),
    ...(path === '' ? [] : [wayHere(chart, path, play)]),
    ...(path === '' ? [] : viewPart(name, path)),
    ...picture(name, path),
    ...(own.length > 0 ? [table('From here', heads, own)] : []),
    ...(inherited.length > 0 ? [table('Also, from the states around it', heads, inherited)] : []),
    ...(into.length > 0 ? [table('Leads here', ['from', 'event', 'if'], into)] : []),
    ...standingPart(name, path, ownOnes),
    ...expectedRows(name, path),
  );
}
