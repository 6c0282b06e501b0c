import { memo } from 'react';
import { placeInWeek, weekdays } from '../../../../domain/calendar.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';
import { planner as words } from '../texts/en.ts';
import { weekdayLabel } from '../../../texts/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { DayDisclosure } from '../../../ui/DayDisclosure.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { titleInWeek } from './mealTitle.ts';
import { mealsOf } from './selectors.ts';

/** PLAN-03: the weekdays from the plan's first on; a dot where something is planned, and what it is. */
export const ThisWeek = memo(function ThisWeek({ plan }: { readonly plan: SavedPlan | undefined }) {
  const first = plan ? placeInWeek(plan.startDate) : 0;
  const days = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  return (
    <Card as="section" apart aria-labelledby="this-week">
      <Heading level={2} size="xl" id="this-week">
        {words.thisWeek}
      </Heading>
      <div>
        {days.map((day) => {
          const meals = mealsOf(plan, day);
          return (
            <DayDisclosure
              key={day}
              day={weekdayLabel(day)}
              dotLabel={meals.length > 0 ? words.planned : undefined}
              nothing={words.nothingPlanned}
              lines={meals.map((meal) => ({
                name: words.slots[meal.place.slot],
                text: titleInWeek(meal),
                lang: meal.leftoverOf === undefined ? meal.titleLang : undefined,
              }))}
            />
          );
        })}
      </div>
    </Card>
  );
});
