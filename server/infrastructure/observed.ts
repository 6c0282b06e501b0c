// What takes time within a request, told to whoever listens. It costs nothing while nobody does.
import type { LogEvent } from 'kysely';
import { channel } from 'node:diagnostics_channel';

/** Nothing here names a person: a query comes without its values, a call without its path. */
export interface Work {
  readonly name: string;
  readonly kind: 'query' | 'plan' | 'call';
  readonly attributes?: Readonly<Record<string, string>>;
}
export interface FinishedWork extends Work {
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly failed: boolean;
}

export const finishedWork = channel('platewise:finished-work');

/** Does the work and tells how long it took; its value and its failure pass through. */
export async function observed<T>(work: Work, act: () => Promise<T>): Promise<T> {
  if (!finishedWork.hasSubscribers) return act();
  const started = Date.now();
  const begin = performance.now();
  const tell = (failed: boolean): void => {
    const ended = started + performance.now() - begin;
    finishedWork.publish({ ...work, started, ended, failed } satisfies FinishedWork);
  };
  try {
    const value = await act();
    tell(false);
    return value;
  } catch (error) {
    tell(true);
    throw error;
  }
}

/** A query in the words of SQL, with places where its values were. */
export const queryWork = (sql: string): Work => ({
  name: /^\W*\w+/.exec(sql)?.[0].toUpperCase() ?? 'QUERY',
  kind: 'query',
  attributes: { 'db.query.text': sql.slice(0, 1000) },
});

/** What Kysely says of a query that is over. */
export function tellQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const ended = Date.now();
  const times = { started: ended - queryDurationMillis, ended, failed: level === 'error' };
  finishedWork.publish({ ...queryWork(query.sql), ...times } satisfies FinishedWork);
}

/** A call to a service that the configuration names. */
export const callWork = (service: string, url: string): Work => ({
  name: `call ${service}`,
  kind: 'call',
  attributes: { 'server.address': new URL(url).hostname },
});
