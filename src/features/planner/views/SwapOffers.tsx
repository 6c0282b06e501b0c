import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mealSwapMachine } from '../../../../machines/planner/mealSwap.machine.ts';
import type { Offers } from '../../../../machines/shared/plans.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { editing } from '../texts/editing.en.ts';
import { fill } from '../../../texts/fill.ts';
import { noteText } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/typography.tsx';
import { swapping as words } from '../texts/swap.en.ts';
import { nutrientName } from './nutrientName.ts';
import { SwapOffer } from './SwapOffer.tsx';

export type SwapActor = ActorRefFrom<typeof mealSwapMachine>;

const stageOf = (snapshot: SnapshotFrom<typeof mealSwapMachine>) =>
  (['offering', 'nothingOffered', 'offersFailed', 'offersOffline'] as const).find((state) =>
    snapshot.matches(state),
  );

/** Dishes for one place of the week, to choose from. */
export function SwapOffers({ actor }: { readonly actor: SwapActor }) {
  const stage = useSelector(actor, stageOf);
  const offers = useSelector(actor, (snapshot) => snapshot.context.offers);
  const hasSeen = useSelector(actor, (snapshot) => snapshot.context.seen.length > 0);
  const day = useSelector(actor, (snapshot) => snapshot.context.place.day);
  if (stage === 'offering')
    return (
      <Stack gap="4">
        <Text size="sm" tone="muted">
          {words.lead}
        </Text>
        <Rows>
          {offers.dishes.map((offer) => (
            <RowsItem
              key={offer.recipe_id}
              main={
                <SwapOffer
                  offer={offer}
                  day={day}
                  currency={offers.currency}
                  onChoose={() => actor.send({ type: 'offer.chosen', id: offer.recipe_id })}
                />
              }
            />
          ))}
        </Rows>
        <Row>
          <Button kind="secondary" onClick={() => actor.send({ type: 'others.requested' })}>
            {words.others}
          </Button>
        </Row>
      </Stack>
    );
  if (stage === 'nothingOffered')
    return (
      <Stack gap="4">
        <Alert title={words.noneTitle} tone="caution">
          {hasSeen ? words.noneLeft : <Why offers={offers} />}
        </Alert>
        <Row>
          <Button kind="secondary" onClick={() => actor.send({ type: 'offers.restarted' })}>
            {hasSeen ? words.restart : editing.retry}
          </Button>
        </Row>
      </Stack>
    );
  if (stage === 'offersFailed' || stage === 'offersOffline')
    return (
      <Stack gap="4">
        <Alert>{stage === 'offersFailed' ? words.failed : editing.offline}</Alert>
        <Row>
          <Button onClick={() => actor.send({ type: 'offers.retried' })}>{editing.retry}</Button>
        </Row>
      </Stack>
    );
  return <Spinner label={editing.swapping} />;
}

/** In the kitchen's own words, or by how many dishes break what. */
function Why({ offers: { notOffered, message } }: { readonly offers: Offers }) {
  if (!notOffered) return noteText(message);
  const { dishes, minutes, day, week, nutrient } = notOffered;
  const pastDay = nutrient ? words.pastDayMostly : words.pastDay;
  return (
    <>
      <Text>{fill(words.noneOf, { dishes })}</Text>
      <BulletList
        items={[
          ...(minutes > 0 ? [fill(words.tooLong, { count: minutes })] : []),
          ...(day > 0
            ? [fill(pastDay, { count: day, name: nutrient ? nutrientName(nutrient) : '' })]
            : []),
          ...(week > 0 ? [fill(words.pastWeek, { count: week })] : []),
        ]}
      />
    </>
  );
}
