/** What the server tells of itself, and to whom. */
import { expect, test } from 'vitest';
import { onEachDatabase, send, signUp, startServer } from './support.ts';

const token = 'a long token of the one who watches';
const read = (app: Parameters<typeof send>[0], authorization?: string) =>
  send(app, {
    method: 'GET',
    url: '/metrics',
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });

test('without a token there are no metrics', async () => {
  const { app } = await startServer('SQLite');
  expect((await read(app, 'Bearer ')).status).toBe(404);
  expect((await read(app)).status).toBe(404);
});

test('whoever knows the token reads how often each route answered what, how long it took, and how the process is', async () => {
  const { app } = await startServer('SQLite', { environment: { METRICS_TOKEN: token } });
  const person = await signUp(app);
  await person.call('GET', '/api/profile');
  await person.call('GET', '/api/profile');
  await person.call('GET', '/api/meal_plans/0190c0de-0000-7000-8000-000000000000');
  await send(app, { method: 'GET', url: `/api/${person.email}?q=secret` });
  const { status, headers, text } = await read(app, `Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const lines = text.split('\n');
  expect(lines).toContain(
    'platewise_requests_total{method="GET",route="/api/profile",status="200"} 2',
  );
  expect(lines).toContain(
    'platewise_requests_total{method="GET",route="/api/meal_plans/:id",status="404"} 1',
  );
  expect(lines).toContain(
    'platewise_request_seconds_bucket{method="GET",route="/api/profile",le="+Inf"} 2',
  );
  expect(lines).toContain('platewise_request_seconds_count{method="GET",route="/api/profile"} 2');
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toMatch(/^platewise_event_loop_delay_seconds\{quantile="0\.99"\} \d/m);
  // Every line is a comment, a measure, or the end of the last.
  expect(
    lines.filter((line) => !/^(?:# (?:HELP|TYPE) .+|\w+(?:\{.+\})? [\d.e+-]+|)$/.test(line)),
  ).toEqual([]);
});

onEachDatabase((engine) => {
  test('work that waits is counted by its kind', async () => {
    const { app } = await startServer(engine, {
      environment: { METRICS_TOKEN: token, SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    const { email } = await signUp(app);
    await send(app, { method: 'POST', url: '/api/forgot-password', payload: { email } });
    const lines = (await read(app, `Bearer ${token}`)).text.split('\n');
    expect(lines.filter((line) => line.startsWith('platewise_jobs'))).toEqual([
      'platewise_jobs_waiting{kind="reset"} 1',
      'platewise_jobs_waiting{kind="verify"} 1',
      'platewise_jobs_given_up{kind="reset"} 0',
      'platewise_jobs_given_up{kind="verify"} 0',
    ]);
  });
});

test('nothing of a person is in them, and a wrong token is told nothing', async () => {
  const { app } = await startServer('SQLite', { environment: { METRICS_TOKEN: token } });
  const person = await signUp(app);
  await send(app, { method: 'GET', url: `/api/${person.email}/${person.userId}?q=secret` });
  const { text } = await read(app, `Bearer ${token}`);
  for (const private_ of [person.email, person.userId, 'secret', token])
    expect(text).not.toContain(private_);
  for (const wrong of ['Bearer wrong', `Basic ${token}`, token, ''])
    expect((await read(app, wrong)).status).toBe(404);
  const openapi = await send(app, { method: 'GET', url: '/api/docs/openapi.json' });
  expect(openapi.text).not.toContain('/metrics');
});
