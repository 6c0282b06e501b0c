/** What a careless, hostile or unlucky client sends, and the clear answer that each gets. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { upload } from '../../contract/constants.ts';
import {
  form,
  onOneDatabase,
  send,
  sendForm,
  signUp,
  startServer,
  type TestServer,
} from './support.ts';
import { longTest } from '../verify.ts';

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(64),
]);
const list = (text: string) => ({
  image_or_ingredient_list: 'ingredient_list',
  ingredient_list: text,
});

/** No answer to bad input is a 500, and none is without a line in the log. */
function expectCalm({ log }: TestServer): void {
  expect(log.filter((line) => Number(line['level']) >= 50)).toEqual([]);
}

async function start(engine: 'SQLite' | 'PostgreSQL' = 'SQLite') {
  const server = await startServer(engine);
  return { ...server, server, person: await signUp(server.app) };
}

describe('JSON', () => {
  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"email":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a number', '7', 400],
    ['wrong types', '{"email":{},"password":[],"first_name":true,"last_name":null}', 400],
    [
      'a prototype in __proto__',
      '{"__proto__":{"admin":true},"email":"a@b.c","password":"secret words","first_name":"A","last_name":"B"}',
      400,
    ],
    [
      'a prototype in constructor',
      '{"constructor":{"prototype":{"admin":true}},"email":"a@b.c"}',
      400,
    ],
    ['more than 1 MB', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 413],
    [
      'a null character',
      '{"email":"a@b.c","password":"secret words","first_name":"A\\u0000","last_name":"B"}',
      400,
    ],
    ['a list of 400,000 numbers', `[${'1,'.repeat(400_000)}1]`, 400],
    ['nesting 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
  ])('with %s is refused with a message', async (_what, payload, status) => {
    const { app, server } = await start();
    const answer = await send(app, {
      method: 'POST',
      url: '/api/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/\w/),
      request_id: expect.any(String),
    });
    expect(answer.text).not.toMatch(/at .*\.ts|node_modules/);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expectCalm(server);
  });

  test.each([
    ['that breaks off', '{"email":'],
    ['that is not JSON at all', 'email=a@b.c'],
    ['with a prototype', '{"__proto__":{"admin":true},"email":"a@b.c"}'],
  ])('%s is answered in our own words, also where a form belongs', async (_what, payload) => {
    const { app, person } = await start();
    const message =
      'What was sent could not be read: it is not valid JSON. Please check it and send it again.';
    const headers = { 'content-type': 'application/json' };
    const answer = await send(app, { method: 'POST', url: '/api/login', payload, headers });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        status: 'error',
        code: 'broken_json',
        message,
        said: { code: 'http.brokenJson', params: {} },
        request_id: expect.any(String) as string,
      },
    ]);
    expect((await person.call('POST', '/process', payload, headers)).body).toMatchObject({
      code: 'broken_json',
      message,
      error: message,
    });
  });

  test('of more than 1 MB is answered in our own words, also to a signed event', async () => {
    const { app } = await start();
    for (const url of ['/api/login', '/api/payment/webhook']) {
      const answer = await send(app, {
        method: 'POST',
        url,
        payload: JSON.stringify({ email: 'a'.repeat(1_100_000) }),
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.status, answer.body]).toMatchObject([
        413,
        { code: 'too_large', message: 'This is too much at once: at most 1 MB can be sent.' },
      ]);
    }
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'sent as %s is refused with 415',
    async (type) => {
      const { app } = await start();
      const answer = await send(app, {
        method: 'POST',
        url: '/api/login',
        payload: '{"email":"a@b.c","password":"secret words"}',
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        415,
        'unsupported_media_type',
        'Send this call as application/json.',
      ]);
    },
  );

  test('with fields that no call knows is taken without them', async () => {
    const { person } = await start();
    expect(
      (
        await person.call('POST', '/api/feedback', {
          feedback_text: 'Good',
          admin: true,
          user: 'x',
        })
      ).status,
    ).toBe(200);
  });

  test.each([
    ['/api/meal_plan?limit=many', "Please correct 'limit': it must be a number."],
    [
      '/api/recipes/jollof-rice/meal?swaps=no%20swap',
      "Please correct 'swaps': it is not of the form that belongs there.",
    ],
  ])('%s says what is wrong without the words of a program', async (path, message) => {
    const { person } = await start();
    const answer = await person.call('GET', path);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test("with another person's user_id is refused with 403", async () => {
    const { app, person } = await start();
    const other = await signUp(app);
    const answer = await person.call('POST', '/api/subscription/activate-days', {
      user_id: other.userId,
      paystack_data: { reference: 'x' },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_user']);
  });
});

describe('a form', () => {
  test.each([
    [
      'as JSON',
      'application/json',
      '{"image_or_ingredient_list":"ingredient_list","ingredient_list":"rice"}',
      415,
    ],
    ['with no boundary', 'multipart/form-data', 'x', 400],
    [
      'that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="ingredient_list"\r\n\r\nri',
      400,
    ],
    [
      'of bytes without sense',
      'multipart/form-data; boundary=b',
      Buffer.from([0, 255, 13, 10, 45, 45]),
      400,
    ],
    ['that is empty', 'multipart/form-data; boundary=b', '', 400],
  ])('%s is refused', async (_what, type, payload, status) => {
    const { person, server } = await start();
    const answer = await person.call('POST', '/process', payload, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      status: 'error',
      message: expect.any(String),
      error: answer.body.message,
    });
    expectCalm(server);
  });

  test('KIT-03 without ingredients says what to do', async () => {
    const { person } = await start();
    for (const text of ['', '   ', '\n\t\u00A0']) {
      const answer = await sendForm(person, '/process', list(text));
      expect([answer.status, answer.body.message, answer.body.error]).toEqual([
        400,
        'Please provide an image or ingredient list',
        'Please provide an image or ingredient list',
      ]);
    }
    expect(
      (await sendForm(person, '/process', { image_or_ingredient_list: 'ingredient_list' })).status,
    ).toBe(400);
    expect(
      (
        await sendForm(person, '/process', {
          image_or_ingredient_list: 'both',
          ingredient_list: 'rice',
        })
      ).status,
    ).toBe(400);
    expect(
      (await sendForm(person, '/process', { ingredient_list: 'rice' })).body.message,
    ).toContain('image_or_ingredient_list');
  });

  test('with unknown fields is taken without them; with an unknown file it is refused', async () => {
    const { person } = await start();
    expect(
      (await sendForm(person, '/process', { ...list('rice, eggs'), model: 'gpt', debug: '1' }))
        .status,
    ).toBe(200);
    const answer = await sendForm(person, '/process', {
      ...list('rice, eggs'),
      attachment: { file: png },
    });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "A photo is sent in the field 'image'.",
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'with a field named %s is taken without it, and pollutes nothing',
    async (name) => {
      const { person } = await start();
      const answer = await sendForm(person, '/process', [
        ...Object.entries(list('rice')),
        [name, '{"admin":true}'],
      ] as [string, string][]);
      expect(answer.status).toBe(200);
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    },
  );

  test('with two hundred fields is refused with 413', async () => {
    const { person } = await start();
    expect(
      (
        await sendForm(
          person,
          '/process',
          Array.from({ length: 200 }, (_, index): [string, string] => [`field${index}`, 'x']),
        )
      ).status,
    ).toBe(413);
  });

  test('with 1 MB of ingredients is refused in time, and says how much may be sent', async () => {
    const { person, server } = await start();
    const answer = await sendForm(person, '/process', list('tomato, '.repeat(125_000)));
    expect([answer.status, answer.body.message]).toEqual([
      400,
      `Please shorten your list: at most ${upload.ingredientListCharacters.toLocaleString('en')} characters can be read at once.`,
    ]);
    expect((await sendForm(person, '/process', list('x'.repeat(3_000_000)))).status).toBe(413);
    expectCalm(server);
  });

  test.each(['abc', '-1', '1.5', '1e3', '1000', '', '0x1', 'NaN'])(
    'with %j as the number of a suggestion is refused',
    async (index) => {
      const { person } = await start();
      const { body } = await sendForm(person, '/process', list('rice, eggs'));
      expect(
        (
          await sendForm(person, '/instructions', {
            food_analysis_id: body.analysis_id,
            food_choice_index: index,
          })
        ).status,
      ).toBe(400);
    },
  );
});

describe('a photo', () => {
  const photo = (file: Buffer) => ({ image_or_ingredient_list: 'image', image: { file } });

  test('FOOD-02 is told apart by its content', async () => {
    const { person } = await start();
    for (const [file, status] of [
      [png, 422],
      [Buffer.from('<script>alert(1)</script>'), 415],
      [Buffer.alloc(0), 400],
    ] as const)
      expect((await sendForm(person, '/process', photo(file))).status).toBe(status);
    expect((await sendForm(person, '/process', { image_or_ingredient_list: 'image' })).status).toBe(
      400,
    );
  });

  longTest(
    'FOOD-02 over 10 MB is refused with 413 over a real connection, however large',
    async () => {
      const { app, person } = await start();
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      for (const [bytes, status] of [
        [upload.imageBytes, 422],
        [upload.imageBytes + 1, 413],
        [4 * upload.imageBytes, 413],
      ] as const) {
        const { payload, headers } = form(
          photo(Buffer.concat([png, Buffer.alloc(bytes - png.length)])),
        );
        const answer = await fetch(`${address}/process`, {
          method: 'POST',
          body: new Uint8Array(payload),
          headers: { ...headers, authorization: `Bearer ${person.access}` },
        });
        expect(answer.status).toBe(status);
        const { message } = (await answer.json()) as { message: string };
        if (status === 413)
          expect(message).toBe('The photo is too large: at most 10 MB can be sent.');
      }
    },
  );
});

onOneDatabase((engine) => {
  test.each([
    '🍅🥚🍚, 🐟',
    'أرز، بيض، طماطم',
    'תפוחי אדמה, ביצים',
    'ọka, ẹ̀wà\u0301',
    '\u202Erice\u202C, \u200Beggs',
    '\uD83C rice',
    "rice'); drop table users; --",
    '<img src=x onerror=alert(1)>',
    '%00%0a',
  ])('KIT-04 ingredients such as %j get an answer that is stored', async (text) => {
    const { person, server } = await start(engine);
    const answer = await sendForm(person, '/process', list(text));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      response: expect.any(Array),
      food_suggestions: expect.any(Array),
      analysis_id: expect.any(String),
    });
    expectCalm(server);
  });

  test('a null character is refused alike on both databases', async () => {
    const { app, person, server } = await start(engine);
    const answers = [
      await sendForm(person, '/process', list('rice\0, eggs')),
      await person.call('POST', '/api/feedback', { feedback_text: 'Good\0' }),
      await person.call('GET', '/api/food_detection/detection_history/%00'),
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        answers: { 'a\0': 'b' },
      }),
      await send(app, {
        method: 'POST',
        url: '/api/login',
        payload: { email: 'a\0@b.c', password: 'x' },
      }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'Please remove the null character (U+0000) from the text.',
      ]);
    expectCalm(server);
  });
});

describe('attempts', () => {
  async function listening(environment: Record<string, string>) {
    const { app } = await startServer('SQLite', { environment });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: (await answer.json()) as { message: string },
      };
    };
    onTestFinished(() => app.close());
    return post;
  }

  test('to log in to one account are limited, whatever the password, and the answer says how long to wait', async () => {
    const post = await listening({ LOG_IN_LIMIT_PER_EMAIL: '3' });
    const attempts = [];
    for (let turn = 0; turn < 5; turn += 1)
      attempts.push(
        await post('/api/login', {
          email: turn % 2 ? 'Ada@example.org' : 'ada@example.org',
          password: `guess ${turn}`,
        }),
      );
    expect(attempts.map((attempt) => attempt.status)).toEqual([401, 401, 401, 429, 429]);
    expect(attempts[3]?.body.message).toBe(
      'Too many attempts. Please wait 15 minutes and try again.',
    );
    expect(Number(attempts[3]?.retryAfter)).toBeGreaterThan(800);
    expect((await post('/api/login', { email: 'other@example.org', password: 'x' })).status).toBe(
      401,
    );
  });

  test('to log in from one address are limited, also when sent at once', async () => {
    const post = await listening({ LOG_IN_LIMIT_PER_ADDRESS: '4' });
    const attempts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post('/api/login', { email: `p${index}@example.org`, password: 'x' }),
      ),
    );
    expect(attempts.map((attempt) => attempt.status).toSorted((a, b) => a - b)).toEqual([
      401, 401, 401, 401, 429, 429, 429, 429, 429, 429,
    ]);
  });

  test('to register are limited per address and per email', async () => {
    const person = (email: string) => ({
      email,
      password: 'secret words',
      first_name: 'A',
      last_name: 'B',
    });
    const post = await listening({
      REGISTER_LIMIT_PER_ADDRESS: '4',
      REGISTER_LIMIT_PER_EMAIL: '2',
    });
    const statuses = [];
    for (const email of ['a@b.c', 'a@b.c', 'A@b.c', 'b@b.c', 'c@b.c'])
      statuses.push((await post('/api/register', person(email))).status);
    expect(statuses).toEqual([200, 409, 429, 200, 429]);
  });

  test('are counted again when the time is over', async () => {
    const post = await listening({ LOG_IN_LIMIT_PER_EMAIL: '1', LIMIT_WINDOW_MS: '3000' });
    const attempt = async () =>
      (await post('/api/login', { email: 'a@b.c', password: 'x' })).status;
    expect([await attempt(), await attempt()]).toEqual([401, 429]);
    await expect.poll(attempt, { interval: 200 }).toBe(401);
  });
});
