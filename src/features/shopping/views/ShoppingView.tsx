import { type ComponentType, Suspense } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { shortDateText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { OnScreen } from '../../../ui/OnScreen.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { shoppingList as words } from '../texts/en.ts';
import { shoppingPages } from '../texts/pages.en.ts';
import { Aisles } from './Aisles.tsx';
import { LiveNote, type LiveNoteProps } from './LiveNote.tsx';
import type { ReceiptActor } from './receiptSelectors.ts';
import {
  costText,
  isListing,
  isUnread,
  listOf,
  progressOf,
  refusalOf,
  removedOf,
  toBuy,
  waitingOf,
  type ListActor,
} from './selectors.ts';

type ReceiptPart = ComponentType<{ readonly actor: ReceiptActor }>;
/** Most look at the list alone. */
const LazyReceipt = lazyPart(() =>
  import('./ReceiptPrices.tsx').then(({ ReceiptPrices }) => ({ default: ReceiptPrices })),
);

/** What is to be bought, by oneself and those one shops with. */
export function ShoppingView({
  actor,
  Live = LiveNote,
  Receipt = LazyReceipt,
}: {
  readonly actor: ListActor;
  readonly Live?: ComponentType<LiveNoteProps>;
  readonly Receipt?: ReceiptPart;
}) {
  const receipt = useSelector(actor, ({ children }) => children.receiptPrices);
  const listing = useSelector(actor, isListing);
  const unread = useSelector(actor, isUnread);
  const removed = useSelector(actor, removedOf);
  return (
    <Page title={shoppingPages['/shopping'].title} width="line">
      <Stack gap="6">
        <Row justify="space-between" align="center">
          <Heading level={1}>{words.title}</Heading>
          <OnScreen>
            <LinkButton kind="quiet" href="/household">
              {words.together}
            </LinkButton>
          </OnScreen>
        </Row>
        {listing && <Others actor={actor} Live={Live} />}
        {unread && (
          <Stack gap="3" align="start">
            <Alert>{words.failed}</Alert>
            <Button kind="secondary" onClick={() => actor.send({ type: 'list.retried' })}>
              {words.retry}
            </Button>
          </Stack>
        )}
        {!listing && !unread && (
          <Stack gap="4">
            <Spinner label={words.loading} />
            <Skeleton count={8} />
          </Stack>
        )}
        {listing && <List actor={actor} />}
        {listing && receipt && (
          <OnScreen>
            <Suspense fallback={null}>
              <Receipt actor={receipt} />
            </Suspense>
          </OnScreen>
        )}
      </Stack>
      <UndoBar
        text={removed}
        undoLabel={words.undo}
        busyLabel={words.busy}
        closeLabel={words.dismiss}
        busy={false}
        onUndo={() => actor.send({ type: 'removal.undone' })}
        onClose={() => actor.send({ type: 'removal.dismissed' })}
      />
    </Page>
  );
}

function Others({
  actor,
  Live,
}: {
  readonly actor: ListActor;
  readonly Live: ComponentType<LiveNoteProps>;
}) {
  const { members } = useSelector(actor, listOf);
  const latest = useSelector(actor, ({ context }) => context.latest);
  const news = useSelector(actor, ({ children }) => children.listNews);
  const names = members.filter(({ me }) => !me).map(({ name }) => name);
  return names.length > 0 && news ? <Live actor={news} names={names} latest={latest} /> : null;
}

function List({ actor }: { readonly actor: ListActor }) {
  const list = useSelector(actor, listOf);
  const refusal = useSelector(actor, refusalOf);
  const waiting = useSelector(actor, waitingOf);
  return (
    <>
      <Progress actor={actor} />
      <OnScreen>
        <AddForm actor={actor} />
      </OnScreen>
      {refusal !== undefined && <Alert>{refusal}</Alert>}
      {waiting !== undefined && (
        <Alert tone="caution" quiet>
          {waiting}
        </Alert>
      )}
      {toBuy(list).length === 0 && (
        <EmptyState
          level={2}
          title={words.empty}
          description={words.emptyDetail}
          action={
            <LinkButton kind="secondary" href="/planner">
              {words.plan}
            </LinkButton>
          }
        />
      )}
      <Aisles actor={actor} list={list} />
    </>
  );
}

function Progress({ actor }: { readonly actor: ListActor }) {
  const list = useSelector(actor, listOf);
  const weeks = useSelector(actor, ({ context }) => context.weeks);
  const { ticked, all } = progressOf(list);
  const begun = list.weeks.find(({ from }) => from !== undefined)?.from;
  const isChoice = list.weeks.length > 1 || list.more_weeks === true;
  return (
    <>
      {all > 0 && (
        <Stack gap="2">
          <Text size="sm" tone="muted">
            {costText(list)}
          </Text>
          {begun !== undefined && (
            <Text size="sm" tone="muted">
              {fill(words.daysOver, { day: shortDateText(begun) })}
            </Text>
          )}
          <ProgressBar
            caption={words.title}
            label={fill(words.progress, { ticked, all })}
            value={ticked}
            max={all}
            told
          />
        </Stack>
      )}
      {isChoice && (
        <OnScreen>
          <SegmentedControl
            label={words.span}
            value={String(weeks)}
            options={[
              { value: '1', label: words.oneWeek },
              { value: '2', label: words.twoWeeks },
            ]}
            onChoose={(value) => actor.send({ type: 'weeks.chosen', weeks: Number(value) })}
          />
        </OnScreen>
      )}
    </>
  );
}

function AddForm({ actor }: { readonly actor: ListActor }) {
  const typed = useSelector(actor, ({ context }) => context.words);
  return (
    <Form aria-label={words.title} onSubmit={() => actor.send({ type: 'words.submitted' })}>
      <TextField
        label={words.add}
        hint={words.addHint}
        name="shopping_words"
        value={typed}
        onChange={(value) => actor.send({ type: 'words.changed', words: value.slice(0, 200) })}
      />
      <Row>
        <Button type="submit">{words.addButton}</Button>
      </Row>
    </Form>
  );
}
