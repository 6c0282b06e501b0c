import type { AccessActor } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { access } from '../../access/texts/en.ts';
import { payment as words } from '../texts/en.ts';
import { allowanceText } from '../../access/views/selectors.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

/** What is left of the trial's limits (ACC-09). */
export function Allowances({ actor }: { readonly actor: AccessActor }) {
  const usage = useSelector(actor, (snapshot) => snapshot.context.usage);
  const isOnTrial = useSelector(actor, (snapshot) => snapshot.matches({ billing: 'onTrial' }));
  if (!isOnTrial || usage.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="limits">
      <Heading level={2} size="xl" id="limits">
        {words.limits}
      </Heading>
      <Stack as="ul" gap="3">
        {usage.map(({ kind, isUsedUp, ...allowance }) => (
          <Row key={kind} as="li" justify="space-between">
            <Text as="span">{words.kinds[kind] ?? kind}</Text>
            <Row as="span" gap="2">
              {isUsedUp && <Chip tone="saffron">{access.usedUp}</Chip>}
              <Text as="span" strong>
                {allowanceText(allowance)}
              </Text>
            </Row>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
