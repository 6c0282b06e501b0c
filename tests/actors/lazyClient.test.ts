// @vitest-environment node
/** What calls the services, before its code has come and after. */
import { expect, test } from 'vitest';
import { logIn } from '../../contract/account.ts';
import type { Client } from '../../src/api/client.ts';
import { lazyClient } from '../../src/app/lazyClient.ts';

const body = { body: { email: 'ada@example.org', password: 'a secret' } };

/** A client that answers, and can be made to tell. */
function standIn() {
  const tell: Record<'lost' | 'worked', () => void> = {
    lost: () => undefined,
    worked: () => undefined,
  };
  const client = {
    request: () => Promise.resolve({ status: 'success' }),
    onSessionLost: (listener: () => void) => ((tell.lost = listener), () => undefined),
    onWorked: (listener: () => void) => ((tell.worked = listener), () => undefined),
  } as unknown as Client;
  return { client, tell };
}

test('the code is fetched once, with the first call', async () => {
  let fetched = 0;
  const lazy = lazyClient(() => {
    fetched += 1;
    return Promise.resolve(standIn().client);
  });
  expect(fetched).toBe(0);
  await Promise.all([
    lazy.client.request(logIn, body),
    lazy.client.request(logIn, body),
    lazy.load(),
  ]);
  expect(fetched).toBe(1);
});

test('where the code does not come the call fails, and the next one tries again', async () => {
  const answers = [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve(standIn().client),
  ];
  const lazy = lazyClient(() => answers.shift()!);
  await expect(lazy.client.request(logIn, body)).rejects.toThrow('Failed to fetch');
  expect(await lazy.client.request(logIn, body)).toEqual({ status: 'success' });
});

test('who listened before it came is told; who has stopped is not', async () => {
  const { client, tell } = standIn();
  const lazy = lazyClient(() => Promise.resolve(client));
  const heard: string[] = [];
  lazy.client.onSessionLost(() => heard.push('lost'));
  const stop = lazy.client.onWorked(() => heard.push('worked'));
  await lazy.load();
  tell.lost();
  tell.worked();
  stop();
  tell.worked();
  expect(heard).toEqual(['lost', 'worked']);
});
