import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { emailChangeMachine } from '../../../../machines/profile/emailChange.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ProofDialog } from '../../settings/views/ProofDialog.tsx';
import { profile as words } from '../texts/en.ts';

export type EmailChangeActor = ActorRefFrom<typeof emailChangeMachine>;

interface EmailChangeProps {
  readonly actor: EmailChangeActor;
  readonly Proof?: typeof ProofDialog;
}

function faultOf(snapshot: SnapshotFrom<typeof emailChangeMachine>): string | undefined {
  if (snapshot.matches({ filling: 'emailMissing' })) return words.emailMissing;
  if (snapshot.matches({ filling: 'emailInvalid' })) return words.emailInvalid;
  return undefined;
}

/** Another address, beneath the one that the account has. */
export function EmailChange({ actor, Proof = ProofDialog }: EmailChangeProps) {
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  const isResting = useSelector(actor, (snapshot) => snapshot.matches('resting'));
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('linkSent'));
  const email = useSelector(actor, (snapshot) => snapshot.context.email);

  return (
    <>
      {isSent && <Alert tone="good">{fill(words.linkSent, { email: email.trim() })}</Alert>}
      {isResting || isSent ? (
        <Row>
          <Button kind="secondary" onClick={() => actor.send({ type: 'change.started' })}>
            {words.changeEmail}
          </Button>
        </Row>
      ) : (
        <NewEmail actor={actor} />
      )}
      {proof && <Proof actor={proof} />}
    </>
  );
}

/** The button that opened the form is gone: its field has the focus. */
const focusField = (element: HTMLElement | null): void => element?.querySelector('input')?.focus();

function NewEmail({ actor }: { readonly actor: EmailChangeActor }) {
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const fault = useSelector(actor, faultOf);
  const problem = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: 'changeRefused' })
      ? (snapshot.context.refusal ?? words.emailFailed)
      : undefined,
  );

  return (
    <div ref={focusField}>
      <Form aria-label={words.changeEmail} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <TextField
          label={words.newEmail}
          hint={words.newEmailHint}
          name="new-email"
          type="email"
          autoComplete="email"
          required
          disabled={busy}
          value={email}
          error={fault}
          onChange={(next) => actor.send({ type: 'email.changed', email: next })}
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Stack>
          <Row>
            <Button type="submit" busy={busy} busyLabel={words.sendingLink}>
              {words.sendLink}
            </Button>
            <Button
              kind="secondary"
              disabled={busy}
              onClick={() => actor.send({ type: 'change.abandoned' })}
            >
              {words.keepEmail}
            </Button>
          </Row>
        </Stack>
      </Form>
    </div>
  );
}
