import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PantryUse as Use } from '../../../../domain/pantryUse.ts';
import type { pantryUseMachine } from '../../../../machines/pantry/pantryUse.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { DishLeft, type DishLeftActor } from './DishLeft.tsx';
import { pantry as words } from '../texts/en.ts';

export type PantryUseActor = ActorRefFrom<typeof pantryUseMachine>;

const labelOf = ({ text, left, isKnown }: Use): string => {
  if (!isKnown) return fill(words.leavesUnknown, { text });
  return left === null ? fill(words.leavesNothing, { text }) : fill(words.leaves, { text, left });
};

/** After cooking: what the dish took, and what is left of it in the pantry. */
export function PantryUse({
  actor,
  dishLeft,
  children,
}: {
  readonly actor: PantryUseActor;
  /** What is left of the dish. */
  readonly dishLeft?: DishLeftActor | undefined;
  /** What else is to be said of the cooking. */
  readonly children?: ReactNode;
}) {
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ open: 'reading' }));
  const isUnread = useSelector(
    actor,
    (snapshot) => snapshot.matches({ open: 'unread' }) || snapshot.matches('stopped'),
  );
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ open: 'nothingThere' }));
  const isOffering = useSelector(actor, (snapshot) => snapshot.matches({ open: 'offering' }));
  const isTaken = useSelector(actor, (snapshot) => snapshot.matches({ open: 'taken' }));
  return (
    <Card as="section" aria-labelledby="pantry-use">
      <Heading level={2} size="xl" id="pantry-use" takesFocus>
        {words.cooked}
      </Heading>
      {children}
      {dishLeft && <DishLeft actor={dishLeft} />}
      {isReading && (
        <Stack gap="3" align="start">
          <Spinner label={words.loading} />
          <Close actor={actor} label={words.notNow} />
        </Stack>
      )}
      {isUnread && (
        <Stack gap="3" align="start">
          <Alert>{words.unreadHere}</Alert>
          <Row gap="2">
            <Button kind="secondary" onClick={() => actor.send({ type: 'pantry.retried' })}>
              {words.retry}
            </Button>
            <Close actor={actor} label={words.notNow} />
          </Row>
        </Stack>
      )}
      {isEmpty && (
        <Stack gap="3" align="start">
          <Text tone="muted">{words.nothingUsed}</Text>
          <Close actor={actor} label={words.done} />
        </Stack>
      )}
      {isOffering && <Offer actor={actor} />}
      {isTaken && (
        <Stack gap="3" align="start">
          <Text role="status">{words.tookUsed}</Text>
          <Row gap="2">
            <Close actor={actor} label={words.done} />
            <Button kind="quiet" onClick={() => actor.send({ type: 'uses.undone' })}>
              {words.undo}
            </Button>
          </Row>
        </Stack>
      )}
    </Card>
  );
}

function Offer({ actor }: { readonly actor: PantryUseActor }) {
  const { uses, ticked, message } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <Stack gap="3" align="start">
      <Text tone="muted">{words.cookedDetail}</Text>
      {message !== null && <Alert>{message || words.refused}</Alert>}
      <div>
        {uses.map((use) => (
          <CheckField
            key={use.id}
            name={use.id}
            label={labelOf(use)}
            checked={ticked.includes(use.id)}
            onChange={(taken) => actor.send({ type: 'use.ticked', id: use.id, taken })}
          />
        ))}
      </div>
      <Row gap="2">
        <Button
          disabled={ticked.length === 0}
          onClick={() => actor.send({ type: 'uses.confirmed' })}
        >
          {words.takeUsed}
        </Button>
        <Close actor={actor} label={words.notNow} />
      </Row>
    </Stack>
  );
}

const Close = ({ actor, label }: { readonly actor: PantryUseActor; readonly label: string }) => (
  <Button kind="secondary" onClick={() => actor.send({ type: 'use.closed' })}>
    {label}
  </Button>
);
