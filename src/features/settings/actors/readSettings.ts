import { fromPromise } from 'xstate';
import { readSettings } from '../../../../contract/settings.ts';
import type { ReadHealth } from '../../../../machines/shared/account.ts';
import { NetworkError, ServerError, TimeoutError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { unitsOn } from '../../../actors/chosenUnits.ts';
import { isAppearance, storedHealthOf } from './healthForm.ts';
import { readLocalHealth, writeLocalHealth } from '../../health/actors/localHealth.ts';

/**
 * The stored settings. The server's copy wins where both exist; what this device keeps because it
 * never got there comes beside it. Where the server cannot be asked, this device's copy serves.
 */
export const createReadSettings = ({ client, storage }: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<ReadHealth>(async ({ signal }) => {
    const local = readLocalHealth(storage);
    const shown = storage.readSetting('appearance');
    const hasChosenUnits = storage.readSetting('units') !== null;
    const toForm = (settings: Parameters<typeof storedHealthOf>[0]) =>
      storedHealthOf(
        settings,
        isAppearance(shown) ? shown : undefined,
        hasChosenUnits ? unitsOn(storage) : undefined,
      );
    try {
      const { settings } = await client.request(readSettings, { signal });
      if (local === null || !local.isUnsent) {
        const isNew = (settings.version ?? 0) === 0 && local !== null;
        if (!isNew) writeLocalHealth(storage, { settings, isUnsent: false });
        return { ...toForm(settings), unsent: isNew ? toForm(local.settings).form : null };
      }
      return { ...toForm(settings), unsent: toForm(local.settings).form };
    } catch (error) {
      const isOutOfReach =
        error instanceof NetworkError ||
        error instanceof TimeoutError ||
        error instanceof ServerError;
      if (!isOutOfReach || local === null) throw error;
      return { ...toForm(local.settings), unsent: null };
    }
  });
