import type { ActorRefFrom } from 'xstate';
import { dishText } from '../../../../domain/pantryUse.ts';
import type { dishLeftMachine } from '../../../../machines/pantry/dishLeft.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { dishLeft as words } from '../texts/dishLeft.en.ts';
import { pantry } from '../texts/en.ts';

export type DishLeftActor = ActorRefFrom<typeof dishLeftMachine>;

/** After cooking: what is left of the dish goes into the pantry, with the day until which it keeps. */
export function DishLeft({ actor }: { readonly actor: DishLeftActor }) {
  const { dish, portions, message } = useSelector(actor, (snapshot) => snapshot.context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ open: 'asking' }));
  const isKept = useSelector(actor, (snapshot) => snapshot.matches({ open: 'kept' }));
  const hasStopped = useSelector(actor, (snapshot) => snapshot.matches('stopped'));
  if (!isAsking && !isKept && !hasStopped) return null;
  const days = counted(dish.days, { one: words.day, many: words.days });
  return (
    <Stack gap="3" align="start" as="section" aria-labelledby="dish-left">
      <Heading level={3} id="dish-left">
        {words.title}
      </Heading>
      {hasStopped && (
        <>
          <Alert>{pantry.unreadHere}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'dish.retried' })}>
            {pantry.retry}
          </Button>
        </>
      )}
      {isAsking && (
        <>
          <Text tone="muted">{fill(words.detail, { days })}</Text>
          {message !== null && <Alert>{message || pantry.refused}</Alert>}
          <Stepper
            label={words.portions}
            lessLabel={words.fewer}
            moreLabel={words.more}
            value={portions}
            min={0}
            max={dish.most}
            onChange={(value) => actor.send({ type: 'portions.chosen', portions: value })}
          />
          <Button
            kind="secondary"
            disabled={portions === 0}
            onClick={() => actor.send({ type: 'dish.kept' })}
          >
            {words.keep}
          </Button>
        </>
      )}
      {isKept && (
        <>
          <Text role="status">{fill(words.kept, { dish: dishText(dish, portions), days })}</Text>
          <Row gap="2">
            <Button kind="quiet" onClick={() => actor.send({ type: 'dish.returned' })}>
              {pantry.undo}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
