/** AI_SERVICE_URL and IMAGE_SERVICE_URL: calls are passed on without who made them, and answers are held against contract and gate. */
import { englishOf } from '../../domain/notes.ts';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lying } from '../photos/photos.ts';
import { sendForm, signUp, startServer } from './support.ts';

interface Heard {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Reply = { status?: number; headers?: Record<string, string>; body: string } | 'never';

/** Another host that answers each path as it is told to, and remembers what it heard. */
async function otherHost(
  replies: Record<string, unknown>,
): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      heard.push({
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      });
      const reply = replies[path];
      if (reply === 'never') return;
      const {
        status = 200,
        headers = {},
        body,
      } = isReply(reply) ? reply : { body: JSON.stringify(reply) };
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}
const isReply = (reply: unknown): reply is Exclude<Reply, 'never'> =>
  typeof reply === 'object' && reply !== null && 'body' in reply;

const list = { image_or_ingredient_list: 'ingredient_list', ingredient_list: 'rice, tomatoes' };
const answers = {
  '/process': {
    response: ['rice', 'tomatoes'],
    food_suggestions: ['Tomato rice', 'Peanut stew', 'Rice salad'],
    analysis_id: 'theirs-1',
  },
  '/instructions': { instructions: '1. Cook it.' },
  '/resources': {
    YoutubeSearch: [
      { title: 'How', link: 'https://www.youtube.com/watch?v=abcdefghijk', channel: 'Cook' },
    ],
    GoogleSearch: [],
  },
};

/** On a busy machine a service beside us may take its time; one that never answers is waited for briefly. */
const timeoutFor = (replies: readonly unknown[]): string =>
  replies.includes('never') ? '300' : '20000';

async function start(replies: Record<string, unknown>, more: Record<string, string> = {}) {
  const host = await otherHost(replies);
  const timeout = timeoutFor(Object.values(replies));
  const { app, log } = await startServer('SQLite', {
    environment: { AI_SERVICE_URL: `${host.url}/`, AI_SERVICE_TIMEOUT_MS: timeout, ...more },
  });
  return { app, log, heard: host.heard, person: await signUp(app) };
}

describe('the AI service', () => {
  test('SRV-02 gets the form, and neither token nor cookie nor address', async () => {
    const { person, heard } = await start(answers);
    const answer = await sendForm(person, '/process', list);
    expect(answer.body).toMatchObject({
      response: ['rice', 'tomatoes'],
      source: 'service',
      food_suggestions: expect.arrayContaining(['Tomato rice']),
    });
    expect(heard[0]?.body).toContain('rice, tomatoes');
    const sent = JSON.stringify(heard);
    for (const secret of [
      person.access,
      person.userId,
      person.email,
      'authorization',
      'cookie',
      'forwarded',
    ])
      expect(sent).not.toContain(secret);
  });

  test('SRV-02 is asked again by its own analysis and number, while ours stay private', async () => {
    const { app, person, heard } = await start(answers);
    const { body } = await sendForm(person, '/process', list);
    expect(body.analysis_id).not.toBe('theirs-1');
    const index = String(body.food_suggestions.indexOf('Rice salad'));
    const choice = { food_analysis_id: body.analysis_id, food_choice_index: index };
    expect((await sendForm(person, '/instructions', choice)).body.instructions).toBe('1. Cook it.');
    expect((await sendForm(person, '/resources', choice)).body.YoutubeSearch).toHaveLength(1);
    for (const { body: form } of heard.slice(1)) {
      expect(form).toContain('theirs-1');
      expect(form).toMatch(/food_choice_index"\r\n\r\n2\r\n/);
    }
    expect((await sendForm(await signUp(app), '/instructions', choice)).status).toBe(404);
  });

  test('SRV-02 passes the safety gate: what does not fit is left out, and its instructions are refused', async () => {
    const { person } = await start({
      ...answers,
      '/instructions': { instructions: '1. Fry.', ingredients: ['200 g peanuts', 'rice'] },
    });
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      allergens: ['peanut'],
      health_consent_at: 1,
    });
    const { body } = await sendForm(person, '/process', list);
    expect(body.food_suggestions).not.toContain('Peanut stew');
    const meal = await person.call('POST', '/meal_plan_instructions', {
      food_name: 'Peanut stew',
      ingredients: ['peanuts'],
    });
    expect([meal.status, meal.body.code]).toEqual([422, 'refused_for_health']);
  });

  test('SRV-02 reads photos, where it can', async () => {
    const { person, heard } = await start(answers);
    const answer = await sendForm(person, '/process', {
      image_or_ingredient_list: 'image',
      image: { file: await lying() },
    });
    expect(answer.status).toBe(200);
    const sent = heard[0]?.body ?? '';
    expect(sent).toMatch(
      /name="image"; filename="photo\.jpg"\r\nContent-Type: image\/jpeg\r\n\r\n\xff\xd8\xff/,
    );
    // Upright, and without where and with what it was taken.
    for (const secret of ['Exif', 'GPS', 'Secret camera']) expect(sent).not.toContain(secret);
  });

  test('FOOD-03 SRV-02 names the foods of a photo; what it says of cooking them passes the gate', async () => {
    const detection = {
      food_detected: ['Peanut satay', 'rice'],
      instructions: '1. Fry the satay.',
      analysis_id: 'theirs-2',
      items: [{ name: 'rice', confidence: 0.9, certainty: 'sure' }],
    };
    const { person } = await start({
      '/food_detect': detection,
      '/food_detect_resources': answers['/resources'],
    });
    const detect = async () =>
      (await sendForm(person, '/food_detect', { image: { file: await lying() } })).body;
    const before = await detect();
    expect(before).toMatchObject({
      food_detected: ['Peanut satay', 'long-grain rice'],
      instructions: '1. Fry the satay.',
      source: 'service',
      read_by: { reader: 'service' },
    });
    expect(before.analysis_id).not.toBe('theirs-2');
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      allergens: ['peanut'],
      health_consent_at: 1,
    });
    const after = await detect();
    expect([after.instructions, englishOf(after.notes[0])]).toEqual([
      '',
      expect.stringMatching(/^The instructions do not fit your settings and were left out\./),
    ]);
    expect(
      (await person.call('POST', '/food_detect_resources', { food_detected: ['rice'] })).body
        .YoutubeSearch,
    ).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['fails', { status: 500, body: 'oops' }],
    ['redirects', { status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { response: 'rice' }],
    ['answers without end', { body: `{"response":["${'x'.repeat(6_000_000)}"]}` }],
    ['never answers', 'never'],
  ])(
    'that %s gives way to our kitchen, with a line for the person and one in the log',
    async (_what, reply) => {
      const { person, log } = await start({ '/process': reply });
      const answer = await sendForm(person, '/process', list);
      expect([answer.status, answer.body.source]).toEqual([200, 'kitchen']);
      expect(answer.body.notes.map(englishOf)).toContain(
        'The other service did not answer, so this is from our own kitchen.',
      );
      expect(
        log.filter((line) => line['msg'] === 'the other service failed; the kitchen stands in'),
      ).toEqual([expect.objectContaining({ err: expect.objectContaining({}) as object })]);
    },
  );

  test('that fails with a photo, which our kitchen cannot read, is a 502', async () => {
    const { person } = await start({ '/process': { status: 500, body: 'oops' } });
    const answer = await sendForm(person, '/process', {
      image_or_ingredient_list: 'image',
      image: { file: await lying() },
    });
    expect([answer.status, answer.body.error]).toEqual([
      502,
      'The service behind this part of Platewise did not answer. Please try again.',
    ]);
  });

  test('that says why it cannot is quoted', async () => {
    const { person } = await start({
      '/process': { ...answers['/process'], error: 'No food was recognised.' },
    });
    const answer = await sendForm(person, '/process', list);
    expect([answer.status, answer.body.error]).toEqual([422, 'No food was recognised.']);
  });
});

describe('the image service', () => {
  const pictureOf = async (reply: unknown) => {
    const host = await otherHost({ '/image': reply });
    const { app } = await startServer('SQLite', {
      environment: { IMAGE_SERVICE_URL: host.url, IMAGE_SERVICE_TIMEOUT_MS: timeoutFor([reply]) },
    });
    const person = await signUp(app);
    return {
      url: (await person.call('POST', '/image', { q: 'Jollof rice' })).body.image_url as string,
      heard: host.heard,
      person,
    };
  };

  test('SRV-03 is asked without who asks, and its picture is used', async () => {
    const { url, heard, person } = await pictureOf({
      image_url: 'https://pictures.example/jollof.jpg',
    });
    expect(url).toBe('https://pictures.example/jollof.jpg');
    expect(heard[0]?.body).toBe('{"q":"Jollof rice"}');
    expect(JSON.stringify(heard)).not.toContain(person.access);
  });

  test.each<[string, unknown]>([
    ['fails', { status: 500, body: '' }],
    ['never answers', 'never'],
    [
      'answers a picture that the page may not load',
      { image_url: 'http://pictures.example/jollof.jpg' },
    ],
    ['answers a script', { image_url: 'javascript:alert(1)' }],
  ])('SRV-03 that %s leaves the dish its drawing', async (_what, reply) => {
    expect((await pictureOf(reply)).url).toMatch(/^\/image\/drawn\//);
  });
});
