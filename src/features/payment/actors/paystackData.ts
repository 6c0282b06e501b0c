import type { Activation } from '../../../../machines/shared/payment.ts';

/** The payment as the record has it on the wire (PAY-12). */
export const paystackDataOf = ({
  reference,
  transactionId,
  amount,
  planName,
  status,
  name,
}: Activation) => ({
  reference,
  transaction_id: transactionId,
  amount,
  plan: planName,
  status,
  custom_fields: [
    { display_name: 'Name', variable_name: 'name', value: name },
    { display_name: 'Plan', variable_name: 'plan', value: planName },
  ],
});
