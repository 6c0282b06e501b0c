import type { ComponentProps, ReactNode } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Codes } from '../../../ui/Codes.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { QrPicture } from '../../../ui/QrPicture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import {
  beginProblemOf,
  codeFaultOf,
  isConfirming,
  type SetupActor,
} from './secondFactorSelectors.ts';

interface SecondFactorSetupProps {
  readonly actor: SetupActor;
  readonly Proof?: (props: ComponentProps<typeof ProofDialog>) => ReactNode;
}

/** An authenticator app gets its key, by picture, by hand or on this device, and gives its first code. */
export function SecondFactorSetup({ actor, Proof = ProofDialog }: SecondFactorSetupProps) {
  const problem = useSelector(actor, beginProblemOf);
  const confirming = useSelector(actor, isConfirming);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);

  if (problem !== undefined)
    return (
      <Stack align="start">
        <Alert>{problem}</Alert>
        <Row>
          <Button kind="secondary" onClick={() => actor.send({ type: 'setup.retried' })}>
            {words.tryAgain}
          </Button>
          <Button kind="quiet" onClick={() => actor.send({ type: 'setup.cancelled' })}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <>
      {confirming ? <Confirmation actor={actor} /> : <Skeleton count={2} />}
      {proof && <Proof actor={proof} />}
    </>
  );
}

/** Groups of four are easier to type. */
const grouped = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

function Confirmation({ actor }: { readonly actor: SetupActor }) {
  const key = useSelector(actor, (snapshot) => snapshot.context.key);
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const fault = useSelector(actor, codeFaultOf);

  return (
    <Stack gap="4">
      <Heading level={3} takesFocus>
        {words.setupTitle}
      </Heading>
      {key && (
        <>
          <Text>{words.scan}</Text>
          <QrPicture label={words.picture} {...key.picture} />
          <Link href={key.address} standsAlone>
            {words.orOpen}
          </Link>
          <Text>{words.orType}</Text>
          <Codes codes={[grouped(key.text)]} label={words.orType} />
        </>
      )}
      <Form aria-label={words.setupTitle} onSubmit={() => actor.send({ type: 'form.submitted' })}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          disabled={busy}
          value={code}
          error={fault}
          onChange={(value) => actor.send({ type: 'code.changed', code: value })}
        />
        <Row>
          <Button type="submit" busy={busy} busyLabel={words.checking}>
            {words.confirm}
          </Button>
          <Button
            kind="secondary"
            disabled={busy}
            onClick={() => actor.send({ type: 'setup.cancelled' })}
          >
            {words.cancel}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
