/** News of the shared list: who hears of a change and how soon, and when a stream ends. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyDatabase, onEachDatabase, signUp, startServer, type TestPerson } from './support.ts';

const open: AbortController[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const each of open.splice(0)) each.abort();
});

/** A page that listens, as `EventSource` does. */
async function listen(origin: string, { access }: { access: string }) {
  const stop = new AbortController();
  open.push(stop);
  const answer = await fetch(`${origin}/api/shopping/news`, {
    headers: { authorization: `Bearer ${access}` },
    signal: stop.signal,
  });
  const heard = { text: '', isOver: false };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      heard.text += decoder.decode(chunk);
  };
  if (answer.status === 200)
    void read()
      .catch(() => undefined)
      .finally(() => (heard.isOver = true));
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    news: () => heard.text.split('event: changed').length - 1,
    heard,
    stop: () => stop.abort(),
  };
}
const add = (person: TestPerson, id: string) =>
  person.call('POST', '/api/shopping', { changes: [{ change: 'add', id, text: 'milk' }] });
const secretIn = (link: string): string => new URL(link).searchParams.get('invite')!;
async function joins(sam: TestPerson, ada: TestPerson): Promise<void> {
  await ada.call('POST', '/api/household');
  const { link } = (await ada.call('POST', '/api/household/invites')).body;
  await sam.call('POST', '/api/household/join', { secret: secretIn(link) });
}

onEachDatabase((engine) => {
  async function start(database?: Record<string, string>) {
    const server = await startServer(engine, database ? { database } : {});
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    return { ...server, origin };
  }

  describe('a stream of news', () => {
    test('tells who shares the list, and nobody else', async () => {
      const { app, origin } = await start();
      const [ada, sam, eve] = [await signUp(app), await signUp(app), await signUp(app)];
      await joins(sam, ada);
      const [hers, his, others] = [
        await listen(origin, ada),
        await listen(origin, sam),
        await listen(origin, eve),
      ];
      expect([hers.status, hers.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
      await add(ada, 'item-0001');
      await expect.poll(() => [hers.news(), his.news()], { timeout: 10_000 }).toEqual([1, 1]);
      expect(others.news()).toBe(0);
      expect(his.heard.text).not.toMatch(/milk|item/);
      await sam.call('DELETE', '/api/household');
      await expect.poll(() => [hers.news(), his.news()]).toEqual([2, 2]);
      await add(ada, 'item-0002');
      await expect.poll(() => hers.news()).toBe(3);
      expect(his.news()).toBe(2);
    });

    test('tells of what is ticked on the week’s own list', async () => {
      const { app, origin } = await start();
      const ada = await signUp(app);
      const { id } = (
        await ada.call('POST', '/api/meal_plan', {
          name: 'A week',
          start_date: '2026-01-05',
          end_date: '2026-01-11',
          meal_plan: [{ day: 'Monday', breakfast: '', lunch: 'Jollof rice', dinner: '' }],
        })
      ).body.data;
      const hers = await listen(origin, ada);
      const ticks = [{ item_key: 'rice_white_long', ticked: true }];
      const { status } = await ada.call('PUT', `/api/meal_plans/${id}/ticks`, { ticks });
      expect(status).toBe(200);
      await expect.poll(() => hers.news()).toBe(1);
    });

    test('tells who shared the list with somebody that their account is gone', async () => {
      const { app, origin } = await start();
      const [ada, sam] = [await signUp(app), await signUp(app)];
      await joins(sam, ada);
      const his = await listen(origin, sam);
      const { status } = await ada.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: ada.password,
      });
      expect(status).toBe(200);
      await expect.poll(() => his.news()).toBe(1);
      expect((await sam.call('GET', '/api/household')).body.household.members).toMatchObject([
        { me: true, role: 'owner' },
      ]);
    });

    test('is for the signed-in, eight a person, and one that ends makes room', async () => {
      const { app, origin } = await start();
      const ada = await signUp(app);
      expect((await listen(origin, { access: 'none' })).status).toBe(401);
      const streams = await Promise.all(Array.from({ length: 8 }, () => listen(origin, ada)));
      expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await listen(origin, ada)).status).toBe(429);
      streams[0]!.stop();
      await expect.poll(async () => (await listen(origin, ada)).status).toBe(200);
    });

    test('ends with its session, and with the server', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { app, origin } = await start();
      const [ada, sam] = [await signUp(app), await signUp(app)];
      const [hers, his] = [await listen(origin, ada), await listen(origin, sam)];
      await ada.call('POST', '/api/logout');
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      await expect.poll(() => hers.heard.isOver).toBe(true);
      expect(his.heard.isOver).toBe(false);
      await app.close();
      await expect.poll(() => his.heard.isOver).toBe(true);
    });

    test.runIf(engine === 'PostgreSQL')('reaches pages that hang on another process', async () => {
      const database = await emptyDatabase(engine);
      const [one, other] = [await start(database), await start(database)];
      const ada = await signUp(one.app);
      const there = await listen(other.origin, ada);
      await expect
        .poll(
          async () => {
            await add(ada, `item-${Math.random().toString(36).slice(2)}`);
            return there.news();
          },
          { timeout: 5000, interval: 500 },
        )
        .toBeGreaterThan(0);
    });
  });
});
