import type { ActorRefFrom } from 'xstate';
import type { resetPasswordMachine } from '../../../../machines/resetPassword/resetPassword.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';
import { resetPassword as words } from '../texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { LoadingScreen } from '../../session/views/LoadingScreen.tsx';
import {
  confirmationFaultOf,
  isUpdated,
  linkProblemOf,
  passwordFaultOf,
  problemOf,
} from './selectors.ts';
import { resetPasswordPages } from '../texts/pages.en.ts';

const toggle = () => ({ showLabel: parts.showPassword, hideLabel: parts.hidePassword });
const updated = messages['reset.passwordUpdated'];

export function ResetPasswordView({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof resetPasswordMachine>;
}) {
  const { newPassword, confirmation } = useSelector(actor, (snapshot) => snapshot.context);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('readingLink'));
  // The form stands there while the link is looked at, and takes nothing yet.
  const isPreparing = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const passwordFault = useSelector(actor, passwordFaultOf);
  const confirmationFault = useSelector(actor, confirmationFaultOf);
  const linkProblem = useSelector(actor, linkProblemOf);
  const problem = useSelector(actor, problemOf);
  const done = useSelector(actor, isUpdated);
  if (isReading) return <LoadingScreen />;

  return (
    <Page title={resetPasswordPages['/reset-password'].title} width="form">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <Card roomy>
          {done ? (
            <Alert tone="good" title={updated.title} quiet>
              {updated.description}
            </Alert>
          ) : (
            <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
              {linkProblem && <Alert title={linkProblem.title}>{linkProblem.description}</Alert>}
              <PasswordField
                {...toggle()}
                label={words.newPassword}
                name="new-password"
                autoComplete="new-password"
                required
                disabled={busy || isPreparing}
                value={newPassword}
                error={passwordFault}
                onChange={(value) =>
                  actor.send({ type: 'newPassword.changed', newPassword: value })
                }
              />
              <PasswordField
                {...toggle()}
                label={words.confirmation}
                name="confirm-password"
                autoComplete="new-password"
                required
                disabled={busy || isPreparing}
                value={confirmation}
                error={confirmationFault}
                onChange={(value) =>
                  actor.send({ type: 'confirmation.changed', confirmation: value })
                }
              />
              {problem !== undefined && <Alert quiet>{problem}</Alert>}
              <Button
                type="submit"
                wide
                large
                disabled={isPreparing}
                busy={busy}
                busyLabel={words.busy}
              >
                {words.submit}
              </Button>
            </Form>
          )}
        </Card>
        <Row justify="center" gap="6">
          <Link href="/login" standsAlone>
            {words.back}
          </Link>
          <Link href="/forgot-password" standsAlone>
            {words.newLink}
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}
