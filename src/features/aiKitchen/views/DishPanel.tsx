import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { cookLine } from '../../../texts/cookLines.ts';
import { measured } from '../../../texts/measures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Aside } from '../../../ui/Aside.tsx';
import { Marks } from '../../../ui/Marks.tsx';
import { InstructionText } from '../../../ui/InstructionText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { KitchenParts } from './kitchenParts.ts';
import { dishMarks, factsOf } from './sayings.ts';
import { hasInstructionsFailed, isWriting, type Dish, type KitchenActor } from './selectors.ts';

interface DishPanelProps {
  readonly actor: KitchenActor;
  readonly dish: Dish;
  /** It has just been chosen, so reading goes on here. */
  readonly isNew: boolean;
  readonly parts: KitchenParts;
}

/** The chosen dish: how it is cooked, then what others say and show of it. */
export function DishPanel({ actor, dish: { title, details }, isNew, parts }: DishPanelProps) {
  const instructions = useSelector(actor, (snapshot) => snapshot.context.instructions);
  const writing = useSelector(actor, isWriting);
  const failed = useSelector(actor, hasInstructionsFailed);
  const followUp = useSelector(actor, (snapshot) => snapshot.children.followUp);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'instructions.retried' }));

  return (
    <Stack as="section" gap="6" aria-labelledby="dish">
      <Card roomy>
        <Stack gap="2">
          <Heading level={2} size="3xl" id="dish" takesFocus={isNew}>
            {title}
          </Heading>
          {details && (
            <>
              <Text tone="muted" narrow>
                {details.description}
              </Text>
              <Marks items={dishMarks(details)} below />
              <BulletList items={factsOf(details)} />
            </>
          )}
          {followUp && <parts.RecordLine actor={followUp} />}
        </Stack>
        <Heading level={3} size="2xl">
          {words.instructions}
        </Heading>
        {writing && (
          <Stack gap="5">
            <Spinner label={words.writing} />
            <Skeleton count={6} />
          </Stack>
        )}
        {failed && (
          <Stack gap="3" align="start">
            <Alert>{words.instructionsFailed}</Alert>
            {canRetry && (
              <Button kind="secondary" onClick={() => actor.send({ type: 'instructions.retried' })}>
                {words.retry}
              </Button>
            )}
          </Stack>
        )}
        {instructions && (
          <Aside
            beside={
              instructions.ingredients.length > 0 && (
                <Needed ingredients={instructions.ingredients} />
              )
            }
          >
            <InstructionText source={measured(instructions.text)} />
            {instructions.notes.length > 0 && (
              <Alert tone="info" quiet title={words.notes}>
                <BulletList items={instructions.notes} />
              </Alert>
            )}
          </Aside>
        )}
      </Card>
      {followUp && <parts.Resources actor={followUp} />}
    </Stack>
  );
}

function Needed({ ingredients }: { readonly ingredients: readonly string[] }) {
  return (
    <Stack gap="3">
      <Heading level={4}>{words.needed}</Heading>
      <BulletList items={ingredients.map((line) => cookLine(measured(line)))} />
    </Stack>
  );
}
