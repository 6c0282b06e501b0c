/** One shopping list: what a person writes, what their next weeks need, and who may change it. */
import { describe, expect, test } from 'vitest';
import type { ShoppingList } from '../../contract/planShopping.ts';
import { hour } from '../../domain/durations.ts';
import {
  hardlyStored,
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';
import { longTest } from '../verify.ts';

const change = (person: TestPerson, ...changes: object[]): Promise<Answer> =>
  person.call('POST', '/api/shopping', { changes });
const read = async (person: TestPerson, query = '') =>
  (await person.call('GET', `/api/shopping${query}`)).body;
const add = (id: string, text: string, more: object = {}) => ({ change: 'add', id, text, ...more });
const tick = (id: string, ticked = true) => ({ change: 'tick', id, ticked });
interface Line {
  id: string;
  name: string;
  kind: string;
  key: string | null;
  plans: string[];
  [field: string]: unknown;
}
const own = ({ lines }: { lines: Line[] }) => lines.filter(({ kind }) => kind === 'own');
const planned = ({ lines }: { lines: Line[] }) => lines.filter(({ kind }) => kind === 'planned');
const of = (body: { lines: Line[] }, id: string) => body.lines.find((line) => line.id === id)!;

const days = [
  {
    day: 'Monday',
    breakfast: '',
    lunch: 'Jollof rice',
    lunch_ingredients: ['500 g rice', '3 tomatoes', 'salt'],
    dinner: '',
    snack: '',
  },
];
const save = async (person: TestPerson, start: string, end: string): Promise<string> =>
  (
    await person.call('POST', '/api/meal_plan', {
      name: 'A week',
      start_date: start,
      end_date: end,
      meal_plan: days,
    })
  ).body.data.id;

onEachDatabase((engine) => {
  async function start(extra: Record<string, string> = {}) {
    const clock = manualClock();
    const { app } = await startServer(engine, { now: clock.now, environment: extra });
    const person = await signUp(app);
    return { app, person, clock };
  }

  describe('lines of one’s own', () => {
    test('are read for food and amount where they can be, and kept as typed where not', async () => {
      const { person } = await start();
      const { status, body } = await change(
        person,
        add('item-0001', '3 eggs'),
        add('item-0002', 'a birthday candle'),
        add('item-0003', '2 kg rice', { note: 'Jollof rice' }),
      );
      expect(status).toBe(200);
      const facts = own(body).map(({ id, name, key, aisle, note }) => [id, name, key, aisle, note]);
      expect(facts).toEqual([
        ['item-0001', '3 eggs', 'egg', 'Dairy and eggs', ''],
        [
          'item-0003',
          '2 kg rice',
          expect.stringMatching(/rice/),
          'Grains, flour and noodles',
          'Jollof rice',
        ],
        ['item-0002', 'a birthday candle', null, 'Other', ''],
      ]);
      expect(of(body, 'item-0003')['cost']).toBeGreaterThan(0);
      expect(await read(person)).toEqual(body);
    });

    test('become a line each where several foods are named', async () => {
      const { person } = await start();
      const { body } = await change(person, add('item-0001', 'milk, 2 onions, bread'));
      expect(
        own(body)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['item-0001', 'item-0001.1', 'item-0001.2']);
    });

    test('keep what makes a food dangerous, and say for whom it is', async () => {
      const { person, clock } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'pregnant, water tablet',
        health_consent_at: clock.now(),
      });
      await change(person, add('item-0001', 'raw milk'), add('item-0002', 'raw milk brie'));
      await change(person, add('item-0003', 'liquorice tea'), add('item-0004', 'milk, raw eggs'));
      const { body } = await change(person, add('item-0005', 'milk, unpasteurised'));
      const said = own(body).map(({ name, unfit }) => [name, unfit]);
      const holds = [{ name: null, verdict: 'holds' }];
      expect(said).toHaveLength(6);
      expect(said).toEqual(
        expect.arrayContaining([
          ['raw milk', holds],
          ['raw milk brie', holds],
          ['liquorice tea', [{ name: null, verdict: 'label' }]],
          ['raw eggs', holds],
          ['milk', undefined],
          ['milk, unpasteurised', holds],
        ]),
      );
    });

    test('are ticked, changed, taken away and put back; the same sent twice counts once', async () => {
      const { person } = await start();
      await change(person, add('item-0001', '3 eggs'));
      const twice = [tick('item-0001'), add('item-0001', '9 eggs')];
      for (const body of [
        (await change(person, ...twice)).body,
        (await change(person, ...twice)).body,
      ]) {
        expect(own(body)).toHaveLength(1);
        expect(of(body, 'item-0001')).toMatchObject({ ticked: true, name: '3 eggs' });
        expect(of(body, 'item-0001')['ticked_by']).toBe(body.members[0].id);
      }
      const edited = await change(person, { change: 'edit', id: 'item-0001', text: '6 eggs' });
      expect(of(edited.body, 'item-0001')).toMatchObject({ name: '6 eggs', key: 'egg' });
      const away = { change: 'remove', id: 'item-0001' };
      await change(person, away);
      expect(own((await change(person, away)).body)).toEqual([]);
      const back = await change(person, add('item-0001', '6 eggs', { since: 5 }));
      expect(of(back.body, 'item-0001')).toMatchObject({ since: 5, ticked: false });
    });

    longTest('are 300 at most, and no more are taken', async () => {
      const { person } = await start();
      for (const from of [0, 100, 200])
        await change(
          person,
          ...Array.from({ length: 100 }, (_, n) =>
            add(`item-${from + n + 1000}`, `zzq${from + n}`),
          ),
        );
      const { status, body } = await change(person, add('item-9999', 'rice'));
      expect([status, body.code]).toEqual([413, 'too_large']);
      expect(own(await read(person))).toHaveLength(300);
      // What is there already takes no more room.
      expect((await change(person, add('item-1000', 'zzq0'))).status).toBe(200);
    });

    hardlyStored(engine, () =>
      test.each([
        ['no words', add('item-0001', ' ')],
        ['more words than a line has', add('item-0001', 'x'.repeat(201))],
        ['an id of another shape', add("x' or 1", 'rice')],
        ['a line for no week', { change: 'tick_planned', key: 'rice', plans: [], ticked: true }],
      ])('with %s are refused', async (_, one) => {
        const { person } = await start();
        expect((await change(person, one)).status).toBe(400);
      }),
    );

    test('are changed so often a day and no more', async () => {
      const { person } = await start({ SHOPPING_CHANGES_PER_DAY: '2' });
      for (const id of ['item-0001', 'item-0002'])
        expect((await change(person, add(id, 'rice'))).status).toBe(200);
      const { status, body } = await change(person, add('item-0003', 'rice'));
      expect(status).toBe(429);
      expect(body.message).toMatch(/2 changes of your shopping list/);
    });

    test('are nobody else’s: no one reads, ticks, changes or takes them away', async () => {
      const { app, person } = await start();
      const eve = await signUp(app);
      await change(person, add('item-0001', '3 eggs'));
      const { body } = await change(
        eve,
        tick('item-0001'),
        { change: 'edit', id: 'item-0001', text: 'poison' },
        { change: 'remove', id: 'item-0001' },
      );
      expect(own(body)).toEqual([]);
      expect(body.members).toHaveLength(1);
      expect(of(await read(person), 'item-0001')).toMatchObject({ name: '3 eggs', ticked: false });
      // The same id of two people is two lines.
      expect(own((await change(eve, add('item-0001', 'tea'))).body)).toHaveLength(1);
      expect(of(await read(person), 'item-0001').name).toBe('3 eggs');
    });
  });

  describe('lines for the next weeks', () => {
    test('are those of the next week, or of two weeks together where that is asked for; a week that is over has none', async () => {
      const { person } = await start();
      const past = await save(person, '2025-12-29', '2026-01-04');
      const first = await save(person, '2026-01-05', '2026-01-11');
      const second = await save(person, '2026-01-19', '2026-01-25');
      await save(person, '2026-01-26', '2026-02-01');
      const both = await read(person, '?weeks=2');
      expect(both['more_weeks']).toBe(false);
      expect(both.weeks.map(({ id }: { id: string }) => id)).toEqual([first, second]);
      const rice = planned(both).find(({ name }) => /rice/i.test(name))!;
      expect(rice).toMatchObject({ plans: [first, second], amount: '1 kg', at_home: false });
      expect(rice['meals']).toHaveLength(2);
      expect(rice['dates']).toEqual(['2026-01-05', '2026-01-19']);
      const one = await read(person);
      expect(of(one, rice.id)).toMatchObject({ plans: [first], amount: '500 g' });
      expect(one['more_weeks']).toBe(true);
      expect((await read(person, '?weeks=1')).lines).toEqual(one.lines);
      expect(JSON.stringify(both)).not.toContain(past);
    });

    test('have the prices and the packs of the country that their week was planned for', async () => {
      const { person } = await start();
      const nowhere = await read(person);
      expect([nowhere.currency, nowhere.country]).toEqual(['USD', null]);
      await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: days,
        basis: { location: 'Kenya' },
      });
      const kenyan = await read(person);
      expect([kenyan.currency, kenyan.country]).toEqual(['KES', { code: 'KE', name: 'Kenya' }]);
      const paid = { amount: 200, quantity: 1, unit: 'kg', currency: 'KES', on: '2026-01-05' };
      const { key } = planned(kenyan).find(({ name }) => /rice/.test(name))!;
      const { status, body } = await change(person, { change: 'paid', key, ...paid });
      expect(status).toBe(200);
      expect(planned(body).find((line) => line.key === key)).toMatchObject({
        price: { paid: { amount: 200, unit: 'kg' } },
      });
    });

    test('tea and coffee are bought dry, as what somebody has written is', async () => {
      const { person } = await start();
      const teas = [
        { ...days[0], lunch: 'Tea', lunch_ingredients: ['1000 g black tea', '500 g coffee'] },
      ];
      await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: teas,
      });
      await change(person, add('item-0001', '250 g coffee'));
      const body = await read(person);
      const amounts = planned(body).map(({ key, amount }) => [key, amount]);
      expect(amounts).toEqual(
        expect.arrayContaining([
          ['tea_black', '10 g'],
          ['coffee_brewed', '280 g'],
        ]),
      );
    });

    test('are for the days that are still to come: what a day that is over took is gone, from what was at hand first', async () => {
      const { app, person, clock } = await start();
      const thursday = {
        ...days[0],
        day: 'Thursday',
        lunch_ingredients: ['300 g rice', '2 onions'],
      };
      const { status } = await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [...days, thursday],
        basis: { ingredient_list: '600 g rice' },
      });
      expect(status).toBe(200);
      const needed = async (by: TestPerson) => {
        const body = await read(by);
        return [
          Object.fromEntries(planned(body).map(({ name, amount }) => [name, amount])),
          body.weeks.map(({ from }: { from?: string }) => from),
        ];
      };
      const week = await needed(person);
      expect(week).toEqual([
        {
          'long-grain rice': '200 g',
          onions: '2 (about 250 g)',
          salt: '',
          tomatoes: '3 (about 410 g)',
        },
        [undefined],
      ]);
      // Wednesday begins in London, and Monday is over in Honolulu too.
      clock.advance(36 * hour);
      const later = { ...person, ...tokensOf(await logIn(app, person.email), app) };
      expect(await needed(later)).toEqual([
        { 'long-grain rice': '200 g', onions: '2 (about 250 g)' },
        ['2026-01-06'],
      ]);
      // Somebody in London says that there it is Wednesday; what is a day nowhere is not believed.
      const from = async (day: string) =>
        (
          await later.call('GET', '/api/shopping', undefined, { 'x-local-date': day })
        ).body.weeks.map((each: { from?: string }) => each.from);
      expect(await from('2026-01-07')).toEqual(['2026-01-07']);
      expect(await from('2026-01-09')).toEqual(['2026-01-06']);
      expect(await from('soon')).toEqual(['2026-01-06']);
    });

    test('hold nothing of what is left over from a day that is over; nor does the week’s own list', async () => {
      const { person } = await start();
      const dish = { recipe_id: 'jollof-rice', servings: 2, minutes: 30, reasons: [] };
      const week = [
        { day: 'Monday', dinner: 'Jollof rice', dinner_meal: dish },
        {
          day: 'Wednesday',
          lunch: 'Jollof rice',
          lunch_meal: { ...dish, leftover_of: { day: 'Monday', slot: 'dinner' } },
          dinner: 'Rice',
          dinner_ingredients: ['300 g rice'],
        },
      ];
      await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: week,
      });
      const shared = async (day: string) =>
        planned(
          (await person.call('GET', '/api/shopping', undefined, { 'x-local-date': day })).body,
        ).map(({ key }) => key);
      const alone = async (today: string) => {
        const { body } = await person.call('POST', '/api/meal_plan/shopping', {
          meal_plan: week,
          start_date: '2026-01-05',
          today,
          ingredient_list: '250 g rice',
        });
        const items = body.aisles.flatMap((each: { items: { key: string }[] }) => each.items);
        return [items.map(({ key }: { key: string }) => key), body.from];
      };
      expect((await shared('2026-01-05')).length).toBeGreaterThan(3);
      expect(await shared('2026-01-06')).toEqual(['rice_white_long']);
      const [all, none] = await alone('2026-01-05');
      expect([all.length > 3, none]).toEqual([true, undefined]);
      expect(await alone('2026-01-06')).toEqual([['rice_white_long'], '2026-01-06']);
      // A week that is over is shown as it was.
      expect(await alone('2026-01-19')).toEqual([all, undefined]);
    });

    test('are ticked for their weeks, here and on the week’s own list; what one week has is not bought again', async () => {
      const { person } = await start();
      const first = await save(person, '2026-01-05', '2026-01-11');
      const rice = planned(await read(person)).find(({ name }) => /rice/i.test(name))!;
      const ticked = await change(person, {
        change: 'tick_planned',
        key: rice.key,
        plans: rice.plans,
        ticked: true,
      });
      expect(of(ticked.body, rice.id)).toMatchObject({ ticked: true, amount: '500 g' });
      const ticks = (await person.call('GET', `/api/meal_plans/${first}/ticks`)).body.ticks;
      expect(ticks).toMatchObject([{ item_key: rice.key, ticked: true }]);
      const second = await save(person, '2026-01-12', '2026-01-18');
      const after = of(await read(person, '?weeks=2'), rice.id);
      expect(after).toMatchObject({ ticked: false, amount: '500 g', plans: [first, second] });
    });

    test('are one line with what somebody wrote beside them, ticked together, and what was written twice is one too', async () => {
      const { person } = await start();
      const first = await save(person, '2026-01-05', '2026-01-11');
      await change(
        person,
        add('item-0001', '1 kg rice'),
        add('item-0002', '200 g rice'),
        add('item-0003', 'Birthday candles'),
        add('item-0004', 'a birthday candle '),
        add('item-0005', 'birthday candle'),
        add('item-0006', 'salt'),
      );
      const body = await read(person);
      const rice = planned(body).find(({ key }) => key === 'rice_white_long')!;
      expect(rice).toMatchObject({ amount: '1.7 kg', plans: [first] });
      expect((rice['also'] as Line[]).map(({ id, name }) => [id, name])).toEqual([
        ['item-0001', '1 kg rice'],
        ['item-0002', '200 g rice'],
      ]);
      // Whoever writes salt down has run out of it.
      expect(planned(body).find(({ key }) => key === 'salt')).toMatchObject({
        at_home: false,
        also: [{ id: 'item-0006' }],
      });
      expect(own(body)).toHaveLength(1);
      expect(own(body)[0]!['also']).toHaveLength(2);
      const { body: ticked } = await change(
        person,
        { change: 'tick_planned', key: rice.key, plans: rice.plans, ticked: true },
        tick('item-0001'),
      );
      // What is in the basket and what is still to be bought stay apart.
      expect(of(ticked, rice.id)).toMatchObject({ amount: '1.5 kg', ticked: true });
      expect(of(ticked, 'item-0002')).toMatchObject({ ticked: false });
    });

    test('take in a plain word for one of several grades, and no other grade', async () => {
      const { person } = await start();
      const { status } = await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [
          {
            ...days[0],
            lunch_ingredients: [
              '500 ml semi-skimmed milk',
              '2 lemons',
              '60 ml lemon juice',
              '1 egg white',
            ],
          },
        ],
      });
      expect(status).toBe(200);
      await change(person, add('item-0001', '1 l milk'), add('item-0002', '1 l skimmed milk'));
      const body = await read(person);
      const facts = planned(body).map(({ key, amount, also = [] }) => [
        key,
        amount,
        (also as Line[]).map(({ id }) => id),
      ]);
      expect(facts).toEqual([
        ['lemon', '4 (about 450 g)', []],
        ['egg_white', '1 (about 33 g)', []],
        ['milk_semi', '1.5 l', ['item-0001']],
      ]);
      expect(own(body).map(({ id }) => id)).toEqual(['item-0002']);
    });

    test('and their sum are those of the week’s own list, with what is taken to be at home aside', async () => {
      const { person } = await start();
      const mealPlan = [
        {
          ...days[0],
          lunch_ingredients: [
            '2 lemons',
            '60 ml lemon juice',
            '2 g caraway seeds',
            '300 g cheddar',
            '2 kg onions',
            '5 g salt',
          ],
        },
      ];
      const { status } = await person.call('POST', '/api/meal_plan', {
        name: 'A week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: mealPlan,
      });
      expect(status).toBe(200);
      const bothLists = async () => {
        const all = await read(person);
        const week = (await person.call('POST', '/api/meal_plan/shopping', { meal_plan: mealPlan }))
          .body as unknown as ShoppingList;
        const items = week.aisles.flatMap((aisle) => aisle.items);
        const open = planned(all).filter((line) => line['at_home'] !== true);
        return {
          all: new Set(open.map(({ key }) => key)),
          week: new Set(items.filter(({ staple }) => !staple).map(({ key }) => key)),
          sum: open.reduce((sum, { cost }) => sum + Number(cost), 0),
          pay: week.pay,
        };
      };
      const before = await bothLists();
      expect(before.all).toEqual(new Set(['cheese_cheddar', 'lemon', 'onion']));
      expect(before.week).toEqual(before.all);
      expect(before.sum).toBeCloseTo(before.pay!, 6);
      await change(person, { change: 'staple', key: 'caraway', at_hand: false });
      const after = await bothLists();
      expect(after.all).toContain('caraway');
      expect(after.week).toEqual(after.all);
      expect(after.sum).toBeCloseTo(after.pay!, 6);
      expect(after.sum).toBeGreaterThan(before.sum);
      const [line] = planned(await read(person)).filter(({ key }) => key === 'caraway');
      // Bought, it is at home again, for the weeks to come.
      await change(person, {
        change: 'tick_planned',
        key: 'caraway',
        plans: line!['plans'],
        ticked: true,
      });
      expect((await bothLists()).week).toEqual(before.week);
    });

    test('of a staple wait until it has run out', async () => {
      const { person } = await start();
      await save(person, '2026-01-05', '2026-01-11');
      const salt = (body: { lines: Line[] }) => planned(body).find(({ key }) => key === 'salt')!;
      expect(salt(await read(person))['at_home']).toBe(true);
      const out = await change(person, { change: 'staple', key: 'salt', at_hand: false });
      expect(salt(out.body)['at_home']).toBe(false);
      const { staples } = (await person.call('GET', '/api/pantry')).body;
      expect(staples).toContainEqual({ key: 'salt', name: 'salt', at_hand: false });
    });

    test('of another’s week cannot be ticked', async () => {
      const { app, person } = await start();
      const week = await save(person, '2026-01-05', '2026-01-11');
      const eve = await signUp(app);
      const { status } = await change(eve, {
        change: 'tick_planned',
        key: 'salt',
        plans: [week],
        ticked: true,
      });
      expect(status).toBe(200);
      const { ticks } = (await person.call('GET', `/api/meal_plans/${week}/ticks`)).body;
      expect(ticks).toEqual([]);
    });
  });

  test('what somebody wrote is in their own file', async () => {
    const { person } = await start();
    await change(person, add('item-0001', '3 eggs'));
    await prove(person);
    const file = await person.call('GET', '/api/account/export');
    expect(file.body.shopping_items).toMatchObject([{ id: 'item-0001', words: '3 eggs' }]);
    expect(JSON.stringify(file.body.shopping_items)).not.toContain('ticked_by');
  });
});
