import { useState } from 'react';
import type { SaidPrice, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { typedNumber } from '../../../../domain/typedNumbers.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { sumText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { shoppingList as words } from '../texts/en.ts';
import { askedAmount, paidText } from './paidTexts.ts';
import { lineName, listOf, type ListActor } from './selectors.ts';

const isAmount = (value: number): boolean => value > 0 && value <= 1e6;

interface PriceDialogProps {
  readonly actor: ListActor;
  readonly line: ShoppingLine;
  readonly onClose: () => void;
}

/** What somebody paid for the food of a line: it counts for their household from then on. */
export function PriceDialog({ actor, line, onClose }: PriceDialogProps) {
  const list = useSelector(actor, listOf);
  const first = askedAmount(line);
  const [amount, setAmount] = useState('');
  const [quantity, setQuantity] = useState(first.quantity);
  const [unit, setUnit] = useState(first.unit);
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const price: SaidPrice = {
    amount: typedNumber(amount),
    quantity: typedNumber(quantity),
    unit,
    sure,
  };
  const event = { type: 'price.paid' as const, id: line.id, price };
  const isWhole = price.amount > 0 && Number.isFinite(price.amount) && isAmount(price.quantity);
  const isTaken = useSelector(actor, (snapshot) => snapshot.can(event));
  const name = lineName(line);
  const submit = () => {
    setTried(true);
    if (!isWhole || !isTaken) return;
    actor.send(event);
    onClose();
  };
  return (
    <Dialog title={fill(words.priceTitle, { name })} closeLabel={words.dismiss} onClose={onClose}>
      <PaidBefore actor={actor} line={line} onClose={onClose} />
      <Form takesFocus aria-label={fill(words.priceTitle, { name })} onSubmit={submit}>
        <Stack gap="4">
          <TextField
            label={fill(words.pricePaid, { currency: list.currency })}
            name="price_amount"
            inputMode="decimal"
            value={amount}
            error={tried && !(price.amount > 0) ? words.priceMissing : undefined}
            onChange={setAmount}
          />
          <Row gap="3" align="start">
            <TextField
              label={words.priceFor}
              name="price_quantity"
              inputMode="decimal"
              value={quantity}
              error={tried && !isAmount(price.quantity) ? words.priceMissing : undefined}
              onChange={setQuantity}
            />
            <SelectField
              label={words.priceUnit}
              name="price_unit"
              value={unit}
              options={(line.price?.units ?? []).map((each) => ({
                value: each.unit,
                label: words.units[each.unit],
              }))}
              onChange={(value) => setUnit(value as SaidPrice['unit'])}
            />
          </Row>
          {isWhole && (!isTaken || sure) && (
            <CheckField
              name="price_sure"
              label={fill(words.priceSure, {
                paid: paidText(price, list.currency),
                known: sumText(line.price?.per_kg ?? 0, list.currency),
              })}
              checked={sure}
              onChange={setSure}
            />
          )}
          <Text size="sm" tone="muted">
            {words.priceHint}
          </Text>
          <Row>
            <Button type="submit">{words.priceKeep}</Button>
            <Button kind="quiet" onClick={onClose}>
              {words.priceCancel}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** What they said before, with the way to take it back; else what is known. */
function PaidBefore({ actor, line, onClose }: PriceDialogProps) {
  const { currency } = useSelector(actor, listOf);
  const paid = line.price?.paid ?? null;
  if (!paid)
    return (
      <Text size="sm" tone="muted">
        {fill(words.priceKnown, { known: sumText(line.price?.per_kg ?? 0, currency) })}
      </Text>
    );
  return (
    <Row justify="space-between" align="center">
      <Text>{paidText(paid, currency, paid.on)}</Text>
      <Button
        kind="secondary"
        onClick={() => {
          actor.send({ type: 'price.takenBack', id: line.id });
          onClose();
        }}
      >
        {words.priceForget}
      </Button>
    </Row>
  );
}
