import { memo } from 'react';
import type { SavedPlan, Slot, Weekday } from '../../../../machines/shared/plans.ts';
import { slots } from '../../../../domain/slots.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { PlusIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Text } from '../../../ui/typography.tsx';
import { MealOfDay } from './MealOfDay.tsx';
import {
  cookingText,
  isCookedDouble,
  isEatenOut,
  isUnfit,
  uncountedText,
  mealsOf,
  type LibraryActor,
  type Meal,
} from './selectors.ts';

const filters = () =>
  (['all', ...slots] as const).map((value) => ({
    value,
    label: words.filters[value],
  }));

/** One day's meals as cards, of every kind or of one. */
export function DayMeals({
  actor,
  plan,
  weekday,
}: {
  readonly actor: LibraryActor;
  readonly plan: SavedPlan;
  readonly weekday: Weekday;
}) {
  const filter = useSelector(actor, (snapshot) => snapshot.context.filter);
  const meals = mealsOf(plan, weekday);
  const isShown = ({ place }: Meal) => filter === 'all' || place.slot === filter;
  const free = slots.filter(
    (slot) =>
      (filter === 'all' || filter === slot) && meals.every(({ place }) => place.slot !== slot),
  );
  const facts = [
    ...(meals.length > 0 ? [cookingText(meals)] : []),
    ...free
      .filter((slot) => isEatenOut(plan, { day: weekday, slot }))
      .map((slot) => fill(words.mealOut, { slot: words.slots[slot] })),
  ];
  const add = (slot: Slot) =>
    actor.send({ type: 'edit.begun', edit: { kind: 'add', place: { day: weekday, slot } } });
  return (
    <>
      <Filter actor={actor} />
      {facts.length > 0 && (
        <Text size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
      )}
      {!meals.some(isShown) ? (
        <Card>
          <EmptyState title={words.nothingHere} description={words.nothingHereDetail} />
        </Card>
      ) : (
        <Grid columns="meals">
          {meals.map((meal) => (
            <MealOfDay
              key={meal.place.slot}
              actor={actor}
              meal={meal}
              unfit={isUnfit(plan, meal.place)}
              uncounted={uncountedText(plan, meal.place)}
              double={isCookedDouble(plan, meal.place)}
              hidden={!isShown(meal)}
              filtered={filter !== 'all'}
            />
          ))}
        </Grid>
      )}
      {free.length > 0 && (
        <Row gap="2">
          {free.map((slot) => (
            <Button key={slot} kind="secondary" onClick={() => add(slot)}>
              <PlusIcon size={18} />
              {fill(words.addTo, {
                slot: words.slots[slot].toLowerCase(),
                day: weekdayText(weekday),
              })}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}

const Filter = memo(function Filter({ actor }: { readonly actor: LibraryActor }) {
  const filter = useSelector(actor, (snapshot) => snapshot.context.filter);
  return (
    <Segments
      line
      label={words.filter}
      value={filter}
      options={filters()}
      onChoose={(each) => actor.send({ type: 'filter.chosen', filter: each })}
    />
  );
});
