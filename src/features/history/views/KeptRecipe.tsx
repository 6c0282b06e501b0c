import { noteTexts } from '../../../texts/notes.ts';
import { notesFor, notSaidElsewhere } from '../../../texts/recipeNotes.ts';
import type { ReactNode } from 'react';
import type { ShownLine } from '../../../../domain/recipeLine.ts';
import { historyEntry as words } from '../texts/en.ts';
import { shownLine } from '../../../texts/recipeLine.ts';
import { takenLine } from '../../../texts/stepNeeds.ts';
import { servingsIn } from '../../../texts/servings.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { lineItems, LinesWithin } from '../../../ui/ShownLines.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { Item } from './entrySelectors.ts';
import { languageOf } from './selectors.ts';

/** A line that is not in the language of the screen is in that of the recipe. */
const inLanguage = ({ text, lang }: ShownLine, recipe: string | undefined): ShownLine => ({
  text,
  lang: lang && recipe,
});

/** Beneath each step what it took, where that was kept. */
export const needsOf =
  (item: Item) =>
  (_: string, place: number): ReactNode => {
    const { recipe } = item;
    const shares = recipe?.stepShares[place];
    const needs = recipe?.stepIngredients[place]?.map((each, n) =>
      inLanguage(
        takenLine(recipe.ingredients[each] ?? '', shares?.[n], recipe.foods?.[each] ?? undefined),
        languageOf(item),
      ),
    );
    if (!needs?.length) return null;
    return (
      <Text as="span" size="sm" tone="muted">
        <LinesWithin lines={needs} />
      </Text>
    );
  };

/** Everything that it took, with its amounts. */
export function Amounts({
  recipe,
  instructions,
  lang,
}: {
  readonly recipe: NonNullable<Item['recipe']>;
  readonly instructions: string;
  readonly lang: string | undefined;
}) {
  const { ingredients, foods = [], servings } = recipe;
  const notes = notSaidElsewhere(recipe.notes, instructions);
  return (
    <Card as="section" aria-labelledby="amounts">
      <Heading level={2} id="amounts">
        {words.ingredients}
      </Heading>
      {servings !== null && <Text tone="muted">{servingsIn(servings, words)}</Text>}
      <BulletList
        items={lineItems(
          ingredients.map((line, n) => inLanguage(shownLine(line, foods[n] ?? undefined), lang)),
        )}
      />
      {notes.length > 0 && (
        <Disclosure summary={words.notes}>
          <BulletList items={servings === null ? noteTexts(notes) : notesFor(notes, servings)} />
        </Disclosure>
      )}
    </Card>
  );
}
