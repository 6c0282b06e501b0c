import { fromPromise } from 'xstate';

/** A sign of life of our own server: what stands between may answer too, but not this. */
export const createVerifyConnection = (origin: string) =>
  fromPromise<void>(async ({ signal }) => {
    const answer = await fetch(`${origin}/healthz`, {
      signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    const said: unknown = await answer.json();
    if (typeof said !== 'object' || said === null || !('status' in said))
      throw new Error('Somebody else answers for the server.');
  });
