import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { history, historyEntry as words } from '../texts/en.ts';
import { Bench } from '../../../ui/Bench.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { Question } from './Question.tsx';
import type { EntryDeletionActor } from './deletionSelectors.ts';
import type { OwnNoteActor } from './OwnNote.tsx';
import type { OwnPhotoActor } from './OwnPhoto.tsx';
import { WayBack } from './WayBack.tsx';
import type { EntryDetailProps } from './EntryDetail.tsx';
import { absenceOf, type HistoryEntryActor, type Item } from './entrySelectors.ts';
import { historyPages } from '../texts/pages.en.ts';

export interface HistoryEntryParts {
  readonly Question: ComponentType<{ readonly actor: EntryDeletionActor }>;
  readonly WayBack: ComponentType<{ readonly actor: EntryDeletionActor }>;
  readonly OwnNote: ComponentType<{ readonly actor: OwnNoteActor }>;
  readonly OwnPhoto: ComponentType<{ readonly actor: OwnPhotoActor }>;
  readonly EntryDetail: ComponentType<EntryDetailProps>;
}
/** The list is read without them. */
const LazyDetail = lazyPart(() =>
  import('./EntryDetail.tsx').then(({ EntryDetail }) => ({ default: EntryDetail })),
);
const LazyNote = lazyPart(() =>
  import('./OwnNote.tsx').then(({ OwnNote }) => ({ default: OwnNote })),
);
const LazyPhoto = lazyPart(() =>
  import('./OwnPhoto.tsx').then(({ OwnPhoto }) => ({ default: OwnPhoto })),
);
const allParts: HistoryEntryParts = {
  Question,
  WayBack,
  OwnNote: LazyNote,
  OwnPhoto: LazyPhoto,
  EntryDetail: LazyDetail,
};

interface HistoryEntryViewProps {
  readonly actor: HistoryEntryActor;
  /** What the chart within is drawn with. */
  readonly parts?: HistoryEntryParts;
}

/** One entry, or why there is none (HIST-06…09). */
export function HistoryEntryView({ actor, parts = allParts }: HistoryEntryViewProps) {
  const item = useSelector(actor, (snapshot) => snapshot.context.item);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const deleted = useSelector(actor, (snapshot) => snapshot.matches('deleted'));
  const absence = useSelector(actor, absenceOf);
  const deletion = useSelector(actor, (snapshot) => snapshot.children.entryDeletion);
  const ownPhoto = useSelector(actor, (snapshot) => snapshot.children.ownPhoto);
  const ownNote = useSelector(actor, (snapshot) => snapshot.children.ownNote);
  return (
    <Page title={historyPages['/history'].title}>
      {absence !== undefined && <Absent actor={actor} why={absence} />}
      {deleted && (
        <Sheet title={words.deletedTitle} description={words.deletedDetail}>
          {deletion && <parts.WayBack actor={deletion} />}
          {back()}
        </Sheet>
      )}
      {shown && item && (
        <Suspense fallback={<Waiting />}>
          <Shown
            actor={actor}
            item={item}
            photo={ownPhoto && <parts.OwnPhoto actor={ownPhoto} />}
            own={ownNote && <parts.OwnNote actor={ownNote} />}
            Detail={parts.EntryDetail}
          >
            {deletion && <parts.Question actor={deletion} />}
          </Shown>
        </Suspense>
      )}
      {absence === undefined && !deleted && !shown && <Waiting />}
    </Page>
  );
}

function Waiting() {
  return (
    <Stack gap="6">
      <VisuallyHidden>
        <Heading level={1}>{history.title}</Heading>
      </VisuallyHidden>
      <Spinner label={words.loading} />
      <Bench follows={false} side={<Skeleton shape="card" />}>
        <Skeleton shape="card" count={2} />
      </Bench>
    </Stack>
  );
}

const back = () => (
  <LinkButton href="/history" kind="secondary">
    {words.back}
  </LinkButton>
);

function Absent({ actor, why }: { readonly actor: HistoryEntryActor; readonly why: string }) {
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'entry.retried' }));
  return (
    <Sheet title={words.missing} description={why.trim() === '' ? words.missingDetail : why}>
      {canRetry && (
        <Button onClick={() => actor.send({ type: 'entry.retried' })}>{words.retry}</Button>
      )}
      {back()}
    </Sheet>
  );
}

function Sheet({
  title,
  description,
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}) {
  return (
    <Card roomy>
      <EmptyState
        level={1}
        title={title}
        description={description}
        action={<Row justify="center">{children}</Row>}
      />
    </Card>
  );
}

interface ShownProps {
  readonly actor: HistoryEntryActor;
  readonly item: Item;
  readonly photo: ReactNode;
  readonly own: ReactNode;
  readonly Detail: HistoryEntryParts['EntryDetail'];
  /** The question whether it is to go. */
  readonly children: ReactNode;
}

function Shown({ actor, item, photo, own, Detail, children }: ShownProps) {
  const canCook = useSelector(actor, (snapshot) => snapshot.can({ type: 'cooking.requested' }));
  return (
    <>
      <Detail
        item={item}
        canCook={canCook}
        onCookAgain={() => actor.send({ type: 'cooking.requested' })}
        onDelete={() => actor.send({ type: 'deletion.requested' })}
        photo={photo}
        own={own}
      />
      {children}
    </>
  );
}
