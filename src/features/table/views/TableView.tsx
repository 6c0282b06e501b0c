import type { ComponentProps } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ConditionField } from '../../health/views/ConditionField.tsx';
import { table as words } from '../texts/en.ts';
import { tablePages } from '../texts/pages.en.ts';
import { ForgetDialog } from './ForgetDialog.tsx';
import { PersonForm } from './PersonForm.tsx';
import { isLoading, isWriting, refusalOf, type TableActor } from './selectors.ts';
import { TablePeople } from './TablePeople.tsx';

interface TableViewProps {
  readonly actor: TableActor;
  readonly Field?: ComponentProps<typeof PersonForm>['Field'];
}

/** Who eats with the person. */
export function TableView({ actor, Field = ConditionField }: TableViewProps) {
  const loading = useSelector(actor, isLoading);
  const unread = useSelector(actor, (snapshot) => snapshot.matches('unread'));
  const writing = useSelector(actor, isWriting);
  const asking = useSelector(actor, (snapshot) => snapshot.matches('confirmingRemoval'));
  const refusal = useSelector(actor, refusalOf);
  return (
    <Page title={tablePages['/who-eats'].title} width="line">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        {loading && (
          <Stack gap="4">
            <Spinner label={words.loading} />
            <Skeleton shape="card" count={2} />
          </Stack>
        )}
        {unread && (
          <Stack gap="3" align="start">
            <Alert>{words.unread}</Alert>
            <Button kind="secondary" onClick={() => actor.send({ type: 'table.retried' })}>
              {words.retry}
            </Button>
          </Stack>
        )}
        {refusal !== undefined && <Alert>{refusal}</Alert>}
        {writing && <PersonForm actor={actor} Field={Field} />}
        {!loading && !unread && !writing && <TablePeople actor={actor} />}
        {asking && <ForgetDialog actor={actor} />}
      </Stack>
    </Page>
  );
}
