// Health and household settings. The server's copy is the one that counts.
import { say } from '../../../contract/say.ts';
import { readSettings, saveSettings } from '../../../contract/settings.ts';
import { withConsent } from './healthConsent.ts';
import { badRequest, conflict } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function settingsRoutes(serve: Serve, { storage: { settings } }: Services): void {
  serve(readSettings, async ({ person }) =>
    success({ success: true, settings: await settings.read(person.userId) }),
  );

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
    return success({ success: true, settings: saved });
  });
}
