/** A Paystack of the tests' own: a real HTTP server that answers verifications as it is told, and signs webhooks. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type Answer, type AtEnd, send, type TestPerson } from './support.ts';

const secretKey = 'sk_test_of_the_tests';

export interface Paid {
  status?: string;
  amount?: number;
  currency?: string;
  reference?: string;
}
type Reply =
  | Paid
  | 'unknown'
  | 'html'
  | 'hang'
  | 'broken'
  | 'down'
  | 'wrong key'
  | 'huge'
  | 'another reference';

export interface FakePaystack {
  environment: Record<string, string>;
  /** How references are answered; those that are not here are unknown. */
  replies: Map<string, Reply>;
  /** References in the order in which they were looked up. */
  asked: string[];
  /** Sends a signed event. */
  webhook: (
    app: FastifyInstance,
    reference: string,
    paid?: Paid,
    event?: string,
  ) => Promise<Answer>;
}

export async function startPaystack(atEnd: AtEnd = onTestFinished): Promise<FakePaystack> {
  const replies = new Map<string, Reply>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const reference = decodeURIComponent(
      /^\/transaction\/verify\/(.+)$/.exec(request.url ?? '')?.[1] ?? '',
    );
    asked.push(reference);
    const reply = replies.get(reference) ?? 'unknown';
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${secretKey}` || reply === 'wrong key')
      json(401, { status: false, message: 'Invalid key' });
    else if (reply === 'unknown')
      json(404, { status: false, message: 'Transaction reference not found.' });
    else if (reply === 'html')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Maintenance</title>');
    else if (reply === 'down') json(503, { status: false, message: 'Down' });
    else if (reply === 'broken')
      response
        .writeHead(200, { 'content-length': '5000' })
        .end('{"status": true, "da', () => request.socket.destroy());
    else if (reply === 'huge') json(200, { status: true, data: 'x'.repeat(400_000) });
    else if (reply === 'another reference')
      json(200, { status: true, data: dataOf('pw_another', {}) });
    else if (reply !== 'hang')
      json(200, {
        status: true,
        message: 'Verification successful',
        data: dataOf(reference, reply),
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    environment: {
      PAYSTACK_PUBLIC_KEY: 'pk_test_of_the_tests',
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      PAYSTACK_TIMEOUT_MS: '2500',
    },
    replies,
    asked,
    webhook: (app, reference, paid = {}, event = 'charge.success') =>
      sendEvent(app, JSON.stringify({ event, data: dataOf(reference, paid) })),
  };
}

/** Sends a webhook; with the right signature unless another is given. */
export const sendEvent = (
  app: FastifyInstance,
  payload: string,
  signature: string | null = createHmac('sha512', secretKey).update(payload).digest('hex'),
): Promise<Answer> =>
  send(app, {
    method: 'POST',
    url: '/api/payment/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-paystack-signature': signature }),
    },
  });

function dataOf(
  reference: string,
  { status = 'success', amount = 1000, currency = 'USD', reference: other = reference }: Paid,
): object {
  return {
    id: 4_099_260_516,
    status,
    reference: other,
    amount,
    currency,
    paid_at: '2026-01-05T12:00:00.000Z',
    customer: { email: 'ada@example.org' },
    metadata: { custom_fields: [] },
  };
}

/** What a popup reports when it is done (PAY-12). */
export const reportOf = (person: TestPerson, reference: string, fields: object = {}): object => ({
  email: person.email,
  plan_name: '$10 Per Month',
  plan_duration_minutes: 43_200,
  user_id: person.userId,
  paystack_data: {
    reference,
    transaction_id: '1',
    amount: 1000,
    plan: '$10 Per Month',
    status: 'success',
    custom_fields: [],
  },
  ...fields,
});
