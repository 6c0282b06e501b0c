/** Accounts, what they pay and what they tell us, written again and again. */
import type { FakePaystack } from '../paystack.ts';
import type { Caller, Kind } from './writer.ts';

export const feedback = (): Kind => ({
  name: 'feedback',
  needsKitchen: false,
  mostAtOnce: 1,
  kept: "select feedback_text as slot, 'kept' as value from feedback",
  next: (turn) => ({
    slot: `Good ${turn}`,
    value: 'kept',
    method: 'POST',
    path: '/api/feedback',
    body: { feedback_text: `Good ${turn}` },
  }),
});

export const accounts = (): Kind => ({
  name: 'accounts',
  needsKitchen: false,
  // Hashing its password takes longer than all other writes.
  mostAtOnce: 1,
  kept: "select email as slot, 'kept' as value from users",
  next: (turn) => {
    const email = `durable${turn}@example.org`;
    const body = { email, password: 'secret words', first_name: 'A', last_name: 'B' };
    return { slot: email, value: 'kept', method: 'POST', path: '/api/register', body };
  },
});

/** An account may open thirty payments an hour, and its session counts for a quarter of one. */
const paymentsOfOne = 25;
const longestUse = 10 * 60_000;

export function payments({ replies }: FakePaystack): Kind {
  let [token, since]: [string | undefined, number] = [undefined, 0];
  let payers = 0;
  const newPayer = async (call: Caller): Promise<string> => {
    const payer = { email: `payer${(payers += 1)}@example.org`, password: 'secret words' };
    await call('POST', '/api/register', { ...payer, first_name: 'A', last_name: 'B' });
    const { body } = await call('POST', '/api/login', payer);
    return (body as { access_token: string }).access_token;
  };
  return {
    name: 'payments confirmed',
    needsKitchen: false,
    kept: "select i.reference as slot, 'active' as value from subscriptions s join payment_intents i on i.id = s.intent_id",
    next: async (turn, call) => {
      if (turn % paymentsOfOne === 0 || Date.now() - since > longestUse) token = undefined;
      if (token === undefined) [token, since] = [await newPayer(call), Date.now()];
      const opened = await call('POST', '/api/payment/intents', { plan: 'monthly' }, token);
      const { reference } = opened.body as { reference: string };
      replies.set(reference, {});
      return {
        slot: reference,
        value: 'active',
        method: 'POST',
        path: '/api/subscription/activate-days',
        body: { paystack_data: { reference } },
        token,
        done: ({ success }: { success: boolean }) => success,
      };
    },
  };
}
