import type { ComponentType } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { cardMarks, swapText } from '../../aiKitchen/views/sayings.ts';
import { adapting, recipe as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { amountText } from '../../../texts/measures.ts';
import { foodText } from '../../../texts/notes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IngredientLines } from '../../../ui/IngredientLines.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Marks } from '../../../ui/Marks.tsx';
import { OnPaper, OnScreen } from '../../../ui/OnScreen.tsx';
import { LinesWithin } from '../../../ui/ShownLines.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { portionsText } from '../texts/portionsText.ts';
import { servingsText } from './selectors.ts';
import type { Details, RecipeActor, Scaled } from './selectors.ts';
import { servingsFigure } from '../../../texts/servings.ts';
import type { SwapsProps } from './Swaps.tsx';
import { Units } from './Units.tsx';

interface IngredientsProps {
  readonly actor: RecipeActor;
  readonly scaled: Scaled;
  readonly details: Details | undefined;
  readonly Swaps: ComponentType<SwapsProps>;
}

/** A kilo of rice in the jar is no reason to cook for fifteen. */
const usefulAmount = ({ your_amount: amount, servings }: Details) =>
  amount && amount.servings <= 2 * servings ? amount : null;

/** Whether anything that is at home makes another dish of it. */
const isAdaptable = (details: Details): boolean =>
  (details.swaps ?? []).length > 0 || usefulAmount(details) !== null;

/** Why there are more or fewer servings than people. */
function Planned({ actor, servings }: { readonly actor: RecipeActor; readonly servings: number }) {
  const planned = useSelector(actor, ({ context }) => context.planned);
  const text = planned?.servings === servings && portionsText(planned);
  return text ? (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  ) : null;
}

/** What it takes, and what of it is at home; what stands in the cupboard anyway is said in one line. */
export function Ingredients({ actor, scaled, details, Swaps }: IngredientsProps) {
  const lines = scaled.shown.map(({ text, lang }, n) => {
    const { mark = null, swap, yours } = details?.lines[n] ?? {};
    return {
      text,
      lang,
      mark,
      markLabel: mark === null ? undefined : kitchen.marks[mark],
      detail: swap
        ? swapText(swap)
        : yours && fill(words.yours, { food: foodText(yours.key, yours.name) }),
    };
  });
  const shelf = lines.filter(({ mark }) => mark === 'cupboard');
  const swaps = useSelector(actor, (snapshot) => snapshot.children.recipeSwaps);
  return (
    <Card as="section" aria-labelledby="ingredients">
      <Heading level={2} id="ingredients">
        {kitchen.needed}
      </Heading>
      {details?.own && (
        <OnPaper>
          <Text>{servingsText(scaled.servings)}</Text>
        </OnPaper>
      )}
      <OnScreen>
        <Stack gap="5">
          <Row gap="3" justify="space-between">
            <Stepper
              label={words.servings}
              lessLabel={words.fewer}
              moreLabel={words.more}
              value={scaled.servings}
              shown={servingsFigure(scaled.servings)}
              min={1}
              max={20}
              onChange={(value) => actor.send({ type: 'servings.chosen', servings: value })}
            />
            <Units actor={actor} />
          </Row>
          <Planned actor={actor} servings={scaled.servings} />
          {details && isAdaptable(details) && (
            <Stack gap="3" as="section" aria-labelledby="adapting">
              <Heading level={3} size="lg" id="adapting">
                {adapting.heading}
              </Heading>
              <YourAmount actor={actor} scaled={scaled} amount={usefulAmount(details)} />
              {swaps && (
                <Swaps
                  actor={swaps}
                  swaps={details.swaps ?? []}
                  currency={details.cost?.currency}
                  cost={details.cost?.amount}
                />
              )}
            </Stack>
          )}
        </Stack>
      </OnScreen>
      {details?.at_hand && <Marks items={cardMarks(details.at_hand)} />}
      <Stack gap="3">
        <IngredientLines lines={lines.filter(({ mark }) => mark !== 'cupboard')} />
        {shelf.length > 0 && (
          <Text size="sm" tone="muted">
            <Text as="span" strong>
              {words.cupboard}
            </Text>{' '}
            <LinesWithin lines={shelf} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface YourAmountProps {
  readonly actor: RecipeActor;
  readonly scaled: Scaled;
  readonly amount: NonNullable<Details['your_amount']> | null;
}

/** As much as there is of the main ingredient, and all else by it. */
function YourAmount({ actor, scaled, amount }: YourAmountProps) {
  if (!amount) return null;
  const { food, food_key, grams, pieces, servings } = amount;
  const about = { food: foodText(food_key, food), servings: servingsFigure(servings) };
  return (
    <Button
      kind="secondary"
      pressed={scaled.servings === servings}
      onClick={() => actor.send({ type: 'servings.chosen', servings })}
    >
      {pieces === undefined
        ? fill(adapting.yourAmount, { amount: amountText(`${grams} g`), ...about })
        : fill(adapting.yourPieces, { count: pieces, ...about })}
    </Button>
  );
}
