// An account as it is after so many weeks.
import { GeneratedPlan } from '../../contract/plans.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Services } from './services.ts';

/** One generated week with all that stands beside it, saved for so many weeks as the app does. */
export async function saveWeeks(
  { origin }: Services,
  storage: Record<string, string>,
  savedWeeks: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${storage['access_token']}` };
  const form = new FormData();
  form.set('location', 'Nigeria');
  form.set('budget', '25000');
  const { meal_plan, report } = GeneratedPlan.parse(
    await (
      await fetch(`${origin}/auto_generate_plan`, { method: 'POST', body: form, headers })
    ).json(),
  );
  for (let week = 0; week < savedWeeks; week += 1) {
    const start = addDays('2026-01-05', 7 * week);
    // Each week has its meals on other days, or a switch between two would change nothing.
    const days = meal_plan?.map(({ day }, n) => ({
      ...meal_plan[(n + week) % meal_plan.length]!,
      day,
    }));
    const body = JSON.stringify({
      name: `Week ${week + 1}`,
      start_date: start,
      end_date: addDays(start, 6),
      meal_plan: days,
      report,
      basis: { location: 'Nigeria', budget: 25000 },
    });
    const answer = await fetch(`${origin}/api/meal_plan`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`);
  }
}
