import { useState } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { household as words } from '../texts/en.ts';
import { householdPages } from '../texts/pages.en.ts';
import { WithHousehold } from './WithHousehold.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import {
  householdOf,
  isBusy,
  isInvited,
  isLoading,
  refusalOf,
  type HouseholdActor,
} from './selectors.ts';

/** Who a person shops with. */
export function HouseholdView({ actor }: { readonly actor: HouseholdActor }) {
  const loading = useSelector(actor, isLoading);
  const invited = useSelector(actor, isInvited);
  const refusal = useSelector(actor, refusalOf);
  const unread = useSelector(actor, (snapshot) => snapshot.matches('unread'));
  const deadLink = useSelector(actor, (snapshot) => snapshot.matches('invitationUnread'));
  const household = useSelector(actor, householdOf);
  // Whoever has just left reads on at what is there now: what had the focus is gone.
  const [hadHousehold, setHadHousehold] = useState(false);
  if (household && !hadHousehold) setHadHousehold(true);
  const isShown = !loading && !invited && !unread && !deadLink;
  return (
    <Page title={householdPages['/household'].title} width="line">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        {loading && (
          <Stack gap="4">
            <Spinner label={words.loading} />
            <Skeleton shape="card" count={2} />
          </Stack>
        )}
        {refusal !== undefined && <Alert>{refusal}</Alert>}
        {(unread || deadLink) && <Unread actor={actor} isLink={deadLink} />}
        {invited && <InvitationCard actor={actor} />}
        {isShown &&
          (household ? (
            <WithHousehold actor={actor} />
          ) : (
            <WithoutHousehold actor={actor} takesFocus={hadHousehold} />
          ))}
      </Stack>
    </Page>
  );
}

/** Neither a household nor an invitation could be read. */
function Unread({ actor, isLink }: { readonly actor: HouseholdActor; readonly isLink: boolean }) {
  const refusal = useSelector(actor, refusalOf);
  // What the server refused in words it would refuse again.
  const isFinal = useSelector(actor, ({ context }) => Boolean(context.message));
  return (
    <Stack gap="3" align="start">
      {refusal === undefined && <Alert>{words.unread}</Alert>}
      <Row gap="2">
        {!isFinal && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'household.retried' })}>
            {words.retry}
          </Button>
        )}
        {isLink && (
          <Button
            kind={isFinal ? 'secondary' : 'quiet'}
            onClick={() => actor.send({ type: 'invitation.declined' })}
          >
            {words.open}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function WithoutHousehold({
  actor,
  takesFocus,
}: {
  readonly actor: HouseholdActor;
  readonly takesFocus: boolean;
}) {
  const busy = useSelector(actor, isBusy);
  return (
    <Card as="section" roomy aria-labelledby="household-alone">
      <Stack gap="2">
        <Heading level={2} size="xl" id="household-alone" takesFocus={takesFocus}>
          {words.outside}
        </Heading>
        <Text>{words.outsideDetail}</Text>
      </Stack>
      <Row>
        <Button
          busy={busy}
          busyLabel={words.working}
          onClick={() => actor.send({ type: 'household.founded' })}
        >
          {words.found}
        </Button>
      </Row>
    </Card>
  );
}
