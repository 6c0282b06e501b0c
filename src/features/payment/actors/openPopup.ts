import { fromPromise } from 'xstate';
import type { PopupOrder, PopupResult } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { completePayer } from './payer.ts';

/** What the popup says of a payment; everything in it is only a hint, the server asks the provider itself. */
type Said = Readonly<Record<string, unknown>> | null | undefined;
type Entry = (options: object) => unknown;
type Popup = new () => { newTransaction: (options: object) => unknown };

/**
 * Opens the provider's popup (PAY-05), and waits until it is paid or closed. Both forms of Paystack's
 * inline script are known: the first has `setup`, which gives a handler to open; the second, where that
 * is missing, makes transactions. Fails with what the script throws.
 */
export const createOpenPopup = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<PopupResult, PopupOrder>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        const { publicKey, reference, amount, currency, planName } = input;
        const { name, email } = completePayer(storage, input);
        const paid = (said: Said): void =>
          resolve({ outcome: 'paid', transaction: transactionOf(said, reference) });
        const closed = (): void => resolve({ outcome: 'closed' });
        const order = {
          key: publicKey,
          email,
          amount,
          currency,
          metadata: {
            custom_fields: [
              { display_name: 'Name', variable_name: 'name', value: name },
              { display_name: 'Plan', variable_name: 'plan', value: planName },
            ],
          },
        };
        const provider: unknown = Reflect.get(globalThis, 'PaystackPop');
        const setUp = entryOf(provider, 'setup');
        if (setUp !== undefined) {
          const handler = setUp.call(provider, {
            ...order,
            ref: reference,
            callback: paid,
            onClose: closed,
          });
          const open = entryOf(handler, 'openIframe');
          if (open === undefined) return resolve({ outcome: 'handlerMissing' });
          return void open.call(handler, {});
        }
        if (
          typeof provider !== 'function' ||
          entryOf(provider.prototype, 'newTransaction') === undefined
        )
          return resolve({ outcome: 'uninitialised' });
        const failed = (said: Said): void => reject(new Error(textOf(said?.['message'])));
        new (provider as Popup)().newTransaction({
          ...order,
          reference,
          onSuccess: paid,
          onCancel: closed,
          onError: failed,
        });
      }),
  );

function entryOf(holder: unknown, name: string): Entry | undefined {
  const entry: unknown =
    (typeof holder === 'object' && holder !== null) || typeof holder === 'function'
      ? Reflect.get(holder, name)
      : undefined;
  return typeof entry === 'function' ? (entry as Entry) : undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const transactionOf = (said: Said, reference: string) => ({
  reference: textOf(said?.['reference']) || reference,
  transactionId: textOf(said?.['transaction']) || textOf(said?.['trans']),
  status: textOf(said?.['status']) || 'success',
});
