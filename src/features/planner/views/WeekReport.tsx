import { memo } from 'react';
import type { SavedPlan, Weekday, PlanReport } from '../../../../machines/shared/plans.ts';
import { noLimit } from '../../../../domain/weekRules.ts';
import { report as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { dateText, figureText, sumText, weekdayText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LimitBar } from '../../../ui/LimitBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

type Figure = PlanReport['week'][number];
const amount = (value: number, { unit }: Figure) =>
  `${figureText(value, Math.abs(value) < 10 ? 1 : 0)} ${unit}`.trimEnd();
const limitOf = (figure: Figure): string => {
  const { min, max } = figure;
  if (min !== null && max !== null)
    return fill(words.between, { min: amount(min, figure), max: amount(max, figure) });
  if (max !== null) return fill(words.ofMost, { limit: amount(max, figure) });
  return min === null ? words.noLimit : fill(words.ofLeast, { limit: amount(min, figure) });
};
const higher = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
/** Two limits of a nutrient that are kept, or missed, alike are one: what lies within both. */
function joined(figures: readonly Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const figure of figures) {
    const place = all.findIndex(
      ({ nutrient, met, priority }) =>
        nutrient === figure.nutrient && met === figure.met && (met || priority === figure.priority),
    );
    const other = all[place];
    const [min, max] = other
      ? [higher(other.min, figure.min), lower(other.max, figure.max)]
      : [figure.min, figure.max];
    if (other && (min ?? -Infinity) <= (max ?? Infinity)) all[place] = { ...other, min, max };
    else all.push(figure);
  }
  return all;
}
/** Of two limits of a nutrient, the one within the other says it all. */
const isWithin = (one: Figure, other: Figure) =>
  one.nutrient === other.nutrient &&
  (other.min ?? -Infinity) <= (one.min ?? -Infinity) &&
  (one.max ?? Infinity) <= (other.max ?? Infinity);
const strictest = (figures: readonly Figure[]) =>
  figures.filter((each, n) =>
    figures.every(
      (other, m) => m === n || !isWithin(other, each) || (isWithin(each, other) && n < m),
    ),
  );
const toneOf = ({ met, priority }: Figure) =>
  met ? 'met' : priority === 'hard' ? 'missed' : 'aimed';
/** A target that is missed by at most a tenth is missed slightly. */
function outcomeOf(figure: Figure): string {
  const tone = toneOf(figure);
  if (tone !== 'aimed') return words[tone];
  const { value, min, max } = figure;
  if (max !== null && value > max) return value <= max * 1.1 ? words.slightlyOver : words.over;
  return min !== null && value >= min * 0.9 ? words.slightlyUnder : words.under;
}

/** Why a week takes longer than was asked for; a day without a limit is not named. */
function givenUpText({
  params: { weekday_minutes: weekday, weekend_minutes: weekend },
}: NonNullable<PlanReport['rules']>): string {
  const sentence =
    weekend >= noLimit
      ? words.weekdayGivenUp
      : weekday >= noLimit
        ? words.weekendGivenUp
        : words.minutesGivenUp;
  return fill(sentence, { weekday, weekend });
}

/** What the week costs, what its days hold, what was assumed, and who has looked at the limits. */
export const WeekReport = memo(function WeekReport({
  plan,
  weekday,
}: {
  readonly plan: SavedPlan;
  readonly weekday: Weekday;
}) {
  const { report } = plan;
  if (!report)
    return plan.basis ? (
      <Text tone="muted" size="sm">
        {words.byHand}
      </Text>
    ) : null;
  const figures = joined(strictest(report.days.find(({ day }) => day === weekday)?.figures ?? []));
  return (
    <Card as="section" apart aria-labelledby="report">
      <Heading level={2} size="xl" id="report">
        {words.title}
      </Heading>
      {report.warnings?.map((warning) => (
        <Alert key={warning} tone="caution">
          {warning}
        </Alert>
      ))}
      {report.rules && <Alert tone="caution">{givenUpText(report.rules)}</Alert>}
      {report.days.length > 0 && <Cost cost={report.cost} />}
      <Stack gap="3">
        <Heading level={3} size="lg">
          {fill(words.nutrition, { day: weekdayText(weekday) })}
        </Heading>
        {figures.length === 0 && (
          <Text tone="muted" size="sm">
            {words.nothingCounted}
          </Text>
        )}
        <Grid columns="pair">
          {figures.map((figure) => (
            <LimitBar
              key={`${figure.nutrient} ${figure.min} ${figure.max}`}
              name={figure.name}
              value={figure.value}
              min={figure.min}
              max={figure.max}
              text={amount(figure.value, figure)}
              detail={`${limitOf(figure)}, ${outcomeOf(figure)}`}
              tone={toneOf(figure)}
            />
          ))}
        </Grid>
      </Stack>
      <Text size="sm" strong>
        {report.review}
      </Text>
      <Explanations report={report} />
    </Card>
  );
});

/** What stands behind the figures: the same on every day. */
const Explanations = memo(function Explanations({ report }: { readonly report: PlanReport }) {
  return (
    <div>
      <Lines title={words.assumed} lines={report.assumed} />
      <Lines title={words.notes} lines={report.notes} />
      <Lines title={report.proof ? words.relaxed : words.missedAims} lines={report.relaxed} />
      <Lines
        title={report.proof ? words.limits : words.ownLimits}
        lines={report.limits.map(({ text, published, reviewed }) =>
          [text, published && words.published, reviewed && words.reviewed]
            .filter(Boolean)
            .join(', '),
        )}
      />
      <Lines title={words.proof} lines={[report.proof?.text ?? words.unproven]} />
    </div>
  );
});

function Cost({ cost }: { readonly cost: PlanReport['cost'] }) {
  const { total, low, high, budget, currency, rate_date: date, note } = cost;
  const about = sumText(total, currency);
  const said =
    budget === null
      ? fill(words.costAlone, { cost: about })
      : fill(words.costOfBudget, { cost: about, budget: sumText(budget, currency) });
  return (
    <Stack gap="2">
      <LimitBar
        name={words.cost}
        value={total}
        min={null}
        max={budget}
        text={said}
        detail={fill(cost.said ? words.costFourInFive : words.costRange, {
          low: sumText(low, currency),
          high: sumText(high, currency),
        })}
        tone={budget === null || total <= budget ? 'met' : 'missed'}
      />
      <Text size="sm" tone="muted">
        {[date === null ? '' : fill(words.rates, { date: dateText(date) }), note]
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
