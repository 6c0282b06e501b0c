import type { ReceiptRow, RowChange } from '../../../../machines/shared/receipts.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { foodText } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { shoppingList } from '../texts/en.ts';
import { receipt as words } from '../texts/receipt.en.ts';
import {
  currencyOf,
  expectedFor,
  isGap,
  refusalOf,
  type ReceiptActor,
} from './receiptSelectors.ts';

interface ReceiptProps {
  readonly actor: ReceiptActor;
}

/** The prices of a receipt, to be looked at, changed and kept. */
export function ReceiptDialog({ actor }: ReceiptProps) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const on = useSelector(actor, ({ context }) => context.on);
  const isWrongDay = useSelector(actor, (snapshot) => snapshot.matches({ reviewing: 'wrongDay' }));
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keepingPrices'));
  const refusal = useSelector(actor, refusalOf);
  const close = () => actor.send({ type: 'prices.closed' });
  const taken = rows.filter((row) => row.taken).length;
  return (
    <Dialog title={words.title} closeLabel={words.close} width="line" onClose={close}>
      <Text size="sm" tone="muted">
        {words.detail}
      </Text>
      <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'prices.submitted' })}>
        <Stack gap="5">
          <TextField
            label={words.day}
            name="receipt_day"
            type="date"
            readOnly={keeping}
            value={on}
            error={isWrongDay ? words.wrongDay : undefined}
            onChange={(value) => actor.send({ type: 'day.changed', on: value })}
          />
          {rows.map((row) => (
            <Price key={row.key} actor={actor} row={row} />
          ))}
          {refusal !== undefined && <Alert>{refusal}</Alert>}
          <Row>
            <Button type="submit" busy={keeping}>
              {keeping ? words.keeping : counted(taken, { one: words.keepOne, many: words.keep })}
            </Button>
            <Button kind="quiet" onClick={close}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  );
}

function Price({ actor, row }: ReceiptProps & { readonly row: ReceiptRow }) {
  const currency = useSelector(actor, currencyOf);
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keepingPrices'));
  const expected = useSelector(actor, (snapshot) => expectedFor(row, snapshot));
  const isIncomplete = useSelector(actor, (snapshot) =>
    snapshot.matches({ reviewing: 'incomplete' }),
  );
  const name = foodText(row.key, row.name);
  const change = (changed: RowChange) =>
    actor.send({ type: 'price.changed', key: row.key, change: changed });
  const gapIn = (typed: string): string | undefined =>
    isIncomplete && row.taken && isGap(typed) ? words.incomplete : undefined;
  return (
    <div role="group" aria-label={name}>
      <Stack gap="2">
        <CheckField
          name={`take_${row.key}`}
          label={fill(words.take, { name })}
          checked={row.taken}
          disabled={keeping}
          onChange={(taken) => change({ taken })}
        />
        <Text size="sm" tone="muted">
          {fill(words.printed, { text: row.text })}
        </Text>
        <Row gap="3" align="start" unbroken>
          <TextField
            label={fill(words.paid, { currency })}
            name={`amount_${row.key}`}
            inputMode="decimal"
            readOnly={keeping}
            value={row.amount}
            error={gapIn(row.amount)}
            onChange={(amount) => change({ amount })}
          />
          <TextField
            label={fill(words.amount, { unit: shoppingList.units[row.unit] })}
            name={`quantity_${row.key}`}
            inputMode="decimal"
            readOnly={keeping}
            value={row.quantity}
            error={gapIn(row.quantity)}
            onChange={(quantity) => change({ quantity })}
          />
        </Row>
        {row.assumed && (
          <Alert tone="caution" quiet>
            {words.assumed}
          </Alert>
        )}
        {expected !== undefined && (
          <Alert tone="caution" quiet>
            {fill(words.doubtful, { usual: expected })}
          </Alert>
        )}
      </Stack>
    </div>
  );
}
