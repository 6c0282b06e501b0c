import { useSelector } from '../../../context/useSelector.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlusIcon } from '../../../ui/icons/food.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { UndoBar } from '../../../ui/UndoBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { collections as words } from '../texts/collections.en.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionName } from './CollectionName.tsx';
import {
  type CollectionsActor,
  isListed,
  isNaming,
  isReading,
  isRestoring,
  isUnread,
  problemOf,
} from './collectionsSelectors.ts';

interface CollectionsProps {
  readonly actor: CollectionsActor;
}

/** All collections, or those that one recipe is put into. */
export function Collections({ actor }: CollectionsProps) {
  const recipeId = useSelector(actor, (snapshot) => snapshot.context.recipeId);
  const reading = useSelector(actor, isReading);
  const unread = useSelector(actor, isUnread);
  const naming = useSelector(actor, isNaming);
  const problem = useSelector(actor, problemOf);
  return (
    <Stack gap="6">
      {recipeId === null ? <Head actor={actor} /> : <RecipeHead actor={actor} id={recipeId} />}
      {reading && <Spinner label={words.loading} />}
      {unread && (
        <Stack gap="3" align="start">
          <Alert>{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'collections.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {problem !== undefined && <Alert>{problem}</Alert>}
      {!reading && !unread && (recipeId === null ? <All actor={actor} /> : <Put actor={actor} />)}
      {naming && <CollectionName actor={actor} />}
      <Removed actor={actor} />
    </Stack>
  );
}

function Head({ actor }: CollectionsProps) {
  const hasSome = useSelector(actor, (snapshot) => snapshot.context.collections.length > 0);
  return (
    <Row gap="4" justify="space-between" align="end">
      <Stack gap="2">
        <Heading level={1} takesFocus>
          {words.title}
        </Heading>
        <Text size="lg" tone="muted" narrow>
          {words.intro}
        </Text>
      </Stack>
      <Row gap="3">
        <LinkButton kind="secondary" href="/my-recipes">
          {words.back}
        </LinkButton>
        {hasSome && <Create actor={actor} />}
      </Row>
    </Row>
  );
}

function RecipeHead({ actor, id }: CollectionsProps & { readonly id: string }) {
  const recipe = useSelector(actor, (snapshot) => snapshot.context.recipe);
  return (
    <Stack gap="2" align="start">
      <Heading level={1} takesFocus>
        {words.putTitle}
      </Heading>
      {recipe && (
        <Text size="lg" tone="muted" narrow>
          {fill(words.put, { name: recipe.title })}
        </Text>
      )}
      <Row flush>
        <LinkButton kind="quiet" href={isOwnId(id) || recipe ? `/recipe/${id}` : '/my-recipes'}>
          <ChevronLeftIcon />
          {words.backToRecipe}
        </LinkButton>
      </Row>
    </Stack>
  );
}

function Create({ actor }: CollectionsProps) {
  const listed = useSelector(actor, isListed);
  return (
    <Button disabled={!listed} onClick={() => actor.send({ type: 'creation.requested' })}>
      <PlusIcon />
      {words.create}
    </Button>
  );
}

/** Each with what it holds. */
function All({ actor }: CollectionsProps) {
  const collections = useSelector(actor, (snapshot) => snapshot.context.collections);
  if (collections.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.none}
          description={words.noneDetail}
          action={<Create actor={actor} />}
        />
      </Card>
    );
  return collections.map((each) => (
    <CollectionCard key={each.id} actor={actor} collection={each} />
  ));
}

/** Each with whether it holds the recipe. */
function Put({ actor }: CollectionsProps) {
  const recipe = useSelector(actor, (snapshot) => snapshot.context.recipe);
  const collections = useSelector(actor, (snapshot) => snapshot.context.collections);
  const listed = useSelector(actor, isListed);
  if (recipe === null) return <Alert tone="caution">{words.unknown}</Alert>;
  return (
    <Stack gap="3" align="start">
      {collections.map((collection) => {
        const { id, name, recipes } = collection;
        const isIn = recipes.some((each) => each.recipe_id === recipe.recipe_id);
        return (
          <CheckField
            key={id}
            name={id}
            label={name}
            checked={isIn}
            disabled={!listed}
            onChange={() =>
              actor.send({
                type: 'recipe.placed',
                collection,
                recipe: recipe.recipe_id,
                at: isIn ? null : recipes.length,
              })
            }
          />
        );
      })}
      <Create actor={actor} />
    </Stack>
  );
}

/** What was deleted last, and the way back, as long as the page is open. */
function Removed({ actor }: CollectionsProps) {
  const removed = useSelector(actor, (snapshot) => snapshot.context.removed);
  const restoring = useSelector(actor, isRestoring);
  return (
    <UndoBar
      {...(removed ? { text: fill(words.removed, { name: removed.name }) } : {})}
      undoLabel={words.undo}
      busyLabel={words.restoring}
      closeLabel={words.close}
      busy={restoring}
      onUndo={() => actor.send({ type: 'restoration.requested' })}
      onClose={() => actor.send({ type: 'removal.dismissed' })}
    />
  );
}
