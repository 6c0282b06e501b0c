import { memo } from 'react';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { calendarLink } from '../texts/calendar.en.ts';
import { planner as words } from '../texts/en.ts';
import { languageNow } from '../../../texts/language.ts';
import { weekSheet } from '../texts/weekSheet.en.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CalendarIcon } from '../../../ui/icons/places.tsx';
import { PrintIcon, SwapIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { isOver, type LibraryActor } from './selectors.ts';

/** What can be done with the week as a whole. */
export const WeekActs = memo(function WeekActs({
  actor,
  plan,
}: {
  readonly actor: LibraryActor;
  readonly plan: SavedPlan;
}) {
  const over = useSelector(actor, isOver(plan));
  return (
    <Row gap="2">
      {!over && (
        <Button
          kind="secondary"
          onClick={() => actor.send({ type: 'edit.begun', edit: { kind: 'regenerate' } })}
        >
          <SwapIcon size={18} />
          {words.regenerate}
        </Button>
      )}
      <Button kind="secondary" onClick={() => actor.send({ type: 'savedPlans.opened' })}>
        {words.viewSaved}
      </Button>
      <Button kind="quiet" onClick={() => actor.send({ type: 'sheet.opened' })}>
        <PrintIcon size={18} />
        {weekSheet.open}
      </Button>
      <LinkButton
        kind="quiet"
        href={`/api/meal_plans/${plan.id}/calendar.ics?language=${languageNow()}`}
        download
      >
        <CalendarIcon size={18} />
        {words.calendar}
      </LinkButton>
      <Button kind="quiet" onClick={() => actor.send({ type: 'calendar.opened' })}>
        {calendarLink.open}
      </Button>
    </Row>
  );
});
