/** A server where nobody pays: no trial, no end, nothing to buy. */
import { expect, test } from 'vitest';
import {
  logIn,
  manualClock,
  onEachDatabase,
  send,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const list = { image_or_ingredient_list: 'ingredient_list', ingredient_list: 'rice, eggs, onion' };
const day = 24 * 3_600_000;

onEachDatabase((engine) => {
  test('ACC-10 with ACCESS=open an account may use everything, years later too, and nothing is sold', async () => {
    const clock = manualClock();
    const { app } = await startServer(engine, {
      now: clock.now,
      environment: { ACCESS: 'open' },
    });
    const before = await signUp(app);
    clock.advance(1000 * day);
    const person: TestPerson = { ...before, ...tokensOf(await logIn(app, before.email), app) };

    const { body } = await person.call('GET', '/api/subscription/status');
    expect(body.data).toMatchObject({
      open_access: true,
      can_access_app: true,
      has_active_subscription: true,
      subscription: null,
      usage: { kitchen: { limit: -1 }, plans: { limit: -1 } },
    });
    // One more than a trial has.
    for (let n = 0; n < 6; n++) {
      const answer = await sendForm(person, '/process', list);
      expect([n, answer.status]).toEqual([n, 200]);
    }
    const intent = await person.call('POST', '/api/payment/intents', { plan: 'monthly' });
    expect([intent.status, intent.body.code]).toEqual([422, 'no_provider']);
    const landing = await send(app, { url: '/landing', headers: { accept: 'text/html' } });
    expect(landing.status).toBe(302);
    expect(landing.headers['location']).toBe('/login');
  });
});
