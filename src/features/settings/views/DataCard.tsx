import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dataExportMachine } from '../../../../machines/settings/dataExport.machine.ts';
import type { DataForm } from '../../../../machines/shared/account.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ProofDialog } from './ProofDialog.tsx';

interface DataCardProps {
  readonly actor: ActorRefFrom<typeof dataExportMachine>;
  readonly Proof?: typeof ProofDialog;
}

/** Which of the two files is on its way. */
const fetchedFormOf = (snapshot: SnapshotFrom<typeof dataExportMachine>) =>
  snapshot.matches('fetchingData') ? snapshot.context.form : undefined;

/** What is stored, to take along: for programs, and for reading. */
export function DataCard({ actor, Proof = ProofDialog }: DataCardProps) {
  const fetched = useSelector(actor, fetchedFormOf);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  const buttonFor = (form: DataForm, label: string) => (
    <Button
      kind="secondary"
      busy={fetched === form}
      busyLabel={words.downloading}
      disabled={fetched !== undefined && fetched !== form}
      onClick={() => actor.send({ type: 'data.requested', form })}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" roomy aria-labelledby="data">
      <Stack gap="1">
        <Heading level={2} size="xl" id="data">
          {words.data}
        </Heading>
        <Text tone="muted">{words.dataIntro}</Text>
        <Text tone="muted">{words.dataReading}</Text>
      </Stack>
      <Row>
        {buttonFor('everything', words.download)}
        {buttonFor('reading', words.downloadReading)}
      </Row>
      {proof && <Proof actor={proof} />}
    </Card>
  );
}
