import { shopping as limits } from '../../../../contract/constants.ts';
import type { ShoppingChange } from '../../../../contract/shopping.ts';
import type { Connections } from '../../../actors/connections.ts';
import { openOutbox, outboxInMemory, type Outbox } from '../../../actors/outbox.ts';
import { named, sendShoppingChange, shoppingTopic } from './keepList.ts';

/** So many lines travel together. */
const together = limits.changes;

/**
 * Keeps the lines in the outbox first and sends them then; what the network does not take now is sent later.
 * @throws in the server's words, where it does not take them
 */
export async function keepOnList(
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  { dish, lines }: { readonly dish: string; readonly lines: readonly string[] },
  outbox: Outbox = typeof indexedDB === 'undefined' ? outboxInMemory() : openOutbox(),
): Promise<void> {
  const changes: ShoppingChange[] = named(
    lines.map((line) => ({
      change: 'add' as const,
      text: line.slice(0, limits.words),
      note: dish.slice(0, limits.note),
    })),
  );
  const owner = storage.readHolder() ?? '';
  for (let from = 0; from < changes.length; from += together) {
    const body = { changes: changes.slice(from, from + together) };
    const entry = { key: crypto.randomUUID(), topic: shoppingTopic, owner, body };
    const isKept = await outbox.add(entry).then(
      () => true,
      () => false,
    );
    const result = await sendShoppingChange(client, entry);
    if (result.outcome === 'waits' && isKept) continue;
    await outbox.remove([entry.key]).catch(() => undefined);
    if (result.outcome !== 'settled')
      throw new Error(
        (result.outcome === 'refused' ? result.message : undefined) ?? 'These lines were not kept.',
      );
  }
}
