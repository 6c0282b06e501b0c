import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { usePicture } from '../../../context/pictures.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DishTile, DishTiles } from '../../../ui/DishTiles.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BinIcon } from '../../../ui/icons/planner.tsx';
import { PlusIcon } from '../../../ui/icons/food.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { MarkHeart } from '../../marks/views/MarkHeart.tsx';
import type { MarkButtonsProps } from '../../marks/views/MarkButtons.tsx';
import { ownRecipes as words } from '../texts/en.ts';
import { ownRecipesPages } from '../texts/pages.en.ts';
import { collections as collectionWords } from '../texts/collections.en.ts';
import type { CollectionsActor } from './collectionsSelectors.ts';
import { RecipeWriting } from './RecipeWriting.tsx';
import {
  isCollected,
  isFiled,
  isWritten,
  type OwnRecipeHead,
  type OwnRecipesActor,
  type RecipeFileActor,
  type RecipeWritingActor,
} from './selectors.ts';

export interface OwnRecipesParts {
  readonly RecipeWriting: ComponentType<{ readonly actor: RecipeWritingActor }>;
  readonly RecipeFile: ComponentType<{ readonly actor: RecipeFileActor }>;
  readonly Collections: ComponentType<{ readonly actor: CollectionsActor }>;
  readonly MarkHeart: ComponentType<MarkButtonsProps>;
}
/** The list is read without them. */
const LazyFile = lazyPart(() =>
  import('./RecipeFile.tsx').then(({ RecipeFile }) => ({ default: RecipeFile })),
);
const LazyCollections = lazyPart(() =>
  import('./Collections.tsx').then(({ Collections }) => ({ default: Collections })),
);
const allParts: OwnRecipesParts = {
  RecipeWriting,
  RecipeFile: LazyFile,
  Collections: LazyCollections,
  MarkHeart,
};

interface OwnRecipesViewProps {
  readonly actor: OwnRecipesActor;
  /** What the chart within is drawn with. */
  readonly parts?: OwnRecipesParts;
}

/** The recipes of one's own, or the page where one is written, a file is brought or recipes are collected. */
export function OwnRecipesView({ actor, parts = allParts }: OwnRecipesViewProps) {
  const filed = useSelector(actor, isFiled);
  const written = useSelector(actor, isWritten);
  const collected = useSelector(actor, isCollected);
  return (
    <Page title={ownRecipesPages['/my-recipes'].title}>
      {filed && <File actor={actor} part={parts.RecipeFile} />}
      {written && <Written actor={actor} part={parts.RecipeWriting} />}
      {collected && <Collected actor={actor} part={parts.Collections} />}
      {!filed && !written && !collected && <List actor={actor} part={parts.MarkHeart} />}
    </Page>
  );
}

interface PartProps<Name extends keyof OwnRecipesParts> {
  readonly actor: OwnRecipesActor;
  readonly part: OwnRecipesParts[Name];
}

function Written({ actor, part: Part }: PartProps<'RecipeWriting'>) {
  const writing = useSelector(actor, (snapshot) => snapshot.children.recipeWriting);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('writingStopped'));
  return (
    <>
      {writing && <Part actor={writing} />}
      {stopped && (
        <Again text={words.stopped} onClick={() => actor.send({ type: 'writing.retried' })} />
      )}
    </>
  );
}

function File({ actor, part: Part }: PartProps<'RecipeFile'>) {
  const file = useSelector(actor, (snapshot) => snapshot.children.recipeFile);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('filingStopped'));
  return (
    <>
      {file && (
        <Suspense fallback={null}>
          <Part actor={file} />
        </Suspense>
      )}
      {stopped && (
        <Again text={words.fileStopped} onClick={() => actor.send({ type: 'file.retried' })} />
      )}
    </>
  );
}

function Collected({ actor, part: Part }: PartProps<'Collections'>) {
  const collections = useSelector(actor, (snapshot) => snapshot.children.collections);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('collectingStopped'));
  return (
    <>
      {collections && (
        <Suspense fallback={null}>
          <Part actor={collections} />
        </Suspense>
      )}
      {stopped && (
        <Again
          text={collectionWords.stopped}
          onClick={() => actor.send({ type: 'collections.retried' })}
        />
      )}
    </>
  );
}

function Again({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Stack gap="3" align="start">
      <Alert>{text}</Alert>
      <Button kind="secondary" onClick={onClick}>
        {words.retry}
      </Button>
    </Stack>
  );
}

function List({ actor, part }: PartProps<'MarkHeart'>) {
  const recipes = useSelector(actor, (snapshot) => snapshot.context.recipes);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('fetchingRecipes'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('listFailed'));
  const add = (
    <Row gap="3">
      <LinkButton href="/my-recipes/new">
        <PlusIcon />
        {words.add}
      </LinkButton>
      <LinkButton kind="secondary" href="/my-recipes/file">
        {words.fromFile}
      </LinkButton>
      <LinkButton kind="secondary" href="/my-recipes/collections">
        {collectionWords.title}
      </LinkButton>
      <LinkButton kind="quiet" reloads href="/recipes">
        {words.library}
      </LinkButton>
    </Row>
  );
  const isEmpty = recipes.length === 0;
  return (
    <Stack gap="6">
      <Row gap="4" justify="space-between" align="end">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
        </Stack>
        {!isEmpty && add}
      </Row>
      {loading && isEmpty && <Spinner label={words.loading} />}
      {failed && (
        <Again text={words.failed} onClick={() => actor.send({ type: 'recipes.retried' })} />
      )}
      {!loading && !failed && isEmpty && (
        <Card>
          <EmptyState title={words.empty} description={words.emptyDetail} action={add} />
        </Card>
      )}
      {!isEmpty && (
        <DishTiles wrap>
          {recipes.map((recipe) => (
            <Recipe key={recipe.id} actor={actor} part={part} recipe={recipe} />
          ))}
        </DishTiles>
      )}
      <Removed actor={actor} />
    </Stack>
  );
}

interface RecipeProps extends PartProps<'MarkHeart'> {
  readonly recipe: OwnRecipeHead;
}

/** '45 min'; nothing where neither the text nor its steps say. */
function minutesOf({ minutes, minutes_estimated: isEstimated }: OwnRecipeHead) {
  if (minutes === 0) return undefined;
  return fill(isEstimated ? words.minutesEstimated : words.minutes, { minutes });
}

function Recipe({ actor, part: Part, recipe }: RecipeProps) {
  const { id, title } = recipe;
  const marks = useSelector(actor, (snapshot) => snapshot.children.recipeMarks);
  const can = useSelector(actor, (snapshot) => snapshot.can({ type: 'deletion.requested', id }));
  return (
    <DishTile
      title={title}
      lang=""
      href={`/recipe/${id}`}
      picture={usePicture(title)}
      note={minutesOf(recipe)}
      corner={marks && <Part actor={marks} recipe={{ id, title }} />}
      action={
        <IconButton
          label={fill(words.remove, { name: title })}
          disabled={!can}
          onClick={() => actor.send({ type: 'deletion.requested', id })}
        >
          <BinIcon />
        </IconButton>
      }
    />
  );
}

/** What was deleted last, and the way back, as long as the page is open. */
function Removed({ actor }: { readonly actor: OwnRecipesActor }) {
  const removed = useSelector(actor, (snapshot) => snapshot.context.removed);
  const restoring = useSelector(actor, (snapshot) => snapshot.matches('restoringRecipe'));
  return (
    <UndoBar
      {...(removed ? { text: fill(words.removed, { name: removed.title }) } : {})}
      undoLabel={words.undo}
      busyLabel={words.restoring}
      closeLabel={words.close}
      busy={restoring}
      onUndo={() => actor.send({ type: 'restoration.requested' })}
      onClose={() => actor.send({ type: 'removal.dismissed' })}
    />
  );
}
