import { fromPromise } from 'xstate';
import {
  createHousehold,
  invite,
  joinHousehold,
  leaveHousehold,
  readHousehold,
  readInvitation,
  removeMember,
  revokeInvite,
  shareWeeks,
} from '../../../../contract/households.ts';
import type {
  HouseholdChange,
  HouseholdNow,
  Invited,
} from '../../../../machines/shared/household.ts';
import type { Connections } from '../../../actors/connections.ts';
import { ApiError } from '../../../api/errors.ts';

type Client = Pick<Connections, 'client'>;

/** A refusal is told in the server's own words; anything else without any. */
const inItsWords = async <Answer>(calling: Promise<Answer>): Promise<Answer> => {
  try {
    return await calling;
  } catch (error) {
    throw new Error((error instanceof ApiError ? error.serverMessage : undefined) ?? '', {
      cause: error,
    });
  }
};

export const createReadInvitation = ({ client }: Client) =>
  fromPromise<Invited, { secret: string }>(({ input, signal }) =>
    inItsWords(client.request(readInvitation, { body: input, signal })),
  );

export const createConfirmInvitation = ({ client }: Client) =>
  fromPromise<void, { secret: string }>(async ({ input, signal }) => {
    await inItsWords(client.request(joinHousehold, { body: input, signal }));
  });

export const createFetchHousehold = ({ client }: Client) =>
  fromPromise<HouseholdNow>(({ signal }) => client.request(readHousehold, { signal }));

const change = (
  { client }: Client,
  asked: HouseholdChange,
  signal: AbortSignal,
): Promise<HouseholdNow> => {
  switch (asked.kind) {
    case 'create':
      return client.request(createHousehold, { signal });
    case 'invite':
      return client.request(invite, { signal });
    case 'revoke':
      return client.request(revokeInvite, { params: { id: asked.id }, signal });
    case 'share':
      return client.request(shareWeeks, { body: { shares_plan: asked.shares }, signal });
    case 'leave':
      return client.request(leaveHousehold, { signal });
    case 'remove':
      return client.request(removeMember, { params: { id: asked.id }, signal });
  }
};
export const createChangeHousehold = (connections: Client) =>
  fromPromise<HouseholdNow, HouseholdChange>(({ input, signal }) =>
    inItsWords(change(connections, input, signal)),
  );
