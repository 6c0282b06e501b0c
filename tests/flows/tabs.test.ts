// @vitest-environment node
/** What a tab learns of its session from the server and from the other tabs. */
import { setTimeout as pause } from 'node:timers/promises';
import { createActor, setup } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '../../contract/account.ts';
import { createLogIn } from '../../src/features/login/actors/logIn.ts';
import { createSessionActors } from '../../src/features/session/actors/createSessionActors.ts';
import { ada, ben, Browser, tokens } from './browser.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';
import { type ConnectedTab, connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** A tab whose chart has read the session, and what the source tells it from then on. */
async function watch(tab: ConnectedTab) {
  const actors = createSessionActors(tab);
  await run(actors.readSession);
  const heard: string[] = [];
  const machine = setup({ actors: { source: actors.sessionLosses } }).createMachine({
    invoke: { src: 'source' },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const actor = createActor(machine).start();
  return { ...actors, heard, stop: () => actor.stop() };
}

const pair = () => {
  const browser = new Browser();
  return [
    connectTab(server.origin, { tab: browser.openTab() }),
    connectTab(server.origin, { tab: browser.openTab() }),
  ] as const;
};
const settled = () => pause(40);

test('AUTH-10: tells of a session that the server has ended', async () => {
  server.answer = () => ({ status: 401, json: {} });
  const [here] = pair();
  here.storage.storeSession(ada, tokens(1));
  const { heard, stop } = await watch(here);
  await expect(here.client.request(readProfile, {})).rejects.toMatchObject({
    code: 'sessionExpired',
  });
  expect(heard).toEqual(['session.lost']);
  stop();
  await expect(here.client.request(readProfile, {})).rejects.toMatchObject({
    code: 'sessionExpired',
  });
  expect(heard).toHaveLength(1);
});

test('tells that another tab has signed out, once', async () => {
  const [here, there] = pair();
  here.storage.storeSession(ada, tokens(1));
  const [{ heard }, other] = await Promise.all([watch(here), watch(there)]);
  await run(other.clearSession);
  await expect.poll(() => heard).toContain('session.endedElsewhere');
  await settled();
  expect(new Set(heard)).toEqual(new Set(['session.endedElsewhere']));
  expect(other.heard).toEqual([]);
});

test('tells that another tab has signed in, or signed in someone else', async () => {
  const [here, there] = pair();
  server.answer = () => ({ json: { status: 'success', access_token: 'a', user_id: ada.id } });
  const first = await watch(here);
  await run(createLogIn(there), { email: 'ada@example.org', password: 'lovelace' });
  await expect.poll(() => first.heard).toContain('session.stored');
  await settled();
  expect(new Set(first.heard)).toEqual(new Set(['session.stored']));
  await run(first.readSession);
  first.heard.length = 0;
  there.storage.storeSession(ben, tokens(9));
  await expect.poll(() => first.heard).toContain('session.stored');
  await settled();
  expect(new Set(first.heard)).toEqual(new Set(['session.stored']));
});

test('says nothing of newer tokens for the same person, nor of what this tab does itself', async () => {
  const [here, there] = pair();
  here.storage.storeSession(ada, tokens(1));
  const { heard, clearSession } = await watch(here);
  there.storage.storeTokens(tokens(2));
  await settled();
  await run(clearSession);
  await settled();
  expect(heard).toEqual([]);
});

test('a sign-out that is heard late does no harm to the session that followed it', async () => {
  const [here, there] = pair();
  here.storage.storeSession(ada, tokens(1));
  const { heard } = await watch(here);
  there.storage.clearSession();
  there.storage.storeSession(ada, tokens(5));
  await settled();
  expect(heard).toEqual([]);
  expect(here.storage.readTokens()).toEqual(tokens(5));
});
