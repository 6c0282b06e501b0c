import { fromPromise } from 'xstate';
import { readSettings, type Settings } from '../../../../contract/settings.ts';
import type { ReadHealth } from '../../../../machines/shared/account.ts';
import { NetworkError, ServerError, TimeoutError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { unitsOn } from '../../../actors/chosenUnits.ts';
import { isAppearance, storedHealthOf } from './healthForm.ts';
import { readLocalHealth, readUnsent, writeLocalHealth } from '../../health/actors/localHealth.ts';

type World = Pick<Connections, 'client' | 'storage' | 'kept'>;

/** What this device keeps, where it says something else than the server: what was only read there was never typed. */
const healthApart = (here: Settings | null, { hasSickness, sicknessType }: Settings) =>
  here?.hasSickness === hasSickness && here.sicknessType === sicknessType ? null : here;

/**
 * The stored settings. The server's copy wins where both exist; what this device keeps because it
 * never got there comes beside it. Where the server cannot be asked and has left no copy here, that alone serves.
 */
export const createReadSettings = (world: World) =>
  fromPromise<ReadHealth>(async ({ signal }) => {
    const { client, storage } = world;
    const unsent = await readUnsent(world);
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
      if (unsent) return { ...toForm(settings), unsent: toForm(unsent).form };
      const here =
        (settings.version ?? 0) === 0 ? healthApart(readLocalHealth(world), settings) : null;
      if (here === null) await writeLocalHealth(world, settings);
      return { ...toForm(settings), unsent: here && toForm(here).form };
    } catch (error) {
      const isUnavailable =
        error instanceof NetworkError ||
        error instanceof TimeoutError ||
        error instanceof ServerError;
      if (!isUnavailable || unsent === null) throw error;
      return { ...toForm(unsent), unsent: null };
    }
  });
