import { confirmationMachine } from '../../../machines/photos/confirmation.machine.ts';
import type { NamedItem, Pick } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';

export const feta: Pick = { name: 'Feta', key: 'feta', kind: 'ingredient' };
export const fennelSoup: Pick = { name: 'Fennel soup', key: 'fennel-soup', kind: 'dish' };
export const readItems: readonly NamedItem[] = [
  { name: 'rice', certainty: 'sure' },
  { name: 'eggs', certainty: 'unsure' },
];
export const confirmationLimits = { typingDelay: 300, optionsTimeout: 12_000, names: 3 };

interface Context {
  items: readonly NamedItem[];
  query: string;
  options: readonly Pick[];
}
const isNew = ({ items, query }: Context) =>
  query.trim() !== '' &&
  !items.some(({ name }) => name.toLowerCase() === query.trim().toLowerCase());
const has =
  (wanted: string) =>
  ({ items }: Context) =>
    items.some(({ name }) => name === wanted);

export const confirmation: Samples = {
  chart: 'confirmation',
  machine: confirmationMachine,
  input: { items: readItems, likely: [feta], limits: confirmationLimits },
  person: {
    'item.removed (first)': { type: 'item.removed', index: 0 },
    'item.renamed (first)': { type: 'item.renamed', index: 0, name: 'Brown rice' },
    'item.added (feta)': { type: 'item.added', name: 'Feta' },
    'query.changed (fe)': { type: 'query.changed', query: 'fe' },
    'query.changed (blank)': { type: 'query.changed', query: ' ' },
    'names.submitted': { type: 'names.submitted' },
  },
  // Several ways of the screen come to nothing: a name that is there already, and an empty one.
  shell: {
    'item.renamed (as another)': { type: 'item.renamed', index: 0, name: ' EGGS ' },
    'item.added (blank)': { type: 'item.added', name: ' ' },
  },
  actors: {
    fetchOptions: {
      answers: { options: [feta, fennelSoup], nothing: [] },
      failures: { '': new Error('network') },
    },
  },
  delays: { typingDelay: 300, optionsTimeout: 12_000 },
  distinguish: ({ items, query }: Context) => [items.map(({ name }) => name), query.trim()],
  situations: {
    typed: isNew,
    full: ({ items }: Context) => items.length >= confirmationLimits.names,
    named: ({ items }: Context) => items.length > 0,
    'feta there': has('Feta'),
    'eggs elsewhere': ({ items }: Context) => items.slice(1).some(({ name }) => name === 'eggs'),
    'brown rice elsewhere': ({ items }: Context) =>
      items.slice(1).some(({ name }) => name === 'Brown rice'),
  },
  names: [
    [
      (value: unknown) =>
        Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'),
      'the names',
    ],
  ],
  holds: {
    'item.renamed (first)': (context: Context) =>
      context.items.length === 0 || has('Brown rice')(context),
    'query.changed (fe)': ({ query }: Context) => query === 'fe',
    'query.changed (blank)': ({ query, options }: Context) =>
      query.trim() === '' && options.length === 0,
    'fetchOptions answers options': ({ options }: Context) => options.length === 2,
    'typeAhead.resting': ({ query, options }: Context) =>
      query.trim() === '' && options.length === 0,
  },
};
