/** The page of one chart: its diagram, the chart to be played, one state, and all of its transitions. */
import { Simulation } from '../simulation.ts';
import { graphOf } from '../graph.ts';
import type { ReviewChart } from '../chart.ts';
import type { Way } from '../ways.ts';
import { addressOf, type Address } from './address.ts';
import { chartNamed, data, requirementLinks, samplesOf, stateLink } from './charts.ts';
import { changesPart, newsOf } from './changesPage.ts';
import { Diagram } from './diagram.ts';
import { all, el, table } from './dom.ts';
import { countCells } from './standingPart.ts';
import { statePanel, transitionCells } from './statePanel.ts';
import { tryPanel } from './tryPanel.ts';

function everyTransition(chart: ReviewChart): HTMLElement {
  const rows = chart.transitions.map((each) => [
    stateLink(chart.name, each.source),
    ...transitionCells(chart.name, each),
    ...countCells(chart.name, each.id),
  ]);
  const heads = ['from', 'event', 'if', 'goes to', 'does', 'paths', 'faults'];
  return table(`All ${rows.length} transitions`, heads, rows);
}

function everyState(chart: ReviewChart): HTMLElement {
  const rows = [...chart.states.values()]
    .slice(1)
    .map(({ path, description, requirements }) => [
      stateLink(chart.name, path),
      all(description),
      requirementLinks(requirements),
    ]);
  return table(`All ${rows.length} states`, ['state', 'what it is', 'requirements'], rows);
}

function surroundings(chart: ReviewChart): HTMLElement[] {
  const ports = chart.ports.map(({ name, kind }) => [portName(name), all(kind)]);
  const delays = chart.delays.map(({ name, ms }) => [
    el('code', {}, name),
    all(`${(ms / 1000).toLocaleString('en')} s in the tests`),
  ]);
  const emits = chart.emits.map((each) => [all(each)]);
  return [
    ...(ports.length > 0 ? [table('What it asks of others', ['port', 'kind'], ports)] : []),
    ...(delays.length > 0 ? [table('How long it waits', ['delay', 'length'], delays)] : []),
    ...(emits.length > 0 ? [table('What it emits', ['code'], emits)] : []),
  ];
}
const portName = (name: string): HTMLElement =>
  samplesOf.has(name) ? stateLink(name, '', name) : el('code', {}, name);

function head(chart: ReviewChart): HTMLElement {
  const ids = [...new Set([...chart.states.values()].flatMap((each) => each.requirements))].sort();
  return el(
    'header',
    {},
    el('h1', { tabindex: '-1' }, chart.name),
    el('p', { class: 'lead' }, chart.description),
    el('p', { class: 'ids' }, requirementLinks(ids), ` · ${data.sources[chart.name]}`),
  );
}

export function chartPage(address: Address): HTMLElement {
  const chart = chartNamed(address.page);
  const simulation = new Simulation(samplesOf.get(chart.name)!, address.way);
  let selected = chart.states.has(address.item) ? address.item : '';
  const side = el('div', { class: 'side' });

  const keepAddress = (): void =>
    history.replaceState(
      null,
      '',
      addressOf({ page: chart.name, item: selected, way: keptWay(simulation, address) }),
    );
  const show = (): void => {
    side.replaceChildren(
      tryPanel(chart, simulation, { step, undo, reset }),
      statePanel(chart, selected, play),
    );
    diagram.mark(simulation.active, selected);
  };
  const changed = (): void => {
    keepAddress();
    show();
    diagram.show(simulation.leaves[0] ?? '');
    side.querySelector<HTMLElement>('#now')?.focus({ preventScroll: true });
  };
  const step = (label: string): void => {
    simulation.perform(label);
    changed();
  };
  const undo = (): void => {
    simulation.undo();
    changed();
  };
  const reset = (start?: string): void => {
    simulation.reset(start);
    changed();
  };
  const play = (way: Way): void => {
    simulation.play(way);
    changed();
    side.querySelector('.try')?.scrollIntoView({ block: 'nearest' });
  };
  const diagram = new Diagram({
    name: chart.name,
    graphOf: (folded) => graphOf(chart, folded),
    describe: (path) => chart.states.get(path)?.description ?? '',
    foldable: [...chart.states.values()]
      .filter(({ path, children }) => path !== '' && children.length > 0)
      .map(({ path }) => path),
    news: newsOf(chart.name),
    press: (path) => {
      selected = path;
      keepAddress();
      show();
      side.querySelector('.state')?.scrollIntoView({ block: 'nearest' });
    },
  });
  show();
  const isPlayed = simulation.way.steps.length > 0;
  void diagram.open().then(() => {
    diagram.show(selected || (isPlayed ? simulation.leaves[0]! : ''));
    // Who follows a link to a state wants to read about it.
    if (selected !== '' && !isPlayed) side.querySelector('.state')?.scrollIntoView();
  });
  return el(
    'main',
    {},
    head(chart),
    el('div', { class: 'split' }, diagram.element, side),
    changesPart(chart.name),
    el('div', { class: 'tables' }, everyState(chart), everyTransition(chart)),
    el('div', { class: 'columns' }, ...surroundings(chart)),
  );
}

/** The start is named only where somebody has chosen or played something. */
const keptWay = (simulation: Simulation, { way }: Address): Way => {
  const now = simulation.way;
  const isPlain =
    now.steps.length === 0 && way.start === '' && now.start === simulation.startNames[0];
  return isPlain ? { start: '', steps: [] } : now;
};
