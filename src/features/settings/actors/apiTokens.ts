import { fromPromise } from 'xstate';
import { listApiTokens, makeApiToken, revokeApiToken } from '../../../../contract/apiTokens.ts';
import type {
  EndResult,
  MadeToken,
  OwnToken,
  TokenScope,
} from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

type Server = Pick<Connections, 'client'>;

export const createReadTokens = ({ client }: Server) =>
  fromPromise<readonly OwnToken[]>(async ({ signal }) => {
    const { tokens } = await client.request(listApiTokens, { signal });
    return tokens.map(({ id, name, scopes, created_at: created, used_at: used }) => ({
      id,
      name,
      scopes,
      createdAt: toMilliseconds(created),
      usedAt: used === null ? null : toMilliseconds(used),
    }));
  });

export const createMakeToken = ({ client }: Server) =>
  fromPromise<MadeToken, { name: string; scopes: readonly TokenScope[] }>(
    async ({ input, signal }) => {
      const body = { name: input.name, scopes: [...input.scopes] };
      const answer = await orRefusal(orProof(client.request(makeApiToken, { body, signal })));
      return 'outcome' in answer ? answer : { outcome: 'made', secret: answer.secret };
    },
  );

export const createCopyToken = (device: Pick<Navigator, 'clipboard'> = navigator) =>
  fromPromise<void, { text: string }>(({ input }) => device.clipboard.writeText(input.text));

export const createRevokeToken = ({ client }: Server) =>
  fromPromise<EndResult, { id: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      client.request(revokeApiToken, { params: { id: input.id }, signal }),
    );
    return 'outcome' in answer ? answer : { outcome: 'done' };
  });
