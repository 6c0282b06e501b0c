import type { ActorRefFrom } from 'xstate';
import type { verifyEmailMachine } from '../../../../machines/verifyEmail/verifyEmail.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { verifyEmail as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { LogoMark } from '../../../ui/pictures/Logo.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { verifyEmailPages } from '../texts/pages.en.ts';

/** What came of the mailed link. */
export function VerifyEmailView({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof verifyEmailMachine>;
}) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, (snapshot) => snapshot.context.refusal);
  const goOn = (
    <Button
      kind={state === 'verified' || state === 'changed' ? 'primary' : 'secondary'}
      onClick={() => actor.send({ type: 'page.closed' })}
    >
      {state === 'changed' ? words.toLogIn : words.toKitchen}
    </Button>
  );

  return (
    <Page title={verifyEmailPages['/verify-email'].title} width="form">
      <Card roomy>
        <LogoMark size={48} />
        <Stack gap="4">
          <Heading level={1} size="2xl">
            {words.title}
          </Heading>
          {busy && (
            <Text tone="muted" role="status">
              {words.busy}
            </Text>
          )}
          {state === 'verified' && (
            <Alert tone="good" title={words.verified}>
              {words.verifiedDetail}
            </Alert>
          )}
          {state === 'changed' && (
            <Alert tone="good" title={words.changed}>
              {words.changedDetail}
            </Alert>
          )}
          {state === 'linkRefused' && (
            <Alert tone="caution" title={words.refused}>
              {refusal ?? words.refusedDetail}
            </Alert>
          )}
          {state === 'notVerified' && <Alert title={words.failed}>{words.failedDetail}</Alert>}
        </Stack>
        {!busy && (
          <Row>
            {state === 'linkRefused' && <LinkButton href="/profile">{words.toProfile}</LinkButton>}
            {state === 'notVerified' && (
              <Button onClick={() => actor.send({ type: 'verification.retried' })}>
                {words.tryAgain}
              </Button>
            )}
            {goOn}
          </Row>
        )}
      </Card>
    </Page>
  );
}
