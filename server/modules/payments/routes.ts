// Paying: what it costs and means, the intent, the report, the provider's own word, receipts.
import { say } from '../../../contract/say.ts';
import type { FastifyInstance } from 'fastify';
import * as access from '../../../contract/access.ts';
import { emailUnverified } from './payments.ts';
import { badRequest, Refusal, unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { languageOf } from '../../infrastructure/http/language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a webhook as it arrived: its signature is of these bytes. */
    raw_body: Buffer | null;
  }
}

const signatureHeader = 'x-paystack-signature';

export function paymentRoutes(serve: Serve, { payments, accounts, attempts }: Services): void {
  serve(access.fetchPaymentConfig, async ({ person }) =>
    success({ config: await payments.config(person) }),
  );

  serve(access.createIntent, async ({ body, person, request }) => {
    try {
      return success(
        await payments.open(person, body.plan, { runsUntil: body.runs_until, closed: body.closed }),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'email_unverified') throw error;
      // The first link may be long dead.
      const mayMail = await attempts.verification(request, person.userId).then(
        () => true,
        () => false,
      );
      if (mayMail) await accounts.beginVerification(person.userId, languageOf(request));
      throw emailUnverified(mayMail);
    }
  });

  serve(access.confirmPayment, async ({ body, person }) => {
    if (!payments.isPlan(body.plan_name))
      throw badRequest(
        say('payment.noSuchPlan', 'There is no such plan. Please select a plan to continue.'),
        'no_such_plan',
      );
    return payments.confirm(person, body.paystack_data.reference);
  });

  serve(access.activateDays, async ({ body, person }) =>
    payments.confirm(person, body.paystack_data.reference),
  );

  serve(access.fetchPayments, async ({ person }) =>
    success({ payments: await payments.receipts(person) }),
  );
}

/** @param serve registers in `scope`, where a body of JSON is kept as it arrives. */
export function webhookRoute(scope: FastifyInstance, serve: Serve, { payments }: Services): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.raw_body = body;
      try {
        done(null, JSON.parse(body.toString()));
      } catch (error) {
        done(
          badRequest(
            say('payment.brokenEvent', 'The event could not be read.'),
            'broken_event',
            error,
          ),
        );
      }
    },
  );

  serve(access.paymentWebhook, async ({ request }) => {
    const signature = request.headers[signatureHeader];
    const outcome = await payments.hear(
      request.raw_body ?? Buffer.alloc(0),
      typeof signature === 'string' ? signature : undefined,
    );
    if (!outcome)
      throw unauthenticated(
        say('payment.signature', 'The signature of this event is not right.'),
        'forged_signature',
      );
    return outcome;
  });
}
