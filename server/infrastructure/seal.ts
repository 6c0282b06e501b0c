// Keeps small secrets in the database so that a copy of their rows alone opens none of them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Queries } from './database/database.ts';
import type { Tables } from './database/schema.ts';

type Reads = Pick<Transaction<Tables>, 'selectFrom'>;

export interface Seal {
  /** @param of what it belongs to: sealed for one, it opens for no other. */
  close(secret: Buffer, of: string): Promise<string>;
  /**
   * @param on where a transaction is under way: waiting for another connection could wait for ever.
   * @throws where it was not sealed by this server, or belongs to another.
   */
  open(sealed: string, of: string, on?: Reads): Promise<Buffer>;
}

const name = 'seal';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'platewise seal', 32));

/**
 * @param configured HASH_KEY, which then lies where no copy of the database has it; else a key that the
 *   database keeps. What was sealed before it was configured still opens.
 */
export function createSeal(
  { db }: Queries,
  { now }: { now: () => number },
  configured: string | undefined,
): Seal {
  const stored = async (on: Reads = db): Promise<string | undefined> =>
    (
      await on
        .selectFrom('server_secrets')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirst()
    )?.secret;

  const sealingKey = async (): Promise<Buffer> => {
    if (configured !== undefined) return keyFrom(configured);
    await db
      .insertInto('server_secrets')
      .values({ name, secret: randomBytes(32).toString('base64url'), created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const secret = await stored();
    if (secret === undefined) throw new Error('The key that seals secrets could not be stored.');
    return keyFrom(secret);
  };

  return {
    async close(secret, of) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await sealingKey(), nonce);
      cipher.setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    async open(sealed, of, on) {
      const bytes = Buffer.from(sealed, 'base64url');
      const keys = [configured, await stored(on)].filter((key) => key !== undefined);
      for (const key of keys) {
        const opened = unseal(bytes, keyFrom(key), of);
        if (opened) return opened;
      }
      throw Object.assign(
        new Error('A sealed secret cannot be opened: HASH_KEY is not the one it was sealed with.'),
        { code: 'WRONG_KEY' },
      );
    },
  };
}

function unseal(bytes: Buffer, key: Buffer, of: string): Buffer | undefined {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(of));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]);
  } catch {
    return undefined;
  }
}
