import { useId } from 'react';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import { usePicture } from '../../../context/pictures.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { DishTile, DishTiles } from '../../../ui/DishTiles.tsx';
import { CloseIcon } from '../../../ui/icons/marks.tsx';
import {
  BinIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PencilIcon,
} from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { collections as words } from '../texts/collections.en.ts';
import { type Collection, type CollectionsActor, isListed } from './collectionsSelectors.ts';
import { warningOf } from './fitWarning.tsx';

interface CollectionCardProps {
  readonly actor: CollectionsActor;
  readonly collection: Collection;
}

/** A collection by its name, with its recipes in their order. */
export function CollectionCard({ actor, collection }: CollectionCardProps) {
  const { name, recipes } = collection;
  const listed = useSelector(actor, isListed);
  const id = useId();
  return (
    <Stack gap="3" as="section" aria-labelledby={id}>
      <Row gap="2" justify="space-between">
        <Heading level={2} id={id}>
          {name}
        </Heading>
        <Row gap="1">
          <IconButton
            label={fill(words.rename, { name })}
            disabled={!listed}
            onClick={() => actor.send({ type: 'renaming.requested', collection })}
          >
            <PencilIcon />
          </IconButton>
          <IconButton
            label={fill(words.remove, { name })}
            disabled={!listed}
            onClick={() => actor.send({ type: 'deletion.requested', collection })}
          >
            <BinIcon />
          </IconButton>
        </Row>
      </Row>
      {recipes.length === 0 ? (
        <Text tone="muted">{words.empty}</Text>
      ) : (
        <DishTiles wrap>
          {recipes.map((recipe, place) => (
            <Dish
              key={recipe.recipe_id}
              actor={actor}
              collection={collection}
              recipe={recipe}
              place={place}
            />
          ))}
        </DishTiles>
      )}
      {recipes.some((recipe) => !isOwnId(recipe.recipe_id)) && (
        <Row flush>
          <LinkButton
            kind="quiet"
            reloads
            href={`/recipes?collection=${encodeURIComponent(collection.id)}`}
          >
            {words.search}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

interface DishProps extends CollectionCardProps {
  readonly recipe: Collection['recipes'][number];
  readonly place: number;
}

function Dish({ actor, collection, recipe, place }: DishProps) {
  const { recipe_id: id } = recipe;
  const { text: title } = dishTitle(id, recipe.title);
  const listed = useSelector(actor, isListed);
  const put = (at: number | null) => () =>
    actor.send({ type: 'recipe.placed', collection, recipe: id, at });
  const named = { name: title };
  return (
    <DishTile
      title={title}
      lang=""
      href={`/recipe/${id}`}
      picture={usePicture(recipe.title)}
      warning={warningOf(recipe)}
      corner={
        <IconButton label={fill(words.takeOut, named)} disabled={!listed} onClick={put(null)}>
          <CloseIcon />
        </IconButton>
      }
      action={
        <>
          <IconButton
            label={fill(words.earlier, named)}
            disabled={!listed || place === 0}
            onClick={put(place - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={fill(words.later, named)}
            disabled={!listed || place === collection.recipes.length - 1}
            onClick={put(place + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </>
      }
    />
  );
}
