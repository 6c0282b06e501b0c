// Whether a person may use the app, and what is left of the trial's limits.
import { fetchStatus } from '../../../contract/access.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';

export function accessRoutes(
  serve: Serve,
  { access, quotas, config, readsPlainFood }: Services,
): void {
  serve(fetchStatus, async ({ person }) => {
    const accessState = await access.stateOf(person.userId);
    return {
      success: true,
      data: {
        ...access.describe(accessState),
        usage: await quotas.usageOf(person.userId, accessState),
        time_unit: config.timeUnit,
        reads_plain_food: readsPlainFood,
      },
    };
  });
}
