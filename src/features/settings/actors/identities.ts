import { fromPromise } from 'xstate';
import {
  connectIdentity,
  listIdentities,
  removeIdentity,
} from '../../../../contract/externalLogIn.ts';
import type {
  EndResult,
  IdentitiesState,
  OpenedProvider,
} from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

type Server = Pick<Connections, 'client'>;

const instant = (at: number | string): number => new Date(at).getTime();

/** Which there are, and what the provider is called. */
export const createReadIdentities = ({ client }: Server) =>
  fromPromise<IdentitiesState>(async ({ signal }) => {
    const { name, identities } = await client.request(listIdentities, { signal });
    return {
      provider: name,
      identities: identities.map(({ id, email, created_at, used_at }) => ({
        id,
        email,
        createdAt: instant(created_at),
        usedAt: used_at === null ? null : instant(used_at),
      })),
    };
  });

/** Sends the browser to the provider, from where it comes back to a page of ours. */
export const createOpenProvider = (
  { client }: Server,
  location: Pick<Location, 'assign'> = globalThis.location,
) =>
  fromPromise<OpenedProvider>(async ({ signal }) => {
    const answer = await orRefusal(orProof(client.request(connectIdentity, { signal })));
    if ('outcome' in answer) return answer;
    location.assign(answer.address);
    return { outcome: 'opened' };
  });

export const createRemoveIdentity = ({ client }: Server) =>
  fromPromise<EndResult, { id: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      orProof(client.request(removeIdentity, { params: { id: input.id }, signal })),
    );
    return 'outcome' in answer ? answer : { outcome: 'done' };
  });
