import { openPaymentDesk } from '../../server/modules/payments/paymentService.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Looks up what is due, as a server does each minute. @returns how many payments were activated */
export async function lookUpPayments(
  environment: Record<string, string>,
  now: () => number,
): Promise<number> {
  const desk = await openPaymentDesk(readEnvironment(environment), now, silent);
  try {
    return await desk.service.lookUpDue();
  } finally {
    await desk.close();
  }
}
