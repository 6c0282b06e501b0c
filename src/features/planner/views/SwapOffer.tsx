import type { SwapOffer as Offer, Weekday } from '../../../../machines/shared/plans.ts';
import { mealIn } from '../../../../domain/planChanges.ts';
import { usePicture } from '../../../context/pictures.tsx';
import { planner } from '../texts/en.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText, sumText, weekdayLabel, weekdayText } from '../../../texts/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { DishPicture } from '../../../ui/DishPicture.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { nutrientName } from './nutrientName.ts';
import { minutesText } from './selectors.ts';
import { otherVerdict } from './verdictOf.ts';
import { swapping as words } from '../texts/swap.en.ts';
import { digitsOf, valueText } from './valueText.ts';

type Change = Offer['figures'][number];

/** Figures that change and are told beside the day's energy. */
const mostTold = 2;
const amount = (value: number): string => figureText(value, digitsOf(value));

/** What is eaten of it, and what it does to the week's total. */
function costText({ cost, till_change: by }: Offer, currency: string): string {
  const sum = sumText(cost, currency);
  if (by === null) return sum;
  const change = sumText(Math.abs(by), currency);
  if (change === sumText(0, currency)) return fill(words.sameTotal, { cost: sum });
  return fill(by > 0 ? words.dearer : words.cheaper, { cost: sum, by: change });
}

function dayText({ fit, figures: [energy] }: Offer, day: Weekday): string {
  const sentence = { whole: words.whole, limits: words.limits, as_before: words.asBefore }[fit];
  return fill(sentence, {
    day: weekdayLabel(day),
    energy: figureText(energy?.after.value ?? 0, 0),
  });
}

function changeText({ before, after }: Change): string {
  const { unit, value } = after;
  const by = before === null ? 0 : value - before;
  const size = amount(Math.abs(by));
  const sentence = size === amount(0) ? words.same : by > 0 ? words.more : words.less;
  return fill(sentence, { name: nutrientName(after), unit, value: valueText(after), by: size });
}

/** What of the day is missed; where nothing is, what changes most. */
function figuresText({ fit, figures: [, ...others] }: Offer): string {
  const missed = others.filter(({ after }) => !after.met).map(changeText);
  return missed.length > 0
    ? fill(fit === 'limits' ? words.aims : words.missed, { figures: missed.join(' · ') })
    : others.slice(0, mostTold).map(changeText).join(' · ');
}

function besideText(beside: Offer['beside'][number], { days }: Offer): string {
  const { becomes, day, slot, title, minutes, minutes_estimated: isEstimated = false } = beside;
  const meal = mealIn(days, { day, slot }).meal;
  return fill(words[becomes], {
    day: weekdayLabel(day),
    slot: planner.slots[slot].toLowerCase(),
    meal: dishTitle(meal?.recipe_id, title).text,
    time: minutesText({ minutes, isEstimated }),
  });
}

interface SwapOfferProps {
  readonly offer: Offer;
  readonly day: Weekday;
  readonly currency: string;
  readonly onChoose: () => void;
}

/** One dish: how long it takes, what it costs, what it does to the day and to the meals around it. */
export function SwapOffer({ offer, day, currency, onChoose }: SwapOfferProps) {
  const picture = usePicture(offer.title);
  const title = dishTitle(offer.recipe_id, offer.title);
  const minutes = Math.round(offer.minutes);
  const takes = offer.leftover_of
    ? words.ready
    : minutesText({ minutes, isEstimated: offer.minutes_estimated === true });
  return (
    <Stack gap="2">
      <Row gap="3" unbroken>
        <DishPicture src={picture} bare={picture === undefined} square />
        <Stack gap="1">
          <Heading level={3} size="lg" lang={title.lang}>
            {title.text}
          </Heading>
          <Text size="sm">{`${takes} · ${costText(offer, currency)}`}</Text>
        </Stack>
      </Row>
      {(offer.leftover_of || offer.favourite || offer.longer) && (
        <Row gap="2">
          {offer.leftover_of && (
            <Chip tone="herb">{fill(words.from, { day: weekdayText(offer.leftover_of.day) })}</Chip>
          )}
          {offer.favourite && <Chip tone="herb">{words.favourite}</Chip>}
          {offer.longer && <Chip tone="saffron">{words.longer}</Chip>}
        </Row>
      )}
      <Text size="sm" strong>
        {dayText(offer, day)}
      </Text>
      <Text size="sm" tone="muted">
        {figuresText(offer)}
      </Text>
      {offer.others?.map((other, place) => (
        // Two at a table may have one name.
        <Text key={`${other.name} ${place}`} size="sm">
          {otherVerdict(other)}
        </Text>
      ))}
      {offer.breaks_week && <Text size="sm">{words.weekBroken}</Text>}
      {offer.beside.map((beside) => (
        <Text key={`${beside.day} ${beside.slot}`} size="sm" tone="muted">
          {besideText(beside, offer)}
        </Text>
      ))}
      <Row>
        <Button
          kind="secondary"
          onClick={onChoose}
          aria-label={fill(words.chooseMeal, { meal: title.text })}
        >
          {words.choose}
        </Button>
      </Row>
    </Stack>
  );
}
