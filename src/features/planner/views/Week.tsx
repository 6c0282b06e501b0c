import { Suspense, useCallback, useDeferredValue, type ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { SavedPlan, Weekday } from '../../../../machines/shared/plans.ts';
import { weekdays } from '../../../../domain/calendar.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import { report as reported } from '../texts/report.en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayLabel } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PlannerLayout } from '../../../ui/PlannerLayout.tsx';
import { TabPanel } from '../../../ui/TabPanel.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Text } from '../../../ui/typography.tsx';
import { HealthNotice } from '../../health/views/HealthNotice.tsx';
import { DayMeals } from './DayMeals.tsx';
import { MealSkeletons } from './PlannerSkeleton.tsx';
import { aimsMissed, daysOutside } from './missedLimits.ts';
import { currentOf, mealsOf, openHealthOf, type LibraryActor } from './selectors.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { WeekActs } from './WeekActs.tsx';
import { WeekHead } from './WeekHead.tsx';

const WeekBoard = lazyPart(() =>
  import('./WeekBoard.tsx').then((module) => ({ default: module.WeekBoard })),
);
/** Below the meals, so it may come after them. */
const WeekReport = lazyPart(() =>
  import('./WeekReport.tsx').then((module) => ({ default: module.WeekReport })),
);

interface WeekProps {
  readonly actor: LibraryActor;
  readonly daysView: ComponentType<{ readonly actor: LibraryActor }>;
}

/** The week that is looked at: day by day with its list of days, or as a board that is the list itself. */
export function Week(props: WeekProps) {
  const layout = useSelector(props.actor, (snapshot) => snapshot.context.layout);
  const open = useSelector(props.actor, openHealthOf);
  return (
    <Stack gap="4">
      <WeekHead actor={props.actor} />
      <HealthNotice open={open} />
      {layout === 'day' ? <ByDay {...props} /> : <AsBoard {...props} />}
    </Stack>
  );
}

/** What was open when the week was planned, where nothing is open now. */
function OpenThen({ actor, plan }: { readonly actor: LibraryActor; readonly plan: SavedPlan }) {
  const open = useSelector(actor, openHealthOf);
  return open === undefined && <HealthNotice then open={plan.report ?? undefined} />;
}

function ByDay({ actor, daysView: DaysView }: WeekProps) {
  const plan = useSelector(actor, currentOf);
  const weekday = useSelector(actor, (snapshot) => snapshot.context.weekday);
  // The meals are painted first, what is known of them right after.
  const laterPlan = useDeferredValue(plan);
  const days = weekdays.map((day) => ({
    value: day,
    label: weekdayLabel(day),
    short: weekdayLabel(day, 'short'),
    marked: mealsOf(plan, day).length > 0,
  }));
  const choose = useCallback(
    (day: Weekday) => actor.send({ type: 'day.chosen', weekday: day }),
    [actor],
  );
  const tabs = (
    <Tabs label={words.days} value={weekday} tabs={days} controls="meals" onChoose={choose} />
  );
  return (
    <PlannerLayout
      days={tabs}
      week={laterPlan?.trimmed ? undefined : <ThisWeek plan={laterPlan} />}
    >
      <TabPanel id="meals" labelledBy={`tab-${weekday}`}>
        {!plan ? (
          <Nothing actor={actor} />
        ) : plan.trimmed ? (
          <DaysView actor={actor} />
        ) : (
          <>
            <OpenThen actor={actor} plan={plan} />
            <Missed plan={plan} />
            <DayMeals actor={actor} plan={plan} weekday={weekday} />
            <About actor={actor} plan={plan} />
          </>
        )}
      </TabPanel>
    </PlannerLayout>
  );
}

function AsBoard({ actor, daysView: DaysView }: WeekProps) {
  const plan = useSelector(actor, currentOf);
  if (!plan) return <Nothing actor={actor} />;
  if (plan.trimmed) return <DaysView actor={actor} />;
  return (
    <>
      <OpenThen actor={actor} plan={plan} />
      <Missed plan={plan} />
      <Suspense fallback={<MealSkeletons />}>
        <WeekBoard actor={actor} plan={plan} />
      </Suspense>
      <About actor={actor} plan={plan} />
    </>
  );
}

/** A week that we plan keeps every limit; one that was changed by hand may not, on a day that is not looked at. An aim may be missed in any week. */
function Missed({ plan }: { readonly plan: SavedPlan }) {
  const [days, aims] = [daysOutside(plan), aimsMissed(plan)];
  return (
    <>
      {days.length > 0 && (
        <Alert tone="caution">{fill(reported.daysOutside, { days: days.join(', ') })}</Alert>
      )}
      {aims !== undefined && (
        <Text tone="muted" size="sm">
          {fill(reported.aimsMissed, { aims })}
        </Text>
      )}
    </>
  );
}

/** What can be done with the week, and what is known of it. */
function About({ actor, plan }: { readonly actor: LibraryActor; readonly plan: SavedPlan }) {
  const weekday = useSelector(actor, (snapshot) => snapshot.context.weekday);
  const laterPlan = useDeferredValue(plan);
  const laterDay = useDeferredValue(weekday);
  const planWith = useCallback(
    (budget: number) => actor.send({ type: 'edit.begun', edit: { kind: 'regenerate', budget } }),
    [actor],
  );
  return (
    <>
      <WeekActs actor={actor} plan={plan} />
      <Suspense>
        <WeekReport plan={laterPlan} weekday={laterDay} onPlan={planWith} />
      </Suspense>
    </>
  );
}

function Nothing({ actor }: { readonly actor: LibraryActor }) {
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ table: 'startingEmpty' }));
  const acts = (
    <Row justify="center">
      <Button onClick={() => actor.send({ type: 'creation.opened' })}>{words.create}</Button>
      <Button kind="secondary" onClick={() => actor.send({ type: 'savedPlans.opened' })}>
        {words.viewSaved}
      </Button>
      <Button
        kind="quiet"
        busy={isSaving}
        busyLabel={words.startingEmpty}
        onClick={() => actor.send({ type: 'emptyPlan.started' })}
      >
        {words.startEmpty}
      </Button>
    </Row>
  );
  return (
    <Card>
      <EmptyState title={words.none} description={words.noneDetail} action={acts} />
    </Card>
  );
}
