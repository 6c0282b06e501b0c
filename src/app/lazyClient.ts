import type { Client } from '../api/client.ts';

export interface LazyClient {
  client: Client;
  /** Has its code fetched. Fails where that does not come; asked again, it tries again. */
  load: () => Promise<Client>;
}

/**
 * What calls the services, whose code comes with the first call or a little before: most visits of
 * public pages never make one.
 */
export function lazyClient(fetchClient: () => Promise<Client>): LazyClient {
  const lost = new Set<() => void>();
  const worked = new Set<() => void>();
  const tell = (listeners: ReadonlySet<() => void>): void => {
    for (const listener of listeners) listener();
  };
  let loading: Promise<Client> | undefined;
  const bring = async (): Promise<Client> => {
    const client = await fetchClient();
    client.onSessionLost(() => tell(lost));
    client.onWorked(() => tell(worked));
    return client;
  };
  const load = (): Promise<Client> =>
    (loading ??= bring().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const hear = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    client: {
      request: async (call, options) => (await load()).request(call, options),
      recall: async (call, options) => (await load()).recall?.(call, options),
      onSessionLost: hear(lost),
      onWorked: hear(worked),
    },
    load,
  };
}
