// Hashes that only this server can make: they tell whether two things are the same, and nobody who
// has only the hash can try out what they were made of.
import { createHmac, randomBytes } from 'node:crypto';
import type { Queries } from './database/database.ts';

/** @param purpose what it is for: the hashes of one purpose say nothing of another's. */
export type KeyedHash = (
  purpose: 'trial' | 'account' | 'address' | 'attempt' | 'device',
  text: string,
) => string;

const name = 'hashes';

/**
 * @param configured HASH_KEY, which then lies where no copy of the database has it; else a key that the
 *   database keeps, the same for all processes on it.
 */
export function createKeyedHash(
  { db }: Queries,
  { now }: { now: () => number },
  configured: string | undefined,
): () => Promise<KeyedHash> {
  const find = async (): Promise<string> => {
    if (configured !== undefined) return configured;
    await db
      .insertInto('server_secrets')
      .values({ name, secret: randomBytes(32).toString('base64url'), created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await db
      .selectFrom('server_secrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return secret;
  };
  let finding: Promise<KeyedHash> | undefined;
  return () =>
    (finding ??= find().then(
      (secret) => (purpose, text) =>
        createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url').slice(0, 32),
      (error: unknown) => {
        finding = undefined;
        throw error;
      },
    ));
}
