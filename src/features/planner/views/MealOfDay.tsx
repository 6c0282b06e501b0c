import { memo, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { Place, Slot } from '../../../../machines/shared/plans.ts';
import { planner as words } from '../texts/en.ts';
import { mealMarks } from '../texts/marks.en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ClockIcon } from '../../../ui/icons/food.tsx';
import { LockIcon } from '../../../ui/icons/planner.tsx';
import { useIsInWindow } from '../../../ui/inWindow.ts';
import { Row } from '../../../ui/layout.tsx';
import { MealCard, MealOnCard } from '../../../ui/MealCard.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { Text } from '../../../ui/typography.tsx';
import { MealPicture } from './MealPicture.tsx';
import { type LibraryActor, type Meal, minutesText } from './selectors.ts';

/** Comes when it is asked for, as the board's own. */
const BoardMenu = lazyPart(() =>
  import('./BoardMenu.tsx').then((module) => ({ default: module.BoardMenu })),
);

/** Drawn once. */
const clock = <ClockIcon size={16} />;

interface MealOfDayProps {
  readonly actor: LibraryActor;
  readonly meal: Meal;
  /** Somebody at the table must not eat it. */
  readonly unfit: boolean;
  /** What is not counted of it. */
  readonly uncounted: string | undefined;
  /** A later meal is eaten from it too. */
  readonly double: boolean;
  /** The filter leaves it out. */
  readonly hidden: boolean;
  /** The filter leaves out others, so that it has not its usual place. */
  readonly filtered: boolean;
}

interface MenuProps {
  readonly onMore: () => void;
  /** Its code is on its way. */
  readonly isMenuComing: boolean;
}

/** One meal of a day. What is in the window is drawn first, the rest right after; what comes back below the window, too. */
export const MealOfDay = memo(function MealOfDay({
  actor,
  meal,
  unfit,
  uncounted,
  double,
  hidden,
  filtered,
}: MealOfDayProps) {
  const card = useRef<HTMLElement>(null);
  const isInWindow = useIsInWindow(card, !filtered) || filtered;
  const laterMeal = useDeferredValue(meal);
  const wasHidden = useDeferredValue(hidden);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isMenuComing, setIsMenuComing] = useState(false);
  const openMenu = useCallback(() => setIsMenuOpen(true), []);
  return (
    <>
      <MealCard ref={card} hidden={hidden || (wasHidden && !isInWindow)}>
        <Contents
          actor={actor}
          meal={isInWindow && !hidden ? meal : laterMeal}
          unfit={unfit}
          uncounted={uncounted}
          double={double}
          onMore={openMenu}
          isMenuComing={isMenuComing}
        />
      </MealCard>
      {isMenuOpen && (
        <Suspense fallback={<Coming onChange={setIsMenuComing} />}>
          <BoardMenu actor={actor} meal={meal} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

/** Stands in the place of what is on its way, and says so while it does. */
function Coming({ onChange }: { readonly onChange: (isComing: boolean) => void }) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

/** What it is, why it fits, what can be done with it. */
const Contents = memo(function Contents({
  actor,
  meal,
  unfit,
  uncounted,
  double,
  onMore,
  isMenuComing,
}: Pick<MealOfDayProps, 'actor' | 'meal' | 'unfit' | 'uncounted' | 'double'> & MenuProps) {
  const {
    place: { slot },
    title,
    titleLang,
    dish,
    minutes,
    isEstimated,
    isUsual,
    leftoverOf,
    rating,
    reasons,
    locked,
    known,
  } = meal;
  // They are closed, mostly: the card is shown before they are written into it.
  const laterReasons = useDeferredValue(reasons);
  // Names that are heard follow those that are seen by a frame.
  const heardTitle = useDeferredValue(title);
  return (
    <MealOnCard
      title={title}
      titleLang={titleLang}
      openLabel={fill(words.open, { meal: heardTitle })}
      picture={<MealPicture dish={dish} />}
      tags={
        <Tags
          slot={slot}
          known={known}
          locked={locked}
          unfit={unfit}
          uncounted={uncounted}
          double={double}
        />
      }
      facts={
        <Facts
          minutes={minutes}
          isEstimated={isEstimated}
          isUsual={isUsual}
          leftoverOf={leftoverOf}
          rating={rating}
        />
      }
      more={laterReasons.length > 0 && <Why reasons={laterReasons} />}
      acts={
        <Acts
          actor={actor}
          slot={slot}
          title={heardTitle}
          locked={locked}
          known={known}
          onMore={onMore}
          isMenuComing={isMenuComing}
        />
      }
      onOpen={() => actor.send({ type: 'meal.opened', place: placeNow(actor, slot) })}
    />
  );
});

/** What is pressed is the meal of the day that the chart is at. */
const placeNow = (actor: LibraryActor, slot: Slot): Place => ({
  day: actor.getSnapshot().context.weekday,
  slot,
});

const Acts = memo(function Acts({
  actor,
  slot,
  title,
  locked,
  known,
  onMore,
  isMenuComing,
}: Pick<Meal, 'title' | 'locked' | 'known'> &
  MenuProps & {
    readonly actor: LibraryActor;
    readonly slot: Slot;
  }) {
  const begin = (kind: 'swap' | 'lock' | 'rewrite') => () =>
    actor.send({ type: 'edit.begun', edit: { kind, place: placeNow(actor, slot) } });
  const act = (label: string) => fill(words.named, { name: label, what: title });
  return (
    <>
      {known && (
        <Button kind="quiet" small aria-label={act(words.swap)} onClick={begin('swap')}>
          {words.acts.swap}
        </Button>
      )}
      {(known || locked) && (
        <Button
          kind="quiet"
          small
          aria-label={act(locked ? words.unlock : words.lock)}
          onClick={begin('lock')}
        >
          {locked ? words.acts.unlock : words.acts.lock}
        </Button>
      )}
      <Button kind="quiet" small aria-label={act(words.edit)} onClick={begin('rewrite')}>
        {words.acts.edit}
      </Button>
      <Button kind="quiet" small busy={isMenuComing} aria-label={act(words.more)} onClick={onMore}>
        {words.acts.more}
      </Button>
    </>
  );
});

// What two days have alike is not drawn again.
const Tags = memo(function Tags({
  slot,
  known,
  locked,
  unfit,
  uncounted,
  double,
}: { readonly slot: Slot } & Pick<Meal, 'known' | 'locked'> &
  Pick<MealOfDayProps, 'unfit' | 'uncounted' | 'double'>) {
  return (
    <Row gap="2">
      <Chip>{words.slots[slot]}</Chip>
      {unfit && <Chip tone="paprika">{mealMarks.unfit}</Chip>}
      {uncounted !== undefined && <Chip tone="saffron">{uncounted}</Chip>}
      {double && <Chip>{mealMarks.double}</Chip>}
      {!known && <Chip>{mealMarks.byHand}</Chip>}
      {locked && (
        <Chip tone="saffron">
          <LockIcon size={14} label={words.locked} />
        </Chip>
      )}
    </Row>
  );
});

// What is left over needs no cooking: where it comes from stands in place of minutes.
const Facts = memo(function Facts({
  minutes,
  isEstimated,
  isUsual,
  leftoverOf,
  rating,
}: Pick<Meal, 'minutes' | 'isEstimated' | 'isUsual' | 'leftoverOf' | 'rating'>) {
  return (
    <>
      <span>
        {leftoverOf === undefined && clock}
        {leftoverOf === undefined
          ? minutesText({ minutes, isEstimated, isUsual })
          : fill(words.leftovers, { day: weekdayText(leftoverOf) })}
      </span>
      <Stars rating={rating} label={fill(words.stars, { rating })} />
    </>
  );
});

const Why = memo(function Why({ reasons }: Pick<Meal, 'reasons'>) {
  return (
    <Disclosure small summary={words.why}>
      <Text as="div" size="sm">
        <BulletList items={reasons} />
      </Text>
    </Disclosure>
  );
});
