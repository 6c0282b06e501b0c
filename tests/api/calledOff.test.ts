/** Work that nobody waits for any more: it counts against no limit, and keeps nobody else waiting. And a planner that does not come to an end. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createQuotas } from '../../server/modules/access/quotas.ts';
import {
  createSolver,
  SolverBusy,
  SolverCalledOff,
} from '../../server/infrastructure/workers/solver.ts';
import { form, onEachDatabase, sendForm, signUp, startServer, type TestPerson } from './support.ts';

/** Threads that never answer. */
const silent = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});',
);
const usedBy = async (person: TestPerson, kind: string): Promise<unknown> =>
  (await person.call('GET', '/api/subscription/status')).body.data.usage[kind].used;

/** A service that answers when it is told to. */
async function slowHost(answer: object) {
  let [noteAsked, tell] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  const told = new Promise<void>((resolve) => (tell = resolve));
  const host = createServer((request, response) => {
    request.resume().on('end', () => {
      noteAsked();
      void told.then(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  return { url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, asked, tell };
}

onEachDatabase((engine) => {
  test.each(['waits for the answer', 'calls it off half-way'])(
    'ACC-09 a kitchen request of somebody who %s',
    { timeout: 180_000 },
    async (what) => {
      const isCalledOff = what === 'calls it off half-way';
      const host = await slowHost({
        response: ['rice', 'tomatoes'],
        food_suggestions: ['Tomato rice', 'Rice salad'],
        analysis_id: 'theirs',
      });
      const { app, log } = await startServer(engine, { environment: { AI_SERVICE_URL: host.url } });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const person = await signUp(app);
      const left = new Promise<void>(
        (resolve) =>
          void app.server.once('connection', (socket) => socket.once('close', () => resolve())),
      );
      const { payload, headers } = form({
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: 'rice, tomatoes',
      });
      const caller = new AbortController();
      const answer = fetch(`${address}/process`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers: { ...headers, authorization: `Bearer ${person.access}` },
        signal: caller.signal,
      }).then(
        ({ status }) => status,
        () => 'called off',
      );
      await host.asked;
      expect(await usedBy(person, 'kitchen')).toBe(1);
      if (isCalledOff) {
        caller.abort();
        await left;
      }
      host.tell();
      expect(await answer).toBe(isCalledOff ? 'called off' : 200);
      // Reserved until the work is done, which nobody is told of.
      await expect
        .poll(() => usedBy(person, 'kitchen'), { timeout: 30_000 })
        .toBe(isCalledOff ? 0 : 1);
      expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  test(
    'ACC-09 a week that was called off while it waited for the planner is not counted, and is no failure',
    { timeout: 180_000 },
    async () => {
      const { app, log } = await startServer(engine, {
        solver: { program: silent, milliseconds: 600_000 },
      });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const people = [await signUp(app), await signUp(app)];
      const callers = people.map((person) => {
        const caller = new AbortController();
        const { payload, headers } = form({ location: 'Nigeria', budget: '25000' });
        const answer = fetch(`${address}/auto_generate_plan`, {
          method: 'POST',
          body: new Uint8Array(payload),
          headers: { ...headers, authorization: `Bearer ${person.access}` },
          signal: caller.signal,
        }).then(
          () => 'answered',
          () => 'called off',
        );
        return { caller, answer };
      });
      const used = async () =>
        (await Promise.all(people.map((person) => usedBy(person, 'plans')))).reduce(
          (sum: number, each) => sum + Number(each),
          0,
        );
      await expect.poll(used).toBe(2);
      for (const { caller } of callers) caller.abort();
      expect(await Promise.all(callers.map(({ answer }) => answer))).toEqual([
        'called off',
        'called off',
      ]);
      // What the one thread has begun it ends; the other has never been begun.
      await expect.poll(used).toBeLessThanOrEqual(1);
      expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  test('a week that takes too long even to be stopped is told as one that was not found in time, and does not count', async () => {
    const { app, log } = await startServer(engine, {
      solver: { program: silent, milliseconds: 1, grace: 1 },
    });
    const person = await signUp(app);
    const late = {
      status: 200,
      body: {
        meal_plan: null,
        code: 'no_plan_in_time',
        error: {
          code: 'refusal.noTime',
          text: 'We found no plan in the time there was. Please try again, or loosen a limit.',
        },
      },
    };
    expect(
      await sendForm(person, '/auto_sick_smart_plan', {
        location: 'Nigeria',
        budget: '25000',
        sickness: 'high blood pressure',
      }),
    ).toMatchObject(late);
    expect(
      await sendForm(person, '/smart_plan', {
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: 'rice, eggs',
      }),
    ).toMatchObject(late);
    expect(await usedBy(person, 'plans')).toBe(0);
    expect(
      log.filter(({ msg }) => msg === 'a planner thread failed and was replaced'),
    ).toHaveLength(2);
  });
});

describe('weeks that wait for the planner', () => {
  const request = { health: {}, ingredients: 'rice' };
  const start = (queue: number) => {
    const solver = createSolver({ queue, program: silent });
    onTestFinished(() => solver.close());
    return solver;
  };

  test('leave the queue when they are called off, and make room', async () => {
    const solver = start(1);
    const person = new AbortController();
    const [first, second] = [solver.plan(request), solver.plan(request, person.signal)];
    await expect(solver.plan(request)).rejects.toThrow(SolverBusy);
    person.abort();
    await expect(second).rejects.toThrow(SolverCalledOff);
    const third = solver.swap({ ...request, plan: [], day: 'Monday', slot: 'lunch' });
    await Promise.all([
      solver.close(),
      expect(first).rejects.toThrow('The planner is closed'),
      expect(third).rejects.toThrow('The planner is closed'),
    ]);
  });

  test('are not begun where nobody waits from the start', async () => {
    await expect(start(1).plan(request, AbortSignal.abort())).rejects.toThrow(SolverCalledOff);
  });
});

describe('the thread of the planner', () => {
  /** Answers each job at once, with the jobs that it was sent. */
  const telling = new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";
     const jobs = [];
     parentPort.on("message", ({ id, kind }) => {
       jobs.push(kind);
       parentPort.postMessage({ id, answer: { jobs: [...jobs] } });
     });`,
  );
  const start = () => {
    const solver = createSolver({ program: telling });
    onTestFinished(() => solver.close());
    return solver;
  };
  const week = { health: {}, ingredients: 'rice' };

  test('is prepared once, and makes the first week', async () => {
    const solver = start();
    await Promise.all([solver.prepare(), solver.prepare()]);
    await solver.prepare();
    expect(await solver.plan(week)).toEqual({ jobs: ['prepare', 'plan'] });
  });

  test('needs no preparing once it runs', async () => {
    const solver = start();
    await solver.plan(week);
    await solver.prepare();
    expect(await solver.plan(week)).toEqual({ jobs: ['plan', 'plan'] });
  });

  test.each([
    [true, ['prepare']],
    [false, []],
  ])('starts with a look at the weeks where that is wished: %s', async (preparesPlanner, calls) => {
    const prepared: string[] = [];
    const solver = { ...start(), prepare: async () => void prepared.push('prepare') };
    const { app } = await startServer('SQLite', { solver, preparesPlanner });
    const person = await signUp(app);
    expect(prepared).toEqual([]);
    expect((await person.call('GET', '/api/meal_plan')).status).toBe(200);
    expect(prepared).toEqual(calls);
  });
});

test('ACC-09 what is called off before it is done is released', async () => {
  const calls: string[] = [];
  const note = (what: string) => async (id: string) => void calls.push(`${what} ${id}`);
  const usage = {
    reserve: async () => 'r1',
    confirm: note('confirm'),
    release: note('release'),
    count: async () => new Map<string, number>(),
    purge: async () => 0,
  };
  const quotas = createQuotas(
    { usage },
    {
      demand: async () => ({
        now: 0,
        trialStart: 0,
        trialEnd: 1,
        isTrialOver: false,
        latest: undefined,
        isSubscribed: false,
      }),
    },
    () => {},
  );
  const person = new AbortController();
  const work = async () => {
    person.abort();
    return 'rice';
  };
  expect(
    await quotas.using(
      { userId: 'ada', sessionId: 'one' },
      'detection',
      work,
      undefined,
      person.signal,
    ),
  ).toBe('rice');
  expect(calls).toEqual(['release r1']);
});
