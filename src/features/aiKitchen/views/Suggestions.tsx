import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../texts/en.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import {
  choiceOf,
  countOf,
  dishesOf,
  isWriting,
  type Analysis,
  type KitchenActor,
} from './selectors.ts';
import { Suggestion } from './Suggestion.tsx';

/** What could be cooked, best first, as the kitchen ranked it. */
export function Suggestions({
  actor,
  analysis,
}: {
  readonly actor: KitchenActor;
  readonly analysis: Analysis;
}) {
  const choice = useSelector(actor, choiceOf);
  const writing = useSelector(actor, isWriting);
  return (
    <Stack as="section" gap="4" aria-labelledby="suggestions">
      <Stack gap="1">
        <Heading level={2} id="suggestions">
          {kitchen.suggestions}
        </Heading>
        <Text tone="muted">
          {countOf(analysis)} {kitchen.choose}
        </Text>
      </Stack>
      <Grid columns="cards" arrives>
        {dishesOf(analysis).map((dish) => (
          <Suggestion
            key={dish.index}
            dish={dish}
            chosen={dish.index === choice}
            busy={writing && dish.index === choice}
            onChoose={() => actor.send({ type: 'suggestion.chosen', index: dish.index })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
