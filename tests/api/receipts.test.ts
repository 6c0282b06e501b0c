/** Receipts: what was paid is read off a photo, shown, and kept for the household in one step where the person says so. */
import { describe, expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { receipt } from '../photos/photos.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';
import { longTest } from '../verify.ts';

const moveTo = (person: TestPerson, country: string): Promise<Answer> =>
  person.call('PUT', '/api/settings', { hasSickness: false, sicknessType: '', country });
const send = (person: TestPerson, file: Buffer) =>
  sendForm(person, '/api/shopping/receipt', {
    image: { file, name: 'receipt.jpg', type: 'image/jpeg' },
  });
const keep = (person: TestPerson, prices: object[], more: object = {}): Promise<Answer> =>
  person.call('POST', '/api/shopping/prices', { currency: 'GBP', prices, ...more });
const paidOf = async (person: TestPerson): Promise<Record<string, unknown>> => {
  const { lines } = (await person.call('GET', '/api/shopping')).body as {
    lines: { key: string; price?: { paid: { amount: number } | null } }[];
  };
  return Object.fromEntries(lines.map(({ key, price }) => [key, price?.paid?.amount ?? null]));
};

describe('a photo of a receipt', () => {
  test('is read into prices of the person’s country, and nothing is kept of it', async () => {
    const { app, environment } = await startServer('SQLite');
    const person = await signUp(app);
    await moveTo(person, 'GB');
    const { status, body } = await send(person, await receipt());
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({ currency: 'GBP', other_money: false, foods: 6 });
    expect(body.receipt.on).toBe('2026-11-14');
    expect(body.receipt.prices).toContainEqual({
      key: 'chicken_breast',
      name: 'chicken breast',
      text: 'CHICKEN BREAST 500G',
      amount: 4.5,
      quantity: 500,
      unit: 'g',
      assumed: false,
      usual: expect.any(Number),
      doubtful: false,
    });
    expect(await query(environment, 'select id from paid_prices')).toEqual([]);
  });

  longTest(
    'has no prices where the country is not known, or the money is another one',
    async () => {
      const { app } = await startServer('SQLite');
      const person = await signUp(app);
      const lines = [
        ['CORNER STORE'],
        ['CHICKEN BREAST 500G', 'USD 4.50'],
        ['CARROTS 1KG', 'USD 0.69'],
        ['TOTAL', 'USD 5.19'],
      ] as const;
      const unknown = await send(person, await receipt(lines));
      expect(unknown.body.receipt).toMatchObject({ currency: null, foods: 2, prices: [] });
      await moveTo(person, 'GB');
      const other = await send(person, await receipt(lines));
      expect(other.body.receipt).toMatchObject({ currency: 'GBP', other_money: true, prices: [] });
    },
  );

  longTest('is refused without a photo, and where no food is on it', async () => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    const none = await sendForm(person, '/api/shopping/receipt', {});
    expect([none.status, none.body.code]).toEqual([400, 'photo_missing']);
    const empty = await send(person, await receipt([['THANK YOU'], ['TOTAL', '5.00']]));
    expect([empty.status, empty.body.code]).toEqual([422, 'nothing_read']);
  });
});

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const live = async (address: string) => {
      const person = await signUp(app, address);
      await moveTo(person, 'GB');
      const changes = ['1 kg carrots', '500 g butter'].map((text, at) => ({
        change: 'add',
        id: `${person.userId.slice(-8)}-${at}`,
        text,
      }));
      await person.call('POST', '/api/shopping', { changes });
      return person;
    };
    const ago = (days: number): string =>
      new Date(clock.now() - days * day).toISOString().slice(0, 10);
    const carrots = (amount: number, more: object = {}) => ({
      food: 'carrot',
      price: { amount, quantity: 1, unit: 'kg', on: ago(0), ...more },
    });
    const butter = (amount: number, more: object = {}) => ({
      food: 'butter_unsalted',
      price: { amount, quantity: 250, unit: 'g', on: ago(0), ...more },
    });
    const later = async (person: TestPerson, days: number): Promise<TestPerson> => {
      clock.advance(days * day);
      return { ...person, ...tokensOf(await logIn(app, person.email), app) };
    };
    return {
      app,
      environment,
      ago,
      carrots,
      butter,
      later,
      live,
      ada: await live('ada@example.org'),
    };
  }
  const nothing = { carrot: null, butter_unsalted: null };

  test('prices are kept in one step, count in the list, and can be put back as they were', async () => {
    const { ada, carrots, butter } = await start();
    await keep(ada, [carrots(0.8)]);
    const { status, body } = await keep(ada, [carrots(0.69), butter(2.2)]);
    expect(status).toBe(200);
    expect(await paidOf(ada)).toEqual({ carrot: 0.69, butter_unsalted: 2.2 });
    expect(body.before).toMatchObject([carrots(0.8), { food: 'butter_unsalted', price: null }]);
    expect((await keep(ada, body.before, { back: true })).status).toBe(200);
    expect(await paidOf(ada)).toEqual({ carrot: 0.8, butter_unsalted: null });
  });

  test('what is sent twice counts once, and is still undone by what it answers', async () => {
    const { ada, carrots, butter, environment } = await start();
    const prices = [carrots(0.69), butter(2.2)];
    await keep(ada, prices);
    const again = await keep(ada, prices);
    expect(await query(environment, 'select id from paid_prices')).toHaveLength(2);
    await keep(ada, again.body.before, { back: true });
    expect(await paidOf(ada)).toEqual(nothing);
  });

  test.each([
    ['a food that is none', { food: 'moon_rock' }, {}, 400],
    ['a unit in which it is not sold', {}, { unit: 'ml' }, 400],
    ['less than nothing', {}, { amount: -1 }, 400],
    ['a price far from what is known, and nobody sure', {}, { amount: 90 }, 422],
    ['a price that nobody pays', {}, { amount: 90_000, sure: true }, 422],
    ['a day that has not come', {}, { on: '2099-01-01' }, 422],
    ['a day that is none', {}, { on: '2026-02-30' }, 422],
  ])('none is kept where one of them is %s', async (_, key, paid, expected) => {
    const { ada, carrots, butter } = await start();
    const { status } = await keep(ada, [butter(2.2), { ...carrots(0.69, paid), ...key }]);
    expect(status).toBe(expected);
    expect(await paidOf(ada)).toEqual(nothing);
  });

  test('a receipt may be three months old and no older; what is put back may be', async () => {
    const { ada, ago, carrots } = await start();
    expect((await keep(ada, [carrots(0.69, { on: ago(90) })])).status).toBe(200);
    const old = [carrots(0.69, { on: ago(100) })];
    const { status, body } = await keep(ada, old);
    expect([status, body.code]).toEqual([422, 'wrong_day']);
    expect((await keep(ada, old, { back: true })).status).toBe(200);
  });

  test('none is kept in another money, without a country, or beyond the most at once', async () => {
    const { app, ada, carrots } = await start();
    const other = await keep(ada, [carrots(0.69)], { currency: 'EUR' });
    expect([other.status, other.body.code]).toEqual([422, 'other_money']);
    const stranger = await signUp(app, 'nowhere@example.org');
    expect((await keep(stranger, [carrots(0.69)])).status).toBe(422);
    expect(
      (
        await keep(
          ada,
          Array.from({ length: 61 }, () => carrots(0.69)),
        )
      ).status,
    ).toBe(400);
    expect((await keep(ada, [])).status).toBe(400);
    expect(await paidOf(ada)).toEqual(nothing);
  });

  test('they count for the household, and undoing touches no one else’s', async () => {
    const { ada: first, live, carrots, later, ago } = await start();
    const ada = { ...first };
    const sam = await live('sam@example.org');
    const eve = await live('eve@example.org');
    await ada.call('POST', '/api/household');
    const { link } = (await ada.call('POST', '/api/household/invites')).body;
    await sam.call('POST', '/api/household/join', {
      secret: new URL(link).searchParams.get('invite'),
    });
    await keep(sam, [carrots(0.75)]);
    Object.assign(ada, await later(ada, 1));
    for (const person of [sam, eve]) Object.assign(person, await later(person, 0));
    const { body } = await keep(ada, [carrots(0.69, { on: ago(0) })]);
    expect((await paidOf(sam))['carrot']).toBe(0.69);
    expect((await paidOf(eve))['carrot']).toBeNull();
    // Sam's own price is not Ada's to give back.
    expect(body.before).toEqual([{ food: 'carrot', price: null }]);
    await keep(ada, body.before, { back: true });
    expect((await paidOf(ada))['carrot']).toBe(0.75);
  });
});
