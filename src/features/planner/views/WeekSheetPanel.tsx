import type { ActorRefFrom } from 'xstate';
import type { weekSheetMachine } from '../../../../machines/planner/weekSheet.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { weekText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { PrintIcon, ShareIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { planner } from '../texts/en.ts';
import { weekSheet as words } from '../texts/weekSheet.en.ts';
import { sheetDays, type SheetDay } from './sheetDays.ts';

type SheetActor = ActorRefFrom<typeof weekSheetMachine>;

/** A whole week on one sheet: printed, it is all that is on the paper. */
export function WeekSheetPanel({
  actor,
  onClose,
}: {
  readonly actor: SheetActor;
  readonly onClose: () => void;
}) {
  const plan = useSelector(actor, (snapshot) => snapshot.context.plan);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const isSharing = useSelector(actor, (snapshot) => snapshot.matches('sharingWeek'));
  return (
    <Dialog
      title={fill(planner.recipesFor, { week: weekText(plan.startDate, plan.endDate) })}
      width="page"
      closeLabel={planner.close}
      onClose={onClose}
    >
      <Row gap="2">
        <Button disabled={!isReading} onClick={() => actor.send({ type: 'week.printed' })}>
          <PrintIcon size={18} />
          {words.print}
        </Button>
        <Button
          kind="secondary"
          busy={isSharing}
          busyLabel={words.sharing}
          disabled={!isReading && !isSharing}
          onClick={() => actor.send({ type: 'week.shared' })}
        >
          <ShareIcon size={18} />
          {words.share}
        </Button>
      </Row>
      <Grid columns="days">
        {sheetDays(plan).map((day) => (
          <Day key={day.title} day={day} />
        ))}
      </Grid>
    </Dialog>
  );
}

function Day({ day: { title, meals } }: { readonly day: SheetDay }) {
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <Heading level={3} size="lg">
        {title}
      </Heading>
      {meals.length === 0 && <Text tone="muted">{words.noMeals}</Text>}
      {meals.map(({ slot, name, text }) => (
        <Stack key={slot} gap="0">
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
