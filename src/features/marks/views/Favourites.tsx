import { usePicture } from '../../../context/pictures.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import type { RecipeMark } from '../../../../machines/shared/marks.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DishTile, DishTiles } from '../../../ui/DishTiles.tsx';
import { FullHeartIcon } from '../../../ui/icons/recipe.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { marks as words } from '../texts/en.ts';
import { isUnread, marksOf, type MarksActor } from './selectors.ts';

interface MarksProps {
  readonly actor: MarksActor;
}

/** The dishes that a person likes, and those that they do not want again; nothing where there are neither. */
export function Favourites({ actor }: MarksProps) {
  const marks = useSelector(actor, marksOf);
  const unread = useSelector(actor, isUnread);
  const favourites = marks.filter(({ mark }) => mark === 'favourite');
  const leftOut = marks.filter(({ mark }) => mark === 'not_again');
  if (unread)
    return (
      <Row gap="3">
        <Alert tone="caution">{words.unread}</Alert>
        <Button kind="secondary" onClick={() => actor.send({ type: 'marks.retried' })}>
          {words.retry}
        </Button>
      </Row>
    );
  if (marks.length === 0) return null;
  return (
    <Stack gap="3" as="section" aria-labelledby="favourites">
      <Heading level={2} id="favourites">
        {words.favourites}
      </Heading>
      {favourites.length > 0 && (
        <DishTiles>
          {favourites.map((each) => (
            <Favourite key={each.recipe_id} actor={actor} recipe={each} />
          ))}
        </DishTiles>
      )}
      {leftOut.length > 0 && <LeftOutList actor={actor} recipes={leftOut} />}
    </Stack>
  );
}

const takeAway = (actor: MarksActor, { recipe_id: recipeId, title }: RecipeMark): void =>
  actor.send({ type: 'mark.chosen', recipeId, title, mark: null });

function Favourite({ actor, recipe }: MarksProps & { readonly recipe: RecipeMark }) {
  const { recipe_id: id } = recipe;
  const { text: title, lang = '' } = dishTitle(id, recipe.title);
  return (
    <DishTile
      title={title}
      lang={lang}
      href={`/recipe/${encodeURIComponent(id)}`}
      picture={usePicture(recipe.title)}
      action={
        <IconButton
          label={fill(words.remove, { name: title })}
          onClick={() => takeAway(actor, recipe)}
        >
          <FullHeartIcon />
        </IconButton>
      }
    />
  );
}

function LeftOutList({ actor, recipes }: MarksProps & { readonly recipes: readonly RecipeMark[] }) {
  return (
    <Disclosure small summary={fill(words.leftOutCount, { count: recipes.length })}>
      <Text size="sm" tone="muted">
        {words.leftOutDetail}
      </Text>
      <Rows>
        {recipes.map((each) => (
          <RowsItem key={each.recipe_id} main={<Text as="span">{each.title}</Text>}>
            <Button
              kind="quiet"
              aria-label={fill(words.suggestNamed, { name: each.title })}
              onClick={() => takeAway(actor, each)}
            >
              {words.suggestAgain}
            </Button>
          </RowsItem>
        ))}
      </Rows>
    </Disclosure>
  );
}
