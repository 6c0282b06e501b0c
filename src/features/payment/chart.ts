import { checkoutMachine } from '../../../machines/payment/checkout.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createCheckoutActors, createPaymentActors } from './actors/createPaymentActors.ts';
import type { Ports } from '../../actors/ports.ts';

export const paymentChart = (connections: Connections) => {
  const checkout = checkoutMachine.provide({
    actors: createCheckoutActors(connections) satisfies Ports<typeof checkoutMachine>,
  });
  return paymentMachine.provide({
    actors: { ...createPaymentActors(connections), checkout } satisfies Ports<
      typeof paymentMachine
    >,
  });
};
