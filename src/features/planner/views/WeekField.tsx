import { mondayOf } from '../../../../domain/calendar.ts';
import { daysOver, weeksAhead } from '../../../../domain/weekRules.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { generation as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { weekText } from '../../../texts/format.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { GenerationActor } from './GenerationPanel.tsx';

/** GEN-01: for which week; this one and the two after it are one press away. */
export function WeekField({
  actor,
  invalid,
}: {
  readonly actor: GenerationActor;
  readonly invalid: boolean;
}) {
  const week = useSelector(actor, (snapshot) => snapshot.context.form.week);
  const today = useSelector(actor, (snapshot) => snapshot.context.occasion.today);
  const disabled = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const over = daysOver(week, today).length;
  const choose = (date: string) => actor.send({ type: 'week.chosen', date });
  const names = [words.thisWeek, words.nextWeek, words.weekAfter];
  return (
    <Stack gap="2">
      <TextField
        label={words.week}
        name="week"
        type="date"
        value={week}
        disabled={disabled}
        invalid={invalid}
        onChange={choose}
      />
      <Segments
        even
        label={words.weeks}
        value={mondayOf(week)}
        options={weeksAhead(today).map((value, place) => ({ value, label: names[place] ?? '' }))}
        disabled={disabled}
        onChoose={choose}
      />
      <Text size="sm" tone="muted">
        {fill(words.creatingFor, { week: weekText(mondayOf(week)) })}
        {over > 0 && over < 7 ? ` ${words.daysOver}` : ''}
      </Text>
    </Stack>
  );
}
