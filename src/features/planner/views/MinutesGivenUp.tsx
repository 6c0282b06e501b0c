import { timeText } from '../../../../domain/timeText.ts';
import type { PlanReport } from '../../../../machines/shared/plans.ts';
import { noLimit } from '../../../../domain/weekRules.ts';
import { minutesGivenUp as words } from '../texts/minutes.en.ts';
import { fill } from '../../../texts/fill.ts';
import { sumText, weekdayText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';

type Rules = NonNullable<PlanReport['rules']>;

/** Why a week takes longer than was asked for; a day without a limit is not named. */
function sentenceOf({ weekday_minutes: weekday, weekend_minutes: weekend }: Rules['params']) {
  const sentence =
    weekend >= noLimit
      ? words.weekdayGivenUp
      : weekday >= noLimit
        ? words.weekendGivenUp
        : words.bothGivenUp;
  return fill(sentence, { weekday, weekend });
}

/** A week that takes longer than was asked for: by how much, what keeping the minutes costs, and one tap for that. */
export function MinutesGivenUp({
  rules: { params, longest, within },
  onPlan,
}: {
  readonly rules: Rules;
  readonly onPlan?: ((budget: number) => void) | undefined;
}) {
  const sum = (of: number) => sumText(of, within?.currency ?? '');
  const sentences = [
    sentenceOf(params),
    longest &&
      fill(words.longestDay, { day: weekdayText(longest.day), time: timeText(longest.minutes) }),
    within && fill(words.withinCosts, { budget: sum(within.budget), more: sum(within.more) }),
  ];
  return (
    <Alert tone="caution">
      <Stack gap="3" align="start">
        <div>{sentences.filter(Boolean).join(' ')}</div>
        {within && onPlan && (
          <Button kind="secondary" onClick={() => onPlan(within.budget)}>
            {fill(words.planWithin, { budget: sum(within.budget) })}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
