import { fromPromise } from 'xstate';
import type { StoredSession } from '../../../../machines/shared/session.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { KnownHolder } from './knownHolder.ts';

/** The stored session; null where token or person is missing (SES-04). Fails where the person cannot be read (SES-05). */
export const createReadSession = ({ storage }: Pick<Connections, 'storage'>, known: KnownHolder) =>
  fromPromise<StoredSession | null>(async () => {
    known.id = null;
    const tokens = storage.readTokens();
    const person = storage.readPerson();
    if (!tokens || !person) return null;
    known.id = person.id;
    return { token: tokens.accessToken, person };
  });
