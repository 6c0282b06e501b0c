import { lazy, memo, Suspense, useCallback, useDeferredValue, type ComponentType } from 'react';
import type { Weekday } from '../../../../machines/shared/plans.ts';
import { weekdays } from '../../../../domain/calendar.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayLabel, weekText } from '../../../texts/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PlannerLayout } from '../../../ui/PlannerLayout.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { TabPanel } from '../../../ui/TabPanel.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { HealthNotice } from '../../health/views/HealthNotice.tsx';
import { DayMeals } from './DayMeals.tsx';
import { currentOf, mealsOf, type LibraryActor } from './selectors.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { WeekActs } from './WeekActs.tsx';
import { WeekReport } from './WeekReport.tsx';

const WeekBoard = lazy(() =>
  import('./WeekBoard.tsx').then((module) => ({ default: module.WeekBoard })),
);
const layouts = () =>
  [
    { value: 'day', label: words.dayView },
    { value: 'week', label: words.weekView },
  ] as const;

/** The week that is looked at: its days beside it, its meals, what is known of it. */
export function Week({
  actor,
  daysView: DaysView,
}: {
  readonly actor: LibraryActor;
  readonly daysView: ComponentType<{ readonly actor: LibraryActor }>;
}) {
  const plan = useSelector(actor, currentOf);
  const weekday = useSelector(actor, (snapshot) => snapshot.context.weekday);
  const layout = useSelector(actor, (snapshot) => snapshot.context.layout);
  // The meals are painted first, what is known of them right after.
  const laterPlan = useDeferredValue(plan);
  const laterDay = useDeferredValue(weekday);
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
      <Head actor={actor} />
      <TabPanel id="meals" labelledBy={`tab-${weekday}`}>
        {!plan ? (
          <Nothing actor={actor} />
        ) : plan.trimmed ? (
          <DaysView actor={actor} />
        ) : (
          <>
            <HealthNotice then open={plan.report ?? undefined} />
            <Layout actor={actor} />
            {layout === 'day' ? (
              <DayMeals actor={actor} plan={plan} weekday={weekday} />
            ) : (
              <Suspense fallback={null}>
                <WeekBoard actor={actor} plan={plan} />
              </Suspense>
            )}
            <WeekActs actor={actor} plan={plan} />
            <WeekReport plan={laterPlan ?? plan} weekday={laterDay} />
          </>
        )}
      </TabPanel>
    </PlannerLayout>
  );
}

const Layout = memo(function Layout({ actor }: { readonly actor: LibraryActor }) {
  const layout = useSelector(actor, (snapshot) => snapshot.context.layout);
  return (
    <Segments
      label={words.layout}
      value={layout}
      options={layouts()}
      onChoose={(each) => actor.send({ type: 'layout.chosen', layout: each })}
    />
  );
});

const Head = memo(function Head({ actor }: { readonly actor: LibraryActor }) {
  const week = useSelector(actor, (snapshot) => snapshot.context.week);
  const plan = useSelector(actor, currentOf);
  const isHealthAware = useSelector(actor, (snapshot) =>
    Boolean(snapshot.context.household?.sickness),
  );
  const canGoBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'previousPlan.chosen' }));
  const canGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'nextPlan.chosen' }));
  return (
    <Row justify="space-between" align="start" unbroken>
      <Row gap="3">
        <Heading level={2}>
          {fill(words.recipesFor, {
            week: plan ? weekText(plan.startDate, plan.endDate) : weekText(week),
          })}
        </Heading>
        {isHealthAware && <Chip tone="herb">{words.healthAware}</Chip>}
      </Row>
      <Row gap="1" unbroken rigid>
        <IconButton
          titled
          label={words.previous}
          disabled={!canGoBack}
          onClick={() => actor.send({ type: 'previousPlan.chosen' })}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          titled
          label={words.next}
          disabled={!canGoOn}
          onClick={() => actor.send({ type: 'nextPlan.chosen' })}
        >
          <ChevronRightIcon />
        </IconButton>
      </Row>
    </Row>
  );
});

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
