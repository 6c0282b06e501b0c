import { fromPromise } from 'xstate';
import { listSessions } from '../../../../contract/sessions.ts';
import type { SignedInPlace } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Where the person is signed in: this place first, then the one used last. */
export const createFetchPlaces = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<readonly SignedInPlace[]>(async ({ signal }) => {
    const { sessions } = await client.request(listSessions, { signal });
    return sessions
      .map(({ id, current, device, last_seen_at }) => ({
        id,
        isCurrent: current,
        device,
        lastSeenAt: new Date(last_seen_at).getTime(),
      }))
      .sort(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt - one.lastSeenAt,
      );
  });
