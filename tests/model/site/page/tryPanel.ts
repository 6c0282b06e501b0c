/** The chart to be played: what is so now, what can happen, and what has happened. */
import { fieldsOf } from '../../engine/index.ts';
import type { ReviewChart } from '../chart.ts';
import type { Offer, Simulation } from '../simulation.ts';
import { button, el } from './dom.ts';
import { stateLink } from './charts.ts';

const longest = 20_000;

function contextText(context: unknown): string {
  const text = JSON.stringify(
    context,
    (_, value: unknown) => {
      if (typeof value === 'function') return '(function)';
      if (value instanceof Map || value instanceof Set) return [...value];
      return value instanceof Error ? value.message : value;
    },
    2,
  );
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
}

function given({ occurrence }: Offer, simulation: Simulation): string {
  const { kind, event } = occurrence;
  if (kind !== 'person' && kind !== 'shell' && kind !== 'message') return '';
  const told = fieldsOf(event, simulation.samples.names).trim();
  return told.length > 70 ? `${told.slice(0, 70)}…` : told;
}

const groups: readonly [kind: string, heading: string][] = [
  ['person', 'A person'],
  ['shell', 'The app around it'],
  ['answer', 'What runs answers'],
  ['failure', 'What runs fails'],
  ['message', 'What runs tells'],
  ['timer', 'Time passes'],
];

function offerList(simulation: Simulation, step: (label: string) => void): HTMLElement[] {
  const offers = simulation.offers.filter(({ isPossible }) => isPossible);
  return groups.flatMap(([kind, heading]) => {
    const these = offers.filter(({ occurrence }) => occurrence.kind === kind);
    if (these.length === 0) return [];
    const buttons = these.map((offer) => {
      const more = given(offer, simulation);
      const { label } = offer.occurrence;
      const detail = more === '' ? null : el('small', {}, more);
      return el(
        'li',
        {},
        button(label, () => step(label), { class: 'offer' }, detail),
      );
    });
    return [el('h4', {}, heading), el('ul', { class: 'offers' }, ...buttons)];
  });
}

function refusedNow(simulation: Simulation): HTMLElement | null {
  const labels = simulation.offers.flatMap(({ isPossible, occurrence }) =>
    isPossible ? [] : [occurrence.label],
  );
  if (labels.length === 0) return null;
  return el(
    'details',
    {},
    el('summary', {}, `${labels.length} more that a condition refuses now`),
    el('p', {}, labels.join(', ')),
  );
}

function nowPart(chart: ReviewChart, simulation: Simulation): HTMLElement {
  const leaves = simulation.leaves.map((path) =>
    el(
      'li',
      {},
      stateLink(chart.name, path),
      el('p', {}, chart.states.get(path)?.description ?? ''),
    ),
  );
  return el(
    'div',
    { id: 'now', class: 'now', tabindex: '-1', 'aria-live': 'polite' },
    el('h3', {}, simulation.isOver ? 'Ended in' : 'Now in'),
    el('ul', {}, ...leaves),
    ...(simulation.trouble === null ? [] : [el('p', { class: 'trouble' }, simulation.trouble)]),
  );
}

function logPart(simulation: Simulation): HTMLElement {
  const items = simulation.log.map(({ label, effects, leaves }) =>
    el(
      'li',
      {},
      el('strong', {}, label),
      ` › ${leaves.join(', ')}`,
      ...(effects.length === 0
        ? []
        : [el('ul', { class: 'effects' }, ...effects.map((effect) => el('li', {}, effect)))]),
    ),
  );
  return el('ol', { class: 'log', start: '0' }, ...items);
}

export interface TryActions {
  step: (label: string) => void;
  undo: () => void;
  reset: (start?: string) => void;
}

function startChoice(simulation: Simulation, reset: TryActions['reset']): HTMLElement | null {
  if (simulation.startNames.length === 0) return null;
  const choice = el(
    'select',
    { change: (event) => reset((event.target as HTMLSelectElement).value) },
    ...simulation.startNames.map((name) =>
      el('option', { value: name, selected: name === simulation.way.start }, name),
    ),
  );
  return el('label', {}, 'Starts with ', choice);
}

export function tryPanel(
  chart: ReviewChart,
  simulation: Simulation,
  { step, undo, reset }: TryActions,
): HTMLElement {
  const isAtStart = simulation.log.length <= 1;
  return el(
    'section',
    { class: 'try', 'aria-labelledby': 'try-name' },
    el('h2', { id: 'try-name' }, 'Try it'),
    startChoice(simulation, reset),
    nowPart(chart, simulation),
    el(
      'div',
      { class: 'tools', role: 'group', 'aria-label': 'Steps' },
      button('Back one step', undo, { disabled: isAtStart }),
      button('Start over', () => reset(), { disabled: isAtStart }),
    ),
    el('h3', {}, 'What can happen next'),
    ...(simulation.isOver ? [el('p', {}, 'Nothing: the chart has ended.')] : []),
    ...offerList(simulation, step),
    refusedNow(simulation),
    el('h3', {}, 'What has happened'),
    logPart(simulation),
    el(
      'details',
      {},
      el('summary', {}, 'Context'),
      el(
        'pre',
        { tabindex: '0', role: 'region', 'aria-label': 'Context' },
        contextText(simulation.snapshot.context),
      ),
    ),
  );
}
