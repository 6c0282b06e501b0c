import { useSelector } from '../../../context/useSelector.ts';
import { parts } from '../../../texts/en/shell.ts';
import { externalLogIn as words } from '../texts/en.ts';
import { signup } from '../../signup/texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { type ExternalLogInActor, isMissing, problemOf } from './selectors.ts';

/** What is needed besides: the account's password, its code, or the wish for an account. */
export function MoreForm({ actor }: { readonly actor: ExternalLogInActor }) {
  const { needsPassword, offersAccount } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const problem = useSelector(actor, problemOf);
  const { title, intro, submit, working } = wordsFor(needsPassword, offersAccount);

  return (
    <>
      <Stack gap="2">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{intro ?? message}</Text>
      </Stack>
      <Card roomy>
        <Form aria-label={title} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <Fields actor={actor} busy={busy} />
          {problem !== undefined && <Alert quiet>{problem}</Alert>}
          <Button type="submit" wide large busy={busy} busyLabel={working}>
            {submit}
          </Button>
        </Form>
        <Row justify="center">
          <Button
            kind="secondary"
            disabled={busy}
            onClick={() => actor.send({ type: 'page.closed' })}
          >
            {words.back}
          </Button>
        </Row>
      </Card>
      {offersAccount && <Terms />}
    </>
  );
}

function wordsFor(needsPassword: boolean, offersAccount: boolean) {
  if (offersAccount)
    return { title: words.newTitle, submit: words.create, working: words.creating };
  return needsPassword
    ? { title: words.connectTitle, submit: words.connect, working: words.checking }
    : {
        title: words.codeTitle,
        intro: words.codeIntro,
        submit: words.goOn,
        working: words.checking,
      };
}

function Fields({ actor, busy }: { readonly actor: ExternalLogInActor; readonly busy: boolean }) {
  const { needsPassword, needsCode, password, code } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const missing = useSelector(actor, isMissing);

  return (
    <>
      {needsPassword && (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          disabled={busy}
          value={password}
          invalid={missing && password === ''}
          onChange={(value) => actor.send({ type: 'password.changed', password: value })}
          showLabel={parts.showPassword}
          hideLabel={parts.hidePassword}
        />
      )}
      {needsCode && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="one-time-code"
          autoComplete="one-time-code"
          required
          disabled={busy}
          value={code}
          invalid={missing && code.trim() === ''}
          onChange={(value) => actor.send({ type: 'code.changed', code: value })}
        />
      )}
    </>
  );
}

/** What an account is made under, in the same words as at the sign-up. */
function Terms() {
  return (
    <Stack gap="0">
      <Text size="sm" tone="muted" center>
        {signup.agree}
      </Text>
      <Row justify="center" gap="4">
        <Link href="/terms" standsAlone>
          {signup.terms}
        </Link>
        <Link href="/privacy" standsAlone>
          {signup.privacy}
        </Link>
        <Link href="/medical-disclaimer" standsAlone>
          {signup.medical}
        </Link>
      </Row>
    </Stack>
  );
}
