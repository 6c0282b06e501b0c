import { type AccessActor, useAccess } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { profilePlan as words } from '../texts/plan.en.ts';
import { fill } from '../../../texts/fill.ts';
import { Card } from '../../../ui/Card.tsx';

import { Stack } from '../../../ui/layout.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { statusOf } from '../../access/views/selectors.ts';

type Status = ReturnType<typeof statusOf>;
const unknown: Status = { state: 'unknown', plan: null, remaining: null };
const isSame = (one: Status, other: Status) =>
  one.state === other.state && one.plan === other.plan && one.remaining === other.remaining;

/** Of whoever is signed in. */
export const OwnPlan = () => <PlanCard access={useAccess()} />;

/** What one has and how long it runs, where people look for it: with their account. */
export function PlanCard({ access }: { readonly access: AccessActor | undefined }) {
  const { state, plan, remaining } = useSelector(
    access,
    (snapshot) => (snapshot ? statusOf(snapshot) : unknown),
    isSame,
  );
  const isNamed = state === 'subscribed' && plan !== null;
  const said =
    state === 'subscribed' && !isNamed
      ? words.subscribedUnnamed
      : fill(words[state], { plan: plan ?? '' });
  return (
    <Card as="section" roomy aria-labelledby="plan">
      <Heading level={2} size="xl" id="plan">
        {words.title}
      </Heading>
      <Stack gap="1">
        <Text>{said}</Text>
        {remaining !== null && <Text tone="muted">{remaining}</Text>}
      </Stack>
      {state !== 'open' && <Link href="/payment">{words.lead}</Link>}
    </Card>
  );
}
