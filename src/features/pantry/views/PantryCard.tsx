import { useState } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { pantry as words } from '../texts/en.ts';
import { PantryPanel } from './PantryPanel.tsx';
import {
  inOrder,
  isCooked,
  isListing,
  isUnread,
  itemsOf,
  listOf,
  namesText,
  type PantryActor,
} from './selectors.ts';

export interface PantryCardProps {
  readonly actor: PantryActor;
  /** What is typed already. */
  readonly list: string;
  /** There are dishes beside it: it takes one line. */
  readonly compact: boolean;
  readonly onList: (list: string) => void;
}

/** What is at home, and in a few words. */
function useShelf(actor: PantryActor) {
  const items = useSelector(actor, itemsOf);
  const listing = useSelector(actor, isListing);
  const unread = useSelector(actor, isUnread);
  const foods = items.filter((item) => !isCooked(item));
  const cooked = inOrder(items.filter(isCooked)).map(({ text }) => text);
  const names = foods.length > 0 ? namesText(inOrder(foods).map(({ text }) => text)) : undefined;
  const known = listing ? names : words.loading;
  return { foods, cooked, summary: unread ? words.unread : known };
}

/** What is at home, to start from. */
export function PantryCard({ actor, list, compact, onList }: PantryCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { foods, cooked, summary } = useShelf(actor);
  const listing = useSelector(actor, isListing);
  const unread = useSelector(actor, isUnread);
  const panel = isOpen && <PantryPanel actor={actor} onClose={() => setOpen(false)} />;
  const openButton = unread ? (
    <Button kind="quiet" onClick={() => actor.send({ type: 'pantry.retried' })}>
      {words.retry}
    </Button>
  ) : (
    <Button
      kind={compact ? 'quiet' : 'secondary'}
      disabled={!listing}
      onClick={() => setOpen(true)}
    >
      {words.open}
    </Button>
  );

  if (compact)
    return (
      <Row justify="space-between" gap="3" unbroken>
        <Text as="span" size="sm">
          <strong>{words.compact}</strong> {summary ?? words.nothingYet}
        </Text>
        {openButton}
        {panel}
      </Row>
    );
  const use = () => onList([list.trim(), listOf(foods)].filter((each) => each !== '').join('\n'));
  return (
    <Card as="section" aria-labelledby="pantry">
      <Stack gap="2">
        <Heading level={2} size="xl" id="pantry">
          {foods.length > 0 ? words.startTitle : words.title}
        </Heading>
        {cooked.length > 0 && (
          <Text>{fill(words.cookedAlready, { names: namesText(cooked) })}</Text>
        )}
        {(summary !== undefined || cooked.length === 0) && (
          <Text tone="muted">{summary ?? words.empty}</Text>
        )}
      </Stack>
      <Row gap="2">
        {foods.length > 0 && (
          <Button kind="secondary" onClick={use}>
            {list.trim() === '' ? words.start : words.addToList}
          </Button>
        )}
        {openButton}
      </Row>
      {panel}
    </Card>
  );
}
