import { useSelector } from '../../../context/useSelector.ts';
import type { HouseholdMember } from '../../../../machines/shared/household.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { household as words } from '../texts/en.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { householdOf, isBusy, type HouseholdActor } from './selectors.ts';

interface InsideProps {
  readonly actor: HouseholdActor;
}

/** Those of the household, and the links that lead into it. */
export function WithHousehold({ actor }: InsideProps) {
  const household = useSelector(actor, householdOf);
  const busy = useSelector(actor, isBusy);
  const asking = useSelector(actor, (snapshot) =>
    snapshot.matches({ inside: 'confirmingRemoval' }),
  );
  const me = household?.members.find((each) => each.me);
  if (!household || !me) return null;
  return (
    <>
      <Card as="section" roomy aria-labelledby="members">
        <Heading level={2} size="xl" id="members">
          {words.members}
        </Heading>
        <Stack as="ul" gap="3" aria-labelledby="members">
          {household.members.map((member) => (
            <Member
              key={member.id}
              actor={actor}
              member={member}
              removable={me.role === 'owner' && !member.me}
              busy={busy}
            />
          ))}
        </Stack>
        <CheckField
          name="shares_plan"
          label={words.weeks}
          checked={me.shares_plan}
          disabled={busy}
          onChange={(shares) => actor.send({ type: 'weeks.shared', shares })}
        />
        <Row gap="2">
          <LinkButton kind="secondary" href="/shopping">
            {words.list}
          </LinkButton>
          <Button
            kind="quiet"
            disabled={busy}
            onClick={() => actor.send({ type: 'removal.requested', member: me })}
          >
            {words.leave}
          </Button>
        </Row>
      </Card>
      <Invites actor={actor} />
      {asking && <RemovalDialog actor={actor} />}
    </>
  );
}

function Member({
  actor,
  member,
  removable,
  busy,
}: InsideProps & {
  readonly member: HouseholdMember;
  readonly removable: boolean;
  readonly busy: boolean;
}) {
  const { name, email, role, me } = member;
  return (
    <Row as="li" justify="space-between">
      <Stack gap="0">
        <Row gap="2">
          <Text as="span" strong>
            {name}
          </Text>
          {me && <Chip tone="herb">{words.you}</Chip>}
          {role === 'owner' && <Chip>{words.owner}</Chip>}
        </Row>
        <Text size="sm" tone="muted">
          {email}
        </Text>
      </Stack>
      {removable && (
        <Button
          kind="secondary"
          aria-label={fill(words.removeOne, { name })}
          disabled={busy}
          onClick={() => actor.send({ type: 'removal.requested', member })}
        >
          {words.remove}
        </Button>
      )}
    </Row>
  );
}

function Invites({ actor }: InsideProps) {
  const household = useSelector(actor, householdOf);
  const link = useSelector(actor, ({ context }) => context.link);
  const busy = useSelector(actor, isBusy);
  const sharing = useSelector(actor, (snapshot) => snapshot.matches({ inside: 'sharingLink' }));
  return (
    <Card as="section" roomy aria-labelledby="invite">
      <Stack gap="1">
        <Heading level={2} size="xl" id="invite">
          {words.inviteTitle}
        </Heading>
        <Text tone="muted">{words.inviteMeans}</Text>
      </Stack>
      {link !== null && (
        <Stack gap="2">
          <Text strong>{words.link}</Text>
          <Text size="sm">{link}</Text>
        </Stack>
      )}
      <Row gap="2">
        {link !== null && (
          <Button
            busy={sharing}
            busyLabel={words.sharing}
            onClick={() => actor.send({ type: 'link.shared' })}
          >
            {words.share}
          </Button>
        )}
        <Button
          kind={link === null ? 'primary' : 'secondary'}
          busy={busy}
          busyLabel={words.working}
          onClick={() => actor.send({ type: 'invitation.requested' })}
        >
          {words.invite}
        </Button>
      </Row>
      {(household?.invites.length ?? 0) > 0 && (
        <Stack gap="2">
          <Heading level={3} size="lg" id="invites">
            {words.invites}
          </Heading>
          <Stack as="ul" gap="2" aria-labelledby="invites">
            {household?.invites.map(({ id, expires_at: end }) => (
              <Row key={id} as="li" justify="space-between">
                <Text as="span">{fill(words.until, { date: dayText(end) })}</Text>
                <Button
                  kind="secondary"
                  aria-label={fill(words.revokeOne, { date: dayText(end) })}
                  disabled={busy}
                  onClick={() => actor.send({ type: 'invitation.revoked', id })}
                >
                  {words.revoke}
                </Button>
              </Row>
            ))}
          </Stack>
        </Stack>
      )}
    </Card>
  );
}
