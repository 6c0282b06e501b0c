import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/login/login.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { login as words } from '../texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useCarriedEmail } from '../../../ui/carriedEmail.ts';
import { Form } from '../../../ui/field.tsx';
import { SessionEnd } from '../../session/views/SessionEnd.tsx';
import { fill } from '../../../texts/fill.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { CodeForm } from './CodeForm.tsx';
import { isAtCode, problemOf } from './selectors.ts';
import { loginPages } from '../texts/pages.en.ts';

type LoginActor = ActorRefFrom<typeof loginMachine>;

interface LoginProps {
  readonly actor: LoginActor;
  /** The visitor is asked to log in once more because their session ended. */
  readonly hasSessionEnded?: boolean;
}

export function LoginView({ actor, hasSessionEnded = false }: LoginProps) {
  const isSecondStep = useSelector(actor, isAtCode);

  return (
    <Page title={loginPages['/login'].title} width="form">
      <Stack gap="6">
        {isSecondStep ? (
          <CodeForm actor={actor} />
        ) : (
          <PasswordForm actor={actor} hasSessionEnded={hasSessionEnded} />
        )}
      </Stack>
    </Page>
  );
}

function PasswordForm({ actor, hasSessionEnded }: Required<LoginProps>) {
  const { email, password, canUsePasskeys, provider } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isIncomplete = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: 'fieldsMissing' }),
  );
  const problem = useSelector(actor, problemOf);
  useCarriedEmail(email, (carried) => actor.send({ type: 'email.changed', email: carried }));

  return (
    <>
      <Stack gap="2">
        <Heading level={1}>{words.title}</Heading>
        {hasSessionEnded ? <SessionEnd /> : <Text tone="muted">{words.intro}</Text>}
      </Stack>
      <Card roomy>
        <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <TextField
            label={words.email}
            name="email"
            type="email"
            // The browser offers passkeys beside what it fills in.
            autoComplete="username webauthn"
            inputMode="email"
            required
            disabled={busy}
            value={email}
            invalid={isIncomplete && email.trim() === ''}
            onChange={(value) => actor.send({ type: 'email.changed', email: value })}
          />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            required
            disabled={busy}
            value={password}
            invalid={isIncomplete && password === ''}
            onChange={(value) => actor.send({ type: 'password.changed', password: value })}
            showLabel={parts.showPassword}
            hideLabel={parts.hidePassword}
          />
          {problem !== undefined && <Alert quiet>{problem}</Alert>}
          <Button type="submit" wide large busy={busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </Form>
        {canUsePasskeys && (
          <Button
            kind="secondary"
            wide
            large
            disabled={busy}
            onClick={() => actor.send({ type: 'passkey.requested' })}
          >
            {words.passkey}
          </Button>
        )}
        {provider !== null && (
          <LinkButton kind="secondary" wide large reloads href="/api/login/external/start">
            {fill(words.provider, { name: provider })}
          </LinkButton>
        )}
        <Row justify="center">
          <Link href="/forgot-password" standsAlone>
            {words.forgot}
          </Link>
        </Row>
      </Card>
      <Row justify="center" gap="2">
        <Text as="span" tone="muted">
          {words.newHere}
        </Text>
        <Link href="/signup" standsAlone>
          {words.signup}
        </Link>
      </Row>
    </>
  );
}
