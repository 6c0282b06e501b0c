import type { ComponentProps, ComponentType } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { settings as words } from '../texts/en.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { ConditionField } from '../../health/views/ConditionField.tsx';
import { Consent } from './Consent.tsx';
import {
  conditionFaultOf,
  energyFaultOf,
  isBusy,
  weightFaultOf,
  type SettingsActor,
} from './selectors.ts';

const answers = () =>
  [
    { value: 'no', label: words.no },
    { value: 'yes', label: words.yes },
  ] as const;

const chosenOf = (hasSickness: boolean | null) =>
  hasSickness === null ? undefined : hasSickness ? 'yes' : 'no';

interface HealthCardProps {
  readonly actor: SettingsActor;
  readonly Field: ComponentType<ComponentProps<typeof ConditionField>>;
}

/** What food has to fit. */
export function HealthCard({ actor, Field }: HealthCardProps) {
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const field = useSelector(actor, (snapshot) => snapshot.children.conditionField);
  const disabled = useSelector(actor, isBusy);
  const conditionFault = useSelector(actor, conditionFaultOf);
  const weightFault = useSelector(actor, weightFaultOf);
  const energyFault = useSelector(actor, energyFaultOf);
  const change = (changes: Partial<typeof form>) => actor.send({ type: 'form.changed', changes });
  const tick = (group: string, isTicked: boolean) =>
    change({
      allergens: isTicked
        ? [...form.allergens, group]
        : form.allergens.filter((each) => each !== group),
    });

  return (
    <Card as="section" roomy aria-labelledby="health">
      <Stack gap="1">
        <Heading level={2} size="xl" id="health">
          {words.health}
        </Heading>
        <Text tone="muted">{words.healthIntro}</Text>
      </Stack>
      <ChoiceField
        label={words.sickness}
        name="has-sickness"
        value={chosenOf(form.hasSickness)}
        options={answers()}
        disabled={disabled}
        onChoose={(value) => actor.send({ type: 'sickness.chosen', hasSickness: value === 'yes' })}
      />
      {form.hasSickness === true && field && (
        <Field actor={field} error={conditionFault} disabled={disabled} />
      )}
      <FieldGroup label={words.allergens}>
        {Object.entries(words.allergenNames).map(([group, name]) => (
          <CheckField
            key={group}
            chip
            label={name}
            name={`allergen-${group}`}
            checked={form.allergens.includes(group)}
            disabled={disabled}
            onChange={(isTicked) => tick(group, isTicked)}
          />
        ))}
      </FieldGroup>
      <TextField
        label={words.avoided}
        hint={words.avoidedHint}
        name="avoided"
        value={form.avoided}
        disabled={disabled}
        onChange={(avoided) => change({ avoided })}
      />
      <Stack gap="3">
        <Stack gap="1">
          <Heading level={3} size="lg">
            {words.body}
          </Heading>
          <Text size="sm" tone="muted">
            {words.bodyIntro}
          </Text>
        </Stack>
        <Grid columns="pair">
          <TextField
            label={form.units === 'us' ? words.weightUs : words.weight}
            name="weight"
            inputMode="decimal"
            value={form.weight}
            disabled={disabled}
            error={weightFault}
            onChange={(weight) => change({ weight })}
          />
          <TextField
            label={words.energy}
            name="energy"
            inputMode="numeric"
            value={form.energy}
            disabled={disabled}
            error={energyFault}
            onChange={(energy) => change({ energy })}
          />
        </Grid>
      </Stack>
      <Consent actor={actor} />
      <Text size="sm" tone="muted">
        {words.disclaimer}
      </Text>
    </Card>
  );
}
