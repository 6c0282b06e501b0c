/** Households: who may join, what those in one see of each other, and what is left when somebody goes. */
import { describe, expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const path = '/api/household';
const secretIn = (link: string): string => new URL(link).searchParams.get('invite')!;
const make = (person: TestPerson): Promise<Answer> => person.call('POST', path);
const invite = async (person: TestPerson): Promise<string> =>
  secretIn((await person.call('POST', `${path}/invites`)).body.link);
const join = (person: TestPerson, secret: string): Promise<Answer> =>
  person.call('POST', `${path}/join`, { secret });
const look = (person: TestPerson, secret: string): Promise<Answer> =>
  person.call('POST', `${path}/invitation`, { secret });
const read = async (person: TestPerson) => (await person.call('GET', path)).body.household;
const lines = async (person: TestPerson) =>
  (await person.call('GET', '/api/shopping')).body.lines as {
    id: string;
    name: string;
    ticked: boolean;
    ticked_by: string | null;
    meals: string[];
    plans: string[];
    key: string;
    unfit?: object[];
  }[];
const add = (person: TestPerson, id: string, text: string) =>
  person.call('POST', '/api/shopping', { changes: [{ change: 'add', id, text }] });
const tick = (person: TestPerson, id: string) =>
  person.call('POST', '/api/shopping', { changes: [{ change: 'tick', id, ticked: true }] });

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const ada = await signUp(app, 'ada@example.org');
    const sam = await signUp(app, 'sam@example.org');
    const again = async (person: TestPerson): Promise<TestPerson> => ({
      ...person,
      ...tokensOf(await logIn(app, person.email), app),
    });
    return { app, environment, clock, ada, sam, again };
  }
  async function together() {
    const world = await start();
    await make(world.ada);
    await join(world.sam, await invite(world.ada));
    return world;
  }

  describe('an invitation', () => {
    test('lets one person join, once; its secret is nowhere in the database', async () => {
      const { app, environment, ada, sam } = await start();
      expect(await read(ada)).toBeNull();
      await make(ada);
      const secret = await invite(ada);
      const rows = await query(environment, 'select * from household_invites');
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect((await look(sam, secret)).body).toMatchObject({
        from: 'Ada Obi',
        members: 1,
        membership: 'outside',
        full: false,
      });
      expect((await join(sam, secret)).status).toBe(200);
      const eve = await signUp(app);
      for (const used of [await look(eve, secret), await join(eve, secret)])
        expect([used.status, used.body.message]).toEqual([
          404,
          'This link does not work any more. Ask for a new one.',
        ]);
      expect((await read(sam)).members).toMatchObject([
        { email: 'ada@example.org', role: 'owner', me: false },
        { email: 'sam@example.org', role: 'member', me: true },
      ]);
    });

    test('is over after seven days, and when it is taken back', async () => {
      const { clock, ada, sam, again } = await start();
      await make(ada);
      const secret = await invite(ada);
      clock.advance(7 * day);
      const later = { ada: await again(ada), sam: await again(sam) };
      expect((await join(later.sam, secret)).status).toBe(404);
      expect((await read(later.ada)).invites).toEqual([]);
      const fresh = await invite(later.ada);
      const [{ id }] = (await read(later.ada)).invites;
      expect((await later.sam.call('DELETE', `${path}/invites/${id}`)).status).toBe(404);
      await later.ada.call('DELETE', `${path}/invites/${id}`);
      expect((await join(later.sam, fresh)).status).toBe(404);
    });

    test('says signed out whether it counts, and nothing else', async () => {
      const { app, ada, sam } = await start();
      await make(ada);
      const check = async (secret: string) => {
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url: `${path}/invitation/check`,
          payload: { secret },
        });
        return [statusCode, JSON.parse(body)];
      };
      const [used, revoked, open] = [await invite(ada), await invite(ada), await invite(ada)];
      const [, { id }] = (await read(ada)).invites;
      await ada.call('DELETE', `${path}/invites/${id}`);
      await join(sam, used);
      const dead = [200, { status: 'success', valid: false }];
      expect(await check(open)).toEqual([200, { status: 'success', valid: true }]);
      for (const secret of [used, revoked, 'no-such-secret-at-all', 'cut', ''])
        expect(await check(secret)).toEqual(dead);
    });

    test('can be asked about so many times from one address', async () => {
      const { app } = await startServer(engine, {
        environment: { LOG_IN_LIMIT_PER_ADDRESS: '2' },
      });
      const statuses: number[] = [];
      for (const secret of ['one', 'two', 'three'])
        statuses.push(
          (
            await app.inject({
              method: 'POST',
              url: `${path}/invitation/check`,
              payload: { secret },
            })
          ).statusCode,
        );
      expect(statuses).toEqual([200, 200, 429]);
    });

    test('of which two make use at once lets one in', async () => {
      const { app, ada, sam } = await start();
      await make(ada);
      const secret = await invite(ada);
      const eve = await signUp(app);
      const outcomes = await Promise.all([join(sam, secret), join(eve, secret)]);
      expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
      expect((await read(ada)).members).toHaveLength(2);
    });

    test('is for eight people at most, ten may be open, and nobody is in two households', async () => {
      const { app, ada, sam } = await start();
      await make(ada);
      await make(sam);
      const secret = await invite(ada);
      const elsewhere = await join(sam, secret);
      expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'other_household']);
      for (let n = 0; n < 7; n += 1) await join(await signUp(app), await invite(ada));
      expect((await read(ada)).members).toHaveLength(8);
      const ninth = await signUp(app);
      expect((await look(ninth, secret)).body.full).toBe(true);
      expect((await join(ninth, secret)).body.code).toBe('household_full');
      for (let n = 0; n < 9; n += 1) await ada.call('POST', `${path}/invites`);
      const { status, body } = await ada.call('POST', `${path}/invites`);
      expect([status, body.code]).toEqual([409, 'too_many_invitations']);
    });

    test('is made by who is in a household', async () => {
      const { sam } = await start();
      expect((await sam.call('POST', `${path}/invites`)).body.code).toBe('no_household');
    });
  });

  describe('those of one household', () => {
    test('have one list: what each wrote, ticked by whom', async () => {
      const { ada, sam } = await together();
      await add(ada, 'item-0001', '3 eggs');
      await add(sam, 'item-0002', 'milk');
      await tick(sam, 'item-0001');
      const [seen, same] = [await lines(ada), await lines(sam)];
      expect(seen).toEqual(same);
      expect(seen.map(({ name }) => name).toSorted()).toEqual(['3 eggs', 'milk']);
      expect(seen.find(({ id }) => id === 'item-0001')).toMatchObject({
        ticked: true,
        ticked_by: sam.userId,
      });
    });

    test('shop where the owner does who have no country of their own', async () => {
      const { ada, sam } = await together();
      const currencyOf = async (person: TestPerson) =>
        (await person.call('GET', '/api/shopping')).body.currency;
      const live = (person: TestPerson, country: string) =>
        person.call('PUT', '/api/settings', { hasSickness: false, sicknessType: '', country });
      expect(await currencyOf(sam)).toBe('USD');
      await live(ada, 'NG');
      expect([await currencyOf(ada), await currencyOf(sam)]).toEqual(['NGN', 'NGN']);
      await live(sam, 'GB');
      expect([await currencyOf(ada), await currencyOf(sam)]).toEqual(['NGN', 'GBP']);
    });

    test('see what is to be bought for the others’ weeks, not what they cook, and not where they say no', async () => {
      const { ada, sam } = await together();
      const week = await ada.call('POST', '/api/meal_plan', {
        name: 'Ada’s secret week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [
          {
            day: 'Monday',
            breakfast: '',
            lunch: 'Ada’s own stew',
            lunch_ingredients: ['500 g rice'],
            dinner: '',
            snack: '',
          },
        ],
      });
      const [rice] = await lines(sam);
      expect(rice).toMatchObject({ meals: [], plans: [week.body.data.id] });
      expect(JSON.stringify(await lines(sam))).not.toMatch(/stew|secret/);
      const planned = { change: 'tick_planned', key: rice!.key, plans: rice!.plans, ticked: true };
      await sam.call('POST', '/api/shopping', { changes: [planned] });
      expect((await lines(ada))[0]).toMatchObject({ ticked: true, ticked_by: sam.userId });
      // The week itself stays Ada's.
      for (const call of ['', '/ticks', '/calendar.ics'])
        expect((await sam.call('GET', `/api/meal_plans/${week.body.data.id}${call}`)).status).toBe(
          404,
        );
      await ada.call('PUT', `${path}/sharing`, { shares_plan: false });
      expect(await lines(sam)).toEqual([]);
      await sam.call('POST', '/api/shopping', { changes: [{ ...planned, ticked: false }] });
      expect(await lines(ada)).toMatchObject([{ ticked: true }]);
    });

    test('see a name and an address of each other, and nothing else of the account', async () => {
      const { ada, sam } = await together();
      await ada.call('PUT', '/api/settings', { hasSickness: false, sicknessType: '' });
      const text = JSON.stringify(await read(sam));
      expect(Object.keys((await read(sam)).members[0]).toSorted()).toEqual([
        'email',
        'id',
        'me',
        'name',
        'role',
        'shares_plan',
      ]);
      expect(text).not.toMatch(/sickness|conditions|password/);
    });
  });

  test('a list tells each reader alone what they, or those at their table, must not eat', async () => {
    const { ada, sam, clock } = await together();
    await sam.call('PUT', '/api/settings', {
      hasSickness: true,
      sicknessType: 'peanut allergy',
      health_consent_at: clock.now(),
    });
    await sam.call('PUT', '/api/table/01900000-0000-7000-8000-000000000021', {
      name: 'Lily',
      kind: 'child',
      eats: true,
      leaves_out: ['egg'],
      diets: [],
      portion: null,
      sickness: 'coeliac disease',
    });
    await add(
      ada,
      'item-0001',
      'peanut butter, egg noodles, satay sauce, 2 kg potatoes, loo roll, a candle',
    );
    const marks = async (person: TestPerson) =>
      Object.fromEntries(
        (await lines(person)).flatMap(({ name, unfit }) => (unfit ? [[name, unfit]] : [])),
      );
    expect(await marks(ada)).toEqual({});
    expect(await marks(sam)).toEqual({
      'peanut butter': [{ name: null, verdict: 'holds' }],
      'egg noodles': [{ name: 'Lily', verdict: 'holds' }],
      'satay sauce': [
        { name: null, verdict: 'holds' },
        { name: 'Lily', verdict: 'label' },
      ],
    });
    // Who does not eat along is nobody's concern.
    await sam.call('DELETE', '/api/table/01900000-0000-7000-8000-000000000021');
    expect(Object.keys(await marks(sam))).toEqual(['peanut butter', 'satay sauce']);
  });

  describe('who goes', () => {
    test('takes along what they wrote, and sees the others’ no more', async () => {
      const { ada, sam } = await together();
      await add(ada, 'item-0001', '3 eggs');
      await add(sam, 'item-0002', 'milk');
      await sam.call('DELETE', path);
      expect((await lines(ada)).map(({ name }) => name)).toEqual(['3 eggs']);
      expect((await lines(sam)).map(({ name }) => name)).toEqual(['milk']);
      expect(await read(sam)).toBeNull();
      await tick(sam, 'item-0001');
      expect((await lines(ada))[0]!.ticked).toBe(false);
    });

    test('and owned it leaves it to who has been there longest; the last one ends it', async () => {
      const { environment, ada, sam } = await together();
      await ada.call('POST', `${path}/invites`);
      await ada.call('DELETE', path);
      expect(await read(sam)).toMatchObject({
        members: [{ role: 'owner', me: true }],
        invites: [],
      });
      await sam.call('DELETE', path);
      for (const table of ['households', 'household_members', 'household_invites'])
        expect(await query(environment, `select * from ${table}`)).toEqual([]);
    });

    test('is taken out by the owner alone, and by nobody of another household', async () => {
      const { app, ada, sam } = await together();
      const eve = await signUp(app);
      await make(eve);
      const out = (by: TestPerson, who: TestPerson) =>
        by.call('DELETE', `${path}/members/${who.userId}`);
      for (const [by, who] of [
        [sam, ada],
        [eve, sam],
        [ada, eve],
      ] as const)
        expect((await out(by, who)).status).toBe(404);
      expect((await read(ada)).members).toHaveLength(2);
      expect((await out(ada, sam)).status).toBe(200);
      expect(await read(sam)).toBeNull();
    });

    test('for good, with their account, leaves the household to the others', async () => {
      const { ada, sam } = await together();
      await add(ada, 'item-0001', '3 eggs');
      await add(sam, 'item-0002', 'milk');
      await tick(ada, 'item-0002');
      const { status } = await ada.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: 'correct horse',
      });
      expect(status).toBe(200);
      expect((await read(sam)).members).toMatchObject([{ role: 'owner', me: true }]);
      expect(await lines(sam)).toMatchObject([{ name: 'milk', ticked: true, ticked_by: null }]);
    });
  });
});
