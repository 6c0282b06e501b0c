import { weekdays } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import {
  cookings,
  daysOver,
  isOut,
  type MealPlace,
  mostPeople,
  noLimit,
  type WeekChoices,
  weekdayMinutes,
  weekendMinutes,
} from '../../../../domain/weekRules.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { generation, planner, weekRules as words } from '../texts/en.ts';
import { minutesAsked } from '../texts/minutes.en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted, weekdayLabel, weekdayText } from '../../../texts/format.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { TickTable } from '../../../ui/TickTable.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { table } from '../../table/texts/en.ts';
import type { GenerationActor } from './GenerationPanel.tsx';
import { eatingOf, leastEatingOf } from './selectors.ts';

const minutesText = (minutes: number) =>
  minutes >= noLimit ? words.noLimit : fill(words.minutes, { minutes });
/** What was chosen elsewhere stands among our choices. */
const minutesOptions = (ours: readonly number[], chosen: number) =>
  [...new Set([...ours, chosen])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutesText(minutes) }));

/** The rules in a line, so that nobody has to open them who is content with them. */
function summaryOf(rules: WeekChoices, people: number): string {
  const { out } = rules;
  return [
    counted(people, { one: generation.onePerson, many: generation.people }),
    fill(words.timesShort, {
      weekday: minutesText(rules.weekdayMinutes).toLowerCase(),
      weekend: minutesText(rules.weekendMinutes).toLowerCase(),
    }),
    words.cookings[rules.cooking],
    ...(out.length > 0
      ? [counted(out.length, { one: words.oneMealOut, many: words.mealsOut })]
      : []),
  ].join(' · ');
}

/** How the week is to be, beside health and money; what is usual is chosen already. */
export function RulesFields({ actor }: { readonly actor: GenerationActor }) {
  const rules = useSelector(actor, (snapshot) => snapshot.context.form.rules);
  const people = useSelector(actor, eatingOf);
  const least = useSelector(actor, leastEatingOf);
  const disabled = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const change = (changed: Partial<Omit<WeekChoices, 'out'>>) =>
    actor.send({ type: 'rules.changed', rules: changed });
  return (
    <Disclosure summary={words.title} detail={summaryOf(rules, people)}>
      <Stack gap="4">
        <Stepper
          label={words.people}
          lessLabel={words.fewerPeople}
          moreLabel={words.morePeople}
          value={people}
          min={disabled ? people : least}
          max={disabled ? people : mostPeople}
          onChange={(count) => change({ people: count })}
        />
        <Text size="sm" tone="muted">
          <Link href="/who-eats">{table.link}</Link> {table.linkHint}
        </Text>
        <Grid columns="pair">
          <SelectField
            label={words.weekday}
            name="weekday_minutes"
            value={String(rules.weekdayMinutes)}
            options={minutesOptions(weekdayMinutes, rules.weekdayMinutes)}
            disabled={disabled}
            onChange={(minutes) => change({ weekdayMinutes: Number(minutes) })}
          />
          <SelectField
            label={words.weekend}
            name="weekend_minutes"
            value={String(rules.weekendMinutes)}
            options={minutesOptions(weekendMinutes, rules.weekendMinutes)}
            disabled={disabled}
            onChange={(minutes) => change({ weekendMinutes: Number(minutes) })}
          />
        </Grid>
        <Text size="sm" tone="muted">
          {minutesAsked.hint}
        </Text>
        <SelectField
          label={words.cooking}
          name="cooking"
          value={rules.cooking}
          options={cookings.map((value) => ({ value, label: words.cookings[value] }))}
          disabled={disabled}
          onChange={(value) =>
            change({ cooking: cookings.find((each) => each === value) ?? rules.cooking })
          }
        />
        <SelectField
          label={words.variety}
          name="variety"
          value={rules.variety === 'much' ? 'much' : 'some'}
          options={(['some', 'much'] as const).map((value) => ({
            value,
            label: words.varieties[value],
          }))}
          disabled={disabled}
          onChange={(value) => change({ variety: value === 'much' ? 'much' : 'some' })}
        />
        <MealsToPlan actor={actor} rules={rules} disabled={disabled} />
      </Stack>
    </Disclosure>
  );
}

const places: readonly MealPlace[] = weekdays.flatMap((day) =>
  slots.map((slot) => ({ day, slot })),
);
const keyOf = ({ day, slot }: MealPlace) => `${day} ${slot}`;

function MealsToPlan({
  actor,
  rules,
  disabled,
}: {
  readonly actor: GenerationActor;
  readonly rules: WeekChoices;
  readonly disabled: boolean;
}) {
  const week = useSelector(actor, (snapshot) => snapshot.context.form.week);
  const today = useSelector(actor, (snapshot) => snapshot.context.occasion.today);
  const over = daysOver(week, today);
  const rows = weekdays.map((day) => ({
    name: weekdayLabel(day, 'short'),
    all: fill(words.wholeDay, { day: weekdayLabel(day, 'short') }),
    disabled: over.includes(day),
    cells: slots.map((slot) => ({
      key: keyOf({ day, slot }),
      label: fill(words.mealOn, { slot: planner.slots[slot], day: weekdayText(day) }),
      checked: !isOut(rules, { day, slot }),
    })),
  }));
  return (
    <TickTable
      label={words.meals}
      hint={words.mealsHint}
      unticked={words.out}
      columns={slots.map((slot) => ({
        name: planner.slots[slot],
        all: fill(words.everyDay, { slot: planner.slots[slot] }),
      }))}
      rows={rows}
      disabled={disabled}
      onToggle={(keys) =>
        actor.send({
          type: 'meals.toggled',
          places: places.filter((place) => keys.includes(keyOf(place))),
        })
      }
    />
  );
}
