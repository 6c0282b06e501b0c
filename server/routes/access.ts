// Whether a person may use the app: the trial that began with their first call, and what was paid for.
import { fetchStatus } from '../../contract/access.ts';
import { access } from '../../contract/constants.ts';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

export function accessRoutes(serve: Serve, { storage: { users, subscriptions }, now }: Services): void {
  serve(fetchStatus, async ({ person }) => {
    const time = now();
    const user = await users.find(person.userId);
    const latest = await subscriptions.findLatest(person.userId);
    const trialStart = user?.trial_started_at ?? time;
    const trialEnd = trialStart + access.trial;
    const isTrialOver = time >= trialEnd;
    const isSubscribed = latest !== undefined && latest.end_at > time;
    return {
      success: true,
      data: {
        has_active_subscription: isSubscribed,
        subscription: latest ? { start_date: latest.start_at, end_date: latest.end_at, plan_id: latest.plan_id, plan_name: latest.plan_name } : null,
        trial: { start_date: trialStart, end_date: trialEnd, expired: isTrialOver },
        has_ever_had_subscription: latest !== undefined,
        can_access_app: isSubscribed || !isTrialOver,
        now: time,
      },
    };
  });
}
