import type { ActorRefFrom, ContextFrom } from 'xstate';
import type { signupMachine } from '../../../../machines/signup/signup.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { parts } from '../../../texts/en/shell.ts';
import { signup as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useCarriedEmail } from '../../../ui/carriedEmail.ts';
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

type FieldName = keyof ContextFrom<typeof signupMachine>['form'];

/** What every field of the form is given. */
function useField(actor: SignupProps['actor'], name: FieldName) {
  return {
    required: true,
    name,
    label: words[name],
    value: useSelector(actor, (snapshot) => snapshot.context.form[name]),
    error: useSelector(actor, faultOf(name)),
    disabled: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
  };
}

function SignupFields({ actor }: SignupProps) {
  const strength = useSelector(actor, strengthOf);
  const match = useSelector(actor, matchOf);
  useCarriedEmail(
    useSelector(actor, (snapshot) => snapshot.context.form.email),
    (email) => actor.send({ type: 'email.changed', email }),
  );

  return (
    <>
      <Grid columns="pair">
        <TextField
          {...useField(actor, 'firstName')}
          autoComplete="given-name"
          onChange={(firstName) => actor.send({ type: 'firstName.changed', firstName })}
        />
        <TextField
          {...useField(actor, 'lastName')}
          autoComplete="family-name"
          onChange={(lastName) => actor.send({ type: 'lastName.changed', lastName })}
        />
      </Grid>
      <TextField
        {...useField(actor, 'email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        onChange={(email) => actor.send({ type: 'email.changed', email })}
      />
      <PasswordField
        {...useField(actor, 'password')}
        {...toggle()}
        autoComplete="new-password"
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
        {...useField(actor, 'confirmPassword')}
        {...toggle()}
        autoComplete="new-password"
        onChange={(confirmPassword) =>
          actor.send({ type: 'confirmPassword.changed', confirmPassword })
        }
        below={<MatchIndicator matches={match?.matches} label={match && words[match.state]} />}
      />
    </>
  );
}

/** What an account is made under, to be read beside the form: what was typed in it stays. */
function Agreement() {
  return (
    <Stack gap="0">
      <Text size="sm" tone="muted" center>
        {words.agree}
      </Text>
      <Row justify="center" gap="4">
        <Link href="/terms" standsAlone opensBeside={parts.opensBeside}>
          {words.terms}
        </Link>
        <Link href="/privacy" standsAlone opensBeside={parts.opensBeside}>
          {words.privacy}
        </Link>
        <Link href="/medical-disclaimer" standsAlone opensBeside={parts.opensBeside}>
          {words.medical}
        </Link>
      </Row>
    </Stack>
  );
}
