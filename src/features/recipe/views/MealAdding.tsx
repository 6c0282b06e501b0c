import type { ActorRefFrom } from 'xstate';
import { addDays, weekdays } from '../../../../domain/calendar.ts';
import { titleWithoutNote } from '../../../../domain/mealTitle.ts';
import { mealIn } from '../../../../domain/planChanges.ts';
import { slots } from '../../../../domain/slots.ts';
import type { mealAddingMachine } from '../../../../machines/recipe/mealAdding.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { planner } from '../../planner/texts/en.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText, weekText } from '../../../texts/format.ts';
import { noteText, paragraphOf } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/typography.tsx';
import { actions as words } from '../texts/en.ts';
import { calledOf, servingsText } from './selectors.ts';

export type MealAddingActor = ActorRefFrom<typeof mealAddingMachine>;
export interface MealAddingProps {
  readonly actor: MealAddingActor;
  readonly title: string;
}

/** A week, a day and a meal for the dish. */
export function MealAdding({ actor, title }: MealAddingProps) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('weeksFailed'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const isChoosing = useSelector(actor, (snapshot) =>
    (['choosing', 'savingMeal', 'planningRest'] as const).some((state) => snapshot.matches(state)),
  );
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  return (
    <Dialog
      title={fill(words.planning, { dish: calledOf(title) })}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'adding.abandoned' })}
    >
      {isLoading && (
        <Stack gap="4">
          <Spinner label={words.loading} />
          <Skeleton count={3} />
        </Stack>
      )}
      {hasFailed && (
        <Stack gap="3" align="start">
          <Alert>{words.failed}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'weeks.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {isRefused && <Alert>{message ?? words.refused}</Alert>}
      {isChoosing && <Choice actor={actor} />}
    </Dialog>
  );
}

/** A field's value is a text; what is none of its options is no choice. */
function choose<T extends string>(
  all: readonly T[],
  value: string,
  tell: (chosen: T) => void,
): void {
  const chosen = all.find((each) => each === value);
  if (chosen !== undefined) tell(chosen);
}

/** Who at the table must not eat it: said before it stands in their week. */
function NotFor({ actor }: { readonly actor: MealAddingActor }) {
  const notFor = useSelector(actor, (snapshot) => snapshot.context.notFor);
  return notFor.map(({ name, reasons }, n) => (
    <Text key={n} size="sm">
      <Chip tone="paprika">{fill(kitchen.refuseFor, { name })}</Chip> {paragraphOf(reasons)}
    </Text>
  ));
}

function Choice({ actor }: { readonly actor: MealAddingActor }) {
  const { weeks, start, place, today, servings, isRenewed } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('savingMeal'));
  const isPlanning = useSelector(actor, (snapshot) => snapshot.matches('planningRest'));
  const isBusy = isSaving || isPlanning;
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.matches({ choosing: 'restRefused' }) ? snapshot.context.refusal : null,
  );
  const hasRestFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ choosing: 'restFailed' }),
  );
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'mealUnsaved' }));
  const plan = weeks.find((week) => week.start === start)?.plan;
  const there = plan && mealIn(plan.mealPlan, place);
  const note = !plan
    ? words.noWeek
    : !there || there.text.trim() === ''
      ? words.free
      : fill(words.taken, {
          meal: dishTitle(there.meal?.recipe_id, titleWithoutNote(there.text)).text,
        });
  return (
    <Form aria-label={words.add} onSubmit={() => isBusy || actor.send({ type: 'meal.submitted' })}>
      {isRenewed && <Alert tone="caution">{words.changed}</Alert>}
      {isUnsaved && <Alert>{words.unsaved}</Alert>}
      {refusal !== null && <Alert title={words.restRefused}>{noteText(refusal)}</Alert>}
      {hasRestFailed && <Alert>{words.restFailed}</Alert>}
      <NotFor actor={actor} />
      <SelectField
        label={words.week}
        name="week"
        value={start}
        options={weeks.map((week, n) => ({
          value: week.start,
          label: fill(n === 0 ? words.thisWeek : words.nextWeek, {
            dates: weekText(week.start, week.end),
          }),
        }))}
        onChange={(value) => actor.send({ type: 'week.chosen', start: value })}
      />
      <SelectField
        label={words.day}
        name="day"
        value={place.day}
        options={weekdays
          .filter((_, n) => addDays(start, n) >= today)
          .map((day) => ({ value: day, label: weekdayText(day) }))}
        onChange={(value) =>
          choose(weekdays, value, (day) => actor.send({ type: 'day.chosen', day }))
        }
      />
      <SelectField
        label={words.meal}
        name="meal"
        value={place.slot}
        options={slots.map((slot) => ({ value: slot, label: planner.slots[slot] }))}
        onChange={(value) =>
          choose(slots, value, (slot) => actor.send({ type: 'slot.chosen', slot }))
        }
      />
      <Text role="status" tone="muted">
        {note}
      </Text>
      <Text size="sm" tone="muted">
        {fill(words.for, {
          servings: servingsText(servings),
        })}
      </Text>
      <Stack gap="2">
        <Button
          type="submit"
          wide
          large
          disabled={isPlanning}
          busy={isSaving}
          busyLabel={words.adding}
        >
          {words.add}
        </Button>
        <Button
          kind="secondary"
          wide
          disabled={isSaving}
          busy={isPlanning}
          busyLabel={words.planningRest}
          onClick={() => actor.send({ type: 'rest.requested' })}
        >
          {words.rest}
        </Button>
        <Text size="sm" tone="muted">
          {words.restDetail}
        </Text>
      </Stack>
    </Form>
  );
}
