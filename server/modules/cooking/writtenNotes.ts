// What is said of dishes that another service wrote, and of those that a search left out.
import type { Dropped } from '../../../contract/kitchen.ts';
import { coded } from '../../../domain/notes.ts';
import type { KitchenNote } from '../../../domain/notes.ts';
import type { Understanding } from '../../../kitchen/index.ts';

export const droppedNotes = {
  claims: coded(
    'written.claims',
    {},
    'We left out what promised a cure or told you to change a medicine.',
  ),
  hazard: coded('written.hazard', {}, 'We left out instructions that handle food dangerously.'),
  does_not_fit: coded('written.unfit', {}, 'We left out what does not fit your settings.'),
  no_answer: coded(
    'written.serviceSilent',
    {},
    'The other service did not answer, so this is from our own kitchen.',
  ),
} as const satisfies Record<Dropped['code'], KitchenNote>;

/** Of what was heard: why no dish is suggested, and whom to ask. */
export const declinedNotes = ({ gate, notes }: Pick<Understanding, 'gate' | 'notes'>) =>
  gate < 3
    ? []
    : notes.filter(
        (note) =>
          typeof note !== 'string' &&
          ['health.noPlan', 'health.noPlanYoung', 'health.clinic'].includes(note.code),
      );

/** What was dropped, each once. */
export const toldOf = (dropped: readonly Dropped[]): KitchenNote[] => [
  ...new Set(dropped.map(({ code }) => droppedNotes[code])),
];

export const writtenBy = (name: string): KitchenNote =>
  coded(
    'written.by',
    { name },
    `Written by ${name}, not tested in our kitchen. Check that meat, fish and eggs are cooked through.`,
  );

export const modelSilent = coded(
  'written.modelSilent',
  {},
  'The model did not answer, so this is from our own kitchen.',
);
export const modelSilentForAll = coded(
  'written.modelSilentAll',
  {},
  'The model did not answer, so all dishes are from our own kitchen.',
);

export const leftOutBySearch = (count: number): KitchenNote =>
  count === 1
    ? coded('search.leftOutOne', {}, 'One dish is left out: it does not fit your settings.')
    : coded(
        'search.leftOut',
        { count },
        `${count} dishes are left out: they do not fit your settings.`,
      );
