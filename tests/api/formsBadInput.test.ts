/** Every form of an account with everything that people and programs put into one: a clear answer, and no secret in the log. */
import { describe, expect, test } from 'vitest';
import { onOneDatabase, send, signUp, startServer } from './support.ts';

const ok = {
  email: 'new@example.org',
  password: 'a long password',
  first_name: 'Ada',
  last_name: 'Obi',
};
const long = 'SECRET'.padEnd(10_000, 'x');
const odd = [
  '',
  '   ',
  long,
  'SECRET 🥘🇳🇬',
  '<script>SECRET</script>',
  "SECRET' or 1=1 --",
  'SECRET\u202Etxt',
  'SECRET%00%0a',
  'SECRET\r\nBcc: eve@example.org',
];
/** What JSON may hold where a text belongs. */
const wrongKinds = [null, 7, true, [], ['SECRET'], { SECRET: 'SECRET' }];

interface Form {
  path: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  isSignedIn?: boolean;
  body: Record<string, unknown>;
  /** Its fields that a person fills in. */
  fields: string[];
}

const forms: Form[] = [
  { path: '/api/register', body: ok, fields: ['email', 'password', 'first_name', 'last_name'] },
  {
    path: '/api/login',
    body: { email: ok.email, password: ok.password },
    fields: ['email', 'password'],
  },
  {
    path: '/api/forgot-password',
    body: { email: ok.email, redirect_url: 'https://evil.example' },
    fields: ['email', 'redirect_url'],
  },
  {
    path: '/api/reset-password',
    body: { access_token: 'SECRET', new_password: ok.password },
    fields: ['access_token', 'new_password'],
  },
  {
    path: '/api/reset-password/check',
    body: { access_token: 'SECRET' },
    fields: ['access_token'],
  },
  { path: '/api/verify-email', body: { token: 'SECRET' }, fields: ['token'] },
  {
    path: '/api/change-password',
    isSignedIn: true,
    body: { current_password: 'SECRET', new_password: ok.password },
    fields: ['current_password', 'new_password'],
  },
  {
    path: '/api/account',
    method: 'DELETE',
    isSignedIn: true,
    body: { confirmation: 'DELETE', current_password: 'SECRET' },
    fields: ['confirmation', 'current_password'],
  },
  {
    path: '/api/feedback',
    isSignedIn: true,
    body: { feedback_text: 'SECRET' },
    fields: ['feedback_text'],
  },
  {
    path: '/api/settings',
    method: 'PUT',
    isSignedIn: true,
    body: {
      hasSickness: true,
      sicknessType: 'SECRET',
      conditions: ['SECRET'],
      allergens: ['SECRET'],
      answers: { SECRET: 'SECRET' },
      health_consent_at: 1,
    },
    fields: ['sicknessType', 'conditions', 'allergens', 'answers'],
  },
  {
    path: '/api/conditions/understand',
    body: { text: 'SECRET', allergens: ['SECRET'] },
    fields: ['text'],
  },
];

onOneDatabase((engine) => {
  describe.each(forms)('$path', ({ path, method = 'POST', isSignedIn = false, body, fields }) => {
    test('answers whatever its fields hold with a message that people can read, and logs none of it', async () => {
      const { app, log } = await startServer(engine, { environment: { LOG_LEVEL: 'trace' } });
      const person = await signUp(app);
      const call = async (payload: unknown) =>
        send(app, {
          method,
          url: path,
          payload: JSON.stringify(payload),
          headers: {
            'content-type': 'application/json',
            ...(isSignedIn ? { authorization: `Bearer ${person.access}` } : {}),
          },
        });
      for (const field of fields) {
        for (const value of [...odd, ...wrongKinds, undefined]) {
          const answer = await call({ ...body, [field]: value });
          const what = `${field} = ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text.slice(0, 200)}`;
          expect([200, 400, 401, 403, 409], what).toContain(answer.status);
          if (answer.status === 200) continue;
          expect(answer.body, what).toMatchObject({
            status: 'error',
            message: expect.stringMatching(/^[A-Z'].{5,300}[.]$/s),
          });
          expect(answer.body.message, what).not.toContain('SECRET');
        }
      }
      await app.close();
      const text = JSON.stringify(log);
      expect(text).not.toContain('SECRET');
      for (const secret of [
        ok.password,
        ok.email,
        person.password,
        person.email,
        person.access,
        '$argon2id',
        'eve@example.org',
      ])
        expect(text).not.toContain(secret);
      expect(log.filter((line) => Number(line['level']) >= 50)).toEqual([]);
    });
  });

  test.each([
    'ada+plate@example.org',
    'zoë@example.org',
    '用户@例え.jp',
    "o'hara@example.org",
    'a'.repeat(240) + '@example.org',
    'ADA@EXAMPLE.ORG',
    '"quoted"@example.org',
    'ada@sub.sub.example.org',
  ])('%s can sign up, log in and ask for a reset', async (email) => {
    const { app } = await startServer(engine);
    const post = async (url: string, payload: object) =>
      (await send(app, { method: 'POST', url, payload })).status;
    expect(await post('/api/register', { ...ok, email })).toBe(200);
    expect(await post('/api/login', { email, password: ok.password })).toBe(200);
    expect(await post('/api/login', { email: email.toUpperCase(), password: ok.password })).toBe(
      200,
    );
    expect(await post('/api/forgot-password', { email })).toBe(200);
  });
});

test.each(forms)(
  '$path takes no body but an object: a bad request, not a failure',
  async ({ path, method = 'POST', isSignedIn = false }) => {
    const { app, log } = await startServer('SQLite', { environment: { LOG_LEVEL: 'trace' } });
    const person = await signUp(app);
    for (const payload of [
      '',
      '{',
      '[]',
      'null',
      '"SECRET"',
      '7',
      '{"SECRET": "SECRET"',
      'SECRET=1&b=2',
    ]) {
      const { status, body } = await send(app, {
        method,
        url: path,
        payload,
        headers: {
          'content-type': 'application/json',
          ...(isSignedIn ? { authorization: `Bearer ${person.access}` } : {}),
        },
      });
      expect([payload, status, body.status]).toEqual([payload, 400, 'error']);
    }
    expect(JSON.stringify(log)).not.toContain('SECRET');
  },
);

test('SIGN-03 what is no address is refused with words that say so', async () => {
  const { app } = await startServer('SQLite');
  for (const email of [
    'ada',
    '@',
    'ada@',
    '@example.org',
    'ada @example.org',
    'ada@exa mple.org',
    'ada@@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    `${'a'.repeat(250)}@example.org`,
  ]) {
    const { status, body } = await send(app, {
      method: 'POST',
      url: '/api/register',
      payload: { ...ok, email },
    });
    expect([email, status]).toEqual([email, 400]);
    expect([
      'Please enter a valid email address.',
      'Use an email address of at most 254 characters.',
    ]).toContain(body.message);
  }
});
