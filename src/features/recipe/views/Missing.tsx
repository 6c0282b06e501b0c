import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShareIcon } from '../../../ui/icons/planner.tsx';
import { Row } from '../../../ui/layout.tsx';
import { lineItems } from '../../../ui/ShownLines.tsx';
import { Text } from '../../../ui/typography.tsx';
import { actions as words } from '../texts/en.ts';
import type { RecipeActionsActor } from './MoreActions.tsx';
import { calledOf, type Missing as MissingLines, servingsText } from './selectors.ts';

export interface MissingProps {
  readonly actor: RecipeActionsActor;
  readonly title: string;
  readonly servings: number;
  readonly missing: MissingLines;
}

/** What is to be bought for the dish, to be taken along. */
export function Missing({ actor, title, servings, missing }: MissingProps) {
  const { isKnown } = missing;
  const lines = missing.lines.map(({ text }) => text);
  const isSharing = useSelector(actor, (snapshot) =>
    snapshot.matches({ listingMissing: 'sharingLines' }),
  );
  const isPutting = useSelector(actor, (snapshot) =>
    snapshot.matches({ listingMissing: 'keepingOnList' }),
  );
  const isListed = useSelector(actor, (snapshot) => snapshot.matches({ listingMissing: 'listed' }));
  const canShare = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'missing.shared', title, lines }),
  );
  const heading = fill(words.missing, { dish: calledOf(title) });
  return (
    <Dialog
      title={heading}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'missing.closed' })}
    >
      <Text tone="muted">{servingsText(servings)}</Text>
      {!isKnown && <Text>{words.missingUnknown}</Text>}
      {lines.length === 0 ? (
        <Text>{words.missingNone}</Text>
      ) : (
        <>
          <BulletList items={lineItems(missing.lines)} />
          <Row gap="2">
            {isListed ? (
              <>
                <Text as="span" role="status" strong>
                  {words.listed}
                </Text>
                <LinkButton kind="secondary" href="/shopping">
                  {words.openList}
                </LinkButton>
              </>
            ) : (
              <Button
                busy={isPutting}
                busyLabel={words.listing}
                onClick={() =>
                  actor.send({
                    type: 'missing.listed',
                    dish: calledOf(title),
                    lines: missing.listed,
                  })
                }
              >
                {words.list}
              </Button>
            )}
            <Button
              kind="secondary"
              disabled={!canShare && !isSharing}
              busy={isSharing}
              busyLabel={words.sharing}
              onClick={() => actor.send({ type: 'missing.shared', title: heading, lines })}
            >
              <ShareIcon size={18} />
              {words.share}
            </Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}
