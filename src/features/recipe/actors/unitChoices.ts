import { fromCallback } from 'xstate';
import type { UnitsChosen } from '../../../../machines/shared/kitchen.ts';
import type { BrowserStorage } from '../../../api/storage.ts';

/** Keeps for this device in which units it shows amounts. */
export const createUnitChoices = (storage: Pick<BrowserStorage, 'writeSetting'>) =>
  fromCallback<UnitsChosen>(({ receive }) => {
    receive(({ units }) => storage.writeSetting('units', units));
  });
