// Whether a person may use the app, and what is left of the trial's limits.
import { fetchStatus } from '../../../contract/access.ts';
import type { Services } from '../../infrastructure/services.ts';
import { languageOf } from '../../infrastructure/http/language.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';

export function accessRoutes(
  serve: Serve,
  { access, quotas, config, readsPlainFood, storage, withoutFailing }: Services,
): void {
  serve(fetchStatus, async ({ person, request }) => {
    const accessState = await access.stateOf(person.userId);
    // The app asks for this in the language of its screens; a program that says none changes nothing.
    const language = languageOf(request);
    if (request.headers['accept-language'] !== undefined && accessState.language !== language)
      await withoutFailing('the language of an account could not be kept', () =>
        storage.users.keepLanguage(person.userId, language),
      );
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
