import { handlingText, noteTexts } from '../../../texts/notes.ts';
import { notSaidElsewhere } from '../../../texts/recipeNotes.ts';
import type { ReactNode } from 'react';
import { detection as words } from '../../photos/texts/en.ts';
import { recipeLine } from '../../../texts/recipeLine.ts';
import { measured } from '../../../texts/measures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Aside } from '../../../ui/Aside.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { InstructionText } from '../../../ui/InstructionText.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/typography.tsx';
import type { Detection } from './selectors.ts';

interface FoodProps {
  readonly detection: Detection;
  /** How the history record stands. */
  readonly record: ReactNode;
}

/** What was on the photo, and how it is cooked. */
export function Food({
  detection: { food_detected, dish, instructions, ingredients = [], notes = [] },
  record,
}: FoodProps) {
  const others = notSaidElsewhere(notes, instructions);
  return (
    <Card as="section" roomy aria-labelledby="food">
      <Stack gap="2">
        <Heading level={2} size="3xl" id="food">
          {dish?.name ?? food_detected.join(', ')}
        </Heading>
        {record}
      </Stack>
      <Heading level={3} size="2xl">
        {words.instructions}
      </Heading>
      <Aside
        beside={
          ingredients.length > 0 && (
            <Stack gap="3">
              <Heading level={4}>{words.needed}</Heading>
              <BulletList items={ingredients.map(recipeLine)} />
            </Stack>
          )
        }
      >
        <InstructionText
          source={measured(instructions)}
          handling={(paragraph) => handlingText(paragraph, notes)}
        />
        {others.length > 0 && (
          <Alert tone="info" quiet title={words.notes}>
            <BulletList items={noteTexts(others)} />
          </Alert>
        )}
      </Aside>
    </Card>
  );
}
