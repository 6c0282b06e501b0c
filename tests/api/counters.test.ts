/** Attempts are counted whatever else is tried from wherever meanwhile. */
import { expect, test } from 'vitest';
import { Counters, networkOf } from '../../server/infrastructure/http/counters.ts';
import { logIn, register, send, startServer } from './support.ts';

const count = (counters: Counters, key: string, window = 60_000): number => {
  let tries = 0;
  counters.incr(key, (_error, { current }) => void (tries = current), window);
  return tries;
};

test('a guesser who tries 6,000 other addresses between is still told to wait', async () => {
  const { app } = await startServer('SQLite', {
    environment: { LOG_IN_LIMIT_PER_ADDRESS: '100000', LOG_IN_LIMIT_PER_EMAIL: '3' },
  });
  await register(app, 'victim@example.org');
  for (let turn = 0; turn < 3; turn += 1) await logIn(app, 'victim@example.org', 'wrong password');
  expect((await logIn(app, 'victim@example.org', 'wrong password')).status).toBe(429);
  // Refused before its password is looked at, as an attempt on nobody's account is not.
  for (let other = 0; other < 6000; other += 1)
    await send(app, {
      method: 'POST',
      url: '/api/login',
      payload: { email: `other${other}@example.org`, password: 'wrong password' },
    });
  expect((await logIn(app, 'victim@example.org', 'wrong password')).status).toBe(429);
}, 120_000);

test('what was tried often outlives a flood of what was tried once, and memory stays bounded', () => {
  const counters = new Counters();
  for (let turn = 0; turn < 10; turn += 1) count(counters, 'victim');
  for (let other = 0; other < 450_000; other += 1) count(counters, `other ${other}`);
  expect(count(counters, 'victim')).toBe(11);
  expect(count(counters, 'other 0')).toBe(1);
});

test('a window that is over begins again', async () => {
  const counters = new Counters();
  expect([count(counters, 'a', 20), count(counters, 'a', 20)]).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(count(counters, 'a', 20)).toBe(1);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
