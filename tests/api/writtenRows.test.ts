/** Every row of dangerous handling and of medical claims, as another service would write it, over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handling } from '../kitchen/fixtures/handling.ts';
import { sendForm, signUp, startServer, theKitchen, type TestPerson } from './support.ts';

const { hazards, claims } = theKitchen().catalogue;
const ended: (() => void | Promise<void>)[] = [];
let person: TestPerson;
let analysisId = '';
/** What the service writes of the dish that is asked for next. */
let written: { readonly instructions: string; readonly ingredients: readonly string[] };

afterAll(async () => {
  for (const work of ended.toReversed()) await work();
});

beforeAll(async () => {
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      const proposed = {
        response: ['rice'],
        // No recipe of ours is called so: none can stand in.
        food_suggestions: ['Rice of the seventh moon'],
        analysis_id: 'theirs',
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(request.url === '/process' ? proposed : written));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.on('listening', resolve));
  ended.push(() => {
    service.closeAllConnections();
    service.close();
  });
  const { app } = await startServer('SQLite', {
    atEnd: (work) => ended.push(work),
    environment: {
      AI_SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
      AI_SERVICE_TIMEOUT_MS: '2000',
    },
  });
  person = await signUp(app);
  const { body } = await sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: 'rice, tomatoes, onions, chicken breast',
  });
  analysisId = body.analysis_id as string;
});

const asked = (step: string, food = 'rice') => {
  written = { instructions: `1. Boil the rice.\n2. ${step}`, ingredients: ['200 g rice', food] };
  return sendForm(person, '/instructions', {
    food_analysis_id: analysisId,
    food_choice_index: '0',
  });
};

test.each(hazards)(
  'SRV-02 $id: the dish is not shown, and why is told',
  async ({ id, message }) => {
    const [[dangerous = ''] = []] = handling[id] ?? [];
    const { status, body } = await asked(dangerous);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain(dangerous);
    expect(body.error).toContain(message);
  },
);

test.each(claims)('SRV-02 $id: the claim is dropped, and the step stays', async ({ example }) => {
  const { status, body } = await asked(example);
  expect([status, body.instructions]).toEqual([200, '1. Boil the rice.']);
  expect(body.dropped).toEqual([{ code: 'claims', count: 1 }]);
});
