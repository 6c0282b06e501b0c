// What buying a plan would mean now, told before anybody pays: a plan that is bought while another
// runs begins where that one ends, whether it is longer or shorter.
import type { AccessState } from '../access/access.ts';

export interface Offer {
  readonly starts_at: number;
  readonly ends_at: number;
  /** Nothing where no plan runs. */
  readonly notice: string | null;
  readonly follows: {
    readonly plan_name: string;
    readonly length: 'same' | 'longer' | 'shorter';
  } | null;
}

interface Plan {
  readonly id: string;
  readonly label: string;
  readonly durationMinutes: number;
}

/** @param lengthOf the length of so many minutes of a plan (ms). */
export function offerOf(
  { latest, isSubscribed, now }: AccessState,
  plans: readonly Plan[],
  id: string,
  lengthOf: (minutes: number) => number,
): Offer {
  const chosen = plans.find((plan) => plan.id === id);
  const running = isSubscribed ? latest : undefined;
  const start = running?.end_at ?? now;
  const end = start + lengthOf(chosen?.durationMinutes ?? 0);
  if (!running || !chosen) return { starts_at: start, ends_at: end, notice: null, follows: null };
  const minutes =
    plans.find((plan) => plan.id === running.plan_id)?.durationMinutes ?? chosen.durationMinutes;
  const length = lengthBeside(chosen.durationMinutes, minutes);
  return {
    starts_at: start,
    ends_at: end,
    notice: `${steps[length]}. ${running.plan_name} runs until ${dateText(start)}; ${chosen.label} begins then and ends on ${dateText(end)}. Nothing that you have paid for is lost.`,
    follows: { plan_name: running.plan_name, length },
  };
}

const steps = {
  same: 'This extends your plan',
  longer: 'This moves you up to a longer plan',
  shorter: 'This moves you down to a shorter plan',
} as const;

function lengthBeside(minutes: number, running: number): keyof typeof steps {
  if (minutes === running) return 'same';
  return minutes > running ? 'longer' : 'shorter';
}

const dateText = (instant: number): string =>
  new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
