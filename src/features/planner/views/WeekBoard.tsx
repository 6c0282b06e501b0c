import { useMemo, useState } from 'react';
import { mondayOf } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { weekText } from '../../../texts/format.ts';
import { Board } from '../../../ui/Board.tsx';
import { Text } from '../../../ui/typography.tsx';
import { board as words } from '../texts/board.en.ts';
import { planner } from '../texts/en.ts';
import { boardDays, placeOf } from './boardDays.ts';
import { BoardMenu } from './BoardMenu.tsx';
import { MealPicture } from './MealPicture.tsx';
import { dayOf, mealAt, type LibraryActor } from './selectors.ts';

/** All meals of a week: opened by a press, dragged to another place, or changed from their menu. */
export function WeekBoard({
  actor,
  plan,
}: {
  readonly actor: LibraryActor;
  readonly plan: SavedPlan;
}) {
  const [changed, setChanged] = useState<string>();
  const weekday = useSelector(actor, (snapshot) => snapshot.context.weekday);
  const days = useMemo(
    () =>
      boardDays(plan).map((day) => ({
        ...day,
        chosen: day.day === weekday,
        cells: day.cells.map((cell) => ({
          ...cell,
          meal: cell.meal && { ...cell.meal, picture: <MealPicture dish={cell.meal.dish} /> },
        })),
      })),
    [plan, weekday],
  );
  const isThisWeek = useSelector(
    actor,
    ({ context: { today } }) => today !== '' && mondayOf(today) === mondayOf(plan.startDate),
  );
  const place = changed === undefined ? undefined : placeOf(changed);
  const meal = place && mealAt(dayOf(plan, place.day), place.slot);
  return (
    <>
      <Board
        label={words.label}
        lines={[
          isThisWeek ? planner.thisWeek : weekText(plan.startDate, plan.endDate),
          ...slots.map((slot) => planner.slots[slot]),
          words.sums,
        ]}
        days={days}
        onDay={(day) => actor.send({ type: 'day.chosen', weekday: day })}
        onOpen={(key) => actor.send({ type: 'meal.opened', place: placeOf(key) })}
        onMenu={setChanged}
        onAdd={(key) =>
          actor.send({ type: 'edit.begun', edit: { kind: 'add', place: placeOf(key) } })
        }
        onMove={(from, to) =>
          actor.send({
            type: 'edit.begun',
            edit: { kind: 'move', from: placeOf(from), to: placeOf(to) },
          })
        }
      />
      <Text size="sm" tone="muted">
        {words.hint}
      </Text>
      {meal && <BoardMenu actor={actor} meal={meal} onClose={() => setChanged(undefined)} />}
    </>
  );
}
