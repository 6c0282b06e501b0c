import { useState } from 'react';
import { weekdays } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import type { Place } from '../../../../machines/shared/plans.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayLabel, weekdayText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import {
  BinIcon,
  CopyIcon,
  LockIcon,
  OutIcon,
  PencilIcon,
  SwapIcon,
  UnlockIcon,
} from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { board as words } from '../texts/board.en.ts';
import { planner } from '../texts/en.ts';
import { keyOf, placeOf } from './boardDays.ts';
import {
  cookingOf,
  currentOf,
  dayOf,
  type LibraryActor,
  type LibrarySnapshot,
  type Meal,
  mealAt,
} from './selectors.ts';

interface MenuProps {
  readonly actor: LibraryActor;
  readonly meal: Meal;
  readonly onClose: () => void;
}

/** What becomes of the meals that are eaten from what is left of one. */
function alsoEatenText(snapshot: LibrarySnapshot, place: Place): string | undefined {
  const plan = currentOf(snapshot);
  const meals = plan ? cookingOf(plan, place).alsoFor : [];
  return meals.length === 0 ? undefined : fill(words.alsoEaten, { meals: meals.join(', ') });
}

/** What can be done with a meal of the board, each by its name; moving it by keys is among it. */
export function BoardMenu({ actor, meal, onClose }: MenuProps) {
  const [isMoving, setIsMoving] = useState(false);
  const { place, title, titleLang, known, locked } = meal;
  const later = useSelector(actor, (snapshot) => alsoEatenText(snapshot, place));
  const begin = (kind: 'swap' | 'lock' | 'around' | 'rewrite' | 'out' | 'remove') => () => {
    onClose();
    actor.send({ type: 'edit.begun', edit: { kind, place } });
  };
  const cook = () => {
    onClose();
    actor.send({ type: 'meal.opened', place });
  };
  if (isMoving) return <MoveDialog actor={actor} meal={meal} onClose={onClose} />;
  return (
    <Dialog
      title={fill(words.menuTitle, {
        slot: planner.slots[place.slot],
        day: weekdayText(place.day),
      })}
      closeLabel={planner.close}
      onClose={onClose}
    >
      <Text strong lang={titleLang}>
        {title}
      </Text>
      {later !== undefined && (
        <Text size="sm" tone="muted">
          {later}
        </Text>
      )}
      <Stack gap="2">
        <Button kind="secondary" onClick={cook}>
          {words.cook}
        </Button>
        {known && (
          <Button kind="secondary" onClick={begin('swap')}>
            <SwapIcon size={18} />
            {planner.swap}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setIsMoving(true)}>
          <CopyIcon size={18} />
          {planner.move}
        </Button>
        {(known || locked) && (
          <Button kind="secondary" onClick={begin('lock')}>
            {locked ? <UnlockIcon size={18} /> : <LockIcon size={18} />}
            {locked ? planner.unlock : planner.lock}
          </Button>
        )}
        <Button kind="secondary" onClick={begin('around')}>
          <SwapIcon size={18} />
          {planner.around}
        </Button>
        <Button kind="secondary" onClick={begin('rewrite')}>
          <PencilIcon size={18} />
          {planner.edit}
        </Button>
        <Button kind="secondary" onClick={begin('out')}>
          <OutIcon size={18} />
          {planner.eatOut}
        </Button>
        <Button kind="secondary" onClick={begin('remove')}>
          <BinIcon size={18} />
          {planner.remove}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** What happens to a meal that stands where this one goes. */
function takenText(snapshot: LibrarySnapshot, { day, slot }: Place): string {
  const there = mealAt(dayOf(currentOf(snapshot), day), slot);
  return there ? fill(words.moveDetail, { meal: there.title }) : words.moveFree;
}

function MoveDialog({ actor, meal, onClose }: MenuProps) {
  const [to, setTo] = useState(meal.place);
  const later = useSelector(actor, (snapshot) => alsoEatenText(snapshot, meal.place));
  const taken = useSelector(actor, (snapshot) => takenText(snapshot, to));
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
        {[isSame ? words.moveElsewhere : taken, later].filter(Boolean).join(' ')}
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
