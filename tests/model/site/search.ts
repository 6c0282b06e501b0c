/** Finds states and transitions by a question in plain words. */
import type { Samples } from '../engine/index.ts';
import { chartOf, type ReviewTransition } from './chart.ts';

export interface Findable {
  chart: string;
  path: string;
  /** Empty for a state. */
  event: string;
  detail: string;
  /** What is searched beside it. */
  more: string;
}

/** They say nothing about what is looked for. */
const idle = new Set(
  'a an and are as at be but by can could do does for from gone happen happens has have how i if in is it my no not of on or so that the their then there they this to was we what when where which who why with you'.split(
    ' ',
  ),
);
/** What people call it, and what charts and samples do. */
const alike: Readonly<Record<string, readonly string[]>> = {
  network: ['fails', 'offline'],
  offline: ['fails', 'network'],
  connection: ['fails', 'offline', 'network'],
  pay: ['payment', 'checkout'],
  paid: ['payment', 'checkout'],
  slow: ['timeout', 'after'],
};

/** `openingPopup` is read as opening and popup. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const isLike = (word: string, wanted: string): boolean =>
  word === wanted || (wanted.length > 3 && word.startsWith(wanted));

interface Indexed {
  found: Findable;
  words: ReadonlySet<string>;
}

/** What a rare word says counts more than what a common one says. */
export function searchIn(all: readonly Findable[]): (question: string) => Findable[] {
  const index = all.map((found): Indexed => ({
    found,
    words: new Set(
      wordsOf(`${found.chart} ${found.path} ${found.event} ${found.detail} ${found.more}`),
    ),
  }));
  const has = ({ words }: Indexed, wanted: string): boolean =>
    [...words].some((word) => isLike(word, wanted));
  return (question) => {
    const wanted = [...new Set(wordsOf(question))].filter((word) => !idle.has(word));
    const weights = wanted.map((word) => {
      const share = index.filter((each) => has(each, word)).length / index.length;
      return share === 0 ? 0 : Math.log(1 / share);
    });
    const worth = (each: Indexed): number =>
      wanted.reduce((sum, word, place) => {
        if (has(each, word)) return sum + weights[place]!;
        const isNear = (alike[word] ?? []).some((other) => has(each, other));
        return sum + (isNear ? weights[place]! / 2 : 0);
      }, 0);
    return index
      .map((each) => ({ found: each.found, worth: worth(each) }))
      .filter((each) => each.worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ found }) => found);
  };
}

/** The samples say what an answer may be: 'closed' of a popup. */
function answersTo({ actors }: Samples, { event }: ReviewTransition): string {
  const [port = '', does] = event.split(' ');
  const { answers, failures } = actors[port] ?? {};
  const told = does === 'answers' ? answers : does === 'fails' ? failures : {};
  return Object.keys(told ?? {}).join(' ');
}

/** Every state and transition of a chart. */
export function findablesOf(samples: Samples): Findable[] {
  const { name, states, transitions } = chartOf(samples);
  return [
    ...[...states.values()].map(({ path, description, requirements }) => ({
      chart: name,
      path,
      event: '',
      detail: description,
      more: requirements.join(' '),
    })),
    ...transitions.map((each) => ({
      chart: name,
      path: each.source,
      event: `${each.event}${each.guard === '' ? '' : ` [${each.guard}]`}`,
      detail: each.targets.length === 0 ? 'stays' : `leads to ${each.targets.join(', ')}`,
      // What a state is about, its events are about.
      more: [states.get(each.source)!.description, ...each.actions, answersTo(samples, each)].join(
        ' ',
      ),
    })),
  ];
}
