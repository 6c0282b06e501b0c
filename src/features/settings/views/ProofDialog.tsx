import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/settings/proof.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import { proofCodeFaultOf, proofPasswordFaultOf, proofProblemOf } from './proofSelectors.ts';

/** Asks for the password, and a code where the account has a second factor, before something is done. */
export function ProofDialog({ actor }: { readonly actor: ActorRefFrom<typeof proofMachine> }) {
  const { password, code, needsCode } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const passwordFault = useSelector(actor, proofPasswordFaultOf);
  const codeFault = useSelector(actor, proofCodeFaultOf);
  const problem = useSelector(actor, proofProblemOf);
  const cancel = () => actor.send({ type: 'proof.cancelled' });

  return (
    <Dialog title={words.proofTitle} closeLabel={parts.closeDialog} onClose={cancel}>
      <Text>{needsCode ? words.proofCodeIntro : words.proofIntro}</Text>
      <Form aria-label={words.proofTitle} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <PasswordField
          label={words.password}
          name="current-password"
          autoComplete="current-password"
          required
          disabled={busy}
          value={password}
          error={passwordFault}
          showLabel={parts.showPassword}
          hideLabel={parts.hidePassword}
          onChange={(value) => actor.send({ type: 'password.changed', password: value })}
        />
        {needsCode && (
          <TextField
            label={words.code}
            hint={words.proofCodeHint}
            name="one-time-code"
            autoComplete="one-time-code"
            required
            disabled={busy}
            value={code}
            error={codeFault}
            onChange={(value) => actor.send({ type: 'code.changed', code: value })}
          />
        )}
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Row justify="end">
          <Button kind="secondary" disabled={busy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={words.proving}>
            {words.prove}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
