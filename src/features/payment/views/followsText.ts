import type { RunningPlan } from '../../../../machines/shared/payment.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { planLabel } from '../../../texts/plans.ts';
import { planNamed } from '../../access/views/planNamed.ts';
import { checkout as words } from '../texts/en.ts';

/** What a plan that runs means for one that is bought beside it. */
export const followsText = (
  { planName, until, length }: RunningPlan,
  { endsAt, ...bought }: Parameters<typeof planLabel>[0] & { readonly endsAt: number },
): string =>
  fill(words.begins, {
    follows: words.follows[length],
    running: planNamed(planName) ?? planName,
    date: dayText(until),
    plan: planLabel(bought),
    end: dayText(endsAt),
  });
