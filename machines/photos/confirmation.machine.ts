import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { ConfirmationLimits, NamedItem, NamesConfirmed, Pick } from '../shared/photo.ts';

const plain = (name: string) => name.trim().toLowerCase();
const isNew = (items: readonly NamedItem[], name: string) =>
  plain(name) !== '' && !items.some((item) => plain(item.name) === plain(name));

export const confirmationMachine = setup({
  types: {
    context: {} as {
      items: readonly NamedItem[];
      query: string;
      likely: readonly Pick[];
      options: readonly Pick[];
      limits: ConfirmationLimits;
    },
    events: {} as
      | { type: 'item.removed'; index: number }
      | { type: 'item.renamed'; index: number; name: string }
      | { type: 'item.added'; name: string }
      | { type: 'query.changed'; query: string }
      | { type: 'names.submitted' },
    input: {} as {
      items: readonly NamedItem[];
      likely: readonly Pick[];
      limits: ConfirmationLimits;
    },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchOptions: fromPromise<readonly Pick[], { query: string }>(() =>
      Promise.reject(new Error('fetchOptions is not provided')),
    ),
  },
  actions: {
    keepQuery: assign({ query: (_, params: { query: string }) => params.query }),
    clearQuery: assign({ query: '', options: [] }),
    keepOptions: assign({ options: (_, params: { options: readonly Pick[] }) => params.options }),
    keepAllBut: assign({
      items: ({ context }, params: { index: number }) =>
        context.items.filter((_, n) => n !== params.index),
    }),
    keepRenamed: assign({
      items: ({ context }, params: { index: number; name: string }) =>
        context.items.map((item, n) => (n === params.index ? { name: params.name.trim() } : item)),
    }),
    keepAdded: assign({
      items: ({ context }, params: { name: string }) => [
        ...context.items,
        { name: params.name.trim() },
      ],
    }),
    tellNames: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context }): NamesConfirmed => ({
        type: 'names.confirmed',
        names: context.items.map(({ name }) => name),
      }),
    ),
  },
  guards: {
    hasNames: ({ context }) => context.items.length > 0,
    hasTypedName: ({ context }) => isNew(context.items, context.query),
    isTypedBeyond: ({ context }) =>
      context.items.length >= context.limits.names && isNew(context.items, context.query),
    isFull: ({ context }) => context.items.length >= context.limits.names,
    isBlank: (_, params: { text: string }) => params.text.trim() === '',
    isNewName: ({ context }, params: { name: string; index?: number }) =>
      isNew(
        context.items.filter((_, n) => n !== params.index),
        params.name,
      ),
  },
  delays: {
    typingDelay: ({ context }) => context.limits.typingDelay,
    optionsTimeout: ({ context }) => context.limits.optionsTimeout,
  },
}).createMachine({
  id: 'confirmation',
  description:
    'The names read in a photo, corrected by the person: removed, renamed, added, and confirmed.',
  context: ({ input }) => ({
    items: input.items,
    query: '',
    likely: input.likely,
    options: [],
    limits: input.limits,
  }),
  type: 'parallel',
  states: {
    names: {
      description: 'The names as they stand.',
      initial: 'listed',
      on: {
        'item.removed': {
          target: '.listed',
          actions: { type: 'keepAllBut', params: ({ event }) => ({ index: event.index }) },
        },
        'item.renamed': {
          guard: {
            type: 'isNewName',
            params: ({ event }) => ({ name: event.name, index: event.index }),
          },
          target: '.listed',
          actions: {
            type: 'keepRenamed',
            params: ({ event }) => ({ index: event.index, name: event.name }),
          },
        },
        'item.added': [
          { guard: 'isFull', target: '.namesFull' },
          {
            guard: { type: 'isNewName', params: ({ event }) => ({ name: event.name }) },
            target: '.listed',
            actions: { type: 'keepAdded', params: ({ event }) => ({ name: event.name }) },
          },
        ],
        'names.submitted': [
          { guard: 'isTypedBeyond', target: '.namesFull' },
          {
            guard: 'hasTypedName',
            target: '.listed',
            actions: [
              { type: 'keepAdded', params: ({ context }) => ({ name: context.query }) },
              'tellNames',
            ],
          },
          { guard: 'hasNames', target: '.listed', actions: 'tellNames' },
          { target: '.namesMissing' },
        ],
      },
      states: {
        listed: {
          description:
            'Chips that can be changed; what was typed and not yet added counts too when they are confirmed.',
        },
        namesMissing: { description: 'Nothing is named, so there is nothing to confirm.' },
        namesFull: { description: 'No more names fit into one request.' },
      },
    },
    typeAhead: {
      description: 'The field that offers what the catalogue knows.',
      initial: 'resting',
      on: {
        'query.changed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.query }) },
            target: '.resting',
            actions: [
              'clearQuery',
              { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
            ],
          },
          {
            target: '.typing',
            actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
          },
        ],
        'item.added': [{ guard: 'isFull' }, { target: '.resting', actions: 'clearQuery' }],
        'names.submitted': [
          { guard: 'isTypedBeyond' },
          { target: '.resting', actions: 'clearQuery' },
        ],
      },
      states: {
        resting: { description: 'Nothing is typed; the likeliest names are offered.' },
        typing: {
          description: 'The person types; the catalogue is asked when they pause.',
          after: { typingDelay: 'fetchingOptions' },
        },
        fetchingOptions: {
          description: 'The catalogue is asked what begins so.',
          invoke: {
            id: 'fetchOptions',
            src: 'fetchOptions',
            input: ({ context }) => ({ query: context.query }),
            onDone: {
              target: 'offering',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            onError: 'optionsFailed',
          },
          after: { optionsTimeout: 'optionsFailed' },
        },
        offering: {
          description:
            'What the catalogue knows by that name is offered; any other name can be added as well.',
        },
        optionsFailed: {
          description:
            'The catalogue does not answer; the name can be typed out and added all the same.',
        },
      },
    },
  },
});
