// Accounts. An email address is one account however it is typed.
import { domainToUnicode } from 'node:url';
import type { Queries } from '../../infrastructure/database/database.ts';
import { isDuplicate } from '../../infrastructure/database/failures.ts';
import type { User } from '../../infrastructure/database/schema.ts';

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Somebody who is believed has confirmed the address. */
  readonly isEmailVerified?: boolean;
}

/** What makes two spellings of an address one account: capitals, code points, and the two ways to write a domain ('bücher.example' and 'xn--bcher-kva.example'). */
export function emailKey(email: string): string {
  const whole = email.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = whole.lastIndexOf('@');
  const domain = whole.slice(at + 1).replace(/\.$/, '');
  // What ends a host in an address of the web would be cut off; such a domain is no domain, and stays as it was typed.
  const known = at === -1 || /[/?#\\%:]/.test(domain) ? '' : domainToUnicode(domain);
  return known === '' ? whole : `${whole.slice(0, at)}@${known}`;
}

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createUsers = (queries: Queries, clock: Clock) => ({
  ...createReading(queries),
  create: createInsertion(queries, clock),
  changePassword: createPasswordChange(queries, clock.now),
});

function createReading({ db, prepare }: Queries) {
  const findById = prepare(db.selectFrom('users').selectAll().where('id', '=', ''));

  return {
    async findByEmail(email: string): Promise<User | undefined> {
      return db
        .selectFrom('users')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
    },

    async find(id: string): Promise<User | undefined> {
      return (await findById(id))[0];
    },

    async keepLanguage(id: string, language: string): Promise<void> {
      await db.updateTable('users').set({ language }).where('id', '=', id).execute();
    },

    /** Whether the person has shown that the address is theirs. */
    async isEmailVerified(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('email_verified_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return (row?.email_verified_at ?? null) !== null;
    },
  };
}

/** @returns the new account's id, or nothing where the address has an account already. */
const createInsertion =
  ({ db }: Queries, { now, newId }: Clock) =>
  async (user: NewUser): Promise<string | undefined> => {
    const id = newId();
    const time = now();
    try {
      await db
        .insertInto('users')
        .values({
          id,
          email: user.email.trim().normalize('NFC'),
          email_key: emailKey(user.email),
          password_hash: user.passwordHash,
          first_name: user.firstName,
          last_name: user.lastName,
          email_verified_at: user.isEmailVerified === true ? time : null,
          people: 1,
          created_at: time,
          updated_at: time,
        })
        .execute();
      return id;
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  };

/**
 * Replaces a password that was checked before; links to set one or another address, which are under way, die with it,
 * and so do the person's other sessions.
 * @returns false where it was replaced meanwhile by somebody else.
 */
const createPasswordChange =
  ({ db }: Queries, now: () => number) =>
  (
    id: string,
    { from, to, keepSession }: { from: string; to: string; keepSession: string },
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('users')
        .set({ password_hash: to, updated_at: now() })
        .where('id', '=', id)
        .where('password_hash', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .deleteFrom('reset_tokens')
        .where('user_id', '=', id)
        .where('purpose', 'in', ['password', 'newEmail'])
        .execute();
      await transaction
        .deleteFrom('sessions')
        .where('user_id', '=', id)
        .where('id', '!=', keepSession)
        .execute();
      return true;
    });
