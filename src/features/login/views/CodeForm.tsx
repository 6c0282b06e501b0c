import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../machines/login/login.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { login as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { isCodeWrong, problemOf } from './selectors.ts';

const field = 'one-time-code';

/** The second step: the code of an authenticator app, or a recovery code. */
export function CodeForm({ actor }: { readonly actor: ActorRefFrom<typeof loginMachine> }) {
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isWrong = useSelector(actor, isCodeWrong);
  const problem = useSelector(actor, problemOf);
  useEffect(() => document.getElementsByName(field)[0]?.focus(), []);

  return (
    <>
      <Stack gap="2">
        <Heading level={1}>{words.codeTitle}</Heading>
        <Text tone="muted">{words.codeIntro}</Text>
      </Stack>
      <Card roomy>
        <Form aria-label={words.codeTitle} onSubmit={() => actor.send({ type: 'form.submitted' })}>
          <TextField
            label={words.code}
            hint={words.codeHint}
            name={field}
            autoComplete="one-time-code"
            required
            disabled={busy}
            value={code}
            invalid={isWrong}
            onChange={(value) => actor.send({ type: 'code.changed', code: value })}
          />
          {problem !== undefined && <Alert quiet>{problem}</Alert>}
          <Button type="submit" wide large busy={busy} busyLabel={words.codeBusy}>
            {words.codeSubmit}
          </Button>
        </Form>
        <Row justify="center">
          <Button
            kind="secondary"
            disabled={busy}
            onClick={() => actor.send({ type: 'code.abandoned' })}
          >
            {words.codeBack}
          </Button>
        </Row>
      </Card>
    </>
  );
}
