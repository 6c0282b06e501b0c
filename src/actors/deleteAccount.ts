import { fromPromise } from 'xstate';
import { deleteAccount } from '../../contract/account.ts';
import type { DeletionForm, DeletionResult } from '../../machines/shared/account.ts';
import type { Connections } from './connections.ts';
import { clearDrafts } from './drafts.ts';
import { orRefusal } from './orRefusal.ts';

/** Deletes the account and everything in it, for whoever typed the word and knows the password. */
export const createDeleteAccount = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<DeletionResult, DeletionForm>(async ({ input, signal }) => {
    // The chart has made sure of the word, and the server does so again.
    const confirmation = input.confirmation as 'DELETE';
    const answer = await orRefusal(client.request(deleteAccount, { body: { confirmation, current_password: input.password }, signal }));
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') return { outcome: 'refused', message: answer.message };
    clearDrafts();
    return { outcome: 'deleted' };
  });
