/** A service with ranges of hashes is asked, as an operator would configure it: over HTTP, here on this machine. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { linkIn, startMailbox } from './mailbox.ts';
import { onOneDatabase, query, register, send, signUp, startServer } from './support.ts';

const hashOf = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();
const padding = `${'0'.repeat(34)}A:0`;

async function startRanges(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['add-padding'])}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range` };
}

/** As the service has them: with other hashes of the range, and lines of padding. */
const listing =
  (...passwords: string[]) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const begins = request.url?.slice('/range/'.length) ?? '';
    const lines = passwords
      .map(hashOf)
      .filter((hash) => hash.startsWith(begins))
      .map((hash) => `${hash.slice(5)}:17`);
    response.end([`${'F'.repeat(35)}:3`, ...lines, padding].join('\r\n'));
  };

onOneDatabase((engine) => {
  test('a password of a breach is refused at sign-up, when it is changed, and when it is reset; five characters of its hash are told', async () => {
    const { url, asked } = await startRanges(listing('seven yams', 'nine yams'));
    const box = await startMailbox();
    const { app, environment } = await startServer(engine, {
      environment: { BREACHED_PASSWORDS_URL: `${url}/`, SMTP_URL: box.url },
    });
    const refused = await register(app, 'ada@example.org', 'seven yams');
    expect([refused.status, refused.body.code]).toEqual([400, 'password_breached']);
    expect(refused.body.message).toMatch(/^This password has become known in a breach/);
    expect(await query(environment, 'select id from users')).toEqual([]);
    expect(asked).toEqual([`/range/${hashOf('seven yams').slice(0, 5)} true`]);

    const person = await signUp(app, 'ada@example.org');
    const changed = await person.call('POST', '/api/change-password', {
      current_password: person.password,
      new_password: 'nine yams',
    });
    expect(changed.body.code).toBe('password_breached');
    await send(app, {
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: person.email },
    });
    const { token } = linkIn(await box.next('Reset your Platewise password'));
    const reset = (new_password: string) =>
      send(app, {
        method: 'POST',
        url: '/api/reset-password',
        payload: { access_token: token, new_password },
      });
    expect((await reset('nine yams')).body.code).toBe('password_breached');
    expect((await reset('ten quiet yams')).status).toBe(200);
  });
});

test('what our own rules refuse is told to nobody', async () => {
  const { url, asked } = await startRanges(listing());
  const { app } = await startServer('SQLite', { environment: { BREACHED_PASSWORDS_URL: url } });
  expect((await register(app, 'ada@example.org', 'password')).body.code).toBe('password_common');
  expect(asked).toEqual([]);
});

test.each([
  ['says it has failed', (_, response) => response.writeHead(500).end('no')],
  ['says nothing', () => undefined],
  ['says what nobody can read', (_, response) => response.end('<html>:::</html>')],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['never ends', (_, response) => void response.write('A:1\n'.repeat(300_000))],
  [
    'lists it as padding',
    (request, response) => response.end(`${hashOf('seven yams').slice(5)}:0 ${request.url}`),
  ],
] as [string, Parameters<typeof startRanges>[0]][])(
  'where the service %s, the password is taken',
  async (_, answer) => {
    const { url } = await startRanges(answer);
    const { app } = await startServer('SQLite', { environment: { BREACHED_PASSWORDS_URL: url } });
    expect((await register(app, 'ada@example.org', 'seven yams')).status).toBe(200);
  },
);
