import { fromPromise } from 'xstate';
import { readProofWays } from '../../../../contract/secondFactor.ts';
import type { ProofWays } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** By what the person can prove who they are; a passkey only where this browser knows any. */
export const createReadWays = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<ProofWays>(async ({ signal }) => {
    const { password, code, passkey } = await client.request(readProofWays, { signal });
    return { password, code, passkey: passkey && 'PublicKeyCredential' in globalThis };
  });
