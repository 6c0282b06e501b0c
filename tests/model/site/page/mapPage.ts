/** All charts, who starts whom, and what passes between them. */
import type { Box, Graph } from '../graph.ts';
import { sizes } from '../graph.ts';
import { widthOf } from '../text.ts';
import { data, everyChart, samplesOf, stateLink } from './charts.ts';
import { chartAddress } from './address.ts';
import { Diagram } from './diagram.ts';
import { all, el, table } from './dom.ts';

interface Bond {
  parent: string;
  child: string;
  up: readonly string[];
  down: readonly string[];
}

/** A port that carries a chart's name is played by that chart, save in the chart of that name itself: there it is a call. */
const chartOfPort = (parent: string, port: string): string | null => {
  const name = port === 'toasts' ? 'toast' : port;
  return name === parent || !samplesOf.has(name) ? null : name;
};

export function bonds(): Bond[] {
  return everyChart().flatMap((chart) =>
    chart.ports.flatMap(({ name: port }): Bond[] => {
      const child = chartOfPort(chart.name, port);
      if (child === null) return [];
      const { messages = {} } = samplesOf.get(chart.name)!.actors[port] ?? {};
      const up = [...new Set(Object.values(messages).map(({ type }) => type))];
      return [{ parent: chart.name, child, up, down: data.told[`${chart.name} ${port}`] ?? [] }];
    }),
  );
}

const box = (name: string): Box => ({
  id: name,
  kind: 'state',
  path: name,
  title: name,
  lines: [],
  folded: 0,
  type: 'atomic',
  children: [],
  width: Math.ceil(widthOf(name, sizes.title, true)) + 24,
  height: 32,
});

function graph(): Graph {
  return {
    root: {
      ...box(''),
      title: 'Platewise',
      type: 'compound',
      children: everyChart().map(({ name }) => box(name)),
    },
    arrows: bonds().map(({ parent, child, up, down }) => ({
      id: `${parent} → ${child}`,
      from: parent,
      to: child,
      labels: [...down.map((each) => `${each} →`), ...up.map((each) => `← ${each}`)],
      transitions: [],
    })),
  };
}

export function mapPage(): HTMLElement {
  const diagram = new Diagram({
    name: 'all charts',
    graphOf: graph,
    describe: (name) => (name === '' ? '' : (samplesOf.get(name)?.machine.root.description ?? '')),
    foldable: [],
    press: (name) => {
      if (name !== '') location.hash = chartAddress(name);
    },
  });
  void diagram.open();
  const rows = bonds().map(({ parent, child, up, down }) => [
    stateLink(parent, '', parent),
    stateLink(child, '', child),
    all(down.join(', ')),
    all(up.join(', ')),
  ]);
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, 'All charts'),
    el(
      'p',
      { class: 'lead' },
      'An arrow leads from a chart to one that it starts; beside it stands what they tell each other. Press a chart to open it. Those without an arrow are started by the app itself.',
    ),
    diagram.element,
    table('Who starts whom', ['chart', 'starts', 'tells it', 'hears from it'], rows),
  );
}
