/**
 * What this device keeps of the settings (SET-07), for the person who is signed in and gone with their session: whether
 * they have an illness and which, as the specification asks, as plain text in local storage; all else only until the server has it,
 * sealed (docs/decisions/106). Without a network the offline copy of the server's answer serves.
 */
import { Settings } from '../../../../contract/settings.ts';
import type { Connections } from '../../../actors/connections.ts';

type Device = Pick<Connections, 'storage' | 'kept'>;

const name = 'unsentSettings';

/** The pair in local storage; an earlier version kept all of the settings there, and whether they had been sent. */
function readPlain({ storage }: Device): { settings: Settings; isUnsent: boolean } | null {
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

/** The pair that the server has been sent, where it is known here. */
export const readLocalHealth = (device: Device): Settings | null => {
  const plain = readPlain(device);
  return plain === null || plain.isUnsent ? null : pairOf(plain.settings);
};

/** What has never reached the server. */
export async function readUnsent(device: Device): Promise<Settings | null> {
  const sealed = Settings.safeParse(await (await device.kept?.())?.read(name));
  if (sealed.success) return sealed.data;
  const plain = readPlain(device);
  return plain?.isUnsent === true ? plain.settings : null;
}

const pairOf = ({ hasSickness, sicknessType }: Settings): Settings => ({
  hasSickness,
  sicknessType,
});

function writePlain({ storage }: Device, settings: Settings): void {
  const holder = storage.readHolder();
  if (holder === null) return;
  if (settings.units === 'us') storage.writePersonal('units', holder, 'us');
  else if (settings.units !== undefined) storage.removePersonal('units', holder);
  storage.writePersonal('healthSettings', holder, JSON.stringify(pairOf(settings)));
}

/** Of settings that the server has. */
export async function writeLocalHealth(device: Device, settings: Settings): Promise<void> {
  writePlain(device, settings);
  await (await device.kept?.())?.remove(name);
}

/** Of settings that the server could not be sent. @returns whether they are kept */
export async function writeUnsent(device: Device, settings: Settings): Promise<boolean> {
  if ((await (await device.kept?.())?.write(name, settings)) !== true) return false;
  writePlain(device, settings);
  return true;
}

/** Takes from local storage what an earlier version kept there and this one does not. */
export async function trimLocalHealth(device: Device): Promise<void> {
  const plain = readPlain(device);
  if (plain === null || Object.keys(plain.settings).length <= 2) return;
  if (plain.isUnsent) await writeUnsent(device, plain.settings);
  else writePlain(device, plain.settings);
}
