// The security log without a server, for what an operator does by command.
import type { Config } from '../../infrastructure/config.ts';
import { openDatabase } from '../../infrastructure/database/database.ts';
import { createIdSource } from '../../infrastructure/ids.ts';
import { createKeyedHash } from '../../infrastructure/keyedHash.ts';
import { createSecurityEvents, type SecurityEvents } from './eventRepository.ts';

export async function openSecurityLog(
  config: Pick<Config, 'database' | 'dataDir' | 'hashKey'>,
  onError: (error: Error) => void,
): Promise<SecurityEvents & { close: () => Promise<void> }> {
  const database = await openDatabase(config, onError);
  const clock = { now: Date.now, newId: createIdSource(Date.now) };
  const findHash = createKeyedHash(database, clock, config.hashKey);
  return { ...createSecurityEvents(database, clock, findHash), close: database.close };
}
