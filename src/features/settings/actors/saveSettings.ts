import { fromPromise } from 'xstate';
import { saveSettings, type SettingsAnswer } from '../../../../contract/settings.ts';
import type { HealthToSave, SavedHealth } from '../../../../machines/shared/account.ts';
import { HttpError, NetworkError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { forgetUnsaved } from '../../../actors/drafts.ts';
import { settingsOf, storedHealthOf } from './healthForm.ts';
import { writeLocalHealth, writeUnsent } from '../../health/actors/localHealth.ts';

const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

/** While it is so, no dish is called a fit. */
const isOpen = ({
  not_understood_health: texts = [],
  open_health_questions: questions = 0,
}: Pick<SettingsAnswer, 'not_understood_health' | 'open_health_questions'>): boolean =>
  texts.length > 0 || questions > 0;

/** Stores the settings on the server and on this device, whose own choice of units ends with it; on this device alone where nobody can be reached (SET-07). */
export const createSaveSettings = (
  world: Pick<Connections, 'client' | 'storage' | 'kept'>,
  now: () => number = Date.now,
) =>
  fromPromise<SavedHealth, HealthToSave>(async ({ input, signal }) => {
    const { client, storage } = world;
    const body = settingsOf(input, now());
    try {
      const { success, settings, ...open } = await client.request(saveSettings, { body, signal });
      if (!success) return { outcome: 'refused' };
      await writeLocalHealth(world, settings);
      storage.removeSetting('units');
      // It was planned for what was eaten before.
      forgetUnsaved(storage);
      return { outcome: 'saved', isOpen: isOpen(open), ...storedHealthOf(settings) };
    } catch (error) {
      if (isConflict(error)) return { outcome: 'conflict' };
      if (error instanceof HttpError) return { outcome: 'refused', message: error.serverMessage };
      // A withdrawal that is kept for later would be none.
      if (!(error instanceof NetworkError) || input.isWithdrawal) throw error;
      if (!(await writeUnsent(world, body))) throw error;
      storage.removeSetting('units');
      return { outcome: 'kept' };
    }
  });
