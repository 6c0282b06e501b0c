/** Which new passwords are taken: a length, none that is guessed first, none made of what everybody knows of its owner. */
import { describe, expect, test } from 'vitest';
import {
  commonPasswords,
  demandGoodPassword,
} from '../../server/modules/accounts/passwordRules.ts';
import { createPasswords } from '../../server/modules/accounts/passwords.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import { logIn, onOneDatabase, query, register, send, signUp, startServer } from './support.ts';

const owner = { email: 'ada.lovelace@example.org', first_name: 'Ada', last_name: 'Obi-King' };
const outcome = (password: string): string => {
  try {
    demandGoodPassword(password, owner);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a new password', () => {
  test.each([
    ['sevenca', 'password_too_short'],
    ['日本語日本語', 'password_too_short'],
    ['password', 'password_common'],
    ['PassWord', 'password_common'],
    ['password2024!', 'password_common'],
    ['12345678', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['PlateWise1', 'password_personal'],
    ['platewise platewise', 'password_personal'],
    ['ada.lovelace', 'password_personal'],
    ['Obi-King99', 'password_personal'],
    ['obi-king.ada', 'password_personal'],
    ['example.org', 'password_personal'],
    ['correct horse', 'taken'],
    ['a new password', 'taken'],
    ['plate of seven stews', 'taken'],
    ['Ada eats nine yams', 'taken'],
    ['鳥が歌う朝の台所で', 'taken'],
  ])('%s: %s', (password, what) => {
    expect(outcome(password)).toBe(what);
  });
});

test('of the most used passwords that are long enough, more than the 3,000 of ASVS are refused', () => {
  expect(commonPasswords.size).toBeGreaterThan(10_000);
  const taken = [...commonPasswords].filter((each) => outcome(each) === 'taken');
  expect(taken).toEqual([]);
});

onOneDatabase((engine) => {
  test('SIGN-03 under 6 characters keeps its sentence; of 6 and 7 another says what to do, and no account is made', async () => {
    const { app, environment } = await startServer(engine);
    const told = async (password: string) => {
      const { status, body } = await register(app, 'ada@example.org', password);
      return [status, body.message];
    };
    expect(await told('12345')).toEqual([400, 'Password must be at least 6 characters long.']);
    for (const password of ['secret', 'secret1'])
      expect(await told(password)).toEqual([
        400,
        'Please choose a password of at least 8 characters.',
      ]);
    expect((await told('password1'))[1]).toMatch(/^Many people use this password/);
    expect((await told('platewise!'))[1]).toContain("or 'Platewise'");
    expect(await query(environment, 'select id from users')).toEqual([]);
    expect((await told('secret words'))[0]).toBe(200);
  });

  test('SET-05 PWD-04 the same holds for one that is changed or reset, and the mailed link stays good', async () => {
    const box = await startMailbox();
    const { app } = await startServer(engine, { environment: { SMTP_URL: box.url } });
    const person = await signUp(app, 'lovelace@example.org');
    const change = async (new_password: string) =>
      person.call('POST', '/api/change-password', {
        current_password: person.password,
        new_password,
      });
    expect((await change('Example.org!1')).body.code).toBe('password_personal');
    expect((await change('iloveyou')).body.code).toBe('password_common');
    await send(app, {
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: person.email },
    });
    const { token } = linkIn(await box.next('Reset your Platewise password'));
    const reset = async (new_password: string) =>
      send(app, {
        method: 'POST',
        url: '/api/reset-password',
        payload: { access_token: token, new_password },
      });
    expect((await reset('password')).body.code).toBe('password_common');
    expect((await reset('example.org')).body.code).toBe('password_personal');
    expect((await logIn(app, person.email)).status).toBe(200);
    expect((await reset('four quiet yams')).status).toBe(200);
    expect((await logIn(app, person.email, 'four quiet yams')).status).toBe(200);
  });

  test('a short or common one that is stored already goes on working', async () => {
    const { app, environment } = await startServer(engine);
    const person = await signUp(app);
    const hash = await (await createPasswords()).hash('secret');
    await query(environment, `update users set password_hash = '${hash}'`);
    expect((await logIn(app, person.email, 'secret')).status).toBe(200);
  });
});
