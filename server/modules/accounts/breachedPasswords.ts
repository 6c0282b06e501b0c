// Passwords that have become known in breaches elsewhere, by a service that answers ranges of their
// hashes, as Have I Been Pwned does: it learns the first 20 bits of a hash, and never whose it is.
import { createHash } from 'node:crypto';
import type { WithoutFailing } from '../../infrastructure/backgroundTasks.ts';
import { createOutboundHttp, type OutboundHttp } from '../../infrastructure/http/outboundHttp.ts';

/** Characters of the hash that are told. */
const told = 5;
/** Bytes of an answer: some 1,000 hashes, and as many more as padding brings. */
const most = 512 * 1024;
/** How long (ms) somebody who chooses a password waits for the service. */
const timeout = 2000;

/** Whether a password stands in a list of breached ones. Where nobody can be asked it is taken to stand in none: the other rules hold. */
export type IsBreached = (password: string) => Promise<boolean>;

/** @param url what the first characters of a hash are added to: `https://api.pwnedpasswords.com/range`; without it nobody is asked */
export function createIsBreached(
  url: string | undefined,
  withoutFailing: WithoutFailing,
  ask: OutboundHttp = createOutboundHttp({ timeout, retries: 0, most }),
): IsBreached {
  if (url === undefined) return () => Promise.resolve(false);
  const base = url.replace(/\/$/, '');
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    let answer = '';
    await withoutFailing('breached passwords could not be looked up', async () => {
      answer = await ask(`${base}/${hash.slice(0, told)}`, {
        // Answers of one length say nothing to whoever watches the line.
        headers: { accept: 'text/plain', 'add-padding': 'true' },
      });
    });
    return isListed(answer, hash.slice(told));
  };
}

/** Lines are `<rest of the hash>:<how often it was seen>`; padding was seen 0 times. */
const isListed = (answer: string, rest: string): boolean =>
  answer.split('\n').some((line) => {
    const [suffix = '', count = ''] = line.trim().split(':');
    return suffix.toUpperCase() === rest && Number(count) > 0;
  });
