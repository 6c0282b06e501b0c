import { tokenScopes } from '../../../../domain/tokenScopes.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { apiTokens as words } from '../texts/apiTokens.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Codes } from '../../../ui/Codes.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import {
  type ApiTokensActor,
  formProblemOf,
  isCopied,
  isMaking,
  isNotCopied,
  nameFaultOf,
} from './apiTokensSelectors.ts';

/** What a new token is called and may do. */
export function TokenForm({ actor }: { readonly actor: ApiTokensActor }) {
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const scopes = useSelector(actor, (snapshot) => snapshot.context.scopes);
  const busy = useSelector(actor, isMaking);
  const nameFault = useSelector(actor, nameFaultOf);
  const problem = useSelector(actor, formProblemOf);
  const cancel = () => actor.send({ type: 'making.cancelled' });

  return (
    <Dialog title={words.formTitle} closeLabel={parts.closeDialog} onClose={cancel}>
      <Form
        takesFocus
        aria-label={words.formTitle}
        onSubmit={() => actor.send({ type: 'form.submitted' })}
      >
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="token-name"
          autoComplete="off"
          required
          disabled={busy}
          value={name}
          error={nameFault}
          onChange={(value) => actor.send({ type: 'name.changed', name: value })}
        />
        <FieldGroup label={words.scopesLegend}>
          <Stack gap="0">
            {tokenScopes.map((scope) => (
              <CheckField
                key={scope}
                name={scope}
                label={words.scopes[scope]}
                checked={scopes.includes(scope)}
                disabled={busy}
                onChange={() => actor.send({ type: 'scope.toggled', scope })}
              />
            ))}
          </Stack>
        </FieldGroup>
        <Text size="sm" tone="muted">
          {words.healthHint}
        </Text>
        {problem !== undefined && <Alert>{problem}</Alert>}
        <Row justify="end">
          <Button kind="secondary" disabled={busy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={words.submitting}>
            {words.submit}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

/** The token, which is shown this once. */
export function NewToken({ actor }: { readonly actor: ApiTokensActor }) {
  const secret = useSelector(actor, (snapshot) => snapshot.context.secret);
  const copied = useSelector(actor, isCopied);
  const notCopied = useSelector(actor, isNotCopied);
  const stored = () => actor.send({ type: 'token.stored' });

  return (
    <Dialog title={words.secretTitle} closeLabel={parts.closeDialog} onClose={stored}>
      <Alert tone="caution">{words.secretIntro}</Alert>
      <Codes codes={[secret]} label={words.secretTitle} />
      {copied && <Alert tone="good">{words.copied}</Alert>}
      {notCopied && <Alert>{words.notCopied}</Alert>}
      <Row justify="end">
        <Button kind="secondary" onClick={() => actor.send({ type: 'token.copied' })}>
          {words.copy}
        </Button>
        <Button onClick={stored}>{words.stored}</Button>
      </Row>
    </Dialog>
  );
}
