// A payment provider of our own, for machines without keys. It speaks the same three parts as Paystack:
// an inline script, verification by reference, and signed webhooks. No money moves; what was 'paid' is
// remembered as long as the process lives. It never runs in production.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { paymentWebhook } from '../../../contract/access.ts';
import { badRequest, unauthenticated } from '../../infrastructure/http/refusal.ts';
import { paystackProvider, signatureOf } from './paystack.ts';
import type { PaymentProvider } from './provider.ts';

/** Under /api, so that a development server passes it on as it does every call. */
const base = '/api/payment/stand-in';
const publicKey = 'pk_test_stand_in';
/** How long a slow payment takes to be confirmed (ms). */
const slowness = 3000;
/** More payments than anybody tries in one session. */
const mostRemembered = 20_000;

const Order = z.object({
  key: z.literal(publicKey),
  email: z.string().check(z.maxLength(254)),
  amount: z.int().check(z.positive()),
  currency: z.string().check(z.length(3)),
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
  metadata: z.optional(z.unknown()),
  outcome: z.enum(['success', 'decline', 'delay', 'lost']),
});
type Order = z.infer<typeof Order>;

interface Transaction {
  readonly id: number;
  readonly reference: string;
  status: 'success' | 'failed' | 'pending';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: unknown;
}

/** Charges nobody, and remembers what was 'paid'. */
function createCharging(
  app: FastifyInstance,
  secretKey: string,
  onFailure: (error: unknown) => void,
) {
  const transactions = new Map<string, Transaction>();
  const timers = new Set<NodeJS.Timeout>();

  const settle = async (transaction: Transaction, status: Transaction['status']): Promise<void> => {
    transaction.status = status;
    if (status !== 'pending') await sendWebhook(app, secretKey, transaction).catch(onFailure);
  };

  const charge = async (order: Order): Promise<Transaction> => {
    const { reference, outcome } = order;
    const known = transactions.get(reference);
    if (known?.status === 'success' || known?.status === 'pending')
      throw badRequest(
        say('standIn.duplicate', 'Duplicate Transaction Reference'),
        'duplicate_reference',
      );
    if (transactions.size >= mostRemembered) transactions.clear();
    const transaction = begun(transactions.size + 1, order);
    transactions.set(reference, transaction);
    if (outcome === 'delay') {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void settle(transaction, 'success');
      }, slowness);
      timer.unref();
      timers.add(timer);
    } else {
      await settle(transaction, outcome === 'decline' ? 'failed' : 'success');
    }
    return transaction;
  };

  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  return { charge, find: (reference: string) => transactions.get(reference) };
}

const begun = (id: number, { reference, amount, currency, metadata }: Order): Transaction => ({
  id,
  reference,
  status: 'pending',
  amount,
  currency,
  metadata,
});

/** As Paystack sends it, signed. */
async function sendWebhook(
  app: FastifyInstance,
  secretKey: string,
  transaction: Transaction,
): Promise<void> {
  const payload = JSON.stringify({
    event: transaction.status === 'success' ? 'charge.success' : 'charge.failed',
    data: transaction,
  });
  const headers = {
    'content-type': 'application/json',
    'x-paystack-signature': signatureOf(payload, secretKey),
  };
  const answer = await app.inject({ method: 'POST', url: paymentWebhook.path, payload, headers });
  if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}.`);
}

/** Registers the stand-in's addresses and returns it as a provider. @param onFailure hears of a webhook that we did not take ourselves */
export function standInProvider(
  app: FastifyInstance,
  onFailure: (error: unknown) => void,
): PaymentProvider {
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const script = readFileSync(join(import.meta.dirname, 'standIn', 'inline.js'), 'utf8');
  const { charge, find } = createCharging(app, secretKey, onFailure);

  /** Not in the API's description. */
  const schema: FastifySchema & { readonly hide: boolean } = { hide: true };
  app.get(`${base}/inline.js`, { schema }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  app.post(`${base}/charge`, { schema }, async (request) => {
    const order = Order.safeParse(request.body);
    if (!order.success)
      throw badRequest(say('standIn.order', 'This order cannot be paid.'), 'bad_order');
    const { id, status } = await charge(order.data);
    return { transaction: String(id), status };
  });

  app.get<{ Params: { reference: string } }>(
    `${base}/transaction/verify/:reference`,
    { schema },
    async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw unauthenticated(say('standIn.key', 'Invalid key'), 'invalid_key');
      const transaction = find(request.params.reference);
      if (!transaction)
        return reply.code(404).send({ status: false, message: 'Transaction reference not found.' });
      return { status: true, message: 'Verification successful', data: transaction };
    },
  );

  return paystackProvider({
    publicKey,
    secretKey,
    scriptUrl: `${base}/inline.js`,
    ask: async (path, headers) => {
      const answer = await app.inject({ method: 'GET', url: base + path, headers: { ...headers } });
      return { status: answer.statusCode, text: answer.body };
    },
  });
}
