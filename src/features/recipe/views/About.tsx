import { scaledTimes } from '../../../../domain/portions.ts';
import { timeText } from '../../../../domain/timeText.ts';
import { foodTexts } from '../../../texts/notes.ts';
import { recipe as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { parts } from '../../../texts/en/shell.ts';
import { figureText, sumText } from '../../../texts/format.ts';
import { ClockIcon, PotIcon } from '../../../ui/icons/food.tsx';
import { CoinsIcon, LeafIcon } from '../../../ui/icons/promises.tsx';
import { Facts } from '../../../ui/RecipeLayout.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { allergenText, enoughText } from '../../aiKitchen/views/sayings.ts';
import { FitNotes } from './FitNotes.tsx';
import { isPartOnly, siteOf, type Details } from './selectors.ts';

/** Of one's own: what the figures stand on, what they leave out, and where it comes from. */
function OwnFacts({
  own,
  nutrition: { not_counted: left = [], not_counted_keys: keys },
}: {
  readonly own: NonNullable<Details['own']>;
  readonly nutrition: Details['nutrition'];
}) {
  const { counted, lines, estimated = [], source_url: source } = own;
  const usual = estimated.map(
    ({ key, name, grams }) => `${foodTexts([name], [key]).join('')} ${figureText(grams, 2)} g`,
  );
  return (
    <Text size="sm" tone="muted">
      {counted < lines && `${fill(words.ownCounted, { counted, lines })} `}
      {left.length > 0 && `${fill(words.notCounted, { names: foodTexts(left, keys).join(', ') })} `}
      {usual.length > 0 && `${fill(words.ownEstimated, { amounts: usual.join(', ') })} `}
      {source !== null && (
        <Link href={source} opensBeside={parts.opensBeside}>
          {fill(words.ownSource, { site: siteOf(source) })}
        </Link>
      )}
    </Text>
  );
}

/** Cooked for as many as it is enough for, nothing is short. */
const shortText = (atHand: Details['at_hand'], servings: number): string | undefined =>
  atHand?.enough && servings > atHand.enough.servings + 0.5 ? enoughText(atHand) : undefined;

/** An estimate is said to be one, with what it stands on. */
function timeFacts(details: Details, servings: number) {
  const { waiting = 0, minutes_estimated: isWrittenEstimate } = details;
  if (details.minutes === 0) return [];
  const written = { prep: details.hands_on, cook: details.minutes - details.hands_on - waiting };
  const scaled = scaledTimes(written, servings / details.servings);
  const { prep: work, cook } = scaled ?? written;
  const minutes = work + cook + waiting;
  const isEstimated = isWrittenEstimate || scaled !== null;
  const handsOn = scaled
    ? words.handsOnScaled
    : isWrittenEstimate
      ? words.handsOnEstimated
      : words.handsOn;
  const rest = [
    ...(waiting > 0 ? [fill(words.waiting, { time: timeText(waiting) })] : []),
    ...(work > 0 ? [fill(handsOn, { time: timeText(work) })] : []),
  ];
  return [
    {
      icon: <ClockIcon size={18} />,
      strong: isEstimated
        ? fill(words.minutesAbout, { time: timeText(minutes) })
        : timeText(minutes),
      rest: rest.length > 0 ? rest.join(', ') : undefined,
    },
  ];
}

/** Where something is not counted, there is at least so much. */
function energyText(details: Details): string {
  const amount = fill(words.energy, { kcal: Math.round(details.nutrition.energy_kcal) });
  return isPartOnly(details) ? fill(words.atLeast, { amount }) : amount;
}

/** At a glance: what it is, how long, how hard, what it costs, and what to mind. */
export function About({
  details,
  servings,
}: {
  readonly details: Details;
  readonly servings: number;
}) {
  const { description, difficulty, cost, at_hand } = details;
  const allergens = allergenText(details);
  const enough = shortText(at_hand, servings);
  return (
    <>
      <Text tone="muted" narrow lang={details.own ? undefined : 'en'}>
        {description}
      </Text>
      <Facts
        items={[
          ...timeFacts(details, servings),
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
            strong: energyText(details),
            rest: words.aServing,
          },
        ]}
      />
      <FitNotes details={details} />
      {enough !== undefined && <Text>{enough}</Text>}
      {allergens !== '' && <Text size="sm">{allergens}</Text>}
      {details.own && <OwnFacts own={details.own} nutrition={details.nutrition} />}
    </>
  );
}
