import { fromPromise } from 'xstate';
import { type Settings, saveSettings } from '../../../../contract/settings.ts';
import type { HealthAnswer, SaveResult } from '../../../../machines/shared/account.ts';
import { HttpError, NetworkError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { forgetUnsaved } from '../../../actors/drafts.ts';
import { writeLocalHealth, writeUnsent } from '../../health/actors/localHealth.ts';

/** Stores the answer of the onboarding, beside what is stored already; on this device where nobody can be reached. */
export const createSaveHealth = (
  world: Pick<Connections, 'client' | 'storage' | 'kept'>,
  now: () => number = Date.now,
) =>
  fromPromise<SaveResult, HealthAnswer>(async ({ input, signal }) => {
    const { client, storage } = world;
    const { hasSickness, text, answers, hasConsent } = input;
    const body: Settings = {
      hasSickness,
      sicknessType: text,
      ...(hasSickness ? { answers: { ...answers } } : {}),
      ...(hasConsent ? { health_consent_at: now() } : {}),
    };
    try {
      // The tour is open to anyone: a refusal is no loss of a session that there is not.
      const { success, settings } = await client.request(saveSettings, {
        body,
        signal,
        suppressAuthRedirect: storage.readHolder() === null,
      });
      if (!success) return { outcome: 'refused' };
      await writeLocalHealth(world, settings);
      // It was planned for what was eaten before.
      forgetUnsaved(storage);
      return { outcome: 'saved' };
    } catch (error) {
      if (error instanceof HttpError) return { outcome: 'refused', message: error.serverMessage };
      if (!(error instanceof NetworkError)) throw error;
      if (!(await writeUnsent(world, body))) throw error;
      return { outcome: 'kept' };
    }
  });
