import { useSelector } from '../../../context/useSelector.ts';
import { foodText } from '../../../texts/notes.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { pantry as words } from '../texts/en.ts';
import { Removed } from './Removed.tsx';
import { isListing, itemsOf, namesText, type PantryActor } from './selectors.ts';

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

export interface CookedOfferProps {
  readonly actor: PantryActor;
  /** Keys of what the dish used. */
  readonly keys: readonly string[];
}

/** After cooking: what the dish used, to be taken from the pantry. */
export function CookedOffer({ actor, keys }: CookedOfferProps) {
  const used = useSelector(actor, itemsOf).filter(({ key }) => key !== null && keys.includes(key));
  return (
    <>
      {used.length > 0 && (
        <Row gap="2">
          <Text as="span" strong>
            {words.cooked}
          </Text>
          <Button
            kind="secondary"
            onClick={() => actor.send({ type: 'items.removed', ids: used.map((each) => each.id) })}
          >
            {fill(words.take, {
              names: namesText(used.map(({ key, name }) => foodText(key, name))),
            })}
          </Button>
        </Row>
      )}
      <Removed actor={actor} />
    </>
  );
}
