import { timeText } from '../../../../domain/timeText.ts';
import type { ActorRefFrom } from 'xstate';
import type { recipeSwapsMachine } from '../../../../machines/recipe/recipeSwaps.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { swapFoods } from '../../aiKitchen/views/sayings.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText, sumText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { adapting as words } from '../texts/en.ts';
import type { Details } from './selectors.ts';

export type SwapsActor = ActorRefFrom<typeof recipeSwapsMachine>;
type Offered = NonNullable<Details['swaps']>[number];

export interface SwapsProps {
  readonly actor: SwapsActor;
  readonly swaps: readonly Offered[];
  /** Of the sums among their effects. */
  readonly currency: string | undefined;
  /** What a serving costs: less than a fiftieth of it is not worth saying. */
  readonly cost?: number | undefined;
}

/** What it makes more or less; small differences are left out. */
function effectTexts(
  { change, effect }: Offered,
  currency: string | undefined,
  serving: number,
): string {
  const { minutes, energy_kcal: energy, sodium_mg: sodium, cost } = effect;
  const said = (value: number, least: number, more: string, less: string, shown: string) =>
    Math.abs(value) < least ? [] : [fill(value > 0 ? more : less, { amount: shown })];
  const size = (value: number): string => figureText(Math.abs(value), 0);
  return [
    kitchen.changes[change],
    ...said(minutes, 1, words.longer, words.shorter, timeText(Math.abs(Math.round(minutes)))),
    ...said(energy, 10, words.moreEnergy, words.lessEnergy, size(energy)),
    ...said(sodium, 40, words.moreSodium, words.lessSodium, size(sodium)),
    ...(cost === null || currency === undefined
      ? []
      : said(
          cost,
          Math.max(0.01, serving / 50),
          words.dearer,
          words.cheaper,
          sumText(Math.abs(cost), currency),
        )),
  ].join(' · ');
}

/** What could be cooked in place of what the recipe names, each to be used or not; what it changes is said before. */
export function Swaps({ actor, swaps, currency, cost = 0 }: SwapsProps) {
  const wished = useSelector(actor, ({ context }) => context.wished);
  const last = useSelector(actor, ({ context }) => context.last);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('adaptingFailed'));
  if (swaps.length === 0) return null;
  return (
    <Stack gap="3">
      {swaps.map((swap) => (
        <Stack key={swap.id} gap="1" align="start">
          {swap.required ? (
            <Text>{fill(words.required, swapFoods(swap))}</Text>
          ) : (
            <Button
              kind="secondary"
              pressed={wished.includes(swap.id)}
              busy={isBusy && last === swap.id}
              aria-describedby={`effect-${swap.id}`}
              onClick={() => actor.send({ type: 'swap.toggled', id: swap.id })}
            >
              {fill(swap.cupboard ? words.useOther : words.use, swapFoods(swap))}
            </Button>
          )}
          <Text size="sm" tone="muted" id={`effect-${swap.id}`}>
            {effectTexts(swap, currency, cost)}
          </Text>
        </Stack>
      ))}
      <div role="status">
        {isBusy && <Text size="sm">{words.busy}</Text>}
        {hasFailed && <Text size="sm">{words.failed}</Text>}
      </div>
    </Stack>
  );
}
