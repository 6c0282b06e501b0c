import { useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { payment as words } from '../texts/en.ts';
import '../texts/messages.en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { isOpen } from '../../access/views/selectors.ts';
import { Allowances } from './Allowances.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import { Begun, PaidElsewhere, PaidTwice } from './Notices.tsx';
import { Plans } from './Plans.tsx';
import { Receipts } from './Receipts.tsx';
import type { PaymentActor, PaymentSnapshot } from './selectors.ts';
import { StatusBanner } from './StatusBanner.tsx';
import { paymentPages } from '../texts/pages.en.ts';

const isActivated = (snapshot: PaymentSnapshot) =>
  snapshot.matches({ counter: { browsing: 'activated' } }) ||
  snapshot.matches({ counter: { browsing: 'refreshingOffer' } });
const isTestMode = ({ context }: PaymentSnapshot) =>
  Object.values(context.offer ?? {}).some((terms) => terms.isTestMode);

/** /payment: what the person has, what they can have, and what they paid. */
export function PaymentView({
  actor,
  checkoutView: Checkout = CheckoutView,
}: {
  readonly actor: PaymentActor;
  readonly checkoutView?: typeof CheckoutView;
}) {
  const access = useAccess();
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const canRetry = useSelector(actor, (snapshot) =>
    snapshot.matches({ counter: 'offerUnavailable' }),
  );
  const activated = useSelector(actor, isActivated);
  const testMode = useSelector(actor, isTestMode);
  const isFree = useSelector(access, (snapshot) => (snapshot ? isOpen(snapshot) : false));
  const checkout = useSelector(actor, (snapshot) => snapshot.children.checkout);
  const wayBack = useSelector(access, (snapshot) => snapshot?.context.cameFrom ?? null);
  if (isFree)
    return (
      <Page title={paymentPages['/payment'].title}>
        <Stack gap="8">
          <Heading level={1}>{words.title}</Heading>
          <StatusBanner access={access} />
        </Stack>
      </Page>
    );
  return (
    <Page title={paymentPages['/payment'].title}>
      <Stack gap="8">
        <StatusBanner access={access} />
        {activated && <Activated wayBack={wayBack} />}
        <PaidElsewhere actor={actor} wayBack={wayBack} />
        <PaidTwice actor={actor} />
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
        </Stack>
        {testMode && (
          <Alert tone="caution" quiet title={words.testMode}>
            {words.testModeDetail}
          </Alert>
        )}
        {checkout ? <Checkout actor={checkout} /> : <Begun actor={actor} />}
        {isLoading && <Waiting />}
        {canRetry && (
          <Stack align="start">
            <Alert>{words.unavailable}</Alert>
            <Button onClick={() => actor.send({ type: 'offer.retried' })}>{words.retry}</Button>
          </Stack>
        )}
        {!isLoading && !canRetry && <Plans actor={actor} />}
        {access && <Allowances actor={access} />}
        <Receipts actor={actor} />
      </Stack>
    </Page>
  );
}

const focusLink = (part: HTMLElement | null) => part?.querySelector('a')?.focus();

/** What they paid for is theirs, and they go on where they were. What they pressed is gone: the way on has the focus. */
function Activated({ wayBack }: { readonly wayBack: string | null }) {
  return (
    <div ref={focusLink}>
      <Stack gap="3" align="start">
        <Alert tone="good" quiet>
          {words.activated}
        </Alert>
        <LinkButton href={wayBack ?? '/ai-kitchen'}>{words.goOn}</LinkButton>
      </Stack>
    </div>
  );
}

function Waiting() {
  return (
    <Stack gap="5">
      <Spinner label={words.loading} />
      <Grid columns="cards">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
      <Skeleton shape="card" />
    </Stack>
  );
}
