import { useState } from 'react';
import type { ListNow, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ListRows, PlainRow } from '../../../ui/ListRows.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { aisleText } from '../texts/aisleText.ts';
import { shoppingList as words } from '../texts/en.ts';
import { Line } from './Line.tsx';
import {
  aislesOf,
  estimateText,
  isInOwnOrder,
  lineName,
  staplesAtHome,
  toBuy,
  writtenIn,
  type Aisle,
  type ListActor,
} from './selectors.ts';

interface AislesProps {
  readonly actor: ListActor;
  readonly list: ListNow;
}

/** The lines by aisle, and below them what is at home. */
export function Aisles({ actor, list }: AislesProps) {
  const bought = toBuy(list)
    .filter(({ ticked }) => ticked)
    .flatMap(writtenIn)
    .map(({ id }) => id);
  return (
    <>
      {isInOwnOrder(list) && (
        <Row justify="space-between" align="center">
          <Text size="sm" tone="muted">
            {words.ownOrder}
          </Text>
          <Button kind="quiet" onClick={() => actor.send({ type: 'order.forgotten' })}>
            {words.usualOrder}
          </Button>
        </Row>
      )}
      {aislesOf(list).map((aisle) => (
        <Section key={aisle.name} actor={actor} list={list} aisle={aisle} />
      ))}
      {bought.length > 0 && (
        <Row>
          <Button
            kind="secondary"
            onClick={() => actor.send({ type: 'lines.removed', ids: bought })}
          >
            {words.clear}
          </Button>
        </Row>
      )}
      <Staples actor={actor} list={list} />
      {toBuy(list).some(({ cost }) => cost !== null) && (
        <Text size="sm" tone="muted">
          {estimateText(list)}
        </Text>
      )}
    </>
  );
}

function Section({
  actor,
  list,
  aisle: { name, open, done, folded },
}: AislesProps & { readonly aisle: Aisle }) {
  const [latest, setLatest] = useState<string>();
  // What was just ticked stays in sight: the focus is there.
  const ticked = [...done, ...folded].toSorted(
    (a, b) => Number(b.id === latest) - Number(a.id === latest),
  );
  const rows = (lines: readonly ShoppingLine[]) =>
    lines.map((line) => (
      <Line
        key={`${line.added_by} ${line.id}`}
        actor={actor}
        list={list}
        line={line}
        onTicked={() => setLatest(line.id)}
      />
    ));
  return (
    <Stack as="section" gap="2" aria-label={aisleText(name)}>
      <Row justify="space-between" align="baseline">
        <Heading level={2} size="lg">
          {aisleText(name)}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {fill(words.left, {
            left: open.length,
            all: open.length + done.length + folded.length,
          })}
        </Text>
      </Row>
      <ListRows>{rows([...open, ...ticked.slice(0, done.length)])}</ListRows>
      {folded.length > 0 && (
        <Disclosure summary={fill(words.more, { count: folded.length })}>
          <ListRows>{rows(ticked.slice(done.length))}</ListRows>
        </Disclosure>
      )}
    </Stack>
  );
}

function Staples({ actor, list }: AislesProps) {
  const staples = staplesAtHome(list);
  if (staples.length === 0) return null;
  return (
    <Disclosure
      summary={counted(staples.length, { one: words.staplesOne, many: words.staples })}
      detail={staples.map(lineName).join(', ')}
    >
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {words.staplesHint}
        </Text>
        <ListRows>
          {staples.map((line) => (
            <PlainRow key={line.id} name={lineName(line)}>
              <Button
                kind="quiet"
                aria-label={fill(words.ranOutOf, { name: lineName(line) })}
                onClick={() => actor.send({ type: 'staple.missed', key: line.key ?? '' })}
              >
                {words.ranOut}
              </Button>
            </PlainRow>
          ))}
        </ListRows>
      </Stack>
    </Disclosure>
  );
}
