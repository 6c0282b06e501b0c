import type { ReactNode } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { profile as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { profileStateOf, type ProfileActor } from './selectors.ts';

const ignore = () => undefined;

/** Who this is, to be read. While it is fetched the fields stand there empty, so that nothing moves when it comes. */
export function ProfileCard({
  actor,
  children,
}: {
  readonly actor: ProfileActor;
  /** What can be done about them. */
  readonly children?: ReactNode;
}) {
  const profile = useSelector(actor, (snapshot) => snapshot.context.profile);
  const state = useSelector(actor, profileStateOf);

  return (
    <Card as="section" roomy aria-labelledby="who">
      <Heading level={2} size="xl" id="who">
        {words.who}
      </Heading>
      {state === 'readingProfile' && <VisuallyHidden announced>{words.reading}</VisuallyHidden>}
      {state === 'profileUnread' ? (
        <Stack align="start">
          <Alert tone="caution">{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'profile.retried' })}>
            {words.tryAgain}
          </Button>
        </Stack>
      ) : (
        <>
          <TextField
            label={words.name}
            name="name"
            value={profile?.name ?? ''}
            readOnly
            onChange={ignore}
          />
          <TextField
            label={words.email}
            name="email"
            type="email"
            value={profile?.email ?? ''}
            readOnly
            onChange={ignore}
            aside={state === 'verified' ? <Chip tone="herb">{words.verified}</Chip> : undefined}
          />
          {children}
        </>
      )}
    </Card>
  );
}

/** Whether their address is confirmed. It comes last: what is known late must not push away what is being filled in. */
export function ConfirmationNotice({ actor }: { readonly actor: ProfileActor }) {
  const state = useSelector(actor, profileStateOf);
  if (state === 'verificationSent') return <Alert tone="good">{words.sent}</Alert>;
  if (!['unverified', 'sendingVerification', 'lookingAgain'].includes(state)) return null;
  return (
    <Alert tone="info">
      <Stack gap="3" align="start">
        <Text>{words.unverified}</Text>
        <Button
          kind="secondary"
          busy={state === 'sendingVerification'}
          busyLabel={words.sending}
          onClick={() => actor.send({ type: 'verification.requested' })}
        >
          {words.sendAgain}
        </Button>
      </Stack>
    </Alert>
  );
}
