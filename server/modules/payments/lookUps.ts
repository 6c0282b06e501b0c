// Asking the provider about a payment.
import type { PaymentOutcome } from '../../../contract/access.ts';
import type { PaymentIntent } from '../../infrastructure/database/schema.ts';
import { nextAfterDenial, pauseAfter, unsettledUntil } from './checkTimes.ts';
import { refused } from './outcomes.ts';
import type { Charge, PaymentProvider } from './provider.ts';
import { settle, type SettlementParts } from './settlement.ts';

async function verify(
  parts: SettlementParts,
  provider: PaymentProvider,
  intent: PaymentIntent,
): Promise<PaymentOutcome> {
  const { payments, now, log } = parts;
  let charge: Charge | 'unknown';
  try {
    charge = await provider.verify(intent.reference);
  } catch (error) {
    log.error(
      { err: error, reference: intent.reference, attempts: intent.attempts },
      'a payment could not be verified; it will be looked up again',
    );
    await payments.keepProblem(
      intent.id,
      error instanceof Error ? error.message.slice(0, 200) : 'the provider failed',
      {
        status: 'pending',
        nextCheckAt: now() + pauseAfter(intent.attempts),
        openUntil: unsettledUntil(intent),
      },
    );
    return refused('not_verified_yet', { pending: true });
  }
  if (charge !== 'unknown') return settle(parts, charge, intent, 'verification');
  await payments.keepProblem(
    intent.id,
    'the provider does not know this reference',
    nextAfterDenial(intent, 'unknown', { now: now() }),
  );
  log.warn({ reference: intent.reference }, 'payment refused: the provider does not know it');
  return refused('not_paid');
}

/** Looks a payment up. Whoever asks while it is under way gets the same answer, and the provider is asked once. */
export function createLookUp(parts: SettlementParts, provider: PaymentProvider | undefined) {
  const underWay = new Map<string, Promise<PaymentOutcome>>();
  const ask = async (intent: PaymentIntent): Promise<PaymentOutcome> =>
    provider ? verify(parts, provider, intent) : refused('no_provider');

  return (intent: PaymentIntent): Promise<PaymentOutcome> => {
    const asked = underWay.get(intent.id) ?? ask(intent).finally(() => underWay.delete(intent.id));
    underWay.set(intent.id, asked);
    return asked;
  };
}
