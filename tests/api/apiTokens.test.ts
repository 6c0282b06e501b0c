/** Personal tokens for the API: made after a proof, for the calls of their scopes alone, until they are revoked (decision 099). */
import { expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { access, apiTokens as limits } from '../../contract/constants.ts';
import { type TokenScope, tokenScopes } from '../../domain/tokenScopes.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import {
  type Answer,
  manualClock,
  onOneDatabase,
  prove,
  query,
  send,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const told = ({ status, body }: Answer) => [status, body.code ?? body.status];
const path = '/api/account/tokens';
const soup = { text: 'Soup\n\n1 onion\n\nCook it.', choices: {} };

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
}

onOneDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    const ada = await signUp(server.app, 'ada@example.org');
    const make = async (
      scopes: readonly TokenScope[],
      { person = ada, name = 'My script' }: { person?: TestPerson; name?: string } = {},
    ): Promise<{ id: string; secret: string }> => {
      await prove(person);
      const { body } = await person.call('POST', path, { name, scopes });
      return { id: body.token.id, secret: body.secret };
    };
    type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
    const by = (secret: string, method: Method, url: string, payload?: object) =>
      send(server.app, {
        method,
        url,
        headers: { authorization: `Bearer ${secret}` },
        ...(payload ? { payload } : {}),
      });
    const list = async () => (await ada.call('GET', path)).body.tokens;
    return { ...server, clock, ada, make, by, list };
  }

  test('one is made after a proof, told once, kept as its hash, and listed with its last use', async () => {
    const { ada, by, clock, environment, list, make } = await start();
    const wish = { name: '  My script ', scopes: ['history:read', 'own_recipes:read'] };
    expect(told(await ada.call('POST', path, wish))).toEqual([403, 'proof_required']);
    await prove(ada);
    const { body } = await ada.call('POST', path, wish);
    const token = {
      id: expect.any(String),
      name: 'My script',
      scopes: ['own_recipes:read', 'history:read'],
      created_at: clock.now(),
      used_at: null,
    };
    expect(body).toEqual({
      status: 'success',
      token,
      secret: expect.stringMatching(/^pw_[\w-]{43}$/),
    });
    expect(await list()).toEqual([token]);
    const stored = JSON.stringify(await query(environment, 'select * from api_tokens'));
    expect(stored).not.toContain(body.secret);
    expect(stored).not.toContain(body.secret.slice(3));
    clock.advance(5000);
    expect(told(await by(body.secret, 'GET', '/api/own-recipes'))).toEqual([200, 'success']);
    const usedAt = clock.now();
    // To the minute, so that reading need not write each time.
    clock.advance(5000);
    await by(body.secret, 'GET', '/api/own-recipes');
    expect(await list()).toEqual([{ ...token, used_at: usedAt }]);
    const other = await make(['recipes:read'], { name: 'Another' });
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([body.token.id, other.id]);
  });

  test('without a name, without a scope or with one that there is not, none is made; nor is an eleventh', async () => {
    const { ada, list, make } = await start();
    await prove(ada);
    for (const wish of [
      { name: ' ', scopes: ['recipes:read'] },
      { name: 'My script', scopes: [] },
      { name: 'My script', scopes: ['account:write'] },
    ])
      expect((await ada.call('POST', path, wish)).status).toBe(400);
    for (let count = 0; count < limits.most; count += 1) await make(['recipes:read']);
    expect(
      told(await ada.call('POST', path, { name: 'Too many', scopes: ['recipes:read'] })),
    ).toEqual([409, 'tokens_full']);
    expect(await list()).toHaveLength(limits.most);
  });

  test('each opens the calls of its scopes, which OpenAPI names, and none besides', async () => {
    const { app, by, make } = await start();
    const { paths, components } = (await by('', 'GET', '/api/docs/openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>;
      components: { securitySchemes: Record<string, object> };
    };
    expect(components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' });
    const operations = Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, { operationId, security = [] }]) => ({
        url: url.replaceAll(/\{\w+\}/g, 'own-nobodys-1'),
        method: method.toUpperCase() as 'GET',
        id: operationId,
        isPrivate: security.length > 0,
        scope: security.find(({ token }) => token)?.['token']?.[0],
      })),
    );
    const scoped = new Map(calls.flatMap(({ id, scope }) => (scope ? [[id, scope]] : [])));
    expect(new Map(operations.flatMap(({ id, scope }) => (scope ? [[id, scope]] : [])))).toEqual(
      scoped,
    );
    // What is an account's, a session's, of health or of payment is open to none.
    const open = operations.filter(({ scope }) => scope !== undefined);
    expect(open.filter(({ url }) => /account|session|settings|pay|subscri/.test(url))).toEqual([]);
    for (const scope of tokenScopes) {
      const { secret } = await make([scope]);
      for (const { url, method, id, scope: needed, isPrivate } of operations) {
        if (!isPrivate) continue;
        const answer = await send(app, {
          method,
          url,
          headers: { authorization: `Bearer ${secret}` },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        });
        const isRefused = answer.status === 403 && answer.body.code === 'scope_missing';
        // An own recipe asks for its own scope also where ours need another.
        const isOwn = id === 'fetchRecipe' || id === 'fetchRecipeMeal';
        expect([scope, id, isRefused]).toEqual([scope, id, needed !== scope || isOwn]);
        expect([id, answer.status]).not.toEqual([id, 401]);
      }
    }
  });

  test('of the recipes by id, an own one and one of the history ask for their own scopes as well', async () => {
    const { ada, by, make } = await start();
    await ada.call('PUT', '/api/own-recipes/own-adas-soup', soup);
    const { secret } = await make(['recipes:read']);
    const refused = [403, 'scope_missing'];
    expect((await by(secret, 'GET', '/api/recipes/jollof-rice')).status).toBe(200);
    expect(told(await by(secret, 'GET', '/api/recipes/own-adas-soup'))).toEqual(refused);
    expect(told(await by(secret, 'GET', '/api/recipes/own-adas-soup/meal'))).toEqual(refused);
    expect(told(await by(secret, 'GET', '/api/recipes/jollof-rice?record_id=a'))).toEqual(refused);
    const both = await make(['recipes:read', 'own_recipes:read']);
    expect((await by(both.secret, 'GET', '/api/recipes/own-adas-soup')).status).toBe(200);
  });

  test('own recipes are written and deleted by a token of theirs, and nobody else’s are touched', async () => {
    const { ada, app, by, make } = await start();
    const eve = await signUp(app, 'eve@example.org');
    await ada.call('PUT', '/api/own-recipes/own-adas-soup', soup);
    const { secret } = await make(['own_recipes:read', 'own_recipes:write'], { person: eve });
    expect((await by(secret, 'GET', '/api/own-recipes')).body.recipes).toEqual([]);
    expect((await by(secret, 'GET', '/api/own-recipes/own-adas-soup')).status).toBe(404);
    await by(secret, 'DELETE', '/api/own-recipes/own-adas-soup');
    expect((await ada.call('GET', '/api/own-recipes')).body.recipes).toHaveLength(1);
    expect(told(await by(secret, 'PUT', '/api/own-recipes/own-eves-soup', soup))).toEqual([
      200,
      'success',
    ]);
    expect((await eve.call('GET', '/api/own-recipes')).body.recipes).toMatchObject([
      { id: 'own-eves-soup', title: 'Soup' },
    ]);
  });

  test('one that is revoked, was never made or belonged to a deleted account counts no more', async () => {
    const { ada, app, by, environment, list, make } = await start();
    const { id, secret } = await make(['plans:read']);
    const eve = await signUp(app, 'eve@example.org');
    expect((await eve.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await by(secret, 'GET', '/api/meal_plan')).status).toBe(200);
    expect(told(await ada.call('DELETE', `${path}/${id}`))).toEqual([200, 'success']);
    expect(await list()).toEqual([]);
    const unknown = [401, 'token_unknown'];
    expect(told(await by(secret, 'GET', '/api/meal_plan'))).toEqual(unknown);
    expect(told(await by(`pw_${'a'.repeat(43)}`, 'GET', '/api/meal_plan'))).toEqual(unknown);
    const last = await make(['plans:read']);
    const body = { confirmation: 'DELETE', current_password: ada.password };
    expect((await ada.call('DELETE', '/api/account', body)).status).toBe(200);
    expect(told(await by(last.secret, 'GET', '/api/meal_plan'))).toEqual(unknown);
    expect(await query(environment, 'select id from api_tokens')).toEqual([]);
  });

  test('where the trial is over, a token reads what its owner may still read', async () => {
    const { by, clock, make } = await start();
    const { secret } = await make(['plans:read', 'own_recipes:read', 'history:read']);
    // The first call of all begins the trial.
    clock.advance(access.trial + 60_000);
    for (const url of [
      '/api/meal_plan',
      '/api/shopping',
      '/api/own-recipes',
      '/api/marks',
      '/api/food_detection/detection_history',
    ])
      expect([url, (await by(secret, 'GET', url)).status]).toEqual([url, 200]);
  });

  test('so many calls an hour, of each by itself', async () => {
    const { by, make } = await start();
    const [busy, other] = [await make(['plans:read']), await make(['plans:read'])];
    for (let count = 0; count < limits.calls; count += 1)
      await by(busy.secret, 'GET', '/api/food_detection/detection_history');
    expect(told(await by(busy.secret, 'GET', '/api/shopping'))).toEqual([429, 'too_many_requests']);
    expect((await by(other.secret, 'GET', '/api/shopping')).status).toBe(200);
  });

  test('a new one is told by letter, and the log notes it, its end and what it was refused', async () => {
    const box = await startMailbox();
    const { ada, by, environment, make } = await start({ SMTP_URL: box.url });
    const { id, secret } = await make(['plans:read']);
    const letter = await box.next('A token for the API was made in your Platewise account');
    expect(linkIn(letter).href).toMatch(/\/forgot-password$/);
    expect(letter.raw).not.toContain(secret);
    await by(secret, 'GET', '/api/profile');
    await ada.call('DELETE', `${path}/${id}`);
    await expect
      .poll(async () =>
        (await query(environment, 'select kind, details from security_events order by at, id')).map(
          ({ kind, details }) => [kind, details].join(' ').trim(),
        ),
      )
      .toEqual(
        expect.arrayContaining([
          'api_token_made plans:read',
          'api_token_refused readProfile',
          'api_token_revoked',
        ]),
      );
  });
});
