import type { FastifyInstance } from 'fastify';
import type { Config } from '../../infrastructure/config.ts';
import { askOverHttp, paystackProvider, paystackScript } from './paystack.ts';
import type { PaymentProvider } from './provider.ts';
import { standInProvider } from './standIn.ts';

/** Paystack, where its keys are configured. */
export function configuredPaystack({
  paystack,
}: Pick<Config, 'paystack'>): PaymentProvider | undefined {
  if (!paystack) return undefined;
  const { publicKey, secretKey, apiUrl, timeout } = paystack;
  return paystackProvider({
    publicKey,
    secretKey,
    scriptUrl: paystackScript,
    ask: askOverHttp(apiUrl, timeout),
  });
}

/** Who takes the money: Paystack; else the stand-in where it may run; else nobody. */
export function choosePaymentProvider(
  app: FastifyInstance,
  config: Config,
): PaymentProvider | undefined {
  const paystack = configuredPaystack(config);
  // The configuration allows no stand-in in production; asked a second time, because everything hangs on it.
  if (paystack || !config.paymentStandIn || config.production) return paystack;
  return standInProvider(app, (error) =>
    app.log.error({ err: error }, 'the payment stand-in could not tell of a payment'),
  );
}
