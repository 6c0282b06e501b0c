/** Collections in the library: a signed-in person's own are a filter, counted with the others; nobody sees another's. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  logIn,
  onEachDatabase,
  register,
  send,
  startServer,
  theKitchen,
} from './support.ts';
import { openLibrary } from '../../server/modules/library/library.ts';

const [rice, dal, jollof] = ['egg-fried-rice', 'masoor-dal-tadka', 'jollof-rice'];
const [party, weeknights, own] = ['col-party-0001', 'col-weeknights-0001', 'col-own-0001'];
const idsIn = ({ text }: Answer): string[] =>
  [...text.matchAll(/<h2><a href="\/recipes\/([a-z0-9-]+)"/g)].map(([, id = '']) => id).toSorted();
/** How many recipes the filter of this name would leave. */
const countOf = (name: string, { text }: Answer): string | undefined =>
  new RegExp(`<span>${name}</span\\s*><span class="num">(\\d+)<`).exec(text)?.[1];

beforeAll(async () => void (await openLibrary(theKitchen())), 120_000);

onEachDatabase((engine) => {
  async function start() {
    const { app } = await startServer(engine, {
      environment: { DIST_DIR: join(tmpdir(), 'platewise-no-such-folder') },
    });
    const join_ = async (email: string) => {
      await register(app, email);
      const { headers, body } = await logIn(app, email);
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      const bearer = { authorization: `Bearer ${body.access_token}` };
      const call = async (method: 'PUT' | 'DELETE', url: string, payload: object = {}) =>
        expect((await send(app, { method, url, payload, headers: bearer })).status).toBe(200);
      return {
        look: (url: string) => send(app, { method: 'GET', url, headers: { cookie } }),
        collect: (id: string, name: string, recipes: string[]) =>
          call('PUT', `/api/collections/${id}`, { name, recipes }),
        drop: (id: string) => call('DELETE', `/api/collections/${id}`),
        call,
      };
    };
    return {
      ada: await join_('ada@example.org'),
      eve: await join_('eve@example.org'),
      anyone: (url: string) => send(app, { method: 'GET', url }),
    };
  }

  test('are chosen by address, with a name, a count each and a way out', async () => {
    const { ada, anyone } = await start();
    const before = await anyone('/recipes');
    await ada.collect(party, 'Party & <b>more</b>', [rice, dal]);
    await ada.collect(weeknights, 'Weeknights', [dal, jollof]);
    const list = await ada.look('/recipes');
    expect(list.text).toContain('Party &amp; &lt;b&gt;more&lt;/b&gt;');
    expect(list.text).not.toContain('<b>more');
    expect(countOf('Weeknights', list)).toBe('2');
    expect(list.text).toContain(`href="/recipes?collection=${weeknights}"`);

    const chosen = await ada.look(`/recipes?collection=${weeknights}`);
    expect(idsIn(chosen)).toEqual([dal, jollof].toSorted());
    expect(chosen.text).toContain('<h1>Weeknights</h1>');
    // How many there are in all says nothing of these.
    expect(chosen.text).not.toContain('dishes with nutrition');
    expect(list.text).toContain('dishes with nutrition');
    expect(chosen.text).toContain('<b>2 recipes</b>');
    expect(chosen.text).toContain('aria-label="Remove Weeknights"');
    expect(chosen.text).toContain('<meta name="robots" content="noindex" />');
    expect(chosen.headers['cache-control']).toBe('private, no-store');
    // One alone can be chosen: the other says what it would have in its place.
    expect(countOf('Party &amp; &lt;b&gt;more&lt;/b&gt;', chosen)).toBe('2');
    // A search keeps it.
    expect(chosen.text).toContain(
      `<input type="hidden" name="collection" value="${weeknights}" />`,
    );
    // Of all this, anybody's page knows nothing.
    const after = await anyone('/recipes');
    expect(after.text === before.text).toBe(true);
    expect(after.text).not.toContain('Collections');
  });

  test('go with words, other filters and favourites, which are counted within them', async () => {
    const { ada } = await start();
    await ada.collect(weeknights, 'Weeknights', [dal, rice]);
    expect(idsIn(await ada.look(`/recipes?q=dal&collection=${weeknights}`))).toEqual([dal]);
    const free = await ada.look(`/recipes?free=egg&collection=${weeknights}`);
    expect(idsIn(free)).toEqual([dal]);
    expect(countOf('Weeknights', free)).toBe('1');
    expect(countOf('No eggs', await ada.look(`/recipes?collection=${weeknights}`))).toBe('1');
    await ada.call('PUT', '/api/marks', { recipe_id: rice, mark: 'favourite' });
    const both = `/recipes?favourites=1&collection=${weeknights}`;
    expect(idsIn(await ada.look(both))).toEqual([rice]);
    expect((await ada.look(`/recipes?q=jollof&collection=${weeknights}`)).text).toContain(
      'No recipe fits all of this',
    );
  });

  test('say so where one is empty, deleted, another’s or nobody’s', async () => {
    const { ada, eve, anyone } = await start();
    await ada.call('PUT', '/api/own-recipes/own-soup-0001', { text: 'Soup', choices: {} });
    await ada.collect(own, 'Mine', ['own-soup-0001']);
    const empty = await ada.look(`/recipes?collection=${own}`);
    expect(empty.text).toContain('None of our recipes is in this collection');
    expect(empty.text).toContain('href="/my-recipes/collections"');

    await ada.collect(party, 'Party', [rice]);
    const address = `/recipes?collection=${party}`;
    const others = await eve.look(address);
    expect(others.text).toContain('This collection is no longer there');
    expect(others.text).not.toContain('Party');
    expect(idsIn(others)).toEqual([]);
    const nobody = await anyone(address);
    expect(nobody.text).toContain('Sign in to see your collection');
    expect(idsIn(nobody)).toEqual([]);
    for (const { text } of [others, nobody]) expect(text).not.toMatch(/(?<![\d,])0 recipes/);

    await ada.drop(party);
    const gone = await ada.look(address);
    expect(gone.text).toContain('This collection is no longer there');
    expect(gone.text).toContain('href="/recipes"');
    expect((await ada.look(`${address}&language=fr`)).text).toContain(
      'Cette collection n’existe plus',
    );
    // What is no id of a collection is told as any unknown filter is.
    const odd = await ada.look('/recipes?collection=%3Cscript%3E');
    expect(odd.text).toContain('One of the filters in this address is none of ours');
    expect(odd.text).not.toContain('<script>alert');
  });
});
