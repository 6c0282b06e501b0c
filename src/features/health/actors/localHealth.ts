// The copy of the settings that this device keeps (SET-07): for the person who is signed in, and gone with their session.
import { Settings } from '../../../../contract/settings.ts';
import type { BrowserStorage } from '../../../api/storage.ts';

export interface LocalHealth {
  settings: Settings;
  /** It has never reached the server. */
  isUnsent: boolean;
}

export function readLocalHealth(storage: BrowserStorage): LocalHealth | null {
  const holder = storage.readHolder();
  const text = holder === null ? null : storage.readPersonal('healthSettings', holder);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as unknown;
    const settings = Settings.safeParse(kept);
    return settings.success
      ? { settings: settings.data, isUnsent: (kept as { isUnsent?: unknown }).isUnsent === true }
      : null;
  } catch {
    return null;
  }
}

export function writeLocalHealth(
  storage: BrowserStorage,
  { settings, isUnsent }: LocalHealth,
): void {
  const holder = storage.readHolder();
  if (holder === null) return;
  if (settings.units === 'us') storage.writePersonal('units', holder, 'us');
  else if (settings.units !== undefined) storage.removePersonal('units', holder);
  storage.writePersonal(
    'healthSettings',
    holder,
    JSON.stringify({ ...settings, ...(isUnsent ? { isUnsent } : {}) }),
  );
}
