import { useSelector } from '../../../context/useSelector.ts';
import { payment as words } from '../texts/en.ts';
import { dayText, recentText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { priceText } from '../../../texts/format.ts';
import { planLabel } from '../../../texts/plans.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import type { PaymentActor } from './selectors.ts';

/** Another tab or device has paid, with until when, where that could be read. */
export function PaidElsewhere({
  actor,
  wayBack,
}: {
  readonly actor: PaymentActor;
  readonly wayBack: string | null;
}) {
  const isPaid = useSelector(actor, (snapshot) =>
    snapshot.matches({ counter: { browsing: 'paidElsewhere' } }),
  );
  const isUnread = useSelector(actor, (snapshot) =>
    snapshot.matches({ counter: { browsing: 'datesUnread' } }),
  );
  const until = useSelector(
    actor,
    ({ context }) => Object.values(context.offer ?? {})[0]?.runsUntil ?? null,
  );
  if (!isUnread && (!isPaid || until === null)) return null;
  return (
    <Stack gap="3" align="start">
      <Alert tone="good" quiet>
        {isUnread || until === null
          ? words.datesUnread
          : fill(words.paidElsewhere, { date: dayText(until) })}
      </Alert>
      <Row>
        <LinkButton href={wayBack ?? '/ai-kitchen'}>{words.goOn}</LinkButton>
        {isUnread && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'offer.retried' })}>
            {words.retry}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** What was begun and may have been paid, said before anything else is paid for. */
export function Begun({ actor }: { readonly actor: PaymentActor }) {
  const begun = useSelector(actor, ({ context }) => context.unchecked);
  const canCheck = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.requested' }));
  if (begun?.openSince == null || !canCheck) return null;
  const { plan, intent, openSince } = begun;
  return (
    <Stack gap="3" align="start">
      <Alert tone="caution" quiet>
        {fill(words.begun, {
          plan: planLabel(plan),
          amount: priceText(intent.amount, intent.currency),
          date: recentText(openSince),
        })}
      </Alert>
      <Button onClick={() => actor.send({ type: 'checkout.requested' })}>{words.check}</Button>
    </Stack>
  );
}

/** Two windows were paid in: what that bought, and how to have it back. */
export function PaidTwice({ actor }: { readonly actor: PaymentActor }) {
  const reference = useSelector(
    actor,
    ({ context }) =>
      context.receipts?.find(({ paidBeside, status }) => paidBeside !== null && status === 'paid')
        ?.reference,
  );
  if (reference === undefined) return null;
  return (
    <Alert tone="caution" quiet>
      {fill(words.paidTwice, { reference })}
    </Alert>
  );
}
