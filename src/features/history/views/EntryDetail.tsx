import { handlingText } from '../../../texts/notes.ts';
import type { ReactNode } from 'react';
import { usePicture } from '../../../context/pictures.tsx';
import { historyEntry as words } from '../texts/en.ts';
import { asCooked } from '../../../texts/amounts.ts';
import { parts } from '../../../texts/en/shell.ts';
import { measured } from '../../../texts/measures.ts';
import { Bench } from '../../../ui/Bench.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { InstructionText } from '../../../ui/InstructionText.tsx';
import { RecipeLanguageProvider } from '../../../ui/instructions.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PictureCard } from '../../../ui/PictureCard.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { dayOf, dishOf, isCookedRecipe, languageOf, shownDishOf } from './selectors.ts';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { ResourceLists } from '../../followUp/views/ResourceLists.tsx';
import type { Item } from './entrySelectors.ts';
import { Amounts, needsOf } from './KeptRecipe.tsx';

export interface EntryDetailProps {
  readonly item: Item;
  readonly canCook: boolean;
  readonly onCookAgain: () => void;
  readonly onDelete: () => void;
  /** The person's own photo of it, which stands in place of our drawing. */
  readonly photo: ReactNode;
  /** The person's own note and stars. */
  readonly own: ReactNode;
}

function titleOfPage(item: Item): string {
  if (isCookedRecipe(item)) return words.cookedTitle;
  return item.kind === 'food' ? words.foodTitle : words.ingredientTitle;
}

/** Everything that was kept of it (HIST-07). */
export function EntryDetail({
  item: kept,
  canCook,
  onCookAgain,
  onDelete,
  photo,
  own,
}: EntryDetailProps) {
  const item = kept.recipe ? { ...kept, ...asCooked(kept.recipe, kept.instructions) } : kept;
  const dish = shownDishOf(item);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Link href="/history" standsAlone>
          {words.back}
        </Link>
        <Row justify="space-between" align="start" gap="4">
          <Stack gap="2">
            <Heading level={1} size="lg">
              {titleOfPage(item)}
            </Heading>
            {dish.text !== '' && (
              <Heading level={2} size="3xl" lang={dish.lang}>
                {dish.text}
              </Heading>
            )}
            <Text tone="muted">{dayOf(item.createdAt, words.undated)}</Text>
            {languageOf(item) !== undefined && <RecipeLanguage />}
          </Stack>
          <Row>
            {canCook && <Button onClick={onCookAgain}>{words.again}</Button>}
            <Button kind="secondary" onClick={onDelete}>
              {words.remove}
            </Button>
          </Row>
        </Row>
      </Stack>
      <Bench
        follows={false}
        side={
          <>
            <Suggested item={item} />
            {photo}
            {!isCookedRecipe(item) && <Names item={item} />}
            {own}
          </>
        }
      >
        {item.recipe && (
          <Amounts recipe={item.recipe} instructions={item.instructions} lang={languageOf(item)} />
        )}
        <Card as="section" roomy aria-labelledby="instructions">
          <Heading level={2} id="instructions">
            {words.instructions}
          </Heading>
          {item.instructions.trim() === '' ? (
            <Text tone="muted">{words.noInstructions}</Text>
          ) : (
            <RecipeLanguageProvider value={languageOf(item)}>
              <InstructionText
                source={measured(item.instructions)}
                below={needsOf(item)}
                handling={(paragraph) => handlingText(paragraph, item.recipe?.notes)}
              />
            </RecipeLanguageProvider>
          )}
        </Card>
        <Resources item={item} />
      </Bench>
    </Stack>
  );
}

/** What was cooked, with our drawing of it. */
function Suggested({ item }: Pick<EntryDetailProps, 'item'>) {
  const picture = usePicture(dishOf(item));
  const said = (
    <>
      <Heading level={2} size="lg" id="suggestion">
        {words.suggestion}
      </Heading>
      <Text size="lg">{shownDishOf(item).text || words.noSuggestion}</Text>
    </>
  );
  return item.photo !== null ? (
    <Card as="section" aria-labelledby="suggestion">
      {said}
    </Card>
  ) : (
    <PictureCard picture={picture} labelledBy="suggestion">
      {said}
    </PictureCard>
  );
}

/** What the dish was found for; of entries of before, which keep no recipe, nothing else says what it was made of. */
function Names({ item }: Pick<EntryDetailProps, 'item'>) {
  const names = item.names ?? [];
  const atHand = item.recipe === null ? words.ingredients : words.atHand;
  return (
    <Card as="section" aria-labelledby="names">
      <Heading level={2} size="lg" id="names">
        {item.kind === 'food' ? words.foods : atHand}
      </Heading>
      {names.length === 0 ? (
        <Text tone="muted">{words.noNames}</Text>
      ) : (
        <Row gap="2">
          {names.map((name, n) => (
            <Chip key={`${n} ${name}`} tone="herb">
              {name}
            </Chip>
          ))}
        </Row>
      )}
    </Card>
  );
}

/** Videos and articles; where there are only plain links, those (HIST-08). */
function Resources({ item: { videos, articles, youtube, google } }: { readonly item: Item }) {
  const isPlain =
    videos.length === 0 && articles.length === 0 && (youtube !== null || google !== null);
  if (!isPlain) return <ResourceLists videos={videos} articles={articles} />;
  return (
    <Card as="section" aria-labelledby="external">
      <Heading level={2} size="xl" id="external">
        {words.external}
      </Heading>
      <Row gap="6">
        {youtube !== null && (
          <Link href={youtube} standsAlone opensBeside={parts.opensBeside}>
            {words.youtube}
          </Link>
        )}
        {google !== null && (
          <Link href={google} standsAlone opensBeside={parts.opensBeside}>
            {words.google}
          </Link>
        )}
      </Row>
    </Card>
  );
}
