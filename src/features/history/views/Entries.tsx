import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { usePicture } from '../../../context/pictures.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { history as words, ownNote as rated } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EntryCard } from '../../../ui/EntryCard.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { BinIcon } from '../../../ui/icons/history.tsx';
import { useWasNearWindow } from '../../../ui/inWindow.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Presence } from '../../../ui/Presence.tsx';
import {
  dayOf,
  dishOf,
  kindOf,
  shownDishOf,
  titleOf,
  type HistoryListActor,
  type Item,
} from './selectors.ts';

const few = 4;

interface EntriesProps {
  readonly actor: HistoryListActor;
  readonly items: readonly Item[];
  readonly loadingMore: boolean;
  readonly moreFailed: boolean;
}

/** A card for each entry, and the way to more (HIST-01). */
export function Entries({ actor, items, loadingMore, moreFailed }: EntriesProps) {
  const hasMore = useSelector(actor, (snapshot) => snapshot.context.cursor !== null);
  // Cards that are added are drawn in slices, between which the page answers.
  const drawn = useDeferredValue(items);
  return (
    <Stack gap="6">
      <Cards actor={actor} items={drawn} />
      {moreFailed && <Alert>{words.moreFailed}</Alert>}
      {hasMore && (
        <Row justify="center">
          <Button
            kind="secondary"
            busy={loadingMore}
            busyLabel={words.loadingMore}
            onClick={() => actor.send({ type: 'more.requested' })}
          >
            {words.more}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Pressing 'Load more' draws none of them again. */
const Cards = memo(function Cards({ actor, items }: Pick<EntriesProps, 'actor' | 'items'>) {
  return (
    <Grid columns="cards">
      <Presence>
        {items.map((item) => (
          <Entry key={item.id} actor={actor} item={item} />
        ))}
      </Presence>
    </Grid>
  );
});

/** Drawn once for each entry: a page that follows redraws none of those before it. */
const Entry = memo(function Entry({
  actor,
  item,
}: {
  readonly actor: HistoryListActor;
  readonly item: Item;
}) {
  const names = item.names ?? [];
  const title = titleOf(item);
  const card = useRef<HTMLElement>(null);
  const keepCard = useCallback((element: HTMLElement | null) => {
    card.current = element;
  }, []);
  const isNear = useWasNearWindow(card);
  // Hundreds of pictures are not asked for before somebody comes near them.
  const found = usePicture(isNear && !item.photo ? dishOf(item) || title : null);
  return (
    <EntryCard
      onElement={keepCard}
      title={title}
      titleLang={dishOf(item) === '' ? undefined : shownDishOf(item).lang}
      picture={item.photo ?? found}
      href={`/history/${encodeURIComponent(item.id)}`}
      note={dayOf(item.createdAt)}
      action={
        <IconButton
          label={fill(words.remove, { name: title })}
          onClick={() => actor.send({ type: 'deletion.requested', id: item.id })}
        >
          <BinIcon />
        </IconButton>
      }
    >
      <Row gap="1">
        <Chip tone="outline">{kindOf(item)}</Chip>
        {item.rating !== null && <Chip>{fill(rated.stars, { stars: item.rating })}</Chip>}
        {names.slice(0, few).map((name, n) => (
          <Chip key={`${n} ${name}`} tone="herb">
            {name}
          </Chip>
        ))}
        {names.length > few && <Chip>{fill(words.andMore, { count: names.length - few })}</Chip>}
      </Row>
    </EntryCard>
  );
});
