import { timeText } from '../../../../domain/timeText.ts';
import { paragraphOf } from '../../../texts/notes.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { file as words } from '../texts/en.ts';
import type { FoundRecipe, RecipeFileActor } from './selectors.ts';

interface FileProps {
  readonly actor: RecipeFileActor;
}

/** What a file holds, to choose from. */
export function FoundRecipes({ actor }: FileProps) {
  const found = useSelector(actor, ({ context }) => context.found);
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const more = useSelector(actor, ({ context }) => context.more);
  const unread = useSelector(actor, ({ context }) => context.unread);
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keepingRecipes'));
  return (
    <Card as="section" aria-labelledby="found">
      <Row gap="3" justify="space-between">
        <Heading level={2} id="found">
          {counted(found.length, words.found)}
        </Heading>
        <Button
          kind="quiet"
          disabled={keeping}
          onClick={() => actor.send({ type: 'recipes.toggled' })}
        >
          {chosen.length === found.length ? words.none : words.all}
        </Button>
      </Row>
      {more > 0 && <Text size="sm">{counted(more, words.more)}</Text>}
      {unread > 0 && (
        <Text size="sm" tone="muted">
          {counted(unread, words.partsUnread)}
        </Text>
      )}
      <Rows>
        {found.map((recipe, place) => (
          <RowsItem
            key={`${place} ${recipe.title}`}
            main={
              <CheckField
                name={`recipe-${place}`}
                checked={chosen.includes(place)}
                disabled={keeping}
                label={<Found recipe={recipe} />}
                onChange={() => actor.send({ type: 'recipe.toggled', place })}
              />
            }
          />
        ))}
      </Rows>
      <Keep actor={actor} count={chosen.length} />
    </Card>
  );
}

/** Its name, what was read of it, and what was not. */
function Found({ recipe }: { readonly recipe: FoundRecipe }) {
  const { title, minutes, servings, lines, steps, unsure, safety, known } = recipe;
  const notFor = recipe.refused_at_table ?? [];
  const careful = recipe.caution_at_table ?? [];
  const time = timeText(minutes);
  const told = recipe.minutes_estimated ? fill(words.minutesEstimated, { time }) : time;
  const facts = [
    ...(minutes > 0 ? [told] : []),
    ...(servings === null ? [] : [fill(words.serves, { count: servings })]),
    fill(words.counted, { counted: recipe.counted, lines }),
    counted(steps, words.steps),
  ];
  return (
    <Stack gap="1">
      <Text as="span" strong>
        {title}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {unsure.length > 0 && (
        <Text as="span" size="sm">
          {fill(words.toCheck, { lines: unsure.join('; ') })}
        </Text>
      )}
      <Row gap="2">
        {safety.verdict === 'fit' ? (
          notFor.length + careful.length === 0 && <Chip tone="herb">{words.fits}</Chip>
        ) : (
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? words.refuse : words.caution}
          </Chip>
        )}
        {known && <Chip>{words.known}</Chip>}
      </Row>
      {safety.verdict === 'refuse' && (
        <Text as="span" size="sm">
          {paragraphOf(safety.reasons.slice(0, 1))}
        </Text>
      )}
      {notFor.map(({ name, reasons }, n) => (
        <Text as="span" size="sm" key={n}>
          <Chip tone="paprika">{fill(words.refuseFor, { name })}</Chip>{' '}
          {paragraphOf(reasons.slice(0, 1))}
        </Text>
      ))}
      {careful.map(({ name, reasons }, n) => (
        <Text as="span" size="sm" key={n}>
          <Chip tone="saffron">{fill(words.cautionFor, { name })}</Chip>{' '}
          {paragraphOf(reasons.slice(0, 1))}
        </Text>
      ))}
    </Stack>
  );
}

function Keep({ actor, count }: FileProps & { readonly count: number }) {
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keepingRecipes'));
  const unkept = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'recipesUnkept' }));
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted">
        {words.checkLater}
      </Text>
      {unkept && <Alert>{message ?? words.unkept}</Alert>}
      <Row>
        <Button
          large
          disabled={count === 0}
          busy={keeping}
          busyLabel={words.keeping}
          onClick={() => actor.send({ type: 'recipes.submitted' })}
        >
          {count === 0 ? words.keepNone : counted(count, words.keep)}
        </Button>
      </Row>
    </Stack>
  );
}
