/** One tab of a browser, connected as src/app connects a page, and its charts with the production wiring. */
import {
  type AnyActorLogic,
  createActor,
  type InputFrom,
  type OutputFrom,
  toPromise,
} from 'xstate';
import { onTestFinished } from 'vitest';
import type { Connections } from '../../src/actors/connections.ts';
import { openSessionChannel } from '../../src/actors/sessionChannel.ts';
import { type ClientOptions, createClient } from '../../src/api/client.ts';
import type { KeptHere } from '../../src/api/copyCache.ts';
import { Browser, type Tab } from './browser.ts';

export interface Circumstances extends Partial<Pick<ClientOptions, 'timeouts' | 'locks'>> {
  tab?: Tab;
}

export type ConnectedTab = Connections & Tab;

const longWaits = { productApi: 60_000, aiService: 240_000 };

/** Where tests look at something else than how things are sealed; gone with the session, as on a device. */
function keptInMemory(storage: Tab['storage']): NonNullable<Connections['kept']> {
  const known = new Map<string, unknown>();
  const keyOf = (name: string) => `${storage.readTokens()?.refreshToken} ${name}`;
  const kept: KeptHere = {
    read: async (name) => known.get(keyOf(name)),
    write: async (name, value) => known.set(keyOf(name), value).size > 0,
    remove: async (name) => void known.delete(keyOf(name)),
  };
  return async () => kept;
}

export function connectTab(
  origin: string,
  { tab = new Browser().openTab(), timeouts = longWaits, ...others }: Circumstances = {},
): ConnectedTab {
  const channel = openSessionChannel();
  onTestFinished(() => channel.close());
  return {
    ...tab,
    channel,
    kept: keptInMemory(tab.storage),
    client: createClient({ origin, storage: tab.storage, timeouts, ...others }),
  };
}

/** Runs a task to its end, as a chart's invoke does. */
export async function run<Logic extends AnyActorLogic>(
  logic: Logic,
  input?: InputFrom<Logic>,
): Promise<OutputFrom<Logic>> {
  return toPromise(createActor(logic as AnyActorLogic, { input }).start()) as Promise<
    OutputFrom<Logic>
  >;
}
