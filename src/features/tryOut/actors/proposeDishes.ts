import { fromPromise } from 'xstate';
import { tryList } from '../../../../contract/tryOut.ts';
import type { TryRequest, TryResult } from '../../../../machines/shared/tryOut.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Three dishes for a list. Fails where no usable answer comes; a list that the server would not have is an answer. */
export const createProposeDishes = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<TryResult, TryRequest>(async ({ input: { list, answers }, signal }) => {
    const answer = await orRefusal(
      client.request(tryList, {
        body: {
          list,
          hour: new Date().getHours(),
          ...(Object.keys(answers).length > 0 ? { answers } : {}),
        },
        signal,
      }),
    );
    if ('outcome' in answer) return answer;
    const { status: _, ...tried } = answer;
    return { outcome: 'read', tried };
  });
