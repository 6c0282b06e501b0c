import { noteTexts } from '../../../texts/notes.ts';
import { notesFor, notSaidElsewhere } from '../../../texts/recipeNotes.ts';
import type { ReactNode } from 'react';
import { historyEntry as words } from '../texts/en.ts';
import { recipeLine } from '../../../texts/recipeLine.ts';
import { takenText } from '../../../texts/stepNeeds.ts';
import { servingsIn } from '../../../texts/servings.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { Item } from './entrySelectors.ts';

/** Beneath each step what it took, where that was kept. */
export const needsOf =
  ({ recipe }: Item) =>
  (_: string, place: number): ReactNode => {
    const shares = recipe?.stepShares[place];
    const needs = recipe?.stepIngredients[place]?.map((each, n) =>
      takenText(recipe.ingredients[each] ?? '', shares?.[n]),
    );
    if (!needs?.length) return null;
    return (
      <Text as="span" size="sm" tone="muted">
        {needs.join(', ')}
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
  const { ingredients, servings } = recipe;
  const notes = notSaidElsewhere(recipe.notes, instructions);
  return (
    <Card as="section" aria-labelledby="amounts">
      <Heading level={2} id="amounts">
        {words.ingredients}
      </Heading>
      {servings !== null && <Text tone="muted">{servingsIn(servings, words)}</Text>}
      <div lang={lang}>
        <BulletList items={ingredients.map(recipeLine)} />
      </div>
      {notes.length > 0 && (
        <Disclosure summary={words.notes}>
          <BulletList items={servings === null ? noteTexts(notes) : notesFor(notes, servings)} />
        </Disclosure>
      )}
    </Card>
  );
}
