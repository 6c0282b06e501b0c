import type { Connections } from '../../../actors/connections.ts';
import type { Entry } from '../../../actors/outbox.ts';
import { marksTopic, sendMark } from '../../marks/actors/keepMarks.ts';
import { pantryTopic, sendPantryChange } from '../../pantry/actors/keepPantry.ts';
import { sendShoppingChange, shoppingTopic } from '../../shopping/actors/keepList.ts';
import { sendTick } from '../../planner/actors/tickOutbox.ts';

/** Sends one entry of the outbox to where its topic belongs. */
export const send = async (
  client: Connections['client'],
  entry: Entry,
): Promise<'settled' | 'waits'> => {
  const sendsOf = {
    [pantryTopic]: sendPantryChange,
    [marksTopic]: sendMark,
    [shoppingTopic]: sendShoppingChange,
  };
  const sendOne = Object.hasOwn(sendsOf, entry.topic)
    ? sendsOf[entry.topic as keyof typeof sendsOf]
    : undefined;
  if (!sendOne) return sendTick(client, entry);
  const { outcome } = await sendOne(client, entry);
  return outcome === 'waits' ? 'waits' : 'settled';
};
