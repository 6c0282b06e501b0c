import { foodText, noteTexts } from '../../../texts/notes.ts';
import { boughtForText, mealsText, shopAmountText } from '../../../texts/shopAmounts.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shoppingMachine } from '../../../../machines/planner/shopping.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { planner, shopping as words } from '../texts/en.ts';
import { shoppingList } from '../../shopping/texts/en.ts';
import { packsText } from '../../shopping/texts/packsText.ts';
import { unfitText } from '../../shopping/texts/unfitText.ts';
import { aisleText } from '../../shopping/texts/aisleText.ts';
import { fill } from '../../../texts/fill.ts';
import { planNameText, shortDateText, sumText } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PrintIcon, ShareIcon } from '../../../ui/icons/planner.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

type ShoppingList = NonNullable<SnapshotFrom<typeof shoppingMachine>['context']['list']>;
type ShoppingActor = ActorRefFrom<typeof shoppingMachine>;

type Item = ShoppingList['aisles'][number]['items'][number];

/** What a line costs, and what of it is taken to be at home. */
function costText(
  { staple, beside_home: home }: Pick<Item, 'staple' | 'beside_home'>,
  cost: string,
): string {
  if (!home) return fill(staple ? shoppingList.stapleUsed : words.about, { cost });
  const amount = shopAmountText(home.amount, home.text);
  return fill(shoppingList.besideHomeCost, { amount, cost });
}

/** What to buy for the week, to be ticked off. */
export function ShoppingPanel({
  actor,
  onClose,
}: {
  readonly actor: ShoppingActor;
  readonly onClose: () => void;
}) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('listFailed'));
  const { name, startDate, endDate } = useSelector(actor, (snapshot) => snapshot.context.plan);
  return (
    <Dialog
      title={fill(words.titleOf, { name: planNameText(name, startDate, endDate) })}
      width="line"
      closeLabel={planner.close}
      onClose={onClose}
    >
      {isLoading && (
        <Stack gap="4">
          <Spinner label={words.loading} />
          <Skeleton count={8} />
        </Stack>
      )}
      {hasFailed && (
        <Stack gap="3" align="start">
          <Alert>{words.failed}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'list.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {!isLoading && !hasFailed && <List actor={actor} />}
    </Dialog>
  );
}

function List({ actor }: { readonly actor: ShoppingActor }) {
  const list = useSelector(actor, (snapshot) => snapshot.context.list);
  const { ticked, waiting } = useSelector(actor, (snapshot) => snapshot.context.ticks);
  const canShare = useSelector(actor, (snapshot) => snapshot.can({ type: 'list.shared' }));
  const isSharing = useSelector(actor, (snapshot) => snapshot.matches({ listing: 'sharingList' }));
  if (!list) return null;
  const items = list.aisles.flatMap((aisle) => aisle.items);
  if (items.length === 0)
    return <EmptyState level={3} title={words.empty} description={words.emptyDetail} />;
  const done = items.filter(({ key }) => ticked.includes(key)).length;
  return (
    <>
      <Row justify="space-between">
        <Text as="span" role="status" tone="muted">
          {fill(words.progress, { ticked: done, all: items.length })}
        </Text>
        <Row gap="2">
          <Button
            kind="secondary"
            busy={isSharing}
            busyLabel={words.sharing}
            onClick={() => actor.send({ type: 'list.shared' })}
          >
            <ShareIcon size={18} />
            {words.share}
          </Button>
          <Button
            kind="secondary"
            disabled={!canShare}
            onClick={() => actor.send({ type: 'list.printed' })}
          >
            <PrintIcon size={18} />
            {words.print}
          </Button>
          <LinkButton kind="quiet" href="/shopping">
            {shoppingList.whole}
          </LinkButton>
        </Row>
      </Row>
      <DaysOver from={list.from} />
      {waiting > 0 && <Alert tone="caution">{fill(words.waiting, { count: waiting })}</Alert>}
      {list.aisles.map(({ aisle, items: own }) => (
        <Stack key={aisle} as="section" gap="1" aria-label={aisleText(aisle)}>
          <Heading level={3} size="lg">
            {aisleText(aisle)}
          </Heading>
          {own.map(({ key, name, text, amount, grams, cost, at_hand: atHand, ...item }) => (
            <CheckField
              key={key}
              name={key}
              checked={ticked.includes(key)}
              onChange={(now) => actor.send({ type: 'item.ticked', key, ticked: now })}
              label={
                <>
                  <Text as="span" strong>
                    {foodText(key, name)}
                  </Text>
                  {` ${shopAmountText(amount, text)} `}
                  <Unfit unfit={item.unfit} />
                  <Text as="span" size="sm" tone="muted">
                    {[
                      item.pack && packsText(item.pack),
                      atHand
                        ? words.atHand
                        : grams > 0 &&
                          costText(item, sumText(item.pack?.cost ?? cost, list.currency)),
                      fill(words.forMeals, {
                        meals: boughtForText(item.for_meals, item.meals),
                      }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                </>
              }
            />
          ))}
        </Stack>
      ))}
      <Text>
        {fill(list.till === undefined ? words.total : shoppingList.atTill, {
          cost: sumText(list.cost, list.currency),
          pay: sumText(list.pay ?? list.till ?? list.cost, list.currency),
          till: sumText(list.till ?? list.cost, list.currency),
        })}
      </Text>
      {list.notes.length > 0 && (
        <Text as="div" size="sm" tone="muted">
          <BulletList items={noteTexts(list.notes)} />
        </Text>
      )}
      {list.left_out.length > 0 && (
        <Disclosure summary={words.leftOut}>
          <BulletList items={mealsText(list.left_out_meals, list.left_out)} />
        </Disclosure>
      )}
    </>
  );
}

/** Whom it is not for, as the list of all weeks says it. */
function Unfit({ unfit }: { readonly unfit: Parameters<typeof unfitText>[0] }) {
  const told = unfitText(unfit);
  return told === undefined ? null : (
    <>
      <Chip tone="paprika">{told}</Chip>{' '}
    </>
  );
}

function DaysOver({ from }: { readonly from: string | undefined }) {
  if (from === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {fill(shoppingList.daysOver, { day: shortDateText(from) })}
    </Text>
  );
}
