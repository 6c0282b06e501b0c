import { useSelector } from '../../../context/useSelector.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { isAsking, type DeletionActor } from './deletionSelectors.ts';

interface DeletionCardProps {
  readonly actor: DeletionActor;
  readonly Proof?: typeof ProofDialog;
}

/** The way out, asked for once more in a dialog. */
export function DeletionCard({ actor, Proof = ProofDialog }: DeletionCardProps) {
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  const asking = useSelector(actor, isAsking);
  return (
    <Card as="section" roomy aria-labelledby="deletion">
      <Stack gap="1">
        <Heading level={2} size="xl" id="deletion">
          {words.deletion}
        </Heading>
        <Text tone="muted">{words.deletionIntro}</Text>
      </Stack>
      <Row>
        <Button kind="danger" onClick={() => actor.send({ type: 'deletion.requested' })}>
          {words.deletion}
        </Button>
      </Row>
      {asking && <DeletionDialog actor={actor} />}
      {proof && <Proof actor={proof} />}
    </Card>
  );
}
