import { Suspense, type ComponentType } from 'react';
import type { PantryCardProps } from '../../pantry/views/PantryCard.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { pantryOf, stageOf, type KitchenActor } from './selectors.ts';

interface PantryPlaceProps {
  readonly actor: KitchenActor;
  readonly Pantry: ComponentType<PantryCardProps>;
}

/** Where the pantry stands. Until its code is here its place is kept: what is below does not move when it comes. */
export function PantryPlace({ actor, Pantry }: PantryPlaceProps) {
  const pantry = useSelector(actor, pantryOf);
  const list = useSelector(actor, (snapshot) => snapshot.context.list);
  const takesList = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'list.changed', list: '' }),
  );
  const compact = useSelector(actor, (snapshot) => stageOf(snapshot) !== 'waiting');
  if (!pantry) return null;
  return (
    <Suspense fallback={<Kept />}>
      <Pantry
        actor={pantry}
        list={list}
        compact={compact || !takesList}
        onList={(given) => {
          actor.send({ type: 'method.chosen', method: 'list' });
          actor.send({ type: 'list.changed', list: given });
        }}
      />
    </Suspense>
  );
}

const Kept = () => (
  <Card>
    <Stack gap="2">
      <Heading level={2} size="xl">
        {words.pantry}
      </Heading>
      <Text tone="muted">{words.pantryLoading}</Text>
    </Stack>
    <Row>
      <Button kind="secondary" disabled>
        {words.openPantry}
      </Button>
    </Row>
  </Card>
);
