/** A disk that is nearly full: nothing more is stored, and everybody can still log in, read and delete. */
import { expect, test } from 'vitest';
import { emptyDatabase, logIn, register, signUp, startServer } from './support.ts';

const base = '/api/food_detection/detection_history';
const record = { recipe_type: 'food_detection', suggestion: 'Stew', instructions: 'Cook.' };

test('below MIN_FREE_MB what would fill the disk is refused in words, and the rest goes on', async () => {
  const database = await emptyDatabase('SQLite');
  const before = await startServer('SQLite', { database });
  const { email, call } = await signUp(before.app);
  const { id } = (await call('POST', base, record)).body as { id: string };
  await before.app.close();

  // More than any disk has.
  const { app } = await startServer('SQLite', {
    database,
    environment: { MIN_FREE_MB: '999999999' },
  });
  const loggedIn = await logIn(app, email);
  expect(loggedIn.status).toBe(200);
  const headers = { authorization: `Bearer ${loggedIn.body.access_token}` };
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

  const refused = await send('POST', base, record);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    507,
    'no_room',
    '300',
  ]);
  expect((await register(app, 'next@example.org')).status).toBe(507);
  expect((await send('GET', base)).json().detection_history).toHaveLength(1);
  const settings = { hasSickness: false, sicknessType: '', health_consent_at: null };
  expect((await send('PUT', '/api/settings', settings)).statusCode).toBe(200);
  expect((await send('DELETE', `${base}/${id}`)).statusCode).toBe(200);
  const sure = { confirmation: 'DELETE', current_password: 'correct horse' };
  expect((await send('DELETE', '/api/account', sure)).statusCode).toBe(200);
});
