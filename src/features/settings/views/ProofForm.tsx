import { useSelector } from '../../../context/useSelector.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  isAtPasskey,
  proofCodeFaultOf,
  proofPasswordFaultOf,
  type ProofActor,
} from './proofSelectors.ts';

interface ProofFormProps {
  readonly actor: ProofActor;
  readonly onCancel: () => void;
}

/** The password, and a code where the account has a second factor. */
export function ProofForm({ actor, onCancel }: ProofFormProps) {
  const { password, code, needsCode } = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const signing = useSelector(actor, isAtPasskey);
  const passwordFault = useSelector(actor, proofPasswordFaultOf);
  const codeFault = useSelector(actor, proofCodeFaultOf);

  return (
    <Form
      takesFocus
      aria-label={words.proofTitle}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
    >
      <PasswordField
        label={words.password}
        name="current-password"
        autoComplete="current-password"
        required
        disabled={busy || signing}
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
          disabled={busy || signing}
          value={code}
          error={codeFault}
          onChange={(value) => actor.send({ type: 'code.changed', code: value })}
        />
      )}
      <Row justify="end">
        <Button kind="secondary" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={signing} busy={busy} busyLabel={words.proving}>
          {words.prove}
        </Button>
      </Row>
    </Form>
  );
}
