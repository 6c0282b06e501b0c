import { quantityOf, reasonText } from '../../aiKitchen/views/sayings.ts';
import { recipe as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText, sumText } from '../../../texts/format.ts';
import { foodTexts } from '../../../texts/notes.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LimitBar } from '../../../ui/LimitBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { isPartOnly } from './selectors.ts';
import type { Details } from './selectors.ts';

const shown = ['protein_g', 'carb_g', 'fibre_g', 'sat_fat_g', 'sodium_mg'] as const;
const inUnits = (value: number, unit: string): string =>
  `${figureText(value, Math.abs(value) < 10 ? 1 : 0)} ${unit.replace('ug', 'µg')}`.trimEnd();

/** What a serving holds, against what the person may have; what it costs; why it was offered. */
export function Figures({ details }: { readonly details: Details | undefined }) {
  if (!details) return null;
  const { nutrition, limits, cost, reasons } = details;
  // Of what is not counted nobody knows how much it holds: the rest is the least that there is.
  const isPart = isPartOnly(details);
  const amountText = (amount: string): string =>
    isPart ? fill(words.atLeast, { amount }) : amount;
  const why = reasons.filter(({ code }) => code !== 'within_limit').map(reasonText);
  return (
    <Card as="section" aria-labelledby="figures">
      <Heading level={2} id="figures">
        {limits.length > 0 ? words.limits : words.nutrition}
      </Heading>
      {limits.length > 0 && (
        <Stack gap="4">
          <Text size="sm" tone="muted">
            {words.limitsDetail}
          </Text>
          {limits.map(({ quantity, amount, unit, dayMax }) => (
            <LimitBar
              key={quantity}
              name={quantityOf(quantity)}
              value={amount}
              min={null}
              max={dayMax}
              text={amountText(inUnits(amount, unit))}
              detail={fill(words.ofDay, { limit: inUnits(dayMax, unit) })}
              tone={amount > dayMax ? 'missed' : isPart ? 'aimed' : 'met'}
            />
          ))}
        </Stack>
      )}
      <DefinitionList
        items={shown
          .filter((name) => !limits.some(({ quantity }) => quantity === name))
          .map((name) => [
            words.figures[name],
            amountText(inUnits(nutrition[name], name.endsWith('mg') ? 'mg' : 'g')),
          ])}
      />
      {cost && (
        <Text size="sm">
          {fill(words.costBetween, {
            low: sumText(cost.low, cost.currency),
            high: sumText(cost.high, cost.currency),
          })}
        </Text>
      )}
      {why.length > 0 && (
        <Stack gap="2">
          <Heading level={3} size="lg">
            {words.why}
          </Heading>
          <BulletList items={why} />
        </Stack>
      )}
      <Text size="xs" tone="muted">
        {[
          // Of one's own it stands beside the lines that the figures count.
          !details.own && nutrition.not_counted?.length
            ? fill(words.notCounted, {
                names: foodTexts(nutrition.not_counted, nutrition.not_counted_keys).join(', '),
              })
            : '',
          words.estimates,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Card>
  );
}
