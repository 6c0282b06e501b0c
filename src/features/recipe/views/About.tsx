import { kitchen } from '../../aiKitchen/texts/en.ts';
import { recipe as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { parts } from '../../../texts/en/shell.ts';
import { sumText } from '../../../texts/format.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { ClockIcon, PotIcon } from '../../../ui/icons/food.tsx';
import { CoinsIcon, LeafIcon } from '../../../ui/icons/promises.tsx';
import { Facts } from '../../../ui/RecipeLayout.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { allergenText, enoughText } from '../../aiKitchen/views/sayings.ts';
import { siteOf, type Details } from './selectors.ts';

/** Of one's own: what the figures stand on, and where it comes from. */
function OwnFacts({ own }: { readonly own: NonNullable<Details['own']> }) {
  const { counted, lines, source_url: source } = own;
  return (
    <Text size="sm" tone="muted">
      {counted < lines && `${fill(words.ownCounted, { counted, lines })} `}
      {source !== null && (
        <Link href={source} opensBeside={parts.opensBeside}>
          {fill(words.ownSource, { site: siteOf(source) })}
        </Link>
      )}
    </Text>
  );
}

/** At a glance: what it is, how long, how hard, what it costs, and what to mind. */
export function About({ details }: { readonly details: Details }) {
  const { description, minutes, hands_on, difficulty, cost, nutrition, safety, at_hand } = details;
  const allergens = allergenText(details);
  const enough = at_hand ? enoughText(at_hand) : undefined;
  return (
    <>
      <Text tone="muted" narrow>
        {description}
      </Text>
      <Facts
        items={[
          ...(minutes > 0
            ? [
                {
                  icon: <ClockIcon size={18} />,
                  strong: fill(words.minutes, { minutes }),
                  rest: hands_on > 0 ? fill(words.handsOn, { minutes: hands_on }) : undefined,
                },
              ]
            : []),
          ...(difficulty === null
            ? []
            : [{ icon: <PotIcon size={18} />, strong: words.difficulty[difficulty] }]),
          ...(cost
            ? [
                {
                  icon: <CoinsIcon size={18} />,
                  strong: fill(words.costAbout, { cost: sumText(cost.amount, cost.currency) }),
                  rest: words.aServing,
                },
              ]
            : []),
          {
            icon: <LeafIcon size={18} />,
            strong: fill(words.energy, { kcal: Math.round(nutrition.energy_kcal) }),
            rest: words.aServing,
          },
        ]}
      />
      {safety.verdict !== 'fit' && (
        <Text>
          <Chip tone={safety.verdict === 'refuse' ? 'paprika' : 'saffron'}>
            {safety.verdict === 'refuse' ? kitchen.refuse : kitchen.caution}
          </Chip>{' '}
          {safety.reasons.join(' ')}
        </Text>
      )}
      {enough !== undefined && <Text>{enough}</Text>}
      {allergens !== '' && <Text size="sm">{allergens}</Text>}
      {details.own && <OwnFacts own={details.own} />}
    </>
  );
}
