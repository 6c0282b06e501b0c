import type { ActorRefFrom } from 'xstate';
import type { weekDaysMachine } from '../../../../machines/planner/weekDays.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { MealSkeletons } from './PlannerSkeleton.tsx';
import type { LibraryActor } from './selectors.ts';

/** The place of a week of which only the head has come. */
export function WeekOnItsWay({ actor }: { readonly actor: LibraryActor }) {
  const days = useSelector(actor, (snapshot) => snapshot.children.weekDays);
  return days ? <WeekDays actor={days} /> : null;
}

export function WeekDays({ actor }: { readonly actor: ActorRefFrom<typeof weekDaysMachine> }) {
  const isMissing = useSelector(actor, (snapshot) => snapshot.can({ type: 'days.retried' }));
  return isMissing ? (
    <Stack gap="3" align="start">
      <Alert>{words.weekMissing}</Alert>
      <Button kind="secondary" onClick={() => actor.send({ type: 'days.retried' })}>
        {words.retry}
      </Button>
    </Stack>
  ) : (
    <>
      <Spinner label={words.loadingWeek} />
      <MealSkeletons />
    </>
  );
}
