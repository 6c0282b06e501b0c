import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { NumberedList } from '../../../ui/NumberedList.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ingredientsOf, type Analysis } from './selectors.ts';

interface IngredientsProps {
  readonly analysis: Analysis;
  /** It has just come, so reading goes on here. */
  readonly isNew: boolean;
}

/** What the kitchen understood, and what it did not. */
export function Ingredients({ analysis, isNew }: IngredientsProps) {
  const ingredients = ingredientsOf(analysis);
  const notUnderstood = analysis.not_understood ?? [];
  return (
    <Card as="section" aria-labelledby="detected">
      <Heading level={2} id="detected" takesFocus={isNew}>
        {words.detected}
      </Heading>
      {ingredients.length > 0 && (
        <NumberedList
          label={words.detected}
          running
          items={ingredients.map(({ name, written, grams }) => (
            <Ingredient key={name} name={name} written={written} grams={grams} />
          ))}
        />
      )}
      {notUnderstood.length > 0 && (
        <Stack gap="2">
          <Row gap="2" align="baseline">
            <Text as="span" size="sm" strong>
              {words.notUnderstood}
            </Text>
            {notUnderstood.map((text) => (
              <Chip key={text} tone="saffron">
                {text}
              </Chip>
            ))}
          </Row>
          <Text size="sm" tone="muted">
            {words.notUnderstoodDetail}
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function Ingredient({ name, written, grams }: ReturnType<typeof ingredientsOf>[number]) {
  return (
    <Row gap="2" align="baseline">
      {written !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {written} <span aria-hidden="true">→</span>
          <VisuallyHidden>{words.readAs}</VisuallyHidden>
        </Text>
      )}
      <span>{name}</span>
      {grams !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {fill(words.grams, { grams: Math.round(grams) })}
        </Text>
      )}
    </Row>
  );
}
