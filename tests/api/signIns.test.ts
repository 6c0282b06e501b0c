/** Word of a sign-in from a kind of device that is new to a person. */
import { expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import { manualClock, onEachDatabase, query, send, signUp, startServer } from './support.ts';

const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock(Date.UTC(2026, 0, 5, 12, 30));
    const box = await startMailbox();
    const server = await startServer(engine, {
      now: clock.now,
      environment: { SMTP_URL: box.url, PUBLIC_URL: 'https://platewise.example' },
    });
    const person = await signUp(server.app, 'ada@example.org');
    const enter = (agent: keyof typeof agents, headers: Record<string, string> = {}) =>
      send(server.app, {
        method: 'POST',
        url: '/api/login',
        headers: { 'user-agent': agents[agent], ...headers },
        payload: { email: person.email, password: person.password },
      });
    const noted = async () =>
      (await query(server.environment, 'select device, told_at from sign_ins order by device')).map(
        ({ device, told_at }) => [device, Number(told_at)],
      );
    const told = () =>
      box.emails.filter(({ subject = '' }) => /sign-in|connexion/.test(subject)).length;
    return { ...server, clock, box, person, enter, noted, told };
  }

  test('the first after the sign-up is no news; a new kind of device is, with its time and what to do', async () => {
    const { app, box, enter, noted, told, clock } = await start();
    await expect.poll(noted).toEqual([['Another program', clock.now()]]);
    await enter('firefox');
    const letter = await box.next('New sign-in to your Platewise account');
    expect(letter.recipients).toEqual(['ada@example.org']);
    expect(letter.text).toContain('Firefox on Linux\n5 January 2026 at 12:30:00 UTC');
    expect(letter.text).toContain('If it was not you, set a new password at once.');
    expect(linkIn(letter).href).toBe('https://platewise.example/forgot-password');
    await app.close();
    expect(told()).toBe(1);
  });

  test('in French for a browser that asks for it', async () => {
    const { box, enter } = await start();
    await enter('iphone', { 'accept-language': 'fr-FR,fr;q=0.9' });
    const letter = await box.next('Nouvelle connexion à votre compte Platewise');
    expect(letter.text).toContain('Safari sur iPhone\n5 janvier 2026');
    expect(letter.text).toContain('UTC');
  });

  test('once a month for each kind of device, however many come at once', async () => {
    const { app, enter, told, clock, noted } = await start();
    await expect.poll(async () => (await noted()).length).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => enter('firefox')));
    await expect.poll(told).toBe(1);
    clock.advance(30 * day - 1);
    await enter('firefox');
    await enter('iphone');
    await expect.poll(told).toBe(2);
    clock.advance(1);
    await enter('firefox');
    await expect.poll(told).toBe(3);
    await app.close();
    expect(told()).toBe(3);
  });

  test('a wrong password is no sign-in', async () => {
    const { app, person, noted, told } = await start();
    await expect.poll(async () => (await noted()).length).toBe(1);
    await send(app, {
      method: 'POST',
      url: '/api/login',
      headers: { 'user-agent': agents.firefox },
      payload: { email: person.email, password: 'guess' },
    });
    await app.close();
    expect([(await noted()).length, told()]).toEqual([1, 0]);
  });
});
