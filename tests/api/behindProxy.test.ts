/** Behind a proxy limits count people, not the proxy; and what a client writes into the header by itself counts for nothing. */
import { expect, test } from 'vitest';
import { startServer } from './support.ts';

async function guesses(trust: string, forwarded: readonly string[]): Promise<number[]> {
  const { app } = await startServer('SQLite', {
    environment: { TRUST_PROXY: trust, LOG_IN_LIMIT_PER_ADDRESS: '2' },
  });
  const statuses: number[] = [];
  for (const [index, each] of forwarded.entries()) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: `p${index}@example.org`, password: 'guess' },
      headers: { 'x-forwarded-for': each },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test.each(['true', 'loopback', '127.0.0.1'])(
  'TRUST_PROXY=%s: people who come through the proxy are counted one by one',
  async (trust) => {
    expect(
      await guesses(trust, ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']),
    ).toEqual([401, 401, 401, 401]);
    expect(await guesses(trust, ['203.0.113.1', '203.0.113.1', '203.0.113.1'])).toEqual([
      401, 401, 429,
    ]);
  },
);

test.each(['true', 'loopback', '127.0.0.1'])(
  'TRUST_PROXY=%s: a client that claims another address with each attempt is still counted',
  async (trust) => {
    expect(
      await guesses(trust, [
        '198.51.100.1, 203.0.113.1',
        '198.51.100.2, 203.0.113.1',
        '198.51.100.3, 203.0.113.1',
      ]),
    ).toEqual([401, 401, 429]);
  },
);

test.each(['', 'false', '192.0.2.1'])(
  'TRUST_PROXY=%j: who is no proxy of ours claims nothing',
  async (trust) => {
    expect(await guesses(trust, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([
      401, 401, 429,
    ]);
  },
);

test('one network of IPv6 counts as one address', async () => {
  expect(
    await guesses('loopback', [
      '2001:db8:1:1::1',
      '2001:db8:1:1::2',
      '2001:db8:1:1:ffff::3',
      '2001:db8:1:2::1',
    ]),
  ).toEqual([401, 401, 429, 401]);
});
