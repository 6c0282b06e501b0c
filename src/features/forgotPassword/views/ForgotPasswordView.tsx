import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '../../../../machines/forgotPassword/forgotPassword.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { forgotPassword as words } from '../texts/en.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useCarriedEmail } from '../../../ui/carriedEmail.ts';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { faultOf, isSent, problemOf } from './selectors.ts';
import { forgotPasswordPages } from '../texts/pages.en.ts';

const sent = messages['forgot.linkSent'];

export function ForgotPasswordView({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof forgotPasswordMachine>;
}) {
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const fault = useSelector(actor, faultOf);
  const problem = useSelector(actor, problemOf);
  const done = useSelector(actor, isSent);
  useCarriedEmail(email, (carried) => actor.send({ type: 'email.changed', email: carried }));

  return (
    <Page title={forgotPasswordPages['/forgot-password'].title} width="form">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <Card roomy>
          {done ? (
            <Alert tone="good" title={sent.title} quiet>
              {sent.description} {words.spam}
            </Alert>
          ) : (
            <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
              <TextField
                label={words.email}
                name="email"
                type="email"
                autoComplete="username"
                inputMode="email"
                required
                disabled={busy}
                value={email}
                error={fault}
                onChange={(value) => actor.send({ type: 'email.changed', email: value })}
              />
              {problem && (
                <Alert title={problem.title} quiet>
                  {problem.description}
                </Alert>
              )}
              <Button type="submit" wide large busy={busy} busyLabel={words.busy}>
                {words.submit}
              </Button>
            </Form>
          )}
        </Card>
        <Row justify="center">
          <Link href="/login" standsAlone>
            {words.back}
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}
