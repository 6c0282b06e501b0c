import { memo } from 'react';
import { weekdays } from '../../../../domain/calendar.ts';
import type { PlanReport, SavedPlan } from '../../../../machines/shared/plans.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { counted, sumText, weekText } from '../../../texts/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { BasketIcon } from '../../../ui/icons/places.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { WeekBar } from '../../../ui/PlannerHead.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { planner as words } from '../texts/en.ts';
import { report as reported } from '../texts/report.en.ts';
import { currentOf, isAwayFromThisWeek, mealsOf, type LibraryActor } from './selectors.ts';

const layouts = () =>
  [
    { value: 'day', label: words.dayView },
    { value: 'week', label: words.weekView },
  ] as const;

/** Which week it is, what it comes to, and its shopping list at hand. */
export const WeekHead = memo(function WeekHead({ actor }: { readonly actor: LibraryActor }) {
  const plan = useSelector(actor, currentOf);
  const layout = useSelector(actor, (snapshot) => snapshot.context.layout);
  const isHealthAware = useSelector(actor, (snapshot) =>
    Boolean(snapshot.context.household?.sickness),
  );
  const isElsewhere = useSelector(actor, isAwayFromThisWeek);
  const today = useSelector(actor, (snapshot) => snapshot.context.today);
  const whole = plan && !plan.trimmed ? plan : undefined;
  return (
    <WeekBar
      name={<Name actor={actor} plan={plan} />}
      views={
        whole && (
          <Segments
            label={words.layout}
            value={layout}
            options={layouts()}
            onChoose={(each) => actor.send({ type: 'layout.chosen', layout: each })}
          />
        )
      }
      sums={
        (whole || isHealthAware || isElsewhere) && (
          <>
            {isElsewhere && (
              <Button
                kind="quiet"
                small
                onClick={() => actor.send({ type: 'week.asked', date: today })}
              >
                {words.toThisWeek}
              </Button>
            )}
            {whole && <Text tone="muted">{summaryOf(whole)}</Text>}
            {isHealthAware && <Chip tone="herb">{words.healthAware}</Chip>}
          </>
        )
      }
      act={
        whole && (
          <Button onClick={() => actor.send({ type: 'shopping.opened' })}>
            <BasketIcon size={18} />
            {words.shoppingList}
          </Button>
        )
      }
    />
  );
});

function Name({
  actor,
  plan,
}: {
  readonly actor: LibraryActor;
  readonly plan: SavedPlan | undefined;
}) {
  const week = useSelector(actor, (snapshot) => snapshot.context.week);
  const canGoBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'previousPlan.chosen' }));
  const canGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'nextPlan.chosen' }));
  return (
    <Row gap="1" unbroken>
      <IconButton
        titled
        label={words.previous}
        disabled={!canGoBack}
        onClick={() => actor.send({ type: 'previousPlan.chosen' })}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Heading level={2} size="xl">
        {fill(words.recipesFor, {
          week: plan ? weekText(plan.startDate, plan.endDate) : weekText(week),
        })}
      </Heading>
      <IconButton
        titled
        label={words.next}
        disabled={!canGoOn}
        onClick={() => actor.send({ type: 'nextPlan.chosen' })}
      >
        <ChevronRightIcon />
      </IconButton>
    </Row>
  );
}

/** What is paid at the till, against the budget where there is one. */
function costText({ total, till: paid = total, budget, currency }: PlanReport['cost']): string {
  const cost = sumText(paid, currency);
  if (budget === null) return fill(reported.costAlone, { cost });
  const sums = { cost, budget: sumText(budget, currency) };
  return paid > budget
    ? fill(reported.costOverBudget, { ...sums, more: sumText(paid - budget, currency) })
    : fill(reported.costOfBudget, sums);
}

/** What it costs, and how many dishes it has. */
function summaryOf(plan: SavedPlan): string {
  const { report } = plan;
  const dishes = new Set(weekdays.flatMap((day) => mealsOf(plan, day).map(({ dish }) => dish)));
  const cost = report && report.days.length > 0 ? [costText(report.cost)] : [];
  return [...cost, counted(dishes.size, { one: words.oneDish, many: words.dishes })].join(' · ');
}
