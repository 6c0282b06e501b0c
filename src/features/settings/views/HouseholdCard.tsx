import { useSelector } from '../../../context/useSelector.ts';
import { countries } from '../../../../domain/countries.ts';
import { household as together } from '../../household/texts/en.ts';
import { table } from '../../table/texts/en.ts';
import { settings as words } from '../texts/en.ts';
import { countryText, inOrder } from '../../../texts/format.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { LanguageLinks } from '../../language/views/LanguageLinks.tsx';
import { isBusy, peopleFaultOf, type SettingsActor } from './selectors.ts';

/** A select's empty value is its placeholder, so that none has a value of its own. */
const none = 'none';
const places = () => [
  { value: none, label: words.noCountry },
  ...inOrder(countries.map(([value, label]) => ({ value, label: countryText(value, label) }))),
];
const units = () =>
  [
    { value: 'metric', label: words.metric },
    { value: 'us', label: words.us },
  ] as const;
const appearances = () =>
  [
    { value: 'system', label: words.system },
    { value: 'light', label: words.light },
    { value: 'dark', label: words.dark },
  ] as const;

/** Whom one cooks for, where, and how things are shown. */
export function HouseholdCard({ actor }: { readonly actor: SettingsActor }) {
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const disabled = useSelector(actor, isBusy);
  const peopleFault = useSelector(actor, peopleFaultOf);
  const change = (changes: Partial<typeof form>) => actor.send({ type: 'form.changed', changes });

  return (
    <Card as="section" roomy aria-labelledby="household">
      <Heading level={2} size="xl" id="household">
        {words.household}
      </Heading>
      <Row>
        <LinkButton kind="secondary" href="/household">
          {together.settings}
        </LinkButton>
        <LinkButton kind="secondary" href="/who-eats">
          {table.title}
        </LinkButton>
      </Row>
      <Grid columns="pair">
        <TextField
          label={words.people}
          name="people"
          inputMode="numeric"
          value={form.people}
          disabled={disabled}
          error={peopleFault}
          onChange={(people) => change({ people })}
        />
        <SelectField
          label={words.country}
          name="country"
          value={form.country || none}
          options={places()}
          disabled={disabled}
          onChange={(country) =>
            actor.send({ type: 'country.chosen', country: country === none ? '' : country })
          }
        />
      </Grid>
      <ChoiceField
        label={words.units}
        {...(form.areUnitsOpen === true && form.country !== ''
          ? { hint: words.unitsOfCountry }
          : {})}
        name="units"
        value={form.units}
        options={units()}
        disabled={disabled}
        onChoose={(chosen) => actor.send({ type: 'units.chosen', units: chosen })}
      />
      <ChoiceField
        label={words.appearance}
        name="appearance"
        value={form.appearance}
        options={appearances()}
        disabled={disabled}
        onChoose={(appearance) => actor.send({ type: 'appearance.chosen', appearance })}
      />
      <Stack gap="1">
        <Text size="sm" strong>
          {words.language}
        </Text>
        <LanguageLinks />
        <Text size="sm" tone="muted">
          {words.languageHint}
        </Text>
      </Stack>
    </Card>
  );
}
