import type { SnapshotFrom } from 'xstate';
import type { Weekday } from '../../../../domain/calendar.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Text } from '../../../ui/typography.tsx';
import { FitNotes, isRefused } from '../../recipe/views/FitNotes.tsx';
import { board } from '../texts/board.en.ts';
import { tutorial as words } from '../texts/en.ts';
import { mealMarks } from '../texts/marks.en.ts';
import { LeftoverNote } from './LeftoverNote.tsx';
import { dayOf, isUnfit, mealAt } from './selectors.ts';
import type { TutorialActor } from './TutorialPanel.tsx';

/** The day on which it was cooked, where it is left over and its recipe can be had. */
export function leftFrom(snapshot: SnapshotFrom<TutorialActor>): Weekday | undefined {
  const { plan, place } = snapshot.context;
  const isUnread =
    snapshot.matches({ recipe: 'recipeDeleted' }) ||
    snapshot.matches({ recipe: 'instructionsFailed' });
  return isUnread ? undefined : mealAt(dayOf(plan, place.day), place.slot)?.leftoverOf;
}

/** Whom it is not for; how it is warmed, where it is left over; why it is there, where it is for all. */
export function TutorialFit({ actor }: { readonly actor: TutorialActor }) {
  const { plan, place, instructions } = useSelector(actor, (snapshot) => snapshot.context);
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ recipe: 'instructionsFailed' }),
  );
  const from = useSelector(actor, leftFrom);
  const details = instructions?.recipe;
  const isMarked = isUnfit(plan, place) || (details !== undefined && isRefused(details));
  const reasons = mealAt(dayOf(plan, place.day), place.slot)?.reasons ?? [];
  return (
    <>
      {isMarked && (
        <Text>
          <Chip tone="paprika">{mealMarks.unfit}</Chip> {!hasFailed && board.unfitMeal}
        </Text>
      )}
      {details && <FitNotes details={details} />}
      {from && <LeftoverNote from={from} written={instructions} />}
      {reasons.length > 0 && !isMarked && (
        <Alert tone="good" quiet title={words.why}>
          <BulletList items={reasons} />
        </Alert>
      )}
    </>
  );
}
