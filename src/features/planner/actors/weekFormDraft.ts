import { type AnyActorRef, fromCallback, type SnapshotFrom } from 'xstate';
import { weekdays } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import { cookings, mostPeople, noLimit, varieties } from '../../../../domain/weekRules.ts';
import type { planGenerationMachine } from '../../../../machines/planner/planGeneration.machine.ts';
import type { DraftFound } from '../../../../machines/shared/account.ts';
import type { WeekFormDraft } from '../../../../machines/shared/plans.ts';
import type { Shelf } from '../../../actors/clearDrafts.ts';
import type { Connections } from '../../../actors/connections.ts';
import { draftOf } from '../../../actors/drafts.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;
const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value > 0 && value <= most;
const isOneOf = (all: readonly unknown[], value: unknown): boolean => all.includes(value);

const isPlace = (value: unknown): boolean => {
  const place = fieldsOf(value);
  return place !== null && isOneOf(weekdays, place['day']) && isOneOf(slots, place['slot']);
};
function areRules(value: unknown): boolean {
  const rules = fieldsOf(value);
  return (
    rules !== null &&
    isWithin(rules['people'], mostPeople) &&
    isWithin(rules['weekdayMinutes'], noLimit) &&
    isWithin(rules['weekendMinutes'], noLimit) &&
    isOneOf(cookings, rules['cooking']) &&
    isOneOf(varieties, rules['variety']) &&
    Array.isArray(rules['out']) &&
    rules['out'].every(isPlace)
  );
}

/** A form that this tab has kept as it was filled in; null where it is not one. */
export function weekFormDraftIn(value: unknown): WeekFormDraft | null {
  const draft = fieldsOf(value);
  const isDraft =
    draft !== null &&
    ['openedFor', 'week', 'location', 'budget', 'list'].every(
      (name) => typeof draft[name] === 'string',
    ) &&
    typeof draft['auto'] === 'boolean' &&
    isOneOf(['image', 'list'], draft['method']) &&
    (draft['household'] === undefined || isWithin(draft['household'], mostPeople)) &&
    areRules(draft['rules']);
  return isDraft ? (value as WeekFormDraft) : null;
}

type Snapshot = SnapshotFrom<typeof planGenerationMachine>;
type Context = Snapshot['context'];
const valuesOf = ({
  form: { image: _, ...fields },
  occasion,
  household,
}: Context): WeekFormDraft => ({
  ...fields,
  openedFor: occasion.week,
  household: household?.people,
});
const isOpen = (snapshot: Snapshot): boolean =>
  !snapshot.matches('readingHousehold') && !snapshot.matches('householdUnknown');

/**
 * Keeps the form of a week for this tab and this person, but for its photo: a reload, or a look elsewhere, loses none of it.
 * It watches the chart that has started it, and keeps what the person has changed there; what nobody has touched is made up
 * new each time.
 */
export const createWeekFormDraft = (
  { storage }: Pick<Connections, 'storage'>,
  shelf?: () => Shelf | undefined,
) =>
  fromCallback<{ type: 'draft.cleared' }>(({ sendBack, receive, self }) => {
    const form = self._parent as AnyActorRef;
    const draft = draftOf('week', storage, weekFormDraftIn, shelf);
    const values = draft.find();
    if (values) sendBack({ type: 'draft.found', values } satisfies DraftFound<WeekFormDraft>);
    let was = form.getSnapshot() as Snapshot;
    const watching = form.subscribe({
      next: (is: Snapshot) => {
        if (isOpen(was) && was.context.form !== is.context.form) draft.keep(valuesOf(is.context));
        was = is;
      },
      error: () => undefined,
    });
    receive(draft.clear);
    return () => watching.unsubscribe();
  });
