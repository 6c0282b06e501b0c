/** What stands on the transitions of a state: the paths that walk them, and the faults that were planted in them. */
import type { ReviewTransition } from '../chart.ts';
import type { PlantedFault } from '../standing.ts';
import { data } from './charts.ts';
import { all, el } from './dom.ts';

const several = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

const isNoticed = ({ explained, isUnnoticed }: PlantedFault): boolean =>
  explained === undefined && isUnnoticed !== true;

function faultItem(fault: PlantedFault): HTMLElement {
  const verdict =
    fault.explained === undefined
      ? fault.isUnnoticed === true
        ? 'not noticed'
        : 'noticed'
      : `nobody could tell: ${fault.explained}`;
  return el('li', { class: isNoticed(fault) ? '' : 'unnoticed' }, `${fault.what} – ${verdict}`);
}

const faultList = (faults: readonly PlantedFault[]): HTMLElement =>
  el('ul', { class: 'faults' }, ...faults.map(faultItem));

/** For the table of all transitions. */
export function countCells(chart: string, id: string): HTMLElement[] {
  const { paths = 0, faults = [] } = data.standing[chart]?.transitions[id] ?? {};
  const noticed = faults.filter(isNoticed).length;
  return [
    all(String(paths)),
    all(noticed === faults.length ? String(noticed) : `${noticed} of ${faults.length}`),
  ];
}

function detailsOf(
  chart: string,
  { id, event, guard, targets, kind }: ReviewTransition,
): HTMLElement {
  const { paths = 0, shortest = '', faults = [] } = data.standing[chart]?.transitions[id] ?? {};
  const where = kind === 'moves' ? ` → ${targets.join(', ')}` : '';
  return el(
    'details',
    {},
    el(
      'summary',
      {},
      el('code', {}, `${event}${guard === '' ? '' : ` [${guard}]`}${where}`),
      el('small', {}, ` ${several(paths, 'path')}, ${several(faults.length, 'fault')}`),
    ),
    shortest === ''
      ? el('p', { class: 'none' }, 'No derived path needs it: another one stands for it.')
      : el('p', {}, 'The shortest: ', el('span', { class: 'path' }, shortest)),
    faults.length === 0 ? null : faultList(faults),
  );
}

export function standingPart(
  chart: string,
  path: string,
  own: readonly ReviewTransition[],
): HTMLElement[] {
  const faults = data.standing[chart]?.states[path] ?? [];
  if (own.length === 0 && faults.length === 0) return [];
  return [
    el('h3', {}, 'Which tests stand on this'),
    el(
      'p',
      { class: 'none' },
      `Paths of tests/model/${chart}.test.ts that walk each transition on the real chart, and the faults that are planted in it by turns.`,
    ),
    ...own.map((each) => detailsOf(chart, each)),
    ...(faults.length === 0
      ? []
      : [
          el(
            'details',
            {},
            el('summary', {}, `The state itself: ${several(faults.length, 'fault')}`),
            faultList(faults),
          ),
        ]),
  ];
}
