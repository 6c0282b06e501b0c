/** The library for somebody who has told us of their health: what does not fit them says so, and can be left out; nobody else's pages change. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { minute } from '../../domain/durations.ts';
import { openLibrary } from '../../server/modules/library/library.ts';

const idsIn = ({ text }: Answer): string[] =>
  [...text.matchAll(/<h[23]><a href="\/recipes\/([a-z0-9-]+)"/g)].map(([, id = '']) => id);
/** Each dish of a list with the word that stands on it. */
const warnings = ({ text }: Answer): Map<string, string | undefined> =>
  new Map(
    text
      .split('<li class="dish')
      .slice(1)
      .map((card) => [
        /href="\/recipes\/([a-z0-9-]+)"/.exec(card)?.[1] ?? '',
        /class="warning \w+">([^<]+)</.exec(card)?.[1],
      ]),
  );
const recipeCount = ({ text }: Answer): number =>
  Number(/<b>([\d,]+) recipes?<\/b>/.exec(text)?.[1]?.replace(',', ''));
const consent = { health_consent_at: 1 };

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
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return {
      clock,
      anyone: (url: string) => send(app, { method: 'GET', url }),
      ada: (url: string) => send(app, { method: 'GET', url, headers: { cookie } }),
      seat: async (said: object) => {
        const call = (url: string, payload: object) =>
          send(app, {
            method: 'PUT',
            url,
            payload,
            headers: { authorization: `Bearer ${body.access_token}` },
          });
        await call('/api/settings', { hasSickness: false, sicknessType: '', ...consent });
        const lily = { name: 'Lily', kind: 'child', eats: true, leaves_out: [], portion: null };
        const url = '/api/table/11111111-1111-4111-8111-111111111111';
        expect((await call(url, { ...lily, ...said })).status).toBe(200);
      },
      tell: async (settings: object) =>
        expect(
          (
            await send(app, {
              method: 'PUT',
              url: '/api/settings',
              payload: { hasSickness: false, sicknessType: '', ...consent, ...settings },
              headers: { authorization: `Bearer ${body.access_token}` },
            })
          ).status,
        ).toBe(200),
    };
  }

  describe('the library, signed in', () => {
    test('eggs are firm on the pages of somebody to whom soft ones are a danger, and the page names no reason', async () => {
      const { ada, anyone, tell } = await start();
      const page = '/recipes/galettes-de-sarrasin-oeuf-epinards';
      const soft = 'the yolk is as firm as you like';
      const before = await anyone(page);
      expect(before.text).toContain(soft);
      expect(before.text).toContain('In pregnancy, for young children');
      await tell({ hasSickness: true, sicknessType: 'pregnant' });
      const after = await ada(page);
      expect(after.text).not.toContain(soft);
      expect(after.text).toContain('<b>the yolk is firm</b>');
      expect(after.text).toContain('Cook eggs until both white and yolk are firm');
      expect(after.text).not.toContain('graver');
      const french = await ada(`${page}?language=fr`);
      expect(french.text).toContain('le blanc et le jaune soient fermes');
    });

    test('their lists mark the dishes whose eggs are to be firmer', async () => {
      const { ada, anyone, tell } = await start();
      const said = 'Cook the eggs until firm';
      const listed = '/recipes?q=huevos+pericos';
      expect((await anyone(listed)).text).not.toContain(said);
      await tell({
        hasSickness: true,
        sicknessType: 'pregnant',
        answers: { 'pregnancy-trimester': '14 to 27 weeks' },
      });
      expect((await ada(`${listed}&fits=me`)).text).toContain(said);
    });

    test('a dish costs what it costs where they live, unless another country is asked for', async () => {
      const { ada, anyone, tell } = await start();
      await tell({ country: 'GB' });
      expect((await ada('/recipes/jollof-rice')).text).toMatch(/about £\d/);
      expect((await ada('/recipes/jollof-rice?country=FR')).text).toMatch(/about €\d/);
      expect((await anyone('/recipes/jollof-rice')).text).toMatch(/about ₦[\d,]+/);
    });

    test('SET-07 a dish with what somebody is allergic to says that it is not for them', async () => {
      const { ada, anyone, tell } = await start();
      await tell({ allergens: ['peanuts'] });
      const found = warnings(await ada('/recipes?q=groundnut'));
      expect(found.get('boli-groundnuts')).toBe('Not for you');
      const page = await ada('/recipes/boli-groundnuts');
      expect(page.text).toMatch(/<b>Not for you\.<\/b>\s+This dish does not fit what you told us/);
      expect(page.text).toContain('href="/recipe/boli-groundnuts"');
      expect([...warnings(await anyone('/recipes?q=groundnut')).values()]).not.toContain(
        'Not for you',
      );
      expect((await anyone('/recipes/boli-groundnuts')).text).not.toContain('Not for you');
    });

    test('a dish that somebody who eats along must not eat says so, and is not among what fits', async () => {
      const { ada, anyone, seat } = await start();
      const names = async (search: string) => warnings(await ada(`/recipes?${search}`));
      expect((await names('q=groundnut')).get('boli-groundnuts')).toBeUndefined();
      expect((await ada('/recipes')).text).toContain('Fits you');
      await seat({ leaves_out: ['peanuts'], sickness: '' });
      expect((await names('q=groundnut')).get('boli-groundnuts')).toBe(
        'Not for everyone at your table',
      );
      const page = await ada('/recipes/boli-groundnuts');
      expect(page.text).toMatch(
        /<b>Not for everyone at your table\.<\/b>\s+Somebody who eats with you must not eat/,
      );
      const fitting = await ada('/recipes?fits=me');
      expect(fitting.text).toContain('<h1>Recipes that fit everyone at your table</h1>');
      expect(recipeCount(fitting)).toBeLessThan(recipeCount(await anyone('/recipes')));
      expect(idsIn(await ada('/recipes?fits=me&q=groundnut'))).not.toContain('boli-groundnuts');
      // Neither who it is nor what they told us.
      for (const { text } of [page, fitting]) expect(text).not.toMatch(/Lily|leaves? out/i);
      await seat({ leaves_out: ['peanuts'], sickness: '', eats: false });
      expect((await names('q=groundnut')).get('boli-groundnuts')).toBeUndefined();
    });

    test('a dish that somebody who eats along should take care with says so', async () => {
      const { ada, seat } = await start();
      const warning = async () => warnings(await ada('/recipes?q=efo+riro')).get('efo-riro');
      expect(await warning()).toBeUndefined();
      await seat({ sickness: 'warfarin' });
      expect(await warning()).toBe('Take care for your table');
      const { text } = await ada('/recipes/efo-riro');
      expect(text).toContain('somebody who eats with you, this dish needs some care');
      expect(text).not.toMatch(/warfarin|Lily/i);
    });

    test('while something is open of somebody who eats along, no dish is called a fit', async () => {
      const { ada, seat } = await start();
      await seat({ sickness: 'peanut allergy' });
      const { text } = await ada('/recipes?fits=me');
      expect(text).toContain(
        'Something you told us about somebody who eats with you is still open.',
      );
      expect(text).toMatch(/href="\/who-eats[^"]*">Answer/);
      expect(idsIn({ text } as Answer)).toEqual([]);
    });

    test('SET-07 what fits is a filter: no dish of it holds what is left out', async () => {
      const { ada, tell } = await start();
      await tell({ allergens: ['peanuts'], diets: ['vegetarian'] });
      const first = await ada('/recipes?fits=me');
      const all = recipeCount(await ada('/recipes'));
      expect(first.text).toContain('<h1>Recipes that fit you</h1>');
      expect(recipeCount(first)).toBeGreaterThan(100);
      expect(recipeCount(first)).toBeLessThan(all);
      const { families, recipes } = theKitchen().catalogue;
      const never = new Set(
        ['peanut', 'meat', 'fish'].flatMap((id) =>
          [...(families.get(id)?.members ?? [])].flatMap(([key, how]) =>
            how === 'is' || how === 'made_of' ? [key] : [],
          ),
        ),
      );
      expect(never.size).toBeGreaterThan(20);
      for (let page = 1; page <= 5; page += 1)
        for (const id of idsIn(await ada(`/recipes?fits=me&page=${page}`))) {
          const keys = recipes
            .find((recipe) => recipe.id === id)
            ?.ingredients.map(({ key }) => key);
          expect(keys?.filter((key) => never.has(key))).toEqual([]);
        }
      expect([...warnings(first).values()]).not.toContain('Not for you');
    });

    test('beside what fits stands how many more there are, which one tap shows', async () => {
      const { ada, tell } = await start();
      const [kale, fitting] = ['/recipes?q=kale', '/recipes?q=kale&fits=me'];
      const answers = { 'warfarin-steady': 'Yes' };
      await tell({ hasSickness: true, sicknessType: 'warfarin', answers });
      const [few, all] = [await ada(fitting), await ada(kale)];
      const more = recipeCount(all) - (recipeCount(few) || 0);
      expect(more).toBeGreaterThan(5);
      const note = /class="told">\s*(\d+) more recipes need care or do not fit\.(.*?)<\/p>/s;
      const [, count, link] = note.exec(few.text) ?? [];
      expect(Number(count)).toBe(more);
      expect(link).toContain('href="/recipes?q=kale"');
      expect(few.text).not.toMatch(/warfarin/i);
      expect(all.text).not.toMatch(note);
      expect([...warnings(all).values()]).toContain('Take care');
      expect((await ada(`${fitting}&language=fr`)).text).toContain('Les afficher aussi');
      await tell({});
      expect((await ada(fitting)).text).not.toMatch(note);
    });

    test('the filter goes with words and other filters, and counts are of what fits', async () => {
      const { ada, tell } = await start();
      await tell({ diets: ['vegan'] });
      const stews = idsIn(await ada('/recipes?q=chicken+stew&fits=me'));
      expect(idsIn(await ada('/recipes?q=chicken+stew'))).toContain('nigerian-chicken-stew');
      expect(stews).not.toContain('nigerian-chicken-stew');
      const { text } = await ada('/recipes?fits=me&free=gluten');
      expect(text).toContain('href="/recipes?free=gluten"');
      expect(text).toContain('<input type="hidden" name="fits" value="me" />');
      const whole = await ada('/recipes?fits=me');
      const eggs = /<span>No eggs<\/span\s*><span class="num">(\d+)</.exec(whole.text)?.[1];
      expect(Number(eggs)).toBe(recipeCount(await ada('/recipes?fits=me&free=egg')));
      expect(Number(eggs)).toBeLessThanOrEqual(recipeCount(whole));
    });

    test('SET-07 while something is not understood no dish is called a fit', async () => {
      const { ada, tell } = await start();
      await tell({ hasSickness: true, sicknessType: 'I react badly to blorf' });
      const list = await ada('/recipes');
      expect(list.text).toContain('Until you answer, we call no dish a fit.');
      const fitting = await ada('/recipes?fits=me');
      expect(idsIn(fitting)).toEqual([]);
      expect(fitting.text).toContain('No dish is called a fit');
      expect((await ada('/recipes/jollof-rice')).text).toContain('<a href="/settings">Answer</a>');
    });

    test('SET-07 where a clinic sets what somebody eats, nothing is called a fit', async () => {
      const { ada, tell } = await start();
      await tell({ hasSickness: true, sicknessType: 'phenylketonuria' });
      const fitting = await ada('/recipes?fits=me');
      expect(idsIn(fitting)).toEqual([]);
      expect(fitting.text).toContain('your clinic sets what you eat');
    });

    test('the pages name neither a condition nor a food of the person', async () => {
      const { ada, anyone, tell, clock } = await start();
      await tell({ hasSickness: true, sicknessType: 'gout', allergens: ['sesame'] });
      // What opens the settings counts no longer: the library's cookie does.
      clock.advance(16 * minute);
      for (const url of ['/recipes?fits=me', '/recipes/jollof-rice', '/recipes?q=hummus']) {
        const times = (name: string, { text }: Answer) => text.toLowerCase().split(name).length;
        const [own, public_] = [await ada(url), await anyone(url.replace('?fits=me', ''))];
        expect(own.headers['cache-control']).toBe('private, no-store');
        for (const name of ['gout', 'sesame'])
          if (!url.includes('fits')) expect(times(name, own)).toBe(times(name, public_));
        expect(/class="told">(.*?)<\/p>/s.exec(own.text)?.[1] ?? '').not.toMatch(/gout|sesame/i);
      }
    });

    test('who has told nothing is told so, and who is not signed in is asked to sign in', async () => {
      const { ada, anyone } = await start();
      const whole = await ada('/recipes?fits=me');
      expect(whole.text).toContain('so every recipe fits you');
      expect(recipeCount(whole)).toBe(theKitchen().catalogue.recipes.length);
      const nobody = await anyone('/recipes?fits=me');
      expect(nobody.text).toContain('Sign in to see what fits you');
      expect(idsIn(nobody)).toEqual([]);
      expect(nobody.text).toContain('<meta name="robots" content="noindex" />');
      expect((await ada('/recipes?fits=me&language=fr')).text).toContain(
        'Les recettes qui vous conviennent',
      );
    });
  });
});
