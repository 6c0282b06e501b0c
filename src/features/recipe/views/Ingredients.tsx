import { kitchen } from '../../aiKitchen/texts/en.ts';
import { cardMarks, swapText } from '../../aiKitchen/views/sayings.ts';
import { recipe as words } from '../texts/en.ts';
import { Card } from '../../../ui/Card.tsx';
import { IngredientLines } from '../../../ui/IngredientLines.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Marks } from '../../../ui/Marks.tsx';
import { OnScreen } from '../../../ui/RecipeLayout.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { Details, RecipeActor, Scaled } from './selectors.ts';

interface IngredientsProps {
  readonly actor: RecipeActor;
  readonly scaled: Scaled;
  readonly details: Details | undefined;
}

/** What it takes, and what of it is at home; what stands in the cupboard anyway is said in one line. */
export function Ingredients({ actor, scaled, details }: IngredientsProps) {
  const lines = scaled.shown.map((text, n) => {
    const { mark = null, swap } = details?.lines[n] ?? {};
    return {
      text,
      mark,
      markLabel: mark === null ? undefined : kitchen.marks[mark],
      detail: swap ? swapText(swap) : undefined,
    };
  });
  const shelf = lines.filter(({ mark }) => mark === 'cupboard');
  return (
    <Card as="section" aria-labelledby="ingredients">
      <Heading level={2} id="ingredients">
        {kitchen.needed}
      </Heading>
      <OnScreen>
        <Stepper
          label={words.servings}
          lessLabel={words.fewer}
          moreLabel={words.more}
          value={scaled.servings}
          min={1}
          max={20}
          onChange={(value) => actor.send({ type: 'servings.chosen', servings: value })}
        />
      </OnScreen>
      {details?.at_hand && <Marks items={cardMarks(details.at_hand)} />}
      <Stack gap="3">
        <IngredientLines lines={lines.filter(({ mark }) => mark !== 'cupboard')} />
        {shelf.length > 0 && (
          <Text size="sm" tone="muted">
            <Text as="span" strong>
              {words.cupboard}
            </Text>{' '}
            <span lang="en">{shelf.map(({ text }) => text).join(', ')}</span>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
