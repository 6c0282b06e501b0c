/** What a log-in costs tells nobody whether there is such an account. */
import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from '../../server/modules/accounts/passwords.ts';

/** The parameters of a hash: what makes it cost what it costs. */
const costOf = (hash: string): string => hash.split('$').slice(0, 4).join('$');

test('a log-in without an account costs one argon2id of the same parameters as one with it, and is refused', async () => {
  const verified: string[] = [];
  const counting = {
    ...argon2,
    verify: (...given: Parameters<typeof argon2.verify>) => {
      verified.push(String(given[0]));
      return argon2.verify(...given);
    },
  };
  const passwords = await createPasswords(counting);
  const stored = await passwords.hash('correct horse');

  expect(await passwords.matches(stored, 'wrong horse')).toBe(false);
  expect(await passwords.matches(undefined, 'wrong horse')).toBe(false);
  expect(await passwords.matches(undefined, 'the password of no account')).toBe(false);
  expect(await passwords.matches(stored, 'correct horse')).toBe(true);
  expect(verified).toHaveLength(4);
  expect(new Set(verified.map(costOf))).toEqual(new Set([costOf(stored)]));
  expect(costOf(stored)).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/);
});
