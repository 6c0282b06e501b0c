import { useSelector } from '../../../context/useSelector.ts';
import { payment as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { priceText } from '../../../texts/format.ts';
import { planNamed } from '../../access/views/planNamed.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { dayText } from '../../../texts/dates.ts';
import type { PaymentActor } from './selectors.ts';

const tones = {
  paid: 'herb',
  pending: 'saffron',
  failed: 'paprika',
  refunded: 'plain',
  partlyRefunded: 'plain',
  disputed: 'saffron',
} as const;

/** What was paid for before. */
export function Receipts({ actor }: { readonly actor: PaymentActor }) {
  const receipts = useSelector(actor, (snapshot) => snapshot.context.receipts);
  const isFetching = useSelector(actor, (snapshot) =>
    snapshot.matches({ receipts: 'fetchingReceipts' }),
  );
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'receipts.retried' }));
  return (
    <Card as="section" aria-labelledby="receipts">
      <Heading level={2} size="xl" id="receipts">
        {words.receipts}
      </Heading>
      {isFetching && <Spinner label={words.receiptsLoading} />}
      {canRetry && (
        <Stack align="start" gap="3">
          <Alert tone="caution" quiet>
            {words.receiptsUnavailable}
          </Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'receipts.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {receipts?.length === 0 && !isFetching && !canRetry && (
        <Text tone="muted">{words.noReceipts}</Text>
      )}
      {receipts !== null && receipts.length > 0 && (
        <Stack as="ul" gap="4">
          {receipts.map(
            ({
              id,
              planName,
              amount,
              currency,
              status,
              returnedAmount,
              at,
              endsAt,
              reference,
              paidBeside,
            }) => (
              <Row key={id} as="li" justify="space-between" align="start">
                <Stack gap="1">
                  <Text as="span" strong>
                    {planNamed(planName)}
                  </Text>
                  <Text as="span" size="sm" tone="muted">
                    {[
                      dayText(at),
                      endsAt !== null && fill(words.until, { date: dayText(endsAt) }),
                      status === 'partlyRefunded' &&
                        fill(words.returned, { amount: priceText(returnedAmount, currency) }),
                      paidBeside !== null && fill(words.paidBeside, { reference: paidBeside }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                  <Text as="span" size="sm" tone="muted">
                    {fill(words.reference, { reference })}
                  </Text>
                </Stack>
                <Row as="span" gap="2">
                  <Chip tone={tones[status]}>{words[status]}</Chip>
                  <Text as="span" strong>
                    {priceText(amount, currency)}
                  </Text>
                </Row>
              </Row>
            ),
          )}
        </Stack>
      )}
    </Card>
  );
}
