import { fromPromise } from 'xstate';
import { sendFeedback } from '../../../../contract/feedback.ts';
import type { SaveResult } from '../../../../machines/shared/account.ts';
import { ServerError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Tells us something (FB-01). Fails where no usable answer comes. */
export const createSendFeedback = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<SaveResult, { text: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      client.request(sendFeedback, { body: { feedback_text: input.text }, signal }),
    ).catch((error: unknown) => {
      // REQ-05: a failing server is told in the catalogue's words.
      if (error instanceof ServerError)
        return { outcome: 'refused' as const, message: error.message };
      throw error;
    });
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'saved' }
      : { outcome: 'refused', message: answer.message };
  });
