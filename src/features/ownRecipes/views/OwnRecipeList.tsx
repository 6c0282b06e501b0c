import { timeText } from '../../../../domain/timeText.ts';
import type { ComponentType } from 'react';
import { usePicture } from '../../../context/pictures.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Button, IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DishTile, DishTiles } from '../../../ui/DishTiles.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BinIcon } from '../../../ui/icons/planner.tsx';
import { PlusIcon } from '../../../ui/icons/food.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { MarkButtonsProps } from '../../marks/views/MarkButtons.tsx';
import { collections as collectionWords } from '../texts/collections.en.ts';
import { ownRecipes as words } from '../texts/en.ts';
import { Again } from './Again.tsx';
import { warningOf } from './fitWarning.tsx';
import { shownOf, type OwnRecipeHead, type OwnRecipesActor } from './selectors.ts';

interface ListProps {
  readonly actor: OwnRecipesActor;
  readonly MarkHeart: ComponentType<MarkButtonsProps>;
}

interface OwnRecipeListProps extends ListProps {
  readonly Search: ComponentType<{ readonly actor: OwnRecipesActor }>;
}

/** All of one's own recipes: found by a word, in the order that is wanted. */
export function OwnRecipeList({ actor, MarkHeart, Search }: OwnRecipeListProps) {
  const isEmpty = useSelector(actor, ({ context }) => context.recipes.length === 0);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('fetchingRecipes'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('listFailed'));
  return (
    <Stack gap="6">
      <Row gap="4" justify="space-between" align="end">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
        </Stack>
        {!isEmpty && <Ways />}
      </Row>
      {loading && isEmpty && <Spinner label={words.loading} />}
      {failed && (
        <Again text={words.failed} onClick={() => actor.send({ type: 'recipes.retried' })} />
      )}
      {!loading && !failed && isEmpty && (
        <Card>
          <EmptyState title={words.empty} description={words.emptyDetail} action={<Ways />} />
        </Card>
      )}
      {!isEmpty && <Search actor={actor} />}
      {!isEmpty && <Found actor={actor} MarkHeart={MarkHeart} />}
      <Removed actor={actor} />
    </Stack>
  );
}

/** To what comes into the list, and to other recipes. */
const Ways = () => (
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

function Found({ actor, MarkHeart }: ListProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const recipes = shownOf(context);
  const query = context.query.trim();
  if (recipes.length === 0)
    return (
      <Card>
        <EmptyState
          title={fill(words.nothingFound, { query })}
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
  return (
    <>
      <VisuallyHidden announced>
        {query !== '' && counted(recipes.length, words.found)}
      </VisuallyHidden>
      <DishTiles wrap>
        {recipes.map((recipe) => (
          <Recipe key={recipe.id} actor={actor} MarkHeart={MarkHeart} recipe={recipe} />
        ))}
      </DishTiles>
    </>
  );
}

interface RecipeProps extends ListProps {
  readonly recipe: OwnRecipeHead;
}

/** '45 min'; nothing where neither the text nor its steps say. */
function minutesOf({ minutes, minutes_estimated: isEstimated }: OwnRecipeHead) {
  if (minutes === 0) return undefined;
  const time = timeText(minutes);
  return isEstimated ? fill(words.minutesEstimated, { time }) : time;
}

function Recipe({ actor, MarkHeart, recipe }: RecipeProps) {
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
      warning={warningOf(recipe)}
      corner={marks && <MarkHeart actor={marks} recipe={{ id, title }} />}
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
