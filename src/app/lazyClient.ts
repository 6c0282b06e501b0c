import type { Client } from '../api/client.ts';

export interface LateClient {
  client: Client;
  /** Has it brought. Fails where its code does not come; asked again, it tries again. */
  arrive: () => Promise<Client>;
}

/**
 * What calls the services, whose code comes with the first call or a little before: most visits of
 * the pages for anyone never make one.
 */
export function lateClient(fetchClient: () => Promise<Client>): LateClient {
  const lost = new Set<() => void>();
  const worked = new Set<() => void>();
  const tell = (listeners: ReadonlySet<() => void>): void => {
    for (const listener of listeners) listener();
  };
  let arriving: Promise<Client> | undefined;
  const bring = async (): Promise<Client> => {
    const client = await fetchClient();
    client.onSessionLost(() => tell(lost));
    client.onWorked(() => tell(worked));
    return client;
  };
  const arrive = (): Promise<Client> =>
    (arriving ??= bring().catch((error: unknown) => {
      arriving = undefined;
      throw error;
    }));
  const hear = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    client: {
      request: async (call, options) => (await arrive()).request(call, options),
      onSessionLost: hear(lost),
      onWorked: hear(worked),
    },
    arrive,
  };
}
