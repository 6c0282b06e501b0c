/** What the log holds, and what it never does. */
import { expect, test } from 'vitest';
import { form, logIn, refresh, send, signUp, startServer } from './support.ts';

test('each request leaves one line with its id, path, status and time, without its query', async () => {
  const { app, log } = await startServer('SQLite');
  const person = await signUp(app);
  const before = log.length;
  const answer = await person.call('GET', `/api/subscription/status?user_id=${person.userId}`);
  const lines = log.slice(before);
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      req: { method: 'GET', path: '/api/subscription/status' },
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    }),
  ]);
});

test('a failure names the same request id to the person and in the log', async () => {
  const { app, log } = await startServer('SQLite');
  const { body, headers } = await send(app, { method: 'GET', url: '/api/profile' });
  expect(body.request_id).toBe(headers['x-request-id']);
  expect(log.at(-1)).toMatchObject({ reqId: body.request_id, status: 401 });
});

test('no token, password, cookie, address or body is ever in the log, whatever its level', async () => {
  const { app, log } = await startServer('SQLite', { environment: { LOG_LEVEL: 'trace' } });
  const person = await signUp(app, 'very.private@example.org');
  const next = (await refresh(app, person)).body;
  const cookie = String((await logIn(app, person.email)).headers['set-cookie']).split(';')[0] ?? '';
  await logIn(app, person.email, 'a mistyped secret');
  await send(app, { method: 'GET', url: '/api/profile', headers: { cookie } });
  await person.call('POST', '/api/feedback', { feedback_text: 'my own words' });
  await person.call('POST', '/api/feedback', { feedback_text: { wrong: 'my own words' } });
  const { payload, headers } = form({
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: 'grandmother’s garlic',
  });
  await person.call('POST', '/process', payload, headers);
  await send(app, {
    method: 'POST',
    url: '/api/register',
    payload: '{"password":"half a body',
    headers: { 'content-type': 'application/json' },
  });

  const text = JSON.stringify(log);
  expect(log.length).toBeGreaterThan(9);
  const secretParts = [
    person.access,
    person.refresh,
    next.access_token,
    next.refresh_token,
    cookie.split('=')[1],
  ].map((token) => String(token).split('.').at(-1));
  for (const secret of [
    ...secretParts,
    'correct horse',
    'a mistyped secret',
    'very.private',
    'my own words',
    'grandmother',
    'half a body',
    '$argon2id',
  ])
    expect(text).not.toContain(secret);
});

test('a fault inside is a 500 that says nothing of itself, with a log line that says all', async () => {
  const { app, log, environment } = await startServer('SQLite');
  const person = await signUp(app);
  const { default: Database } = await import('better-sqlite3');
  const beside = new Database(`${environment['DATA_DIR']}/platewise.sqlite`);
  beside.exec('drop table feedback');
  beside.close();
  const answer = await person.call('POST', '/api/feedback', { feedback_text: 'Good' });
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    status: 'error',
    message: 'Server error. Please try again later.',
    code: 'server_error',
    said: { code: 'http.server', params: {} },
    request_id: expect.any(String),
  });
  expect(log.filter((line) => line['msg'] === 'request failed')).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: answer.body.request_id,
      err: expect.objectContaining({
        message: expect.stringContaining('no such table: feedback'),
        stack: expect.any(String),
      }),
    }),
  ]);
});
