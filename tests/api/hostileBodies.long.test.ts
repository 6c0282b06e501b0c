/** Bodies that are made to keep a server busy: refused while they are read, before anybody else has to wait. */
import { describe, expect, test } from 'vitest';
import { hostileBodies } from '../bench/hostileBodies.ts';
import { startLoopServer } from '../bench/loopHold.ts';
import { form, send, signUp, startServer } from './support.ts';

/** One of so many is sent here; the bench sends them all and measures how long each holds the event loop. */
const everySo = 12;

test('hostile forms and JSON are answered, and never with an error of ours', async () => {
  const server = await startLoopServer();
  try {
    const bodies = hostileBodies()
      .filter(
        ({ name, path }) =>
          path === '/process' ||
          /api.(login|settings|meal_plans)/.test(path) ||
          name.includes('tomato'),
      )
      .filter((_, index) => index % everySo === 0);
    expect(bodies.length).toBeGreaterThan(8);
    const failed: string[] = [];
    for (const body of bodies) {
      const { status } = await server.hold(body);
      if (status >= 500) failed.push(`${body.path} ${body.name}: ${status}`);
    }
    expect(failed).toEqual([]);
  } finally {
    await server.close();
  }
}, 240_000);

describe('a form', () => {
  const start = async () => signUp((await startServer('SQLite')).app);
  const list = ['image_or_ingredient_list', 'ingredient_list'] as [string, string];

  test('may have 20 fields, and no more', async () => {
    const person = await start();
    const call = async (others: number) => {
      const fields = Array.from({ length: others }, (_, at): [string, string] => [`f${at}`, '']);
      const { payload, headers } = form([
        list,
        ['ingredient_list', 'rice, tomatoes, onions'],
        ...fields,
      ]);
      return person.call('POST', '/process', payload, headers);
    };
    expect((await call(18)).status).toBe(200);
    const refused = await call(19);
    expect([refused.status, refused.body.message]).toEqual([413, 'The form has too many fields.']);
  });

  test('keeps what its fields hold to the letter: boundaries that are none, line ends, other scripts', async () => {
    const person = await start();
    const text = 'rice\r\n--x\r\n--\r\ntomatoes, خبز, pommes de terre';
    const { payload, headers } = form([list, ['ingredient_list', text]]);
    const { status, body } = await person.call('POST', '/process', payload, headers);
    expect(status).toBe(200);
    expect(body.response).toEqual(expect.arrayContaining(['tomatoes']));
  });

  test.each([
    ['anything before its first part', (body: string) => `preamble${body}`],
    ['no end', (body: string) => body.slice(0, -10)],
    ['a part without a name', (body: string) => body.replace('name="a"', '')],
    ['nothing', () => ''],
  ])('with %s is refused in words', async (_what, change) => {
    const person = await start();
    const body = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nrice\r\n--b--\r\n';
    const answer = await person.call('POST', '/process', change(body), {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'broken_form']);
  });
});

test('one sign that stands for eighteen letters is counted as what it stands for', async () => {
  const { app } = await startServer('SQLite');
  const { status, body } = await send(app, {
    method: 'POST',
    url: '/api/conditions/understand',
    payload: { text: 'ﷺ'.repeat(400), allergens: [] },
  });
  expect([status, body.code]).toEqual([400, 'too_long']);
});
