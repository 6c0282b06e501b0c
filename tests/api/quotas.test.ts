/** Who may use what: the trial by first use, its limits, and what is refused when both trial and subscription are over. */
import { describe, expect, test } from 'vitest';
import { createQuotas } from '../../server/modules/access/quotas.ts';
import {
  type Answer,
  manualClock,
  onEachDatabase,
  query,
  sendForm,
  signUp,
  startServer,
  subscribe,
  type TestPerson,
} from './support.ts';

const hour = 3_600_000;
const day = 24 * hour;
const process = (person: TestPerson, list = 'rice, eggs, tomatoes, onions'): Promise<Answer> =>
  sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: list,
  });
const statusOf = async (person: TestPerson) =>
  (await person.call('GET', `/api/subscription/status?user_id=${person.userId}`)).body.data;

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now });
    return { ...server, clock };
  };

  describe('the trial', () => {
    test('ACC-01 begins with the first authenticated call of any kind, by the server’s clock, and lasts 48 hours', async () => {
      const { app, clock } = await start();
      const person = await signUp(app);
      clock.advance((3 * hour) / 20);
      const firstUse = clock.now();
      await person.call('GET', '/api/settings');
      clock.advance(60_000);
      expect((await statusOf(person)).trial).toEqual({
        start_date: firstUse,
        end_date: firstUse + 2 * day,
        expired: false,
      });
    });

    test('ACC-07, ACC-10 opens the app until its last millisecond, and not after', async () => {
      const { app, clock, environment } = await start();
      const person = await signUp(app);
      await statusOf(person);
      await query(environment, `update users set trial_started_at = ${clock.now() - 2 * day + 1}`);
      expect(await statusOf(person)).toMatchObject({
        can_access_app: true,
        has_ever_had_subscription: false,
        has_active_subscription: false,
        subscription: null,
      });
      clock.advance(1);
      expect(await statusOf(person)).toMatchObject({
        can_access_app: false,
        trial: { expired: true },
      });
    });

    test('ACC-02 a subscription is active while its end is in the future', async () => {
      const { app, clock, environment } = await start();
      const person = await signUp(app);
      await query(environment, `update users set trial_started_at = ${clock.now() - 3 * day}`);
      await subscribe(environment, person.userId, {
        from: clock.now() - day,
        until: clock.now() + 1,
      });
      expect(await statusOf(person)).toMatchObject({
        can_access_app: true,
        has_active_subscription: true,
        subscription: {
          plan_id: 'monthly',
          start_date: clock.now() - day,
          end_date: clock.now() + 1,
        },
      });
      clock.advance(1);
      expect(await statusOf(person)).toMatchObject({
        can_access_app: false,
        has_active_subscription: false,
        has_ever_had_subscription: true,
      });
    });
  });

  describe('the limits of the trial', () => {
    test('ACC-09 AI Kitchen: five that found dishes; the sixth is told what is used up, and /payment', async () => {
      const { app } = await start();
      const person = await signUp(app);
      expect((await process(person, 'xyzzy, qwrtp')).status).toBe(200);
      expect((await process(person, ' ')).status).toBe(400);
      expect((await statusOf(person)).usage.kitchen).toEqual({
        used: 0,
        limit: 5,
        left: 5,
        period: 'trial',
        resets_at: null,
        text: '5 of 5 left in your trial',
      });
      for (let left = 4; left >= 0; left -= 1) {
        expect((await process(person)).status).toBe(200);
        expect((await statusOf(person)).usage.kitchen.text).toBe(`${left} of 5 left in your trial`);
      }
      const { status, body } = await process(person);
      expect(status).toBe(429);
      expect(body).toMatchObject({
        code: 'quota_used_up',
        message:
          'You have used all 5 AI Kitchen requests of your trial. Choose a plan to go on without a limit.',
      });
    }, 180_000);

    test('ACC-09 dishes that are asked for again by their analysis, as after a reload, count once', async () => {
      const { app } = await start();
      const person = await signUp(app);
      const { body } = await process(person);
      for (let turn = 0; turn < 2; turn += 1) {
        const again = await person.call('POST', '/process_confirm', {
          analysis_id: body.analysis_id,
          response: ['rice', 'eggs', 'tomatoes', 'onions'],
        });
        expect(again.body.food_suggestions).toEqual(body.food_suggestions);
      }
      expect((await statusOf(person)).usage.kitchen.used).toBe(1);
    }, 180_000);

    test('ACC-09 twenty at once do not get past the limit, and another person is not touched by it', async () => {
      const { app } = await start();
      const [person, other] = [await signUp(app), await signUp(app)];
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await process(person)).status),
      );
      expect([200, 429].map((status) => answers.filter((each) => each === status).length)).toEqual([
        5, 15,
      ]);
      expect((await process(other)).status).toBe(200);
    }, 180_000);

    test('ACC-09 whoever has paid has no limit', async () => {
      const { app, clock, environment } = await start();
      const person = await signUp(app);
      await subscribe(environment, person.userId, { from: clock.now(), until: clock.now() + day });
      for (let turn = 0; turn < 7; turn += 1) expect((await process(person)).status).toBe(200);
      const { usage } = await statusOf(person);
      for (const kind of ['detection', 'kitchen', 'plans', 'history'])
        expect(usage[kind]).toMatchObject({ limit: -1, left: -1, text: 'Unlimited' });
    }, 180_000);

    test('ACC-09 history is unlimited in the trial too; detections count by the day, plans by the month', async () => {
      const { app, clock } = await start();
      const { usage } = await statusOf(await signUp(app));
      expect(usage.history).toMatchObject({ limit: -1, text: 'Unlimited' });
      expect(usage.detection).toMatchObject({
        limit: 5,
        period: 'day',
        text: '5 of 5 left today',
        resets_at: Date.UTC(2026, 0, 6),
      });
      expect(usage.plans).toMatchObject({
        limit: 3,
        period: 'month',
        text: '3 of 3 left this month',
        resets_at: Date.UTC(2026, 1, 1),
      });
      expect(clock.now()).toBe(Date.UTC(2026, 0, 5, 12));
    });

    test('ACC-09 yesterday’s detections count no more, this month’s plans do', async () => {
      const { app, clock, environment } = await start();
      const person = await signUp(app);
      for (const [kind, at] of [
        ['detection', clock.now() - day],
        ['detection', clock.now()],
        ['plans', clock.now() - day],
        ['plans', Date.UTC(2025, 11, 31)],
      ] as const)
        await query(
          environment,
          `insert into usage (id, user_id, kind, state, reserved_at) values ('${kind}${at}', '${person.userId}', '${kind}', 'confirmed', ${at})`,
        );
      const { usage } = await statusOf(person);
      expect([usage.detection.used, usage.plans.used]).toEqual([1, 1]);
    });

    test(
      'ACC-09 a generated week counts, a refusal does not, and a swap does not',
      { timeout: 180_000 },
      async () => {
        const { app } = await start();
        const person = await signUp(app);
        expect(
          (await sendForm(person, '/auto_generate_plan', { location: 'Atlantis', budget: '15000' }))
            .body.meal_plan,
        ).toBeNull();
        const { body } = await sendForm(person, '/auto_generate_plan', {
          location: 'Nigeria',
          budget: '25000',
        });
        expect(body.meal_plan).toHaveLength(7);
        expect(
          (
            await person.call('POST', '/api/meal_plan/swap', {
              meal_plan: body.meal_plan,
              day: 'Monday',
              slot: 'lunch',
              location: 'Nigeria',
            })
          ).status,
        ).toBe(200);
        expect((await statusOf(person)).usage.plans.used).toBe(1);
      },
    );

    test('a reservation whose work never ended runs out after two minutes', async () => {
      const { app, clock, environment } = await start();
      const person = await signUp(app);
      for (let each = 0; each < 5; each += 1)
        await query(
          environment,
          `insert into usage (id, user_id, kind, state, reserved_at, expires_at) values ('r${each}', '${person.userId}', 'kitchen', 'reserved', ${clock.now()}, ${clock.now() + 120_000})`,
        );
      expect((await process(person)).status).toBe(429);
      clock.advance(120_000);
      expect((await process(person)).status).toBe(200);
    });
  });

  describe('when trial and subscription are over', () => {
    const startOver = async () => {
      const server = await start();
      const person = await signUp(server.app);
      await process(person);
      await person.call('POST', '/api/food_detection/detection_history', {
        recipe_type: 'ingredient_detection',
        suggestion: 'Jollof rice',
        instructions: '1. Cook.',
      });
      server.clock.advance(2 * day + 1);
      const { body } = await server.app
        .inject({
          method: 'POST',
          url: '/api/login',
          payload: { email: person.email, password: person.password },
        })
        .then((answer) => ({ body: answer.json<{ access_token: string }>() }));
      return {
        ...server,
        person: {
          ...person,
          call: (
            method: 'GET' | 'POST',
            url: string,
            payload?: object,
            headers: Record<string, string> = {},
          ) =>
            person.call(method, url, payload, {
              ...headers,
              authorization: `Bearer ${body.access_token}`,
            }),
        } as TestPerson,
      };
    };

    test('ACC-07 new AI work answers 402 with a message that offers /payment', async () => {
      const { person } = await startOver();
      const refusal = {
        status: 'error',
        code: 'access_over',
        message:
          'Your trial has ended. Choose a plan to go on. Your plans and your history stay yours.',
      };
      expect(await process(person)).toMatchObject({ status: 402, body: refusal });
      expect(
        await sendForm(person, '/auto_generate_plan', { location: 'Nigeria', budget: '25000' }),
      ).toMatchObject({ status: 402, body: refusal });
      expect(
        await person.call('POST', '/meal_plan_instructions', {
          food_name: 'Jollof rice',
          ingredients: [],
        }),
      ).toMatchObject({ status: 402 });
      expect(
        await person.call('POST', '/api/meal_plan/swap', {
          meal_plan: [],
          day: 'Monday',
          slot: 'lunch',
        }),
      ).toMatchObject({ status: 402 });
    });

    test('ACC-05 their own data is never refused', async () => {
      const { person } = await startOver();
      for (const url of [
        '/api/profile',
        '/api/settings',
        '/api/food_detection/detection_history',
        '/api/meal_plan',
        '/api/subscription/status',
        '/api/payments',
        '/api/payment/config',
      ])
        expect((await person.call('GET', url)).status, url).toBe(200);
      expect(
        (await person.call('GET', '/api/food_detection/detection_history')).body.detection_history,
      ).toHaveLength(1);
    });

    test('ACC-05 somebody who had a subscription is told so', async () => {
      const { person, clock, environment } = await startOver();
      await subscribe(environment, person.userId, {
        from: clock.now() - day,
        until: clock.now() - 1,
      });
      expect((await process(person)).body.message).toBe(
        'Your subscription has expired. Choose a plan to go on. Your plans and your history stay yours.',
      );
    });
  });
});

describe('work that counts', () => {
  const person = { userId: 'ada', sessionId: 'one' };
  const withUsage = () => {
    const calls: string[] = [];
    const note = (what: string) => async (id: string) => void calls.push(`${what} ${id}`);
    const usage = {
      reserve: async () => 'r1',
      confirm: note('confirm'),
      release: note('release'),
      count: async () => new Map<string, number>(),
      purge: async () => 0,
    };
    const accessState = {
      now: 0,
      trialStart: 0,
      trialEnd: 1,
      isTrialOver: false,
      latest: undefined,
      isSubscribed: false,
    };
    const failures: unknown[] = [];
    return {
      calls,
      failures,
      usage,
      quotas: (own: Partial<typeof usage> = {}) =>
        createQuotas(
          { usage: { ...usage, ...own } },
          { demand: async () => accessState },
          (error) => failures.push(error),
        ),
    };
  };

  test('is confirmed once it has succeeded', async () => {
    const { calls, quotas } = withUsage();
    expect(await quotas().using(person, 'detection', async () => 'rice')).toBe('rice');
    expect(calls).toEqual(['confirm r1']);
  });

  test('is released where it failed, and where its result is one that does not count', async () => {
    const { calls, quotas } = withUsage();
    await expect(
      quotas().using(person, 'plans', () => Promise.reject(new Error('no plan'))),
    ).rejects.toThrow('no plan');
    await quotas().using(
      person,
      'plans',
      async () => null,
      (result) => result !== null,
    );
    expect(calls).toEqual(['release r1', 'release r1']);
  });

  test('reaches the person also where it cannot be counted any more', async () => {
    const { failures, quotas } = withUsage();
    expect(
      await quotas({ confirm: () => Promise.reject(new Error('locked')) }).using(
        person,
        'kitchen',
        async () => 'soup',
      ),
    ).toBe('soup');
    expect(failures).toHaveLength(1);
  });
});
