import { fromPromise } from 'xstate';
import { deleteAccount } from '../../../../contract/account.ts';
import type { DeletionForm, DeletionResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { clearDrafts } from '../../../actors/clearDrafts.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

/**
 * Deletes the account and everything in it, for whoever typed the word and has proved who they are.
 * @param forgetQueued takes away what was still to be sent: nobody will ever take it.
 */
export const createDeleteAccount = (
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  forgetQueued: (owner: string) => Promise<void> = async () => undefined,
) =>
  fromPromise<DeletionResult, DeletionForm>(async ({ input, signal }) => {
    const owner = storage.readHolder();
    // The chart has made sure of the word, and the server does so again.
    const confirmation = input.confirmation as 'DELETE';
    const answer = await orRefusal(
      orProof(client.request(deleteAccount, { body: { confirmation }, signal })),
    );
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') return { outcome: 'refused', message: answer.message };
    clearDrafts();
    if (owner !== null) void forgetQueued(owner).catch(() => undefined);
    return { outcome: 'deleted' };
  });
