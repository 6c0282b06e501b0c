// What a planned week asks of a person: minutes of cooking, dishes, things to buy, everyday food, and how far it is proven.
import type { Figure } from '../../scripts/bench.ts';
import type { About } from './askedWeeks.ts';
import { measureWeeks } from './measureWeek.ts';
import type { Week } from './measureWeek.ts';

export const name = 'Weeks that a person can live';
export const withoutApp = true;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const row = (
  what: string,
  measured: number | string,
  target = 'for comparison',
  met = true,
): Figure => ({ what, measured: String(measured), target, met });

/** A median that may be so much at most. */
const atMost = (what: string, values: readonly number[], most: number): Figure => {
  const median = quantile(values, 0.5);
  return row(what, median, `≤ ${most}`, median <= most);
};

const halfUsedOf = (weeks: readonly Week[]): number =>
  sum(weeks.map(({ halfUsed }) => halfUsed)) / Math.max(1, sum(weeks.map(({ bought }) => bought)));

const timesOf = (weeks: readonly Week[]): string => {
  const times = weeks.map(({ milliseconds }) => milliseconds);
  return `${quantile(times, 0.5).toFixed(0)}; ${quantile(times, 0.95).toFixed(0)} ms`;
};

/** How long one stands in the kitchen, how varied it is, and how much of it is food of the place. */
function livingFigures(weeks: readonly Week[]): Figure[] {
  const dishes = weeks.map((week) => week.dishes);
  const everyday = quantile(
    weeks.map((week) => week.everyday),
    0.5,
  );
  const each = (of: (week: Week) => readonly number[]): number[] => weeks.flatMap(of);
  return [
    atMost(
      'Minutes of cooking on a weekday, median',
      each((week) => week.weekdays),
      45,
    ),
    atMost(
      'of them hands-on',
      each((week) => week.handsOn),
      25,
    ),
    atMost(
      'Minutes at the weekend, median',
      each((week) => week.weekend),
      90,
    ),
    row(
      'Different dishes, median (p5 to p95)',
      `${quantile(dishes, 0.5)} (${quantile(dishes, 0.05)} to ${quantile(dishes, 0.95)})`,
      '9 to 15',
      quantile(dishes, 0.5) <= 15,
    ),
    row(
      'Meals from leftovers, median',
      quantile(
        weeks.map(({ left }) => left),
        0.5,
      ),
    ),
    row(
      'Dishes of the country, median',
      percent(
        quantile(
          weeks.map(({ home }) => home),
          0.5,
        ),
      ),
    ),
    row(
      'Everyday food of the country or its larder, median',
      percent(everyday),
      '≥ 75 %',
      everyday >= 0.75,
    ),
  ];
}

/** What is bought, what is left of it, and what is used of what was at hand. */
function shoppingFigures(planned: (about: About) => readonly Week[]): Figure[] {
  const things = (weeks: readonly Week[]): number[] => weeks.map((week) => week.things);
  const [usual, typed, liked] = [planned('usual'), planned('typed'), planned('favourites')];
  const rich = [...usual, ...planned('four')].filter(({ country }) => /^(?:GB|US)$/.test(country));
  const used = sum(typed.map((week) => week.used)) / Math.max(1, sum(typed.map((w) => w.typed)));
  return [
    atMost(
      'Things to buy besides staples, one person, median',
      things(usual.filter(({ people }) => people === 1)),
      35,
    ),
    atMost('Things to buy besides staples, four people, median', things(planned('four')), 45),
    row(
      'Bought foods of which less than half is used',
      percent(halfUsedOf(usual)),
      '≤ 15 %',
      halfUsedOf(usual) <= 0.15,
    ),
    row(
      'The same in Britain and the United States',
      percent(halfUsedOf(rich)),
      '≤ 15 %',
      halfUsedOf(rich) <= 0.15,
    ),
    row(
      'Money at the till, in what is eaten, median',
      `${quantile(
        usual.map(({ till }) => till),
        0.5,
      ).toFixed(2)} ×`,
    ),
    row(
      'From seven to ten typed foods: of their weight used, in all',
      percent(used),
      '≥ 70 %',
      used >= 0.7,
    ),
    atMost('The same: things to buy besides staples, median', things(typed), 20),
    row(
      'Favourites planned, of twelve that a person has, on average',
      (sum(liked.map(({ favourites }) => favourites)) / Math.max(1, liked.length)).toFixed(2),
    ),
  ];
}

export function figuresOf(weeks: readonly Week[]): Figure[] {
  const all = weeks.filter((week) => week.planned);
  const planned = (about: About): Week[] => all.filter((week) => week.about === about);
  const asked = (about: About): Week[] => weeks.filter((week) => week.about === about);
  const usual = planned('usual');
  const gaps = usual.map(({ gap }) => gap);
  const p95 = quantile(
    asked('usual').map(({ milliseconds }) => milliseconds),
    0.95,
  );
  return [
    row(
      `Weeks planned, ${asked('usual').length} usual ones and ${weeks.length - asked('usual').length} others`,
      `${all.length} of ${weeks.length}`,
    ),
    ...livingFigures(usual),
    ...shoppingFigures(planned),
    row(
      'Gap proven, median; p95',
      `${percent(quantile(gaps, 0.5))}; ${percent(quantile(gaps, 0.95))}`,
      '≤ 2 %',
      quantile(gaps, 0.95) <= 0.02,
    ),
    row('Computing, median; p95', timesOf(asked('usual')), '≤ 2,500 ms', p95 <= 2500),
    ...(['four', 'favourites', 'typed', 'scarce'] as const).map((about) =>
      row(
        {
          four: 'Computing for four people',
          favourites: 'Computing with favourites',
          typed: 'Computing with typed foods',
          scarce: 'Computing with half the money',
        }[about],
        timesOf(asked(about)),
      ),
    ),
  ];
}

export const run = async (): Promise<Figure[]> => figuresOf(await measureWeeks(100));
