import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { DraftFound, ToDrafts } from '../../machines/shared/account.ts';
import type { BrowserStorage } from '../api/storage.ts';
import { attempt, ofThisTab, prefix, type Shelf } from './clearDrafts.ts';

/** Where this tab keeps what this person has typed in a form. */
export function draftOf<Values>(
  form: string,
  storage: Pick<BrowserStorage, 'readHolder'>,
  read: (kept: unknown) => Values | null,
  shelf: () => Shelf | undefined = ofThisTab,
) {
  const key = `${prefix}${form}_${storage.readHolder() ?? ''}`;
  return {
    find: (): Values | null => {
      const kept = attempt(() => JSON.parse(shelf()?.getItem(key) ?? 'null') as unknown) ?? null;
      return kept === null ? null : read(kept);
    },
    keep: (values: Values): void => attempt(() => shelf()?.setItem(key, JSON.stringify(values))),
    clear: (): void => attempt(() => shelf()?.removeItem(key)),
  };
}

/**
 * What is typed in a form, kept for this tab and this person: it outlives the session that ends
 * under their hands, and is found again when they are back.
 * @param formOf tells the form of one thing from that of another
 * @param read makes sure that what was kept is what the form holds.
 */
export const createDraftsOf = <Values, Input extends NonReducibleUnknown>(
  formOf: (input: Input) => string,
  storage: Pick<BrowserStorage, 'readHolder'>,
  read: (kept: unknown) => Values | null,
  shelf: () => Shelf | undefined = ofThisTab,
) =>
  fromCallback<ToDrafts<Values>, Input>(({ input, sendBack, receive }) => {
    const draft = draftOf(formOf(input), storage, read, shelf);
    const values = draft.find();
    if (values !== null) sendBack({ type: 'draft.found', values } satisfies DraftFound<Values>);
    receive((event) => {
      if (event.type === 'draft.changed') draft.keep(event.values);
      else draft.clear();
    });
  });

/** The same of a form that there is once. */
export const createDrafts = <Values>(
  form: string,
  storage: Pick<BrowserStorage, 'readHolder'>,
  read: (kept: unknown) => Values | null,
  shelf?: () => Shelf | undefined,
) => createDraftsOf<Values, NonReducibleUnknown>(() => form, storage, read, shelf);

// Where a plan lies that was made and could not be saved; whoever changes what it was planned for takes it away.
export type Holder = Pick<BrowserStorage, 'readHolder'>;
/** Of a plan that was made and could not be saved. */
export const unsavedPlanKey = (storage: Holder): string =>
  `${prefix}plan_${storage.readHolder() ?? ''}`;

/** It is saved, or what it was planned for holds no longer. */
export const forgetUnsaved = (storage: Holder, shelf: () => Shelf | undefined = ofThisTab): void =>
  attempt(() => shelf()?.removeItem(unsavedPlanKey(storage)));
