import { useSelector } from '../../../context/useSelector.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/typography.tsx';
import { ProofForm } from './ProofForm.tsx';
import {
  isAtPasskey,
  isReadingWays,
  proofIntroOf,
  proofProblemOf,
  type ProofActor,
} from './proofSelectors.ts';

/** Asks for what the account has to prove itself by, before something is done. */
export function ProofDialog({ actor }: { readonly actor: ProofActor }) {
  const { hasPassword, hasPasskey } = useSelector(actor, (snapshot) => snapshot.context);
  const intro = useSelector(actor, proofIntroOf);
  const reading = useSelector(actor, isReadingWays);
  const signing = useSelector(actor, isAtPasskey);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, proofProblemOf);
  const cancel = () => actor.send({ type: 'proof.cancelled' });
  const hasForm = hasPassword && !reading;

  return (
    <Dialog title={words.proofTitle} closeLabel={parts.closeDialog} onClose={cancel}>
      {reading ? <Skeleton count={1} /> : <Text>{intro}</Text>}
      {hasPasskey && !reading && (
        <Row>
          <Button
            kind={hasPassword ? 'secondary' : 'primary'}
            disabled={busy}
            busy={signing}
            busyLabel={words.passkeyWindow}
            onClick={() => actor.send({ type: 'passkey.requested' })}
          >
            {words.byPasskey}
          </Button>
        </Row>
      )}
      {problem !== undefined && <Alert>{problem}</Alert>}
      {hasForm ? (
        <ProofForm actor={actor} onCancel={cancel} />
      ) : (
        <Row justify="end">
          <Button kind="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
        </Row>
      )}
    </Dialog>
  );
}
