import { paragraphOf, noteText, noteTexts } from '../../../texts/notes.ts';
import { memo } from 'react';
import type { NoteValue } from '../../../../domain/notes.ts';
import { slots } from '../../../../domain/slots.ts';
import type { SavedPlan, Weekday, PlanReport } from '../../../../machines/shared/plans.ts';
import { report as words } from '../texts/report.en.ts';
import { fill } from '../../../texts/fill.ts';
import { dateText, sumText, weekdayText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LimitBar } from '../../../ui/LimitBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { FigureBars, MealBars } from './FigureBars.tsx';
import { MemberFolds } from './MemberFolds.tsx';
import { uncountedOn } from './selectors.ts';
import { MinutesGivenUp } from './MinutesGivenUp.tsx';

/** What the week costs, what its days hold, what was assumed, and who has looked at the limits. */
export const WeekReport = memo(function WeekReport({
  plan,
  weekday,
  onPlan,
}: {
  readonly plan: SavedPlan;
  readonly weekday: Weekday;
  /** Plans the week again with another sum of money. */
  readonly onPlan?: ((budget: number) => void) | undefined;
}) {
  const { report } = plan;
  if (!report)
    return plan.basis ? (
      <Text tone="muted" size="sm">
        {words.byHand}
      </Text>
    ) : null;
  const { figures = [], meals = [] } = report.days.find(({ day }) => day === weekday) ?? {};
  const isPartly = uncountedOn(report, weekday).length > 0;
  return (
    <Card as="section" apart aria-labelledby="report">
      <Heading level={2} size="xl" id="report">
        {words.title}
      </Heading>
      {noteTexts(report.warnings ?? []).map((warning) => (
        <Alert key={warning} tone="caution">
          {warning}
        </Alert>
      ))}
      {report.rules && <MinutesGivenUp rules={report.rules} onPlan={onPlan} />}
      {report.days.length > 0 && <Cost cost={report.cost} />}
      <Stack gap="3">
        <Heading level={3} size="lg">
          {fill(words.nutrition, { day: weekdayText(weekday) })}
        </Heading>
        {hintsOf(plan, report, weekday).map((hint) => (
          <Text key={hint} tone="muted" size="sm">
            {hint}
          </Text>
        ))}
        <FigureBars figures={figures} least={isPartly} />
        {meals.length > 0 && <MealBars meals={meals} />}
      </Stack>
      {report.members && (
        <MemberFolds members={report.members} weekday={weekday} isPartly={isPartly} />
      )}
      <Text size="sm" strong>
        {noteText(report.review)}
      </Text>
      <Explanations report={report} />
    </Card>
  );
});

/** What is to be known of the figures of a day. */
function hintsOf(plan: SavedPlan, report: PlanReport, weekday: Weekday): string[] {
  const hasFigures = report.days.some(({ day, figures }) => day === weekday && figures.length > 0);
  if (!hasFigures)
    return [isUncounted(plan, weekday) ? words.amountsMissing : words.nothingCounted];
  return [
    ...(isEstimated(report, weekday) ? [words.amountsEstimated] : []),
    ...(uncountedOn(report, weekday).length > 0 ? [words.someUncounted] : []),
  ];
}

/** Whether meals are planned for the day of which not all foods and amounts are known. */
const isUncounted = ({ mealPlan, report }: SavedPlan, weekday: Weekday): boolean =>
  (report?.notes ?? []).some(
    (note) => typeof note !== 'string' && note.code === 'plan.notCounted',
  ) && mealPlan.some((day) => day.day === weekday && slots.some((slot) => day[slot]));

/** Whether a usual amount is counted in a meal of the day, since none is written. */
const isEstimated = ({ notes }: PlanReport, weekday: Weekday): boolean =>
  notes.some(
    (note) =>
      typeof note !== 'string' &&
      note.code === 'plan.amountsEstimated' &&
      [note.params.meals].flat().some((meal) => isMealOf(meal, weekday)),
  );
const isMealOf = (meal: NoteValue | undefined, weekday: Weekday): boolean =>
  typeof meal === 'object' && 'of' in meal && meal.id.startsWith(`${weekday} `);

/** What stands behind the figures: the same on every day. */
const Explanations = memo(function Explanations({ report }: { readonly report: PlanReport }) {
  return (
    <div>
      <Lines title={words.assumed} lines={noteTexts(report.assumed)} />
      <Lines title={words.notes} lines={noteTexts(report.notes)} />
      <Lines
        title={report.proof ? words.relaxed : words.missedAims}
        lines={noteTexts(report.relaxed)}
      />
      <Lines
        title={report.proof ? words.limits : words.ownLimits}
        lines={report.limits.map(({ text, published, reviewed }) =>
          [noteText(text), published && words.published, reviewed && words.reviewed]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <Lines
        title={words.proof}
        lines={[report.proof ? noteText(report.proof.text) : words.unproven]}
      />
    </div>
  );
});

/** What is paid at the till is held against the budget; a week from before that was known, by what is eaten of it. */
function Cost({ cost }: { readonly cost: PlanReport['cost'] }) {
  const { total, low, high, budget, currency, rate_date: date, note, notes } = cost;
  const paid = cost.till ?? total;
  const about = sumText(paid, currency);
  const said =
    budget === null
      ? fill(words.costAlone, { cost: about })
      : fill(words.costOfBudget, { cost: about, budget: sumText(budget, currency) });
  const range = cost.till === undefined ? words.costFourInFive : words.eatenFourInFive;
  return (
    <Stack gap="2">
      <LimitBar
        name={words.cost}
        value={paid}
        min={null}
        max={budget}
        text={said}
        detail={fill(cost.said ? range : words.costRange, {
          cost: sumText(total, currency),
          low: sumText(low, currency),
          high: sumText(high, currency),
        })}
        tone={budget === null || paid <= budget ? 'met' : 'missed'}
      />
      <Text size="sm" tone="muted">
        {[
          date === null ? '' : fill(words.rates, { date: dateText(date) }),
          notes ? paragraphOf(notes) : note,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Stack>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <Disclosure summary={title}>
        <Text as="div" size="sm">
          <BulletList items={lines} />
        </Text>
      </Disclosure>
    )
  );
}
