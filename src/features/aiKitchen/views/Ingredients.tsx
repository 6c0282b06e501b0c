import type { ReactNode } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { measured } from '../../../texts/measures.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { RemovableChip } from '../../../ui/RemovableChip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { NumberedList } from '../../../ui/NumberedList.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ingredientsOf, unspecifiedOf, type Analysis, type KitchenActor } from './selectors.ts';

interface IngredientsProps {
  readonly actor: KitchenActor;
  readonly analysis: Analysis;
  /** It has just come, so reading goes on here. */
  readonly isNew: boolean;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** What the kitchen understood, what it left out, and what it did not understand. */
export function Ingredients({ actor, analysis, isNew, children }: IngredientsProps) {
  const ingredients = ingredientsOf(analysis);
  const notUnderstood = analysis.not_understood ?? [];
  return (
    <Card as="section" aria-labelledby="detected">
      <Heading level={2} id="detected" takesFocus={isNew}>
        {words.detected}
      </Heading>
      {ingredients.length > 0 && (
        <NumberedList
          label={words.detected}
          running
          items={ingredients.map((each) => (
            <Ingredient key={each.name} {...each} />
          ))}
        />
      )}
      <Unspecified actor={actor} foods={unspecifiedOf(analysis)} />
      <Absent actor={actor} names={analysis.absent ?? []} />
      {analysis.heard_health && (
        <Text size="sm">
          <strong>{words.heard}</strong> {analysis.heard_health.join('; ')}
        </Text>
      )}
      {notUnderstood.length > 0 && (
        <Stack gap="2">
          <Row gap="2" align="baseline">
            <Text as="span" size="sm" strong>
              {words.notUnderstood}
            </Text>
            {notUnderstood.map((text) => (
              <Chip key={text} tone="saffron">
                {text}
              </Chip>
            ))}
          </Row>
          <Text size="sm" tone="muted">
            {words.notUnderstoodDetail}
          </Text>
        </Stack>
      )}
      {children}
    </Card>
  );
}

const forms = () => [
  { label: words.dried, said: words.saidDried },
  { label: words.tinned, said: words.saidTinned },
];

/** Foods of the typed list of which there are dried ones and those of a tin: the person says which. */
function Unspecified({
  actor,
  foods,
}: Pick<IngredientsProps, 'actor'> & { readonly foods: readonly string[] }) {
  const isTyped = useSelector(actor, (snapshot) => snapshot.context.source === 'list');
  const canSay = useSelector(
    actor,
    (snapshot) =>
      foods[0] !== undefined &&
      snapshot.can({ type: 'food.specified', text: foods[0], said: foods[0] }),
  );
  if (!isTyped) return null;
  return foods.map((text) => (
    <Row key={text} gap="2">
      <Text as="span" size="sm" strong>
        {fill(words.driedOrTinned, { name: text })}
      </Text>
      {forms().map(({ label, said }) => (
        <Button
          key={label}
          kind="secondary"
          small
          disabled={!canSay}
          onClick={() =>
            actor.send({ type: 'food.specified', text, said: fill(said, { name: text }) })
          }
        >
          {label} <VisuallyHidden>{text}</VisuallyHidden>
        </Button>
      ))}
    </Row>
  ));
}

/** What the list says is not there; each can be taken back. */
function Absent({
  actor,
  names,
}: Pick<IngredientsProps, 'actor'> & { readonly names: readonly string[] }) {
  const canTakeBack = useSelector(
    actor,
    (snapshot) =>
      names[0] !== undefined && snapshot.can({ type: 'absence.withdrawn', name: names[0] }),
  );
  if (names.length === 0) return null;
  return (
    <Row gap="2">
      <Text as="span" size="sm" strong>
        {words.absent}
      </Text>
      {names.map((name) => (
        <RemovableChip
          key={name}
          name={name}
          tone="outline"
          removeLabel={fill(words.takeBack, { name })}
          disabled={!canTakeBack}
          onRemove={() => actor.send({ type: 'absence.withdrawn', name })}
        />
      ))}
    </Row>
  );
}

type Read = ReturnType<typeof ingredientsOf>[number];

/** How much of it: by number and weight, as it was written, or as we take it. */
function amountText({ count, grams, isWeighed }: Read): string | undefined {
  if (grams === undefined) return count;
  const weight = measured(`${Math.round(grams)} g`);
  if (isWeighed) return weight;
  return count === undefined
    ? fill(words.weight, { weight })
    : fill(words.countAndWeight, { count, weight });
}

function Ingredient(read: Read) {
  const { name, written } = read;
  const amount = amountText(read);
  return (
    <Row gap="2" align="baseline">
      {written !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {written} <span aria-hidden="true">→</span>
          <VisuallyHidden>{words.readAs}</VisuallyHidden>
        </Text>
      )}
      <span>{name}</span>
      {amount !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {amount}
        </Text>
      )}
    </Row>
  );
}
