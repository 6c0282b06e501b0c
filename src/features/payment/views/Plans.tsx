import { useSelector } from '../../../context/useSelector.ts';
import { checkout, payment as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { priceText } from '../../../texts/format.ts';
import { planDuration, planHighlight, planLabel } from '../../../texts/plans.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Grid } from '../../../ui/Grid.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PlanCard } from '../../../ui/PlanCard.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { dayText } from '../../../texts/dates.ts';
import { plansOf, type PaymentActor } from './selectors.ts';
import { followsText } from './followsText.ts';

const half = words.features.length / 2;
const billings = () =>
  [
    { value: 'monthly', label: words.monthly },
    { value: 'yearly', label: words.yearly },
  ] as const;

/** The plans of one billing, side by side (PAY-01, PAY-02, PAY-03). */
export function Plans({ actor }: { readonly actor: PaymentActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { billing, plan: chosen } = snapshot.context;
  const isMissing = snapshot.matches({ counter: { browsing: 'planMissing' } });
  const hasStopped = snapshot.matches({ counter: { browsing: 'checkoutStopped' } });
  const canContinue = snapshot.can({ type: 'checkout.requested' });
  return (
    <Stack gap="6">
      <Row gap="4">
        <SegmentedControl
          label={words.billing}
          value={billing}
          options={billings()}
          onChoose={(value) => actor.send({ type: 'billing.chosen', billing: value })}
        />
        <Chip tone="saffron">{words.save}</Chip>
      </Row>
      <Grid columns="cards">
        {plansOf(snapshot).map(
          ({ id, label, duration, highlight, paystackAmount, currency, endsAt, follows }) => (
            <PlanCard
              key={id}
              id={`plan-${id}`}
              name={planLabel({ id, label })}
              price={priceText(paystackAmount, currency)}
              highlight={planHighlight({ id, highlight })}
              action={
                <Button
                  wide
                  kind={(chosen ? chosen.id === id : highlight !== null) ? 'primary' : 'secondary'}
                  aria-describedby={`plan-${id}`}
                  disabled={!snapshot.can({ type: 'plan.chosen', planId: id })}
                  onClick={() => actor.send({ type: 'plan.chosen', planId: id })}
                >
                  {words.select}
                </Button>
              }
            >
              <span>{fill(words.runs, { duration: planDuration({ id, duration }) })}</span>
              <span>
                {checkout.ends} {dayText(endsAt)}
              </span>
              {follows && <span>{followsText(follows, { id, label, endsAt })}</span>}
            </PlanCard>
          ),
        )}
      </Grid>
      {isMissing && <Alert>{words.planMissing}</Alert>}
      {hasStopped && <Alert>{words.checkoutStopped}</Alert>}
      <Row justify="end">
        <Button
          kind={chosen ? 'primary' : 'secondary'}
          disabled={!canContinue}
          onClick={() => actor.send({ type: 'checkout.requested' })}
        >
          {words.continue}
        </Button>
      </Row>
      <Card as="section" aria-labelledby="features">
        <Heading level={2} size="xl" id="features">
          {words.featuresTitle}
        </Heading>
        <Grid columns="pair">
          <BulletList ticked items={words.features.slice(0, half)} />
          <BulletList ticked items={words.features.slice(half)} />
        </Grid>
      </Card>
    </Stack>
  );
}
