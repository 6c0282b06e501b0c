import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { household as words } from '../texts/en.ts';
import type { HouseholdActor } from './selectors.ts';

/** What joining means, before it is done. */
export function InvitationCard({ actor }: { readonly actor: HouseholdActor }) {
  const invitation = useSelector(actor, ({ context }) => context.invitation);
  const joining = useSelector(actor, (snapshot) => snapshot.matches('joining'));
  if (!invitation) return null;
  const { from, members, membership, full } = invitation;
  const obstacle =
    membership === 'inside'
      ? words.inside
      : membership === 'elsewhere'
        ? words.elsewhere
        : full
          ? words.full
          : undefined;
  return (
    <Card as="section" roomy aria-labelledby="invitation">
      <Stack gap="2">
        <Heading level={2} size="xl" id="invitation">
          {fill(words.invited, { name: from })}
        </Heading>
        <Text tone="muted">{fill(words.invitedOf, { count: members })}</Text>
      </Stack>
      {obstacle === undefined ? (
        <Stack gap="2">
          <Text strong>{words.joinMeans}</Text>
          <BulletList items={[words.joinSees, words.joinHides, words.joinLeave]} />
        </Stack>
      ) : (
        <Text>{obstacle}</Text>
      )}
      <Row gap="2">
        {obstacle === undefined && (
          <Button
            busy={joining}
            busyLabel={words.joining}
            onClick={() => actor.send({ type: 'invitation.accepted' })}
          >
            {words.join}
          </Button>
        )}
        {!joining && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'invitation.declined' })}>
            {obstacle === undefined ? words.decline : words.open}
          </Button>
        )}
      </Row>
    </Card>
  );
}
