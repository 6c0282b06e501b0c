// Passwords are kept as argon2id hashes alone.
import * as argon2 from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether this is the account's password. Without an account it takes as long, and the answer is no. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** The same word typed on two keyboards may come as different code points. */
const normalise = (password: string): string => password.normalize('NFKC');

let ofNobody: Promise<string> | undefined;

export async function createPasswords({ hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2): Promise<Passwords> {
  // Made before the first log-in, which would otherwise tell by its time that there is no account.
  const hashOfNobody = await (ofNobody ??= hash('the password of no account'));
  return {
    hash: (password) => hash(normalise(password)),
    async matches(stored, password) {
      const isRight = await verify(stored ?? hashOfNobody, normalise(password));
      return stored !== undefined && isRight;
    },
  };
}
