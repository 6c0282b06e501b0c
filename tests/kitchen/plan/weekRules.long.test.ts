// A week within the minutes that were asked for, or within those that are usual, and never silently longer.
import { expect, test } from 'vitest';
import { planAsServed } from './support.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([20, 30])(
  'where %d minutes on weekdays leave no week, the usual 45 are kept, and it is said',
  { timeout: 180_000 },
  (minutes) => {
    const { meal_plan: plan, report } = planAsServed({
      health: {},
      country: 'GB',
      budget: 80,
      byBudget: true,
      rules: { weekday_minutes: minutes },
    });
    const longest = Math.max(
      ...plan!
        .filter(({ day }) => weekdays.includes(day))
        .map((day) => slots.reduce((sum, slot) => sum + (day[`${slot}_meal`]?.minutes ?? 0), 0)),
    );
    expect(longest).toBeLessThanOrEqual(45);
    if (longest > minutes) expect(report!.rules?.params.weekday_minutes).toBe(minutes);
    else expect(report!.rules).toBeUndefined();
  },
);
