import type { ActorRefFrom } from 'xstate';
import type { signupMachine } from '../../../../machines/signup/signup.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { parts } from '../../../texts/en/shell.ts';
import { signup as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Page } from '../../../ui/Page.tsx';
import { MatchIndicator } from '../../../ui/MatchIndicator.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { StrengthMeter } from '../../../ui/StrengthMeter.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { faultOf, matchOf, problemOf, strengthOf } from './selectors.ts';
import { signupPages } from '../texts/pages.en.ts';

const toggle = () => ({ showLabel: parts.showPassword, hideLabel: parts.hidePassword });

interface SignupProps {
  readonly actor: ActorRefFrom<typeof signupMachine>;
}

export function SignupView({ actor }: SignupProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isLoggingIn = useSelector(actor, (snapshot) => snapshot.matches('loggingIn'));
  const problem = useSelector(actor, problemOf);

  return (
    <Page title={signupPages['/signup'].title} width="form">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <Card roomy>
          <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
            <SignupFields actor={actor} />
            {problem !== undefined && <Alert quiet>{problem}</Alert>}
            <Button
              type="submit"
              wide
              large
              busy={busy}
              busyLabel={isLoggingIn ? words.loggingIn : words.registering}
            >
              {words.submit}
            </Button>
          </Form>
        </Card>
        <Row justify="center" gap="2">
          <Text as="span" tone="muted">
            {words.already}
          </Text>
          <Link href="/login" standsAlone>
            {words.login}
          </Link>
        </Row>
        <Agreement />
      </Stack>
    </Page>
  );
}

function SignupFields({ actor }: SignupProps) {
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const strength = useSelector(actor, strengthOf);
  const match = useSelector(actor, matchOf);
  const firstNameFault = useSelector(actor, faultOf('firstName'));
  const lastNameFault = useSelector(actor, faultOf('lastName'));
  const emailFault = useSelector(actor, faultOf('email'));
  const passwordFault = useSelector(actor, faultOf('password'));
  const confirmationFault = useSelector(actor, faultOf('confirmPassword'));
  const shared = { required: true, disabled: busy };

  return (
    <>
      <Grid columns="pair">
        <TextField
          {...shared}
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          value={form.firstName}
          error={firstNameFault}
          onChange={(firstName) => actor.send({ type: 'firstName.changed', firstName })}
        />
        <TextField
          {...shared}
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          value={form.lastName}
          error={lastNameFault}
          onChange={(lastName) => actor.send({ type: 'lastName.changed', lastName })}
        />
      </Grid>
      <TextField
        {...shared}
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={form.email}
        error={emailFault}
        onChange={(email) => actor.send({ type: 'email.changed', email })}
      />
      <PasswordField
        {...shared}
        {...toggle()}
        label={words.password}
        name="password"
        autoComplete="new-password"
        value={form.password}
        error={passwordFault}
        onChange={(password) => actor.send({ type: 'password.changed', password })}
        below={
          <StrengthMeter
            caption={words.strength}
            label={strength && words[strength.level]}
            percent={strength?.percent}
          />
        }
      />
      <PasswordField
        {...shared}
        {...toggle()}
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.confirmPassword}
        error={confirmationFault}
        onChange={(confirmPassword) =>
          actor.send({ type: 'confirmPassword.changed', confirmPassword })
        }
        below={<MatchIndicator matches={match?.matches} label={match && words[match.state]} />}
      />
    </>
  );
}

/** What an account is made under. */
function Agreement() {
  return (
    <Stack gap="0">
      <Text size="sm" tone="muted" center>
        {words.agree}
      </Text>
      <Row justify="center" gap="4">
        <Link href="/terms" standsAlone>
          {words.terms}
        </Link>
        <Link href="/privacy" standsAlone>
          {words.privacy}
        </Link>
        <Link href="/medical-disclaimer" standsAlone>
          {words.medical}
        </Link>
      </Row>
    </Stack>
  );
}
