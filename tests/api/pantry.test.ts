/** What people have at home: read by the kitchen's own reader, kept by person, and counted by the suggestions. */
import { describe, expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const change = (person: TestPerson, ...changes: object[]): Promise<Answer> =>
  person.call('POST', '/api/pantry', { changes, day: '2026-01-05' });
const add = (text: string, more: object = {}) => ({ change: 'add', text, ...more });
const read = async (person: TestPerson) => (await person.call('GET', '/api/pantry')).body;
const texts = (body: { items: { text: string }[] }) => body.items.map(({ text }) => text);

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const person = await signUp(app);
    /** A session lasts a while; whoever comes back later logs in again. */
    const later = async (days: number): Promise<TestPerson> => {
      clock.advance(days * day);
      return { ...person, ...tokensOf(await logIn(app, person.email), app) };
    };
    return { app, environment, person, later };
  }

  describe('a pantry', () => {
    test('has butter among what is of milk, and oil elsewhere', async () => {
      const { person } = await start();
      await change(person, add('butter, ghee, sunflower oil'));
      const { items } = await read(person);
      const kinds = Object.fromEntries(
        items.map(({ key, kind }: { key: string; kind: string }) => [key, kind]),
      );
      expect(kinds).toMatchObject({ butter_unsalted: 'dairy', oil_sunflower: 'other' });
    });

    test('has what is left of a dish by its name, until it no longer keeps', async () => {
      const { person } = await start();
      const left = add('2 × Beef and rice stew', { dish_keeps_days: 3 });
      await change(person, left, left, add('beef'));
      const { items } = await read(person);
      const [dish, ...foods] = items.filter(({ kind }: { kind: string }) => kind === 'cooked');
      expect(foods).toEqual([]);
      expect(dish).toMatchObject({
        id: 'dish:2 × beef and rice stew',
        key: null,
        text: '2 × Beef and rice stew',
        use_by: '2026-01-08',
        use_first: true,
      });
      expect(items.map(({ key }: { key: string | null }) => key)).not.toContain('rice_white_long');
      await change(person, { change: 'remove', id: dish.id });
      expect(texts(await read(person))).toEqual(['beef']);
    });

    test('has what is drunk in place of milk with the milk, and tofu with the meat', async () => {
      const { person } = await start();
      await change(person, add('oat milk, soya milk, almond milk, tofu'));
      const { items } = await read(person);
      expect(items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
        'dairy',
        'dairy',
        'dairy',
        'protein',
      ]);
    });

    test('knows no near end of what is frozen, unless it was thawed', async () => {
      const { person } = await start();
      await change(person, add('frozen corn'), add('defrosted frozen chicken breast'), add('okra'));
      const { items } = await read(person);
      const ends = Object.fromEntries(
        items.map(({ key, keeps_until: end }: { key: string; keeps_until: string | null }) => [
          key,
          end !== null,
        ]),
      );
      expect(ends).toEqual({ corn_sweet: false, chicken_breast: true, okra: true });
    });

    test('has the staples of the country that the next week was planned for, as the shopping list has', async () => {
      const { person } = await start();
      const keys = async () =>
        (await read(person)).staples.map(({ key }: { key: string }) => key) as string[];
      const nowhere = await keys();
      await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [{ day: 'Monday', breakfast: '', lunch: 'Rice', dinner: '' }],
        basis: { location: 'Japan' },
      });
      expect(await keys()).not.toEqual(nowhere);
      await person.call('POST', '/api/settings', { country: 'JP' });
      const inJapan = await keys();
      await person.call('POST', '/api/settings', { country: 'KE' });
      // The week comes before the settings.
      expect(await keys()).toEqual(inJapan);
    });

    test('is empty at first, with the staples of any kitchen ticked', async () => {
      const { person } = await start();
      const { items, staples } = await read(person);
      expect(items).toEqual([]);
      expect(staples.length).toBeGreaterThan(20);
      expect(staples.every((each: { at_hand: boolean }) => each.at_hand)).toBe(true);
      expect(staples).toContainEqual({ key: 'salt', name: 'salt', at_hand: true });
    });

    test('reads what is typed as the list does: foods with amounts, what ends soon, and words of one’s own', async () => {
      const { person } = await start();
      const { status, body } = await change(
        person,
        add('3 eggs, spinach going soft\nyoghurt expires tomorrow'),
        add('blorp'),
      );
      expect(status).toBe(200);
      expect(
        body.items.map((each: Record<string, unknown>) => [
          each['id'],
          each['text'],
          each['kind'],
          each['use_first'],
          each['use_by'],
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['egg', '3 eggs', 'dairy', false, null],
          ['spinach', 'spinach', 'fresh', true, null],
          ['yogurt_plain_whole', 'yoghurt', 'dairy', false, '2026-01-06'],
          ['own:blorp', 'blorp', 'other', false, null],
        ]),
      );
      expect(await read(person)).toEqual(body);
    });

    test('knows how long a fresh food usually keeps, and starts again when it is bought again', async () => {
      const { person, later } = await start();
      const [first] = (await change(person, add('spinach'))).body.items;
      expect(first.keeps_until > '2026-01-05').toBe(true);
      const [same] = (await change(await later(1), add('300 g spinach'))).body.items;
      expect([same.text, same.keeps_until]).toEqual(['300 g spinach', first.keeps_until]);
      const buyer = await later(60);
      const [bought] = (
        await buyer.call('POST', '/api/pantry', { changes: [add('spinach')], day: '2026-03-07' })
      ).body.items;
      expect(bought.keeps_until > same.keeps_until).toBe(true);
    });

    test('takes away, puts back as it was, and marks; the same sent twice counts once', async () => {
      const { person: before, later } = await start();
      const [eggs] = (await change(before, add('3 eggs'))).body.items;
      const person = await later(1);
      const away = { change: 'remove', id: 'egg' };
      await change(person, away);
      expect((await change(person, away)).body.items).toEqual([]);
      const back = add(eggs.text, { since: eggs.since, use_first: true });
      await change(person, back);
      const { items } = (await change(person, back)).body;
      expect(items).toEqual([{ ...eggs, use_first: true }]);
      const unmarked = await change(person, { change: 'mark', id: 'egg', use_first: false });
      expect(unmarked.body.items).toEqual([eggs]);
    });

    test('what is left of a food, and what is put back, keep the day that it ends', async () => {
      const { person } = await start();
      const [yoghurt] = (await change(person, add('500 g yoghurt expires tomorrow'))).body.items;
      expect(yoghurt.use_by).not.toBeNull();
      const { items } = (
        await person.call('POST', '/api/pantry', {
          changes: [
            { change: 'remove', id: yoghurt.id },
            add('250 g yoghurt', { since: yoghurt.since, use_by: yoghurt.use_by }),
            add('grandmother’s ajvarka', { use_by: '2030-01-01' }),
          ],
        })
      ).body;
      expect(items).toEqual([
        expect.objectContaining({ key: null, use_by: '2030-01-01' }),
        { ...yoghurt, text: '250 g yoghurt', grams: 250 },
      ]);
    });

    test('‘no eggs’ takes the eggs away', async () => {
      const { person } = await start();
      await change(person, add('3 eggs, rice'));
      expect(texts((await change(person, add('no eggs'))).body)).toEqual(['rice']);
    });

    test('holds 300 foods, and refuses more whole', async () => {
      const { person } = await start();
      const many = (from: number) =>
        Array.from({ length: 100 }, (_, n) => add(`zzq${from + n}wxv`));
      for (const from of [0, 100, 200])
        expect((await change(person, ...many(from))).status).toBe(200);
      const { status, body } = await change(
        person,
        { change: 'remove', id: 'own:zzq0wxv' },
        add('rice'),
        add('eggs'),
      );
      expect([status, body.code]).toEqual([413, 'too_large']);
      expect((await read(person)).items).toHaveLength(300);
    });

    test('takes nothing that is no change', async () => {
      const { person } = await start();
      for (const changes of [
        [],
        [{ change: 'add', text: ' ' }],
        [{ change: 'add', text: 'x'.repeat(201) }],
        [{ change: 'staple', key: '../salt', at_hand: true }],
        [{ change: 'everything' }],
        Array.from({ length: 101 }, () => add('rice')),
      ])
        expect((await person.call('POST', '/api/pantry', { changes })).status).toBe(400);
      await change(person, { change: 'staple', key: 'caviar', at_hand: true });
      expect((await read(person)).items).toEqual([]);
    });

    test('is one person’s own: nobody else reads or changes it', async () => {
      const { app, person: ada } = await start();
      const eve = await signUp(app);
      await change(ada, add('3 eggs'), { change: 'staple', key: 'cumin', at_hand: false });
      await change(
        eve,
        { change: 'remove', id: 'egg' },
        { change: 'mark', id: 'egg', use_first: true },
      );
      expect((await read(eve)).items).toEqual([]);
      expect(texts(await read(ada))).toEqual(['3 eggs']);
      expect((await read(ada)).items[0].use_first).toBe(false);
    });

    test('is in the export, and gone with the account', async () => {
      const { person, environment } = await start();
      await change(person, add('3 eggs'), { change: 'staple', key: 'salt', at_hand: false });
      await prove(person);
      const exported = (await person.call('GET', '/api/account/export')).body;
      expect(exported.pantry_items).toEqual([
        expect.objectContaining({
          id: 'egg',
          words: '3 eggs',
          since_at: '2026-01-05T12:00:00.000Z',
        }),
        expect.objectContaining({ id: 'staple:salt', at_hand: 0 }),
      ]);
      await person.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: person.password,
      });
      expect(await query(environment, 'select id from pantry_items')).toEqual([]);
    });
  });

  describe('suggestions', () => {
    const suggest = (person: TestPerson, list: string) =>
      sendForm(person, '/process', {
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: list,
      });
    const named = (dish: { cupboard: string[]; need: string[] }, food: string) => [
      dish.cupboard.includes(food),
      dish.need.includes(food),
    ];

    test('count a staple as in the cupboard until the person says that it is not there', async () => {
      const { person } = await start();
      const list = 'potatoes, onion, eggs, garlic';
      const before = (await suggest(person, list)).body.suggestions;
      const dish = before.find((each: { cupboard: string[] }) => each.cupboard.includes('salt'));
      expect(named(dish, 'salt')).toEqual([true, false]);
      await change(person, { change: 'staple', key: 'salt', at_hand: false });
      const after = (await suggest(person, list)).body.suggestions;
      expect(after.some((each: { cupboard: string[] }) => each.cupboard.includes('salt'))).toBe(
        false,
      );
      expect(after.some((each: { need: string[] }) => each.need.includes('salt'))).toBe(true);
    });

    test('tell what the list says is not there, and cook without it', async () => {
      const { person } = await start();
      const { body } = await suggest(person, 'rice, tomatoes, onion, no eggs');
      expect(body.absent).toEqual(['eggs']);
      expect(body.response.join()).not.toContain('egg');
      const again = await person.call('POST', '/process_confirm', {
        analysis_id: body.analysis_id,
        response: ['rice', 'tomatoes', 'eggs', 'no eggs', 'no milk'],
      });
      expect(again.body.absent).toEqual(['milk']);
      expect(again.body.response.join()).toContain('egg');
    });
  });
});
