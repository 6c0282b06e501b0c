// Passwords are kept as argon2id hashes alone.
import * as argon2 from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether this is the account's password. Without an account it takes as long, and the answer is no. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** In place of a hash: the account has no password until one is set by a mailed link. */
export const noPassword = '';

/** The same word typed on two keyboards may come as different code points. */
const normalise = (password: string): string => password.normalize('NFKC');

/** One for each way of hashing: it must cost what a real one costs. */
const ofNobody = new WeakMap<typeof argon2.hash, Promise<string>>();

export async function createPasswords({
  hash,
  verify,
}: Pick<typeof argon2, 'hash' | 'verify'> = argon2): Promise<Passwords> {
  // Made before the first log-in, which would otherwise tell by its time that there is no account.
  const making = ofNobody.get(hash) ?? hash('the password of no account');
  ofNobody.set(hash, making);
  const hashOfNobody = await making;
  return {
    hash: (password) => hash(normalise(password)),
    async matches(stored, password) {
      const known = stored === noPassword ? undefined : stored;
      const isRight = await verify(known ?? hashOfNobody, normalise(password));
      return known !== undefined && isRight;
    },
  };
}
