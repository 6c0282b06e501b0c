/** What people pay: it counts for their household, on the day that they say, and for nobody else. */
import { describe, expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const change = (person: TestPerson, ...changes: object[]): Promise<Answer> =>
  person.call('POST', '/api/shopping', { changes });
interface Line {
  id: string;
  key: string | null;
  cost: number;
  pack: { grams: number; count: number } | null;
  price?: { per_kg: number; units: { unit: string; grams: number }[]; paid: object | null };
}
const read = async (person: TestPerson) =>
  (await person.call('GET', '/api/shopping')).body as { lines: Line[]; members: { id: string }[] };
const rice = async (person: TestPerson): Promise<Line> =>
  (await read(person)).lines.find(({ key }) => key?.startsWith('rice'))!;
const moveTo = (person: TestPerson, country: string): Promise<Answer> =>
  person.call('PUT', '/api/settings', { hasSickness: false, sicknessType: '', country });
const add = (id: string, text: string) => ({ change: 'add', id, text });

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);
    const live = async (address: string, country: string) => {
      const person = await signUp(app, address);
      await moveTo(person, country);
      return person;
    };
    const ada = await live('ada@example.org', 'GB');
    await change(ada, add('item-0001', '1 kg rice'));
    const { key, price } = await rice(ada);
    /** So many times what is known. */
    const paid = (times: number, more: object = {}) => ({
      change: 'paid',
      key,
      amount: Math.round(price!.per_kg * times * 100) / 100,
      quantity: 1,
      unit: 'kg',
      currency: 'GBP',
      on: today(),
      ...more,
    });
    /** Days later they sign in again. */
    const later = async (person: TestPerson, days: number): Promise<TestPerson> => {
      clock.advance(days * day);
      return { ...person, ...tokensOf(await logIn(app, person.email), app) };
    };
    return { environment, later, today, live, ada, key, paid };
  }

  test('a price counts in the list at once and whole, and can be taken back', async () => {
    const { ada, key, paid, today } = await start();
    const before = await rice(ada);
    expect(before.price).toMatchObject({ paid: null });
    const said = paid(2);
    expect((await change(ada, said, said)).status).toBe(200);
    const after = await rice(ada);
    const grams = before.pack ? before.pack.grams * before.pack.count : 1000;
    expect(after.cost).toBeCloseTo((said.amount * grams) / 1000, 2);
    expect(after.price!.per_kg).toBe(before.price!.per_kg);
    expect(after.price!.paid).toMatchObject({
      amount: said.amount,
      quantity: 1,
      unit: 'kg',
      on: today(),
      fading: false,
    });
    await change(ada, { change: 'unpaid', key });
    expect(await rice(ada)).toEqual(before);
  });

  test('it counts whole for three months, then less each day, and in the end is gone', async () => {
    const { ada, later, paid } = await start();
    const table = (await rice(ada)).cost;
    await change(ada, paid(3));
    const own = (await rice(ada)).cost;
    const quarter = await rice(await later(ada, 92));
    expect([quarter.cost, quarter.price!.paid]).toEqual([
      own,
      expect.objectContaining({ fading: false }),
    ]);
    const fading = await rice(await later(ada, 46));
    expect(fading.price!.paid).toMatchObject({ fading: true });
    // Half-way between the two, as prices go: by their ratio.
    expect(fading.cost).toBeCloseTo(Math.sqrt(own * table), 1);
    const last = await rice(await later(ada, 46));
    expect([last.cost, last.price!.paid]).toEqual([table, null]);
  });

  test('a week’s list, a recipe’s cost and a plan’s report reckon with it', async () => {
    const { ada, key, paid } = await start();
    const meal_plan = [
      {
        day: 'Monday',
        breakfast: '',
        lunch: 'Rice',
        lunch_ingredients: ['1 kg rice'],
        dinner: '',
        snack: '',
      },
    ];
    const asked = async () => {
      const list = await ada.call('POST', '/api/meal_plan/shopping', { meal_plan });
      const { body } = await ada.call('GET', '/api/recipes/egg-fried-rice');
      return [list.body.cost, body.recipe.cost.amount] as const;
    };
    const before = await asked();
    await change(ada, paid(4, { key }));
    const after = await asked();
    expect(after[0]).toBeGreaterThan(before[0] * 2);
    expect(after[1]).toBeGreaterThan(before[1]);
  });

  describe('what is not believed', () => {
    test('is a price far from what is known, unless the person is sure, and one that nobody pays', async () => {
      const { ada, paid } = await start();
      for (const far of [paid(11), paid(1 / 11), paid(1500, { sure: true })]) {
        const { status, body } = await change(ada, far);
        expect([status, body.code]).toEqual([422, 'price_doubtful']);
      }
      expect((await rice(ada)).price!.paid).toBeNull();
      expect((await change(ada, paid(11, { sure: true }))).status).toBe(200);
      expect((await rice(ada)).price!.paid).not.toBeNull();
    });

    test.each([
      ['nothing', { amount: 0 }, 400],
      ['less than nothing', { amount: -1 }, 400],
      ['no amount of food', { quantity: 0 }, 400],
      ['a food that is none', { key: 'moon_rock' }, 400],
      ['a unit in which it is not sold', { unit: 'ml' }, 400],
      ['no unit', { unit: 'sack' }, 400],
      ['another country’s money', { currency: 'NGN' }, 422],
    ])('is %s', async (_, wrong, status) => {
      const { ada, paid } = await start();
      expect((await change(ada, paid(1, wrong))).status).toBe(status);
      expect((await rice(ada)).price!.paid).toBeNull();
    });

    test('is a day that has not come, or is none: then it was today', async () => {
      const { ada, paid, today } = await start();
      for (const on of ['2099-01-01', '2026-02-30']) {
        await change(ada, paid(1, { on }));
        expect((await rice(ada)).price!.paid).toMatchObject({ on: today() });
      }
    });
  });

  test('a household reckons with what any of them paid last; nobody else does', async () => {
    const { ada: first, live, key, paid, later, today } = await start();
    const ada = { ...first };
    const sam = await live('sam@example.org', 'GB');
    const eve = await live('eve@example.org', 'GB');
    for (const person of [sam, eve]) await change(person, add('item-0002', '1 kg rice'));
    const alone = (await rice(eve)).cost;
    await ada.call('POST', '/api/household');
    const { link } = (await ada.call('POST', '/api/household/invites')).body;
    await sam.call('POST', '/api/household/join', {
      secret: new URL(link).searchParams.get('invite'),
    });
    await change(ada, paid(2));
    Object.assign(ada, await later(ada, 1));
    for (const person of [sam, eve]) Object.assign(person, await later(person, 0));
    await change(sam, paid(3, { on: today() }));
    const [adas, sams] = [await rice(ada), await rice(sam)];
    expect(adas.price!.paid).toEqual(sams.price!.paid);
    expect(adas.price!.paid).toMatchObject({ by: sam.userId });
    expect(await rice(eve)).toMatchObject({ cost: alone, price: { paid: null } });
    // Nor does she take away what is theirs.
    await change(eve, { change: 'unpaid', key });
    expect((await rice(ada)).price!.paid).toMatchObject({ by: sam.userId });
    await change(ada, { change: 'unpaid', key });
    expect((await rice(sam)).price!.paid).toBeNull();
  });

  test('it counts in the country alone where it was paid', async () => {
    const { ada, paid } = await start();
    await change(ada, paid(2));
    await moveTo(ada, 'NG');
    expect((await rice(ada)).price!.paid).toBeNull();
    await moveTo(ada, 'GB');
    expect((await rice(ada)).price!.paid).not.toBeNull();
  });

  test('it is in the person’s own file, and gone with the account', async () => {
    const { ada, environment, key, paid } = await start();
    await change(ada, paid(2));
    await prove(ada);
    const file = await ada.call('GET', '/api/account/export');
    expect(file.body.paid_prices).toMatchObject([
      { food_key: key, country: 'GB', currency: 'GBP', unit: 'kg', quantity: 1 },
    ]);
    await ada.call('DELETE', '/api/account', {
      confirmation: 'DELETE',
      current_password: 'correct horse',
    });
    expect(await query(environment, 'select id from paid_prices')).toEqual([]);
  });
});
