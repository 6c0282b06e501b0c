import type { ComponentType } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { history as words } from '../texts/en.ts';
import { navigation } from '../../navigation/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { Favourites } from '../../marks/views/Favourites.tsx';
import type { MarksActor } from '../../marks/views/selectors.ts';
import { Deletion } from './Deletion.tsx';
import type { EntryDeletionActor } from './deletionSelectors.ts';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { Entries } from './Entries.tsx';
import { listStateOf, problemOf, type HistoryListActor } from './selectors.ts';
import { historyPages } from '../texts/pages.en.ts';

export interface HistoryListParts {
  readonly Deletion: ComponentType<{ readonly actor: EntryDeletionActor }>;
  readonly Favourites: ComponentType<{ readonly actor: MarksActor }>;
}
const allParts: HistoryListParts = { Deletion, Favourites };

interface HistoryListViewProps {
  readonly actor: HistoryListActor;
  /** What the chart within is drawn with. */
  readonly parts?: HistoryListParts;
}

/** What was cooked and detected (HIST-01). */
export function HistoryListView({ actor, parts = allParts }: HistoryListViewProps) {
  const query = useSelector(actor, (snapshot) => snapshot.context.query);
  const deletion = useSelector(actor, (snapshot) => snapshot.children.entryDeletion);
  const marks = useSelector(actor, (snapshot) => snapshot.children.recipeMarks);
  return (
    <Page title={historyPages['/history'].title}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
          <RecipeLanguage />
        </Stack>
        <Row>
          <LinkButton kind="secondary" href="/my-recipes">
            {navigation.ownRecipes}
          </LinkButton>
        </Row>
        {marks && <parts.Favourites actor={marks} />}
        <TextField
          label={words.search}
          type="search"
          name="search"
          placeholder={words.searchPlaceholder}
          value={query}
          autoComplete="off"
          onChange={(value) => actor.send({ type: 'query.changed', query: value })}
        />
        {deletion && <parts.Deletion actor={deletion} />}
        <List actor={actor} />
      </Stack>
    </Page>
  );
}

function List({ actor }: { readonly actor: HistoryListActor }) {
  const state = useSelector(actor, listStateOf);
  const items = useSelector(actor, (snapshot) => snapshot.context.items);
  const query = useSelector(actor, (snapshot) => snapshot.context.query);
  const problem = useSelector(actor, problemOf);
  const again = (
    <Button kind="secondary" onClick={() => actor.send({ type: 'history.retried' })}>
      {words.retry}
    </Button>
  );

  if (problem !== undefined)
    return (
      <Stack gap="3" align="start">
        <Alert>{problem}</Alert>
        {again}
      </Stack>
    );
  switch (state) {
    case 'unauthenticated':
      return (
        <Card>
          <EmptyState
            title={words.unauthenticated}
            description={words.unauthenticatedDetail}
            action={
              <Row justify="center">
                <LinkButton href="/landing">{words.toLogin}</LinkButton>
                {again}
              </Row>
            }
          />
        </Card>
      );
    case 'empty':
      return (
        <Card>
          <EmptyState
            title={words.empty}
            description={words.emptyDetail}
            action={<LinkButton href="/detected">{words.toDetection}</LinkButton>}
          />
        </Card>
      );
    case 'nothingFound':
      return (
        <Card>
          <EmptyState
            title={words.nothingFound}
            description={fill(words.nothingFoundDetail, { query: query.trim() })}
            action={
              <Button
                kind="secondary"
                onClick={() => actor.send({ type: 'query.changed', query: '' })}
              >
                {words.clearSearch}
              </Button>
            }
          />
        </Card>
      );
    default:
      if (items.length === 0) return <Loading />;
      return (
        <Stack gap="4">
          {state === 'typing' || state === 'fetchingHistory' ? (
            <Spinner label={words.searching} />
          ) : (
            <VisuallyHidden announced>
              {counted(items.length, { one: words.listedOne, many: words.listed })}
            </VisuallyHidden>
          )}
          <Entries
            actor={actor}
            items={items}
            loadingMore={state === 'fetchingMore'}
            moreFailed={state === 'moreFailed'}
          />
        </Stack>
      );
  }
}

function Loading() {
  return (
    <Stack gap="5">
      <Spinner label={words.loading} />
      <Grid columns="cards">
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </Grid>
    </Stack>
  );
}
