import type { ReactNode } from 'react';
import { useSelector } from '../../context/useSelector.ts';
import { history, historyEntry as words } from '../../texts/en/history.ts';
import { titleByPath } from '../../texts/en/shell.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Bench } from '../../ui/Bench.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DeletionDialog } from '../historyList/DeletionDialog.tsx';
import { titleOf } from '../historyList/selectors.ts';
import { EntryDetail } from './EntryDetail.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { absenceOf, deletionOf, photoRemovalOf, restorationOf, type HistoryEntryActor } from './selectors.ts';

/** One entry, or why there is none (HIST-06…09). */
export function HistoryEntryView({ actor }: { readonly actor: HistoryEntryActor }) {
  const item = useSelector(actor, (snapshot) => snapshot.context.item);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const absence = useSelector(actor, absenceOf);
  const restoration = useSelector(actor, restorationOf);
  return (
    <Page title={titleByPath['/history']}>
      {absence !== undefined && <Absent actor={actor} why={absence} />}
      {restoration !== undefined && <Deleted actor={actor} state={restoration} />}
      {shown && item && <Shown actor={actor} item={item} />}
      {absence === undefined && restoration === undefined && !shown && <Waiting />}
    </Page>
  );
}

function Waiting() {
  return (
    <Stack gap="6">
      <VisuallyHidden><Heading level={1}>{history.title}</Heading></VisuallyHidden>
      <Spinner label={words.loading} />
      <Bench follows={false} side={<Skeleton shape="card" />}><Skeleton shape="card" count={2} /></Bench>
    </Stack>
  );
}

const back = () => <LinkButton href="/history" kind="secondary">{words.back}</LinkButton>;

function Absent({ actor, why }: { readonly actor: HistoryEntryActor; readonly why: string }) {
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'entry.retried' }));
  return (
    <Sheet title={words.missing} description={why.trim() === '' ? words.missingDetail : why}>
      {canRetry && <Button onClick={() => actor.send({ type: 'entry.retried' })}>{words.retry}</Button>}
      {back()}
    </Sheet>
  );
}

function Deleted({ actor, state }: { readonly actor: HistoryEntryActor; readonly state: ReturnType<typeof restorationOf> }) {
  return (
    <Sheet title={words.deletedTitle} description={words.deletedDetail}>
      {state === 'restorationFailed' && <Alert>{history.restorationFailed}</Alert>}
      <Button busy={state === 'restoringEntry'} busyLabel={history.restoring} onClick={() => actor.send({ type: 'restoration.requested' })}>{history.undo}</Button>
      {back()}
    </Sheet>
  );
}

function Sheet({ title, description, children }: { readonly title: string; readonly description: string; readonly children: ReactNode }) {
  return <Card roomy><EmptyState level={1} title={title} description={description} action={<Row justify="center">{children}</Row>} /></Card>;
}

function Shown({ actor, item }: { readonly actor: HistoryEntryActor; readonly item: NonNullable<ReturnType<HistoryEntryActor['getSnapshot']>['context']['item']> }) {
  const deletion = useSelector(actor, deletionOf);
  const removal = useSelector(actor, photoRemovalOf);
  const canCook = useSelector(actor, (snapshot) => snapshot.can({ type: 'cooking.requested' }));
  return (
    <>
      <EntryDetail
        item={item} canCook={canCook} onCookAgain={() => actor.send({ type: 'cooking.requested' })}
        onDelete={() => actor.send({ type: 'deletion.requested' })} onRemovePhoto={() => actor.send({ type: 'photoRemoval.requested' })}
      />
      {removal !== undefined && <PhotoDialog actor={actor} state={removal} />}
      {deletion !== undefined && (
        <DeletionDialog
          name={titleOf(item)} busy={deletion === 'deletingEntry'} failed={deletion === 'deletionFailed'}
          onConfirm={() => actor.send({ type: 'deletion.confirmed' })} onCancel={() => actor.send({ type: 'deletion.cancelled' })}
        />
      )}
    </>
  );
}
