import { timeText } from '../../../../domain/timeText.ts';
import { foodTexts, paragraphOf } from '../../../texts/notes.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { allergenText } from '../../aiKitchen/views/sayings.ts';
import { fill } from '../../../texts/fill.ts';
import { counted as countedText, figureText, sumText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { writing as words } from '../texts/en.ts';
import { Lines } from './Lines.tsx';
import { isReading, type Reading, type RecipeWritingActor } from './selectors.ts';

/** What was understood of the text; the last reading stays while the next is made. */
export function Understood({ actor }: { readonly actor: RecipeWritingActor }) {
  const reading = useSelector(actor, ({ context }) => context.reading);
  const isBlank = useSelector(actor, ({ context }) => context.text.trim() === '');
  const busy = useSelector(actor, isReading);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'readingFailed' }));
  return (
    <Stack gap="4">
      <div role="status">{busy && <Spinner label={words.reading} />}</div>
      {failed && (
        <Stack gap="3" align="start">
          <Alert>{words.readingFailed}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'reading.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {reading && !isBlank && (
        <Card as="section" aria-labelledby="understood">
          <Heading level={2} id="understood">
            {words.understood}
          </Heading>
          <Head reading={reading} />
          <Lines actor={actor} lines={reading.lines} />
          <Text size="sm" tone={reading.steps.length > 0 ? 'muted' : 'paprika'}>
            {reading.steps.length > 0
              ? countedText(reading.steps.length, words.steps)
              : words.noSteps}
          </Text>
          <Figures reading={reading} />
        </Card>
      )}
    </Stack>
  );
}

function Head({
  reading: { title, servings, prep, cook, minutes_estimated: isEstimated, wait = 0 },
}: {
  readonly reading: Reading;
}) {
  const whole = prep + cook + wait;
  const time = timeText(whole);
  const told = isEstimated ? fill(words.minutesEstimated, { time }) : time;
  const minutes = whole > 0 ? told : null;
  return (
    <Stack gap="1">
      {title === '' ? (
        <Text tone="paprika">{words.untitled}</Text>
      ) : (
        <Heading level={3} size="lg">
          {title}
        </Heading>
      )}
      <Text size="sm" tone={servings === null ? 'paprika' : 'muted'}>
        {servings === null ? words.servesUnknown : fill(words.serves, { count: servings })}
        {servings !== null && minutes !== null && `, ${minutes}`}
      </Text>
      {servings === null && minutes !== null && (
        <Text size="sm" tone="muted">
          {minutes}
        </Text>
      )}
    </Stack>
  );
}

function Figures({ reading }: { readonly reading: Reading }) {
  const { sureness, nutrition, cost, safety } = reading;
  const { allergens, allergen_ids: ids } = reading;
  const { estimated = [] } = sureness;
  if (sureness.lines === 0) return null;
  const amount = fill(words.energy, { kcal: Math.round(nutrition.energy_kcal) });
  return (
    <Stack gap="2">
      <Heading level={3} size="lg">
        {sureness.serves_known ? words.aServing : words.whole}
      </Heading>
      <Row gap="2">
        <Chip>{sureness.counted < sureness.lines ? fill(words.atLeast, { amount }) : amount}</Chip>
        {cost && <Chip>{fill(words.cost, { cost: sumText(cost.amount, cost.currency) })}</Chip>}
        {safety.verdict === 'fit' ? (
          <Chip tone="herb">{words.fits}</Chip>
        ) : (
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? words.refuse : words.caution}
          </Chip>
        )}
      </Row>
      {safety.reasons.length > 0 && <Text size="sm">{paragraphOf(safety.reasons)}</Text>}
      {reading.refused_at_table?.map(({ name, reasons }, n) => (
        <Text key={n} size="sm">
          <Chip tone="paprika">{fill(words.refuseFor, { name })}</Chip> {paragraphOf(reasons)}
        </Text>
      ))}
      {reading.caution_at_table?.map(({ name, reasons }, n) => (
        <Text key={n} size="sm">
          <Chip tone="saffron">{fill(words.cautionFor, { name })}</Chip> {paragraphOf(reasons)}
        </Text>
      ))}
      {allergens.length > 0 && (
        <Text size="sm">{allergenText({ allergens, allergen_ids: ids })}</Text>
      )}
      <Text size="xs" tone="muted">
        {fill(words.counted, { counted: sureness.counted, lines: sureness.lines })}
      </Text>
      {estimated.length > 0 && (
        <Text size="xs" tone="muted">
          {fill(words.usual, {
            amounts: estimated
              .map(
                ({ key, name, grams }) =>
                  `${foodTexts([name], [key]).join('')} ${figureText(grams, 2)} g`,
              )
              .join(', '),
          })}
        </Text>
      )}
    </Stack>
  );
}
