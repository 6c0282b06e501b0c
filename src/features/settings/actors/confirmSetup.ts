import { fromPromise } from 'xstate';
import { confirmSecondFactor } from '../../../../contract/secondFactor.ts';
import type { CodesResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Turns two-step log-in on with the app's first code. */
export const createConfirmSetup = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<CodesResult, { code: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      client.request(confirmSecondFactor, { body: { code: input.code }, signal }),
    );
    return 'outcome' in answer ? answer : { outcome: 'done', codes: answer.recovery_codes };
  });
