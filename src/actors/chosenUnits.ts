import type { HealthForm } from '../../machines/shared/account.ts';
import type { BrowserStorage } from '../api/storage.ts';

type Units = HealthForm['units'];

/** In which units this device shows amounts: as they were chosen on it, else as the account of its holder says (docs/decisions/096-units-of-a-device.md). */
export function unitsOn(
  storage: Pick<BrowserStorage, 'readSetting' | 'readPersonal' | 'readHolder'>,
): Units {
  const chosen = storage.readSetting('units');
  if (chosen === 'us' || chosen === 'metric') return chosen;
  const holder = storage.readHolder();
  return holder !== null && storage.readPersonal('units', holder) === 'us' ? 'us' : 'metric';
}
