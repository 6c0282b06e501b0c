// Health and household settings. The server's copy is the one that counts.
import { say } from '../../../contract/say.ts';
import { readSettings, saveSettings, type Settings } from '../../../contract/settings.ts';
import { healthWordsOf, openHealthOf } from './healthProfile.ts';
import { withConsent } from './healthConsent.ts';
import { badRequest, conflict } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function settingsRoutes(serve: Serve, { kitchen, storage: { settings } }: Services): void {
  const answer = (stored: Settings) =>
    success({
      success: true,
      settings: stored,
      ...openHealthOf(kitchen.understand(healthWordsOf(stored))),
    });

  serve(readSettings, async ({ person }) => answer(await settings.read(person.userId)));

  serve(saveSettings, async ({ body, person }) => {
    if (body.hasSickness && body.sicknessType.trim() === '')
      throw badRequest(
        say('health.typeMissing', 'Please specify the type of sickness when you have a sickness.'),
        'sickness_type_missing',
      );
    const saved = await settings.save(person.userId, body, withConsent);
    if (!saved)
      throw conflict(
        say(
          'health.changedElsewhere',
          'Your settings were changed elsewhere. Please load them again.',
        ),
        'stale_version',
        await settings.read(person.userId),
      );
    return answer(saved);
  });
}
