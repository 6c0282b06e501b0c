import { landing as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { priceText } from '../../../texts/format.ts';
import { planDuration, planHighlight, planLabel } from '../../../texts/plans.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PlanCard } from '../../../ui/PlanCard.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import type { DoorOffer } from './offer.ts';

interface PricingProps {
  readonly offer: DoorOffer;
  /** Where a plan leads: to an account, or to the payment. */
  readonly href: string;
}

/** The configured plans (LAND-02). */
export function Pricing({ offer: { plans, currency }, href }: PricingProps) {
  return (
    <Stack as="section" gap="6" id="pricing" aria-labelledby="pricing-title">
      <Stack gap="2">
        <Heading level={2} size="3xl" id="pricing-title">
          {words.pricingTitle}
        </Heading>
        <Text size="lg" tone="muted" narrow>
          {words.pricingIntro}
        </Text>
      </Stack>
      <Grid columns="quarters">
        {plans.map(({ id, paystackAmount, highlight, billing, ...plan }) => (
          <PlanCard
            key={id}
            id={`plan-${id}`}
            level={3}
            name={planLabel({ id, ...plan })}
            price={priceText(paystackAmount, currency)}
            highlight={planHighlight({ id, highlight })}
            action={
              <LinkButton href={href} kind={highlight === null ? 'secondary' : 'primary'} wide>
                {words.start}
              </LinkButton>
            }
          >
            <span>{fill(words.runs, { duration: planDuration({ id, ...plan }) })}</span>
            {billing === 'yearly' && (
              <span>
                <Chip tone="saffron">{words.saves}</Chip>
              </span>
            )}
          </PlanCard>
        ))}
      </Grid>
    </Stack>
  );
}
