import type { Connections } from '../../../actors/connections.ts';
import type { Entry } from '../../../actors/outbox.ts';
import { pantryTopic, sendPantryChange } from '../../pantry/actors/keepPantry.ts';
import { sendTick } from '../../planner/actors/tickOutbox.ts';

/** Sends one entry of the outbox to where its topic belongs. */
export const send = async (
  client: Connections['client'],
  entry: Entry,
): Promise<'settled' | 'waits'> => {
  if (entry.topic !== pantryTopic) return sendTick(client, entry);
  const { outcome } = await sendPantryChange(client, entry);
  return outcome === 'waits' ? 'waits' : 'settled';
};
