/** Favourites in the library: a signed-in person's own, for as long as their session lasts; anybody's pages know nothing of them. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { day, minute } from '../../domain/durations.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onOneDatabase,
  register,
  send,
  startServer,
  theKitchen,
} from './support.ts';
import { openLibrary } from '../../server/modules/library/library.ts';

const [rice, dal, jollof] = ['egg-fried-rice', 'masoor-dal-tadka', 'jollof-rice'];
const idsIn = ({ text }: Answer): string[] =>
  [...text.matchAll(/<h2><a href="\/recipes\/([a-z0-9-]+)"/g)].map(([, id = '']) => id);
const marked = ({ text }: Answer): number => text.split('aria-label="Favourite"').length - 1;

beforeAll(async () => void (await openLibrary(theKitchen())), 120_000);

onOneDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app } = await startServer(engine, {
      now: clock.now,
      environment: { DIST_DIR: join(tmpdir(), 'platewise-no-such-folder') },
    });
    await register(app, 'ada@example.org');
    const { headers, body } = await logIn(app, 'ada@example.org');
    const setCookie = String(headers['set-cookie']);
    const cookie = setCookie.split(';')[0] ?? '';
    const bearer = { authorization: `Bearer ${body.access_token}` };
    const get = (url: string, by: Record<string, string> = {}): Promise<Answer> =>
      send(app, { method: 'GET', url, headers: by });
    return {
      app,
      clock,
      setCookie,
      bearer,
      anyone: (url: string) => get(url),
      ada: (url: string) => get(url, { cookie }),
      profile: () => get('/api/profile', { cookie }),
      mark: async (recipe: string, mark = 'favourite') =>
        expect(
          (
            await send(app, {
              method: 'PUT',
              url: '/api/marks',
              payload: { recipe_id: recipe, mark },
              headers: bearer,
            })
          ).status,
        ).toBe(200),
    };
  }

  describe('favourites in the library', () => {
    test('are a filter of the signed-in, with a heart on each, and none of anybody’s page', async () => {
      const { anyone, ada, mark } = await start();
      const before = await anyone('/recipes');
      await mark(rice);
      await mark(dal);
      await mark(jollof, 'not_again');
      const own = await ada('/recipes?favourites=1');
      // What is not wanted again says so, on its page too, to whoever said it.
      const said = [await ada('/recipes?q=jollof'), await ada(`/recipes/${jollof}`)];
      for (const { text } of said) expect(text).toContain('<p class="warning">Not again</p>');
      expect((await anyone(`/recipes/${jollof}`)).text).not.toContain('Not again');
      expect(idsIn(own).toSorted()).toEqual([rice, dal].toSorted());
      expect(marked(own)).toBe(2);
      expect(own.text).toContain('<h1>Your favourites</h1>');
      expect(own.text).toContain('<meta name="robots" content="noindex" />');
      expect(own.headers['cache-control']).toBe('private, no-store');
      const whole = await ada('/recipes?q=egg+fried+rice');
      expect(idsIn(whole)).toContain(rice);
      expect(marked(whole)).toBe(1);
      expect(whole.text).toContain('href="/recipes?q=egg+fried+rice&amp;favourites=1"');
      const after = await anyone('/recipes');
      expect(after.text === before.text).toBe(true);
      expect(after.text).not.toContain('Favourite');
      expect(after.headers['cache-control']).toBe('no-cache');
    });

    test('work with words and other filters, whose counts are of favourites', async () => {
      const { ada, mark } = await start();
      await mark(rice);
      await mark(dal);
      expect(idsIn(await ada('/recipes?q=dal&favourites=1'))).toEqual([dal]);
      const vegetarian = await ada('/recipes?favourites=1&free=egg');
      expect(idsIn(vegetarian)).toEqual([dal]);
      const { text } = await ada('/recipes?favourites=1');
      expect(/<span>No eggs<\/span\s*><span class="num">(\d+)</.exec(text)?.[1]).toBe('1');
      expect(text).toMatch(/href="\/recipes\?free=eggs?&amp;favourites=1"/);
      // A search keeps the filter.
      expect(text).toContain('<input type="hidden" name="favourites" value="1" />');
    });

    test('beside them, nobody who is signed in is told that trying costs nothing', async () => {
      const { anyone, ada } = await start();
      expect((await anyone('/recipes/egg-fried-rice')).text).toContain('no card needed');
      expect((await ada('/recipes/egg-fried-rice')).text).not.toContain('no card needed');
    });

    test('say so where there are none, and where nobody is signed in', async () => {
      const { anyone, ada, mark } = await start();
      const none = await ada('/recipes?favourites=1');
      expect(none.text).toContain('None of our recipes is a favourite of yours yet');
      expect(idsIn(none)).toEqual([]);
      await mark(rice);
      const other = await ada('/recipes?q=jollof&favourites=1');
      expect(other.text).toContain('No recipe fits all of this');
      const nobody = await anyone('/recipes?favourites=1');
      expect(nobody.text).toContain('Sign in to see your favourites');
      expect(idsIn(nobody)).toEqual([]);
      expect(nobody.text).not.toMatch(/(?<![\d,])0 recipes/);
      expect((await ada('/recipes?favourites=1&language=fr')).text).toContain('Vos favoris');
    });

    test('are there as long as the session is, though its access token counts for no call', async () => {
      const { anyone, ada, mark, clock, profile, setCookie } = await start();
      expect(setCookie).toContain('Max-Age=2592000;');
      await mark(rice);
      clock.advance(16 * minute);
      expect((await profile()).status).toBe(401);
      expect(idsIn(await ada('/recipes?favourites=1'))).toEqual([rice]);
      expect(marked(await ada('/recipes/egg-fried-rice'))).toBe(0);
      clock.advance(30 * day);
      expect((await ada('/recipes')).text === (await anyone('/recipes')).text).toBe(true);
    });

    test('are gone with the session', async () => {
      const { app, ada, mark, bearer } = await start();
      await mark(rice);
      await send(app, { method: 'POST', url: '/api/logout', headers: bearer });
      expect((await ada('/recipes?favourites=1')).text).toContain('Sign in to see your favourites');
    });
  });
});
