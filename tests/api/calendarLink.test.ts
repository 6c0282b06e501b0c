/** The planned weeks by a link: secret, renewed, taken back, folded, and empty where access has ended. */
import { describe, expect, test } from 'vitest';
import { day, minute } from '../../domain/durations.ts';
import {
  manualClock,
  onOneDatabase,
  prove,
  query,
  send,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const path = '/api/calendar-link';
const weekOf = (start: string, end: string, dinner: string) => ({
  name: 'Against high blood pressure',
  start_date: start,
  end_date: end,
  meal_plan: [
    {
      day: 'Monday',
      breakfast: 'Oat porridge',
      lunch: '',
      dinner,
      dinner_ingredients: ['250 g red lentils', '1 onion'],
    },
  ],
});

onOneDatabase((engine) => {
  const start = async (environment: Record<string, string> = {}) => {
    const clock = manualClock(Date.UTC(2026, 0, 7));
    const server = await startServer(engine, { now: clock.now, environment });
    const person = await signUp(server.app);
    const read = (link: string, headers: Record<string, string> = {}) => {
      const { pathname, search } = new URL(link);
      return send(server.app, { method: 'GET', url: `${pathname}${search}`, headers });
    };
    return { ...server, clock, person, read };
  };
  const plan = (person: TestPerson, ...week: Parameters<typeof weekOf>) =>
    person.call('POST', '/api/meal_plan', weekOf(...week));
  const make = async (person: TestPerson) => (await person.call('POST', path)).body.link as string;

  describe('a calendar link', () => {
    test('is none at first, is made, renewed and taken back; only its hash is stored', async () => {
      const { person, read, environment } = await start();
      expect((await person.call('GET', path)).body.made_at).toBeNull();
      const first = await make(person);
      const key = new URL(first).searchParams.get('secret') ?? '';
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(
        JSON.stringify(await query(environment, 'select * from calendar_links')),
      ).not.toContain(key);
      expect((await person.call('GET', path)).body.made_at).toBeTypeOf('number');
      expect((await read(first)).status).toBe(200);
      const second = await make(person);
      expect((await read(first)).status).toBe(404);
      expect((await read(second)).status).toBe(200);
      expect(await query(environment, 'select user_id from calendar_links')).toHaveLength(1);
      await person.call('DELETE', path);
      expect((await read(second)).status).toBe(404);
      expect((await read(second.slice(0, -1))).status).toBe(404);
      expect((await read(`${new URL(second).origin}/api/calendar.ics?secret=`)).status).toBe(404);
    });

    test('leads to the weeks of its maker, now and to come, without a session and without their health', async () => {
      const { app, person, read } = await start();
      const other = await signUp(app);
      await plan(person, '2025-11-03', '2025-11-09', 'Long gone');
      await plan(person, '2026-01-05', '2026-01-11', 'Lentil soup');
      await plan(person, '2026-02-02', '2026-02-08', 'Pea stew');
      await plan(other, '2026-01-05', '2026-01-11', 'Somebody else’s');
      const { status, text, headers } = await read(await make(person));
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/calendar/);
      expect(headers['cache-control']).toMatch(/^private/);
      expect(text).toContain('SUMMARY:Dinner: Lentil soup');
      expect(text).toContain('DTSTART:20260105T190000');
      expect(text).toContain('SUMMARY:Dinner: Pea stew');
      expect(text).not.toMatch(/Long gone|Somebody|blood pressure/);
    });

    test('says of a dish for two meals how much is cooked, and weighs nothing for what is left of it', async () => {
      const { person, read } = await start();
      const dish = {
        recipe_id: 'lentil-soup',
        servings: 2,
        minutes: 30,
        reasons: [],
      };
      const cooked = { day: 'Monday', slot: 'dinner' };
      await person.call('POST', '/api/meal_plan', {
        ...weekOf('2026-01-05', '2026-01-11', 'Lentil soup'),
        meal_plan: [
          {
            day: 'Monday',
            dinner: 'Lentil soup',
            dinner_ingredients: ['250 g red lentils', '0.7 g salt'],
            dinner_meal: dish,
          },
          {
            day: 'Tuesday',
            lunch: 'Lentil soup',
            lunch_ingredients: ['250 g red lentils'],
            lunch_meal: { ...dish, minutes: 0, leftover_of: cooked },
          },
        ],
      });
      const text = (await read(await make(person))).text.replaceAll('\r\n ', '');
      expect(text.match(/^DESCRIPTION:.*$/gm)).toEqual([
        'DESCRIPTION:Cook enough for lunch on Tuesday too: these amounts are for this meal alone.\\n250 g red lentils\\nsalt\\, as the recipe says',
      ]);
      expect(text).toContain('SUMMARY:Lunch: Lentil soup (leftovers of Monday)');
    });

    test('is in the language in which it was made, and the file in the one asked for', async () => {
      const { person, read } = await start();
      const week = {
        ...weekOf('2026-01-05', '2026-01-11', 'Nigerian one-pot spaghetti'),
        name: 'Jan 5 - Jan 11',
      };
      const cooked = { day: 'Monday', slot: 'dinner' };
      const dish = { recipe_id: 'nigerian-spaghetti', servings: 1, minutes: 70, reasons: [] };
      const { body } = await person.call('POST', '/api/meal_plan', {
        ...week,
        basis: { rules: { skip: [{ day: 'Monday', slot: 'lunch' }] } },
        meal_plan: [
          {
            day: 'Monday',
            dinner: week.meal_plan[0]?.dinner,
            dinner_ingredients: [
              '80 g spaghetti, broken in half',
              '200 g water',
              '2 g salt (half for less salt)',
              '1 g salt',
              '5 g what I like',
            ],
            dinner_meal: dish,
          },
          {
            day: 'Tuesday',
            lunch: week.meal_plan[0]?.dinner,
            lunch_meal: { ...dish, minutes: 0, leftover_of: cooked },
          },
        ],
      });
      const made = await person.call('POST', path, undefined, { 'accept-language': 'fr' });
      const feed = await read(made.body.link as string, { 'accept-language': 'en' });
      const file = await person.call(
        'GET',
        `/api/meal_plans/${body.data.id}/calendar.ics?language=fr`,
      );
      for (const { text } of [file, feed]) {
        const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
        expect(lines.filter((line: string) => line.startsWith('SUMMARY'))).toEqual([
          "SUMMARY:Déjeuner : À l'extérieur",
          'SUMMARY:Dîner : Spaghettis nigérians en une casserole',
          'SUMMARY:Déjeuner : Spaghettis nigérians en une casserole (restes de lundi)',
        ]);
        expect(lines.filter((line: string) => line.startsWith('DURATION'))).toEqual([
          'DURATION:PT30M',
          'DURATION:PT70M',
          'DURATION:PT30M',
        ]);
        expect(lines.find((line: string) => line.startsWith('DESCRIPTION'))).toBe(
          String.raw`DESCRIPTION:Cuisinez-en aussi pour le déjeuner de mardi : ces quantités sont pour ce repas seul.\n80 g de spaghettis\, cassés en deux\n200 ml d’eau\n2 g de sel (la moitié pour moins de sel)\nsel\, selon la recette\n5 g what I like`,
        );
      }
      expect(file.text).toContain('X-WR-CALNAME:5–11 janv.');
    });

    test('has a meal that is eaten out, too', async () => {
      const { person, read } = await start();
      const { body } = await person.call('POST', '/api/meal_plan', {
        ...weekOf('2026-01-05', '2026-01-11', 'Lentil soup'),
        basis: { rules: { skip: [{ day: 'Monday', slot: 'lunch' }] } },
      });
      const file = await person.call('GET', `/api/meal_plans/${body.data.id}/calendar.ics`);
      const feed = await read(await make(person));
      for (const { text } of [file, feed])
        expect(text.match(/^SUMMARY:.*$/gm)?.map((each: string) => each.trim())).toEqual([
          'SUMMARY:Breakfast: Oat porridge',
          'SUMMARY:Lunch: Eating out',
          'SUMMARY:Dinner: Lentil soup',
        ]);
    });

    test('answers what has not changed with 304', async () => {
      const { person, read } = await start();
      await plan(person, '2026-01-05', '2026-01-11', 'Lentil soup');
      const link = await make(person);
      const etag = (await read(link)).headers['etag'] as string;
      expect((await read(link, { 'if-none-match': etag })).status).toBe(304);
      await plan(person, '2026-01-12', '2026-01-18', 'Pea stew');
      expect((await read(link, { 'if-none-match': etag })).status).toBe(200);
    });

    test('folds its lines to 75 octets, and within no letter', async () => {
      const { person, read } = await start();
      const dinner = `Ragoût d’épinards 🥘🇳🇬 ${'éà🥘'.repeat(60)}\u0007`;
      await plan(person, '2026-01-05', '2026-01-11', dinner);
      const { text } = await read(await make(person));
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(text).not.toMatch(/[^\P{Cc}\r\n\t]|\ufffd/u);
      expect(text.replaceAll('\r\n ', '')).toContain(`Dinner: ${dinner.slice(0, -1)}`);
    });

    test('shows no meals where access has ended, and says so', async () => {
      const { person, read, clock } = await start();
      await plan(person, '2026-01-05', '2026-01-11', 'Lentil soup');
      const link = await make(person);
      clock.advance(3 * day);
      const { status, text } = await read(link);
      expect(status).toBe(200);
      expect(text).not.toContain('VEVENT');
      expect(text.replaceAll('\r\n ', '')).toContain('Your access to Platewise has ended');
    });

    test('is read so many times', async () => {
      const { person, read, clock } = await start();
      const link = await make(person);
      for (let n = 0; n < 60; n += 1) expect((await read(link)).status).toBe(200);
      expect((await read(link)).status).toBe(429);
      clock.advance(minute);
    });

    test('is in the export without its secret, and goes with the account', async () => {
      const { person, read, environment } = await start();
      const link = await make(person);
      await prove(person);
      const exported = (await person.call('GET', '/api/account/export')).body;
      expect(exported.calendar_links).toHaveLength(1);
      expect(JSON.stringify(exported.calendar_links)).not.toMatch(/hash/);
      await person.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: person.password,
      });
      expect((await read(link)).status).toBe(404);
      expect(await query(environment, 'select user_id from calendar_links')).toEqual([]);
    });
  });
});
