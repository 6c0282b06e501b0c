/** What costs much and counts against no trial is bounded all the same, also for whoever has paid. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sendForm, signUp, startServer, subscribe, type TestPerson } from './support.ts';
import { longTest } from '../verify.ts';

const perDay = { PHOTOS_PER_DAY: '2', CORRECTIONS_PER_DAY: '2', INSTRUCTIONS_PER_DAY: '2' };

async function start() {
  const { app, environment } = await startServer('SQLite', { environment: perDay });
  const person = await signUp(app);
  await subscribe(environment, person.userId);
  return { app, person };
}
const list = (person: TestPerson) =>
  sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: 'rice, tomatoes, onions, chicken',
  });

test('/process_confirm goes on only so often, and says when it may again', async () => {
  const { app, person } = await start();
  const { analysis_id } = (await list(person)).body;
  const confirm = (who: TestPerson, response: string[]) =>
    who.call('POST', '/process_confirm', { analysis_id, response });
  for (const name of ['beans', 'yam'])
    expect((await confirm(person, ['rice', name])).status).toBe(200);
  const refused = await confirm(person, ['rice', 'plantain']);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'These were 2 corrections, the most of one day. Please go on in 24 hours.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  // Of one person: another is asked what any is.
  expect((await confirm(await signUp(app), ['rice'])).status).toBe(404);
});

test('/instructions for the same dish again count as any', async () => {
  const { person } = await start();
  const { analysis_id } = (await list(person)).body;
  const ask = () =>
    sendForm(person, '/instructions', { food_analysis_id: analysis_id, food_choice_index: '0' });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    200, 200, 429,
  ]);
});

longTest('photos that show nothing are counted too', async () => {
  const { person } = await start();
  const file = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const detect = () => sendForm(person, '/food_detect', { image: { file } });
  const first = await detect();
  expect([first.status, first.body.food_detected]).toEqual([200, []]);
  expect((await detect()).status).toBe(200);
  expect((await detect()).status).toBe(429);
});
