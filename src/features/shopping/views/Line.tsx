import { useState } from 'react';
import type { ListNow, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { fill } from '../../../texts/fill.ts';
import { sumText } from '../../../texts/format.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { CloseIcon } from '../../../ui/icons/marks.tsx';
import { PencilIcon } from '../../../ui/icons/planner.tsx';
import { EditRow, TickRow } from '../../../ui/ListRows.tsx';
import { shoppingList as words } from '../texts/en.ts';
import { detailOf, tickerOf, type ListActor } from './selectors.ts';

/** As long as a line may be. */
const longest = 200;

interface LineProps {
  readonly actor: ListActor;
  readonly list: ListNow;
  readonly line: ShoppingLine;
}

/** One line to tick; what somebody wrote themselves can be rewritten and taken away. */
export function Line({ actor, list, line }: LineProps) {
  const [draft, setDraft] = useState<string>();
  const { id, name, cost } = line;
  const keep = () => {
    const text = draft?.trim() ?? '';
    if (text !== '' && text !== name) actor.send({ type: 'line.rewritten', id, text });
    setDraft(undefined);
  };
  if (draft !== undefined)
    return (
      <EditRow
        label={fill(words.change, { name })}
        value={draft}
        longest={longest}
        onChange={setDraft}
        onKeep={keep}
        onCancel={() => setDraft(undefined)}
      />
    );
  return (
    <TickRow
      name={name}
      detail={detailOf(line, list)}
      price={cost === null ? undefined : sumText(cost, list.currency)}
      checked={line.ticked}
      by={tickerOf(line, list)}
      onTick={(ticked) => actor.send({ type: 'line.ticked', id, ticked })}
    >
      {line.kind === 'own' && (
        <>
          <IconButton label={fill(words.change, { name })} onClick={() => setDraft(name)}>
            <PencilIcon size={18} />
          </IconButton>
          <IconButton
            label={fill(words.remove, { name })}
            onClick={() => actor.send({ type: 'lines.removed', ids: [id] })}
          >
            <CloseIcon size={18} />
          </IconButton>
        </>
      )}
    </TickRow>
  );
}
