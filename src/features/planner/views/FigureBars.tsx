import type { PlanReport } from '../../../../machines/shared/plans.ts';
import { planner } from '../texts/en.ts';
import { report as words } from '../texts/report.en.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { namedText } from '../../../texts/notes.ts';
import { Grid } from '../../../ui/Grid.tsx';
import { LimitBar } from '../../../ui/LimitBar.tsx';
import { digitsOf, valueText } from './valueText.ts';

type Figure = PlanReport['week'][number];
const amount = (value: number, { unit }: Figure) =>
  `${figureText(value, digitsOf(value))} ${unit}`.trimEnd();
const limitOf = (figure: Figure): string => {
  const { min, max } = figure;
  if (min !== null && max !== null)
    return fill(words.between, { min: amount(min, figure), max: amount(max, figure) });
  if (max !== null) return fill(words.ofMost, { limit: amount(max, figure) });
  return min === null ? words.noLimit : fill(words.ofLeast, { limit: amount(min, figure) });
};
const higher = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
/** Two limits of a nutrient that are kept, or missed, alike are one: what lies within both. */
function joined(figures: readonly Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const figure of figures) {
    const place = all.findIndex(
      ({ nutrient, met, priority }) =>
        nutrient === figure.nutrient && met === figure.met && (met || priority === figure.priority),
    );
    const other = all[place];
    const [min, max] = other
      ? [higher(other.min, figure.min), lower(other.max, figure.max)]
      : [figure.min, figure.max];
    if (other && (min ?? -Infinity) <= (max ?? Infinity)) all[place] = { ...other, min, max };
    else all.push(figure);
  }
  return all;
}
/** Of two limits of a nutrient, the one within the other says it all. */
const isWithin = (one: Figure, other: Figure) =>
  one.nutrient === other.nutrient &&
  (other.min ?? -Infinity) <= (one.min ?? -Infinity) &&
  (one.max ?? Infinity) <= (other.max ?? Infinity);
const strictest = (figures: readonly Figure[]) =>
  figures.filter((each, n) =>
    figures.every(
      (other, m) => m === n || !isWithin(other, each) || (isWithin(each, other) && n < m),
    ),
  );
const toneOf = ({ met, priority }: Figure) =>
  met ? 'met' : priority === 'hard' ? 'missed' : 'aimed';
/** A target that is missed by at most a tenth is missed slightly. */
function outcomeOf(figure: Figure, kept: string): string {
  const tone = toneOf(figure);
  if (tone === 'met') return kept;
  if (tone !== 'aimed') return words[tone];
  const { value, min, max } = figure;
  if (max !== null && value > max) return value <= max * 1.1 ? words.slightlyOver : words.over;
  return min !== null && value >= min * 0.9 ? words.slightlyUnder : words.under;
}

/** Whether a figure passes its limit, whatever else is eaten. */
const isOver = ({ value, max, met }: Figure): boolean => !met && max !== null && value > max;

const hasLimit = ({ min, max }: Figure): boolean => min !== null || max !== null;

/** A figure against its limit. */
function Bar({
  figure,
  name,
  kept,
  least,
}: {
  readonly figure: Figure;
  readonly name: string;
  readonly kept: string;
  readonly least: boolean;
}) {
  const isOpen = least && !isOver(figure);
  const outcome = isOpen ? words.notAllCounted : outcomeOf(figure, kept);
  const value = `${valueText(figure)} ${figure.unit}`.trimEnd();
  return (
    <LimitBar
      name={name}
      value={figure.value}
      min={figure.min}
      max={figure.max}
      text={least ? fill(words.leastValue, { value }) : value}
      detail={hasLimit(figure) ? `${limitOf(figure)}, ${outcome}` : words.noLimit}
      tone={isOpen || !hasLimit(figure) ? 'open' : toneOf(figure)}
    />
  );
}
const nameOf = ({ nutrient, name }: Figure) => namedText('quantity', { id: nutrient, name });

/** A day's figures against somebody's limits. */
export function FigureBars({
  figures,
  kept = words.met,
  least = false,
}: {
  readonly figures: readonly Figure[];
  /** Not all of the day is counted, so that each figure is the least. */
  readonly least?: boolean;
  /** What is said of a figure within its limits. */
  readonly kept?: string;
}) {
  return (
    <Grid columns="pair">
      {joined(strictest(figures)).map((figure) => (
        <Bar
          key={`${figure.nutrient} ${figure.min} ${figure.max}`}
          figure={figure}
          name={nameOf(figure)}
          kept={kept}
          least={least}
        />
      ))}
    </Grid>
  );
}

/** What meals of a day miss of the limits of one meal. */
export const MealBars = ({
  meals,
}: {
  readonly meals: NonNullable<PlanReport['days'][number]['meals']>;
}) => (
  <Grid columns="pair">
    {meals.map((figure) => (
      <Bar
        key={`${figure.slot} ${figure.nutrient}`}
        figure={figure}
        name={fill(planner.named, { name: planner.slots[figure.slot], what: nameOf(figure) })}
        kept={words.met}
        least={false}
      />
    ))}
  </Grid>
);
