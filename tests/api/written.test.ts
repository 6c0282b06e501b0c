/** What another service writes is read before it is shown: foods, dangerous handling, claims; and our kitchen stands in. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendForm, signUp, startServer, theKitchen } from './support.ts';

/** A service that answers each path with what it is given, however it may be. */
async function start(replies: Record<string, object | string>) {
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      const reply = replies[request.url ?? ''] ?? '';
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof reply === 'string' ? reply : JSON.stringify(reply));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.on('listening', resolve));
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { app } = await startServer('SQLite', {
    environment: {
      AI_SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
      AI_SERVICE_TIMEOUT_MS: '2000',
    },
  });
  return signUp(app);
}

const list = {
  image_or_ingredient_list: 'ingredient_list',
  ingredient_list: 'rice, tomatoes, onions, chicken breast',
};
const proposing = (...dishes: string[]) => ({
  response: ['rice', 'tomatoes'],
  food_suggestions: dishes,
  analysis_id: 'theirs',
});

describe('SRV-02 KIT-04 what another service writes', () => {
  test('loses its claims, and the safe dishes of the same answer stay', async () => {
    const person = await start({
      '/process': {
        ...proposing('Tomato rice', 'Stop taking your insulin soup'),
        notes: ['Rice is cheap this week.', 'You can stop taking your insulin after a week.'],
      },
    });
    const { body } = await sendForm(person, '/process', list);
    expect(body.food_suggestions).toEqual(['Tomato rice']);
    expect(body.notes).toContain('Rice is cheap this week.');
    expect(JSON.stringify(body.notes)).not.toContain('insulin');
    expect(body.dropped).toEqual([{ code: 'claims', count: 2 }]);
  });

  const asked = async (instructions: object, words: object = {}) => {
    const person = await start({
      // No recipe of ours is called so: none can stand in.
      '/process': proposing('Rice of the seventh moon'),
      '/instructions': instructions,
    });
    const { body } = await sendForm(person, '/process', list);
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      ...words,
      health_consent_at: 1,
    });
    return sendForm(person, '/instructions', {
      food_analysis_id: body.analysis_id,
      food_choice_index: '0',
    });
  };

  test('loses the sentence of a step that tells people to change a medicine', async () => {
    const { body } = await asked({
      instructions: '1. Boil the rice. You can stop taking your insulin after a week.\n2. Serve.',
    });
    expect(body.instructions).toBe('1. Boil the rice.\n2. Serve.');
    expect(body.dropped).toEqual([{ code: 'claims', count: 1 }]);
  });

  test('is not shown where a step brings in a food that the person avoids', async () => {
    const { status, body } = await asked(
      { instructions: '1. Boil the rice.\n2. Stir in the peanut butter.', ingredients: ['rice'] },
      { allergens: ['peanut'] },
    );
    expect([status, JSON.stringify(body).includes('peanut butter')]).toEqual([422, false]);
  });

  test.each(theKitchen().catalogue.claims)('loses the claim $id', async ({ example }) => {
    const kitchen = theKitchen();
    const { person } = kitchen.understand({});
    const review = kitchen.review(
      { name: 'Rice', ingredients: ['rice'], steps: ['1. Boil the rice.', example] },
      person,
    );
    expect(review.steps).toEqual(['1. Boil the rice.']);
  });

  test('is not shown where it handles food dangerously; the hazard is told', async () => {
    const { status, body } = await asked({
      instructions: '1. Put the dried kidney beans in the slow cooker on low for 8 hours.',
      ingredients: ['200 g dried kidney beans'],
    });
    expect(status === 422 || body.dropped[0].code === 'hazard').toBe(true);
    expect(JSON.stringify(body)).not.toContain('slow cooker on low');
  });

  test.each([
    ['no JSON', '<html>'],
    ['another shape', '{"response":"rice"}'],
    ['more than 64 kB', JSON.stringify({ ...proposing('Rice'), notes: ['x'.repeat(66_000)] })],
  ])('gives way to our kitchen where it is %s', async (_what, reply) => {
    const person = await start({ '/process': reply });
    const { status, body } = await sendForm(person, '/process', list);
    expect([status, body.source]).toEqual([200, 'kitchen']);
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.dropped).toEqual([{ code: 'no_answer', count: 1 }]);
  });
});
