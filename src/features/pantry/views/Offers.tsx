import { useSelector } from '../../../context/useSelector.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { pantry as words } from '../texts/en.ts';
import { isListing, itemsOf, type PantryActor } from './selectors.ts';

/** So many changes travel together; the rest is offered again. */
const mostAtOnce = 100;

export interface KeepOfferProps {
  readonly actor: PantryActor;
  /** As they were read. */
  readonly foods: readonly { readonly key: string; readonly text: string }[];
}

/** What was typed or photographed, to be remembered with one press. */
export function KeepOffer({ actor, foods }: KeepOfferProps) {
  const items = useSelector(actor, itemsOf);
  const listing = useSelector(actor, isListing);
  if (!listing || foods.length === 0) return null;
  const isThere = ({ key, text }: (typeof foods)[number]) =>
    items.some((item) => item.key === key || item.text === text);
  const absent = foods
    .filter((food) => !isThere(food))
    .map(({ text }) => text)
    .slice(0, mostAtOnce);
  return (
    <Row>
      {absent.length === 0 ? (
        <Text size="sm" tone="muted" role="status">
          {words.kept}
        </Text>
      ) : (
        <Button kind="secondary" onClick={() => actor.send({ type: 'foods.kept', texts: absent })}>
          {words.keep}
        </Button>
      )}
    </Row>
  );
}
