import { checkoutMachine } from '../../../machines/checkout.machine.ts';
import { paymentMachine } from '../../../machines/payment.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createCheckoutActors, createPaymentActors } from '../../actors/createPaymentActors.ts';
import type { Ports } from '../ports.ts';

export const paymentChart = (connections: Connections) => {
  const checkout = checkoutMachine.provide({ actors: createCheckoutActors(connections) satisfies Ports<typeof checkoutMachine> });
  return paymentMachine.provide({ actors: { ...createPaymentActors(connections), checkout } satisfies Ports<typeof paymentMachine> });
};
