import type { ComponentProps, ComponentType } from 'react';
import type { TableForm } from '../../../../machines/shared/table.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Card } from '../../../ui/Card.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import type { ConditionField } from '../../health/views/ConditionField.tsx';
import { settings } from '../../settings/texts/en.ts';
import { table as words } from '../texts/en.ts';
import { faultIn, isBusy, type TableActor } from './selectors.ts';

interface HealthFieldsProps {
  readonly actor: TableActor;
  readonly Field: ComponentType<ComponentProps<typeof ConditionField>>;
}

const answers = () =>
  [
    { value: 'no', label: words.no },
    { value: 'yes', label: words.yes },
  ] as const;

/** What food has to fit for somebody, where the person has agreed that such information is stored. */
export function HealthFields({ actor, Field }: HealthFieldsProps) {
  const form = useSelector(actor, ({ context }) => context.form);
  const hasConsent = useSelector(actor, ({ context }) => context.hasConsent);
  const field = useSelector(actor, (snapshot) => snapshot.children.conditionField);
  const disabled = useSelector(actor, isBusy);
  const conditionFault = useSelector(actor, faultIn('conditionMissing'));
  const energyFault = useSelector(actor, faultIn('energyWrong'));
  const weightFault = useSelector(actor, faultIn('weightWrong'));
  const name = form.name.trim();
  const change = (changes: Partial<TableForm>) => actor.send({ type: 'form.changed', changes });
  return (
    <Card as="section" roomy aria-labelledby="table-health">
      <Heading level={2} size="xl" id="table-health">
        {settings.health}
      </Heading>
      {hasConsent ? (
        <>
          <ChoiceField
            label={words.sickness}
            name="person-has-sickness"
            value={form.hasSickness ? 'yes' : 'no'}
            options={answers()}
            disabled={disabled}
            onChoose={(value) => change({ hasSickness: value === 'yes' })}
          />
          {form.hasSickness && field && (
            <Stack gap="2">
              <Text size="sm" tone="muted">
                {name === '' ? words.asThey : fill(words.asNamed, { name })}
              </Text>
              <Field actor={field} error={conditionFault} disabled={disabled} />
            </Stack>
          )}
          {form.kind === 'adult' && (
            <Grid columns="pair">
              <TextField
                label={words.energy}
                name="person-energy"
                inputMode="numeric"
                value={form.energy}
                disabled={disabled}
                error={energyFault}
                onChange={(energy) => change({ energy })}
              />
              <TextField
                label={words.weight}
                name="person-weight"
                inputMode="decimal"
                value={form.weight}
                disabled={disabled}
                error={weightFault}
                onChange={(weight) => change({ weight })}
              />
            </Grid>
          )}
        </>
      ) : (
        <Text>
          {words.noConsent} <Link href="/settings">{words.settings}</Link>
        </Text>
      )}
    </Card>
  );
}
