import { useState } from 'react';
import type { ListNow, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { fill } from '../../../texts/fill.ts';
import { sumText } from '../../../texts/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { CloseIcon } from '../../../ui/icons/marks.tsx';
import { PencilIcon } from '../../../ui/icons/planner.tsx';
import { EditRow, TickRow } from '../../../ui/ListRows.tsx';
import { shoppingList as words } from '../texts/en.ts';
import { unfitText } from '../texts/unfitText.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { detailOf, lineName, tickerOf, writtenIn, type ListActor } from './selectors.ts';

/** As long as a line may be. */
const longest = 200;

interface LineProps {
  readonly actor: ListActor;
  readonly list: ListNow;
  readonly line: ShoppingLine;
}

/** One line to tick; what somebody wrote themselves can be rewritten and taken away. */
export function Line({
  actor,
  list,
  line,
  onTicked,
}: LineProps & { readonly onTicked: () => void }) {
  const [draft, setDraft] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const { id, cost } = line;
  const shown = lineName(line);
  const written = writtenIn(line);
  const own = written.length === 1 ? written[0] : undefined;
  const name = own?.name ?? written.map((each) => each.name).join(' + ');
  const close = () => {
    setDraft(undefined);
    setWasOpen(true);
  };
  const keep = () => {
    const text = draft?.trim() ?? '';
    if (text !== '' && text !== name)
      actor.send({ type: 'line.rewritten', id: own?.id ?? id, text });
    close();
  };
  if (draft !== undefined)
    return (
      <EditRow
        label={fill(words.change, { name })}
        value={draft}
        longest={longest}
        onChange={setDraft}
        onKeep={keep}
        onCancel={close}
      />
    );
  return (
    <TickRow
      name={shown}
      detail={detailOf(line, list)}
      warning={unfitText(line.unfit)}
      price={cost === null || line.price ? undefined : sumText(cost, list.currency)}
      checked={line.ticked}
      by={tickerOf(line, list)}
      onTick={(ticked) => {
        onTicked();
        actor.send({ type: 'line.ticked', id, ticked });
      }}
    >
      {line.price && <PriceButton actor={actor} list={list} line={line} />}
      {own && (
        <IconButton
          label={fill(words.change, { name })}
          returned={wasOpen}
          onClick={() => setDraft(name)}
        >
          <PencilIcon size={18} />
        </IconButton>
      )}
      {written.length > 0 && (
        <IconButton
          label={fill(words.remove, { name })}
          onClick={() => actor.send({ type: 'lines.removed', ids: written.map((each) => each.id) })}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </TickRow>
  );
}

/** What a line costs; pressed, it asks what was paid. */
function PriceButton({ actor, list, line }: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = lineName(line);
  const cost = line.cost === null ? undefined : sumText(line.cost, list.currency);
  return (
    <>
      <Button
        kind="quiet"
        aria-label={
          cost === undefined
            ? fill(words.priceLabelBare, { name })
            : fill(words.priceLabel, { name, cost })
        }
        onClick={() => setIsOpen(true)}
      >
        {cost ?? words.price}
      </Button>
      {isOpen && <PriceDialog actor={actor} line={line} onClose={() => setIsOpen(false)} />}
    </>
  );
}
