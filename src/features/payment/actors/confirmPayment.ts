import { fromPromise } from 'xstate';
import { confirmPayment } from '../../../../contract/access.ts';
import type { Confirmation, PaymentRecord } from '../../../../machines/shared/payment.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ApiError, type ApiErrorCode } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { completePayer } from './payer.ts';
import { paystackDataOf } from './paystackData.ts';

/** The server answered, and its answer is not ok; anything else that goes wrong is an exception (PAY-07). */
const notOk: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'refused',
  'forbidden',
  'notFound',
  'serverFailed',
  'authenticationFailed',
]);

/** Reports a finished payment, which the server verifies with the provider. */
export const createConfirmPayment = ({
  client,
  storage,
}: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<Confirmation, PaymentRecord>(async ({ input, signal }) => {
    const record = { ...input, ...completePayer(storage, input) };
    const body = {
      email: record.email,
      plan_name: record.planName,
      plan_duration_minutes: record.durationMinutes,
      user_id: record.userId,
      paystack_data: paystackDataOf(record),
    };
    try {
      const { success, error, code, pending } = await client.request(confirmPayment, {
        body,
        signal,
      });
      const message =
        error === undefined ? undefined : sentenceOf(error, code && { code: `payment.${code}` });
      return { success, message, ...(pending === true ? { isPending: true } : {}) };
    } catch (error) {
      if (error instanceof ApiError && notOk.has(error.code))
        return {
          success: false,
          message: error.serverMessage,
          ...(error.code === 'serverFailed' ? { isUnanswered: true } : {}),
        };
      throw error;
    }
  });
