import type { TableForm } from '../../../../machines/shared/table.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { noteTexts } from '../../../texts/notes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { settings } from '../../settings/texts/en.ts';
import { table as words } from '../texts/en.ts';
import { portionText } from './portionText.ts';
import { isBusy, type TableActor } from './selectors.ts';

interface TablePeopleProps {
  readonly actor: TableActor;
}

const labelsOf = (names: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(names) as [string, string][]);

/** What is known of somebody, in a line. */
function summaryOf({ text, hasSickness, allergens, diets, portion, kind }: TableForm) {
  const [allergenNames, dietNames] = [
    labelsOf(settings.allergenNames),
    labelsOf(settings.dietNames),
  ];
  const foods = allergens.map((group) => (allergenNames.get(group) ?? group).toLowerCase());
  const byNeed = kind === 'child' ? words.half : words.byNeed;
  return [
    ...(hasSickness ? [text] : []),
    ...(foods.length > 0 ? [fill(words.without, { foods: foods.join(', ') })] : []),
    ...diets.map((diet) => dietNames.get(diet) ?? diet),
    portion === '' ? byNeed : portionText(Number(portion)),
  ].join(' · ');
}

/** The person themselves, and who eats with them. */
export function TablePeople({ actor }: TablePeopleProps) {
  const people = useSelector(actor, ({ context }) => context.people);
  const busy = useSelector(actor, isBusy);
  return (
    <>
      <Card as="section" roomy aria-labelledby="table-you">
        <Heading level={2} size="xl" id="table-you">
          {words.you}
        </Heading>
        <Text>
          {words.yours} <Link href="/settings">{words.settings}</Link>
        </Text>
      </Card>
      <Card as="section" roomy aria-labelledby="table-people">
        <Heading level={2} size="xl" id="table-people">
          {words.people}
        </Heading>
        {people.length === 0 && <Text tone="muted">{words.nobody}</Text>}
        {people.length > 0 && (
          <Stack as="ul" gap="5" aria-labelledby="table-people">
            {people.map((person) => (
              <Seat key={person.id} actor={actor} person={person} busy={busy} />
            ))}
          </Stack>
        )}
        <Row>
          <Button disabled={busy} onClick={() => actor.send({ type: 'person.added' })}>
            {words.add}
          </Button>
        </Row>
      </Card>
    </>
  );
}

function Seat({
  actor,
  person,
  busy,
}: TablePeopleProps & { readonly person: TableForm; readonly busy: boolean }) {
  const { name, kind, eats, avoided } = person;
  return (
    <Stack as="li" gap="2">
      <Row justify="space-between" align="start">
        <Stack gap="0">
          <Row gap="2">
            <Text as="span" strong>
              {name}
            </Text>
            {kind === 'child' && <Chip>{words.child}</Chip>}
          </Row>
          <Text size="sm" tone="muted">
            {summaryOf(person)}
          </Text>
          {avoided !== '' && <Text size="sm">{fill(words.wrote, { words: avoided })}</Text>}
          {noteTexts(person.leftOut ?? []).map((note) => (
            <Text key={note} size="sm">
              {note}
            </Text>
          ))}
        </Stack>
        <Row gap="2">
          <Button
            kind="secondary"
            aria-label={fill(words.editOne, { name })}
            disabled={busy}
            onClick={() => actor.send({ type: 'person.chosen', person })}
          >
            {words.edit}
          </Button>
          <Button
            kind="quiet"
            aria-label={fill(words.forgetOne, { name })}
            disabled={busy}
            onClick={() => actor.send({ type: 'removal.requested', person })}
          >
            {words.forget}
          </Button>
        </Row>
      </Row>
      <CheckField
        name={`eats-${person.id ?? ''}`}
        label={fill(words.eats, { name })}
        checked={eats}
        disabled={busy}
        onChange={(ticked) => actor.send({ type: 'eating.changed', person, eats: ticked })}
      />
    </Stack>
  );
}
