import { weekdays } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import type { Place, SavedPlan } from '../../../../machines/shared/plans.ts';
import { useState } from 'react';
import { board as words, planner, weekRules } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayLabel } from '../../../texts/format.ts';
import { Board } from '../../../ui/Board.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { cookingText, titleInWeek } from './mealTitle.ts';
import {
  dayOf,
  isEatenOut,
  mealAt,
  mealsOf,
  minutesToCook,
  type LibraryActor,
  type Meal,
} from './selectors.ts';

const keyOf = ({ day, slot }: Place) => `${day} ${slot}`;
const placeOf = (key: string): Place => {
  const [day, slot] = key.split(' ');
  return {
    day: weekdays.find((each) => each === day) ?? 'Monday',
    slot: slots.find((each) => each === slot) ?? 'breakfast',
  };
};

/** All meals of a week: dragged to another place, or sent there from their menu. */
export function WeekBoard({
  actor,
  plan,
}: {
  readonly actor: LibraryActor;
  readonly plan: SavedPlan;
}) {
  const [moving, setMoving] = useState<Meal>();
  const cells = weekdays.map((day) => ({
    name: weekdayLabel(day),
    note: cookingText(minutesToCook(mealsOf(plan, day))),
    cells: slots.map((slot) => {
      const meal = mealAt(dayOf(plan, day), slot);
      const key = keyOf({ day, slot });
      return {
        key,
        name: planner.slots[slot],
        text: meal && titleInWeek(meal),
        empty: isEatenOut(plan, { day, slot }) ? weekRules.out : words.empty,
        note:
          meal && meal.leftoverOf === undefined
            ? fill(planner.minutes, { minutes: meal.minutes })
            : undefined,
        locked: meal?.locked ? planner.locked : undefined,
        hint: meal ? words.moveHint : words.addHint,
      };
    }),
  }));
  const press = (key: string) => {
    const place = placeOf(key);
    const meal = mealAt(dayOf(plan, place.day), place.slot);
    if (meal) setMoving(meal);
    else actor.send({ type: 'edit.begun', edit: { kind: 'add', place } });
  };
  return (
    <>
      <Text size="sm" tone="muted">
        {words.hint}
      </Text>
      <Board
        label={words.label}
        days={cells}
        onPress={press}
        onMove={(from, to) =>
          actor.send({
            type: 'edit.begun',
            edit: { kind: 'move', from: placeOf(from), to: placeOf(to) },
          })
        }
      />
      {moving && <MoveDialog actor={actor} meal={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

function MoveDialog({
  actor,
  meal,
  onClose,
}: {
  readonly actor: LibraryActor;
  readonly meal: Meal;
  readonly onClose: () => void;
}) {
  const [to, setTo] = useState(meal.place);
  const begin = (kind: 'move' | 'copy') => () => {
    onClose();
    actor.send({ type: 'edit.begun', edit: { kind, from: meal.place, to } });
  };
  const isSame = keyOf(to) === keyOf(meal.place);
  return (
    <Dialog
      title={fill(words.moveTitle, { meal: meal.title })}
      closeLabel={planner.close}
      onClose={onClose}
    >
      <SelectField
        label={words.day}
        name="day"
        value={to.day}
        options={weekdays.map((day) => ({ value: day, label: weekdayLabel(day) }))}
        onChange={(day) => setTo({ ...to, day: placeOf(`${day} ${to.slot}`).day })}
      />
      <SelectField
        label={words.slot}
        name="slot"
        value={to.slot}
        options={slots.map((slot) => ({ value: slot, label: planner.slots[slot] }))}
        onChange={(slot) => setTo({ ...to, slot: placeOf(`${to.day} ${slot}`).slot })}
      />
      <Text size="sm" tone="muted">
        {words.moveDetail}
      </Text>
      <Row gap="2">
        <Button disabled={isSame} onClick={begin('move')}>
          {words.move}
        </Button>
        <Button kind="secondary" disabled={isSame} onClick={begin('copy')}>
          {words.copy}
        </Button>
      </Row>
    </Dialog>
  );
}
