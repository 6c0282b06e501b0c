import type { ComponentProps, ComponentType } from 'react';
import type { TableForm } from '../../../../machines/shared/table.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { noteTexts } from '../../../texts/notes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Form } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { ConditionField } from '../../health/views/ConditionField.tsx';
import { settings } from '../../settings/texts/en.ts';
import { table as words } from '../texts/en.ts';
import { HealthFields } from './HealthFields.tsx';
import { portionText } from './portionText.ts';
import { faultIn, isBusy, isRestored, type TableActor } from './selectors.ts';

interface PersonFormProps {
  readonly actor: TableActor;
  readonly Field: ComponentType<ComponentProps<typeof ConditionField>>;
}

type Diet = TableForm['diets'][number];
const kinds = () =>
  [
    { value: 'adult', label: words.adult },
    { value: 'child', label: words.child },
  ] as const;
/** A select's empty value is its placeholder, so that none has a value of its own. */
const byNeed = 'need';
const portions = [0.5, 0.75, 1, 1.25, 1.5, 2];
/** What is taken for a child where nothing else is chosen (`words.half`): half is not offered a second time. */
const ofChild = '0.5';
const portionOptions = (kind: TableForm['kind']) => [
  { value: byNeed, label: kind === 'child' ? words.half : words.byNeed },
  ...portions
    .filter((portion) => kind === 'adult' || String(portion) !== ofChild)
    .map((portion) => ({ value: String(portion), label: portionText(portion) })),
];
const portionChosen = ({ kind, portion }: TableForm): string =>
  portion === '' || (kind === 'child' && portion === ofChild) ? byNeed : portion;
const toggled = <Value,>(all: readonly Value[], one: Value, isTicked: boolean): Value[] =>
  isTicked ? [...all, one] : all.filter((each) => each !== one);

/** One of those who eat along: what they must not eat, how much they eat, what food has to fit. */
export function PersonForm({ actor, Field }: PersonFormProps) {
  const form = useSelector(actor, ({ context }) => context.form);
  const disabled = useSelector(actor, isBusy);
  const restored = useSelector(actor, isRestored);
  const nameFault = useSelector(actor, faultIn('nameMissing'));
  const change = (changes: Partial<TableForm>) => actor.send({ type: 'form.changed', changes });
  return (
    <Form aria-label={words.form} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      <Card as="section" roomy aria-labelledby="table-form">
        <Heading level={2} size="xl" id="table-form">
          {form.id === null ? words.newTitle : words.form}
        </Heading>
        {restored && <Text>{settings.restored}</Text>}
        <TextField
          label={words.name}
          hint={form.kind === 'child' ? words.childAge : undefined}
          name="person-name"
          value={form.name}
          required
          disabled={disabled}
          error={nameFault}
          onChange={(name) => change({ name: name.slice(0, 40) })}
        />
        <ChoiceField
          label={words.kind}
          name="person-kind"
          value={form.kind}
          options={kinds()}
          disabled={disabled}
          onChoose={(kind) => change({ kind })}
        />
        {form.kind === 'child' && <Text tone="muted">{words.childMeans}</Text>}
        <FieldGroup label={words.leavesOut}>
          {Object.entries(settings.allergenNames).map(([group, label]) => (
            <CheckField
              key={group}
              chip
              label={label}
              name={`leaves-out-${group}`}
              checked={form.allergens.includes(group)}
              disabled={disabled}
              onChange={(ticked) => change({ allergens: toggled(form.allergens, group, ticked) })}
            />
          ))}
        </FieldGroup>
        <TextField
          label={words.avoided}
          hint={words.avoidedHint}
          name="person-avoided"
          value={form.avoided}
          disabled={disabled}
          onChange={(avoided) => change({ avoided, leftOut: undefined })}
        />
        {noteTexts(form.leftOut ?? []).map((note) => (
          <Text key={note} size="sm">
            {note}
          </Text>
        ))}
        <FieldGroup label={words.diets}>
          {(Object.entries(settings.dietNames) as [Diet, string][]).map(([diet, label]) => (
            <CheckField
              key={diet}
              chip
              label={label}
              name={`person-diet-${diet}`}
              checked={form.diets.includes(diet)}
              disabled={disabled}
              onChange={(ticked) => change({ diets: toggled(form.diets, diet, ticked) })}
            />
          ))}
        </FieldGroup>
        <SelectField
          label={words.portion}
          name="person-portion"
          value={portionChosen(form)}
          options={portionOptions(form.kind)}
          disabled={disabled}
          onChange={(portion) => change({ portion: portion === byNeed ? '' : portion })}
        />
      </Card>
      <HealthFields actor={actor} Field={Field} />
      <Row gap="2">
        <Button type="submit" large busy={disabled} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button
          kind="quiet"
          disabled={disabled}
          onClick={() => actor.send({ type: 'form.discarded' })}
        >
          {words.cancel}
        </Button>
      </Row>
    </Form>
  );
}
