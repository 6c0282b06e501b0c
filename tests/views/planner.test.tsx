/** What the planner makes of plans as they come, and of the words of recipes. */
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PlanReport } from '../../contract/planReport.ts';
import type { MealPlan } from '../../contract/plans.ts';
import { ingredientsIn, scaleAmounts, scaleLine } from '../../src/texts/amounts.ts';
import { durationsIn } from '../../src/texts/durations.ts';
import { clockFace } from '../../src/texts/clockFace.ts';
import { Tabs } from '../../src/ui/Tabs.tsx';
import { sumText } from '../../src/texts/format.ts';
import { weekdays } from '../../domain/calendar.ts';
import { cookingText, mealsOf, minutesText } from '../../src/features/planner/views/selectors.ts';
import { ThisWeek } from '../../src/features/planner/views/ThisWeek.tsx';
import { WeekReport } from '../../src/features/planner/views/WeekReport.tsx';
import { PlannerView } from '../../src/features/planner/views/PlannerView.tsx';
import { Rehearsal } from '../model/engine/index.ts';
import { planLibrary } from '../model/samples/planLibrary.ts';
import { newest } from '../model/samples/plans.ts';
import { screen, seesText, themed } from '../model/screen.tsx';
import { plannerOf } from './plannerOf.tsx';
import { growthByFour } from '../computing.ts';

const planOf = (mealPlan: MealPlan) => ({ ...newest, mealPlan });
const day = (name: MealPlan[number]['day'], rest: object = {}): MealPlan[number] => ({
  day: name,
  breakfast: '',
  lunch: '',
  dinner: '',
  ...rest,
});

test('PLAN-08: a note of what to buy is stripped for display, and the original title is kept', () => {
  const [meal] = mealsOf(
    planOf([day('Monday', { lunch: 'Jollof rice (buy: tomatoes)' })]),
    'Monday',
  );
  expect(meal).toMatchObject({
    title: 'Jollof rice',
    originalTitle: 'Jollof rice (buy: tomatoes)',
  });
});

test('PLAN-07: a meal that says nothing of itself takes its usual time and stars, which is told as such', () => {
  const meals = mealsOf(
    planOf([day('Monday', { breakfast: 'a', lunch: 'b', dinner: 'c', snack: 'd' })]),
    'Monday',
  );
  expect(meals.map(({ minutes, rating }) => [minutes, rating])).toEqual([
    [15, 5],
    [25, 4],
    [35, 5],
    [5, 4],
  ]);
  expect(minutesText(meals[0]!)).toBe('no time given, counted as 15 min');
  expect(cookingText(meals)).toBe('about 80 min of cooking');
});

test('PLAN-21, PLAN-22: plans from elsewhere may lack days, have them twice, or be named by a note alone', () => {
  expect(mealsOf(planOf([]), 'Monday')).toEqual([]);
  expect(mealsOf(undefined, 'Monday')).toEqual([]);
  const twice = planOf([day('Monday', { lunch: 'first' }), day('Monday', { lunch: 'second' })]);
  expect(mealsOf(twice, 'Monday').map(({ title }) => title)).toEqual(['first']);
  expect(
    mealsOf(planOf([day('Monday', { lunch: '(buy: rice)', dinner: '   ' })]), 'Monday').map(
      ({ title }) => title,
    ),
  ).toEqual(['(buy: rice)']);
});

test('what takes two hours or more is told in hours', () => {
  const told = (minutes: number, isEstimated = false) => minutesText({ minutes, isEstimated });
  expect([25, 119, 120, 200, 600].map((minutes) => told(minutes))).toEqual([
    '25 mins',
    '119 mins',
    '2 h',
    '3 h 20 min',
    '10 h',
  ]);
  expect([told(40, true), told(150, true)]).toEqual(['about 40 min', 'about 2 h 30 min']);
});

test('PLAN-14: from the newest week, which is shown first, one press leads to today', () => {
  const next = { ...newest, id: 'next', startDate: '2026-01-12', endDate: '2026-01-18' };
  const plans = [{ ...next, createdAt: 2 }, newest];
  const rehearsal = plannerOf(plans, '2026-01-08');
  onTestFinished(() => rehearsal.end());
  expect(screen.getByRole('heading', { name: 'Recipes for Jan 12 - Jan 18' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'To this week' }));
  expect(screen.getByRole('heading', { name: 'Recipes for Jan 5 - Jan 11' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Thursday' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('button', { name: 'To this week' })).toBeNull();
});

test('PLAN-03: the weekdays begin with the first of the plan; a dot marks a planned one, and it opens to its meals', () => {
  render(
    themed(
      <ThisWeek
        plan={{ ...planOf([day('Friday', { dinner: 'Efo riro' })]), startDate: '2026-01-07' }}
      />,
    ),
  );
  expect(
    screen.getAllByRole('group').map((each) => each.querySelector('summary')!.textContent),
  ).toEqual(['Wednesday', 'Thursday', 'Fridayplanned', 'Saturday', 'Sunday', 'Monday', 'Tuesday']);
  expect(screen.getByText('Efo riro').closest('dl')).toHaveTextContent('DinnerEfo riro');
});

/** Tuesday's lunch, cooked on Monday. */
const leftover = day('Tuesday', {
  lunch: 'Efo riro',
  lunch_meal: {
    recipe_id: 'efo-riro',
    servings: 1,
    minutes: 0,
    leftover_of: { day: 'Monday', slot: 'dinner' },
  },
});

test('PLAN-03: what is left from another day says so in the list of the days', () => {
  render(themed(<ThisWeek plan={planOf([day('Monday', { dinner: 'Efo riro' }), leftover])} />));
  expect(screen.getByText('Efo riro').closest('dl')).toHaveTextContent('DinnerEfo riro');
  expect(screen.getByText('Efo riro (leftovers of Monday)')).toBeInTheDocument();
});

test('PLAN-19: a snack is called Dessert in the list of the days', () => {
  render(themed(<ThisWeek plan={planOf([day('Monday', { snack: 'Chin chin' })])} />));
  expect(screen.getByText('Chin chin').closest('dl')).toHaveTextContent('DessertChin chin');
});

test('PLAN-01: the header has title and tagline, and the ways to the plans', () => {
  const rehearsal = new Rehearsal(planLibrary);
  rehearsal.start();
  render(themed(<PlannerView actor={rehearsal.actor as never} panels={() => null} />));
  expect(screen.getByRole('heading', { level: 1, name: 'Meal Planner' })).toBeVisible();
  seesText('Weeks of meals that fit your health, your budget and your kitchen.');
  for (const name of ['Manage Plans', 'New Plan'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  rehearsal.end();
});

test.each([
  [{ open_health_questions: 1 }, 'A question about your health is still open.'],
  [
    { not_understood_health: ['zelnorax'] },
    'We did not understand “zelnorax” in what you told us about your health.',
  ],
])('over an empty week it is said what is open of the settings: %j', (openHealth, sentence) => {
  const household = { sickness: 'zelnorax', country: null, people: 1, answers: {}, openHealth };
  const rehearsal = plannerOf([], '2026-01-05', household);
  seesText(sentence);
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/settings');
  rehearsal.end();
});

test('PLAN-09, PLAN-23: what is pressed on a card is done to the meal of the day that is looked at', async () => {
  const rehearsal = plannerOf(
    [planOf([day('Monday', { lunch: 'Akara' }), day('Tuesday', { lunch: 'Moi moi' })])],
    '2026-01-05',
  );
  expect(screen.getByRole('button', { name: 'More for this meal: Akara' })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: 'Tuesday' }));
  rehearsal.takeEffects();
  const more = screen.getByRole('button', { name: 'More for this meal: Moi moi' });
  fireEvent.click(more);
  // Its code comes when it is asked for.
  expect(more).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove this meal' }));
  expect(rehearsal.takeEffects().join()).toContain(
    'edit: {kind: remove, place: {day: Tuesday, slot: lunch}}',
  );
  rehearsal.perform({
    kind: 'answer',
    label: 'mealEditing answers',
    from: 'mealEditing',
    event: { type: 'answer', output: { outcome: 'abandoned' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Moi moi: how to cook' }));
  expect(rehearsal.takeEffects().join()).toMatch(/Tuesday/);
  rehearsal.end();
});

test('a meal that was removed is named with the way back, and the next card has the focus', async () => {
  const plan = planOf([day('Tuesday', { lunch: 'Akara', dinner: 'Moi moi (buy: beans)' })]);
  const rehearsal = plannerOf([plan], '2026-01-06');
  const more = screen.getByRole('button', { name: 'More for this meal: Akara' });
  more.focus();
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove this meal' }));
  const rest = { ...planOf([day('Tuesday', { dinner: 'Moi moi (buy: beans)' })]), version: 4 };
  await act(async () =>
    rehearsal.perform({
      kind: 'answer',
      label: 'mealEditing answers',
      from: 'mealEditing',
      event: { type: 'answer', output: { outcome: 'changed', plan: rest } },
    }),
  );
  seesText('Akara was removed from Tuesday.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const next = screen.getByRole('button', { name: 'More for this meal: Moi moi' });
  expect(next.closest('article')).toHaveFocus();
  rehearsal.end();
});

test('a cooking that is moved past its leftovers says which meal is cooked by itself now, with the way back', async () => {
  const stew = { recipe_id: 'stew', portion: 1, servings: 1, minutes: 40 };
  const left = { ...stew, minutes: 0, leftover_of: { day: 'Tuesday', slot: 'lunch' } as const };
  const before = planOf([
    { ...day('Tuesday', { lunch: 'Stew' }), lunch_meal: stew },
    { ...day('Wednesday', { lunch: 'Stew' }), lunch_meal: left },
  ]);
  const after = planOf([
    { ...day('Wednesday', { lunch: 'Stew' }), lunch_meal: stew },
    { ...day('Thursday', { lunch: 'Stew' }), lunch_meal: stew },
  ]);
  const rehearsal = plannerOf([before], '2026-01-06');
  act(() => {
    rehearsal.actor.send({
      type: 'edit.begun',
      edit: {
        kind: 'move',
        from: { day: 'Tuesday', slot: 'lunch' },
        to: { day: 'Thursday', slot: 'lunch' },
      },
    });
  });
  await act(async () =>
    rehearsal.perform({
      kind: 'answer',
      label: 'mealEditing answers',
      from: 'mealEditing',
      event: { type: 'answer', output: { outcome: 'changed', plan: { ...after, version: 4 } } },
    }),
  );
  seesText('Plan changed. No longer left over, so cooked by itself: Stew (Wednesday).');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  rehearsal.end();
});

test('PLAN-06: a filter leaves the meals of its kind, and what it hid comes back, in the window and below it', () => {
  // Of four cards a telephone shows the first; what stands alone is at the top.
  const below = ['Akara', 'Efo riro', 'Chin chin'];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(card: Element) {
        queueMicrotask(() =>
          act(() =>
            this.#tell([
              { isIntersecting: below.every((name) => !card.textContent?.includes(name)) },
            ]),
          ),
        );
      }
      disconnect() {}
    },
  );
  const week = planOf([
    day('Monday', { breakfast: 'Ogi', lunch: 'Akara', dinner: 'Efo riro', snack: 'Chin chin' }),
    day('Tuesday', { breakfast: 'Moi moi', lunch: 'Jollof', dinner: 'Suya', snack: 'Puff puff' }),
  ]);
  const rehearsal = plannerOf([week], '2026-01-05');
  const meals = () =>
    screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
  const choose = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
  expect(meals()).toEqual(['Ogi', ...below]);
  for (const [filter, names] of [
    ['Lunch', ['Akara']],
    ['Dinner', ['Efo riro']],
    ['All Recipes', ['Ogi', ...below]],
    ['Breakfast', ['Ogi']],
  ] as const) {
    choose('button', filter);
    expect(meals()).toEqual(names);
  }
  choose('tab', 'Tuesday');
  expect(meals()).toEqual(['Moi moi']);
  choose('button', 'All Recipes');
  expect(meals()).toEqual(['Moi moi', 'Jollof', 'Suya', 'Puff puff']);
  rehearsal.end();
});

test('PLAN-02: the arrow keys go from day to day, round the ends', () => {
  const chosen = vi.fn();
  const tabs = ['Monday', 'Tuesday', 'Sunday'].map((value) => ({
    value,
    label: value,
    short: value.slice(0, 3),
  }));
  render(
    themed(<Tabs label="Day" value="Monday" tabs={tabs} controls="meals" onChoose={chosen} />),
  );
  const list = screen.getByRole('tablist', { name: 'Day' });
  for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'x'])
    fireEvent.keyDown(list, { key });
  expect(chosen.mock.calls.flat()).toEqual(['Tuesday', 'Sunday', 'Sunday', 'Monday']);
});

describe('the words of a recipe', () => {
  test.each([
    ['200 g (1 cup) rice, rinsed', 2, '400 g (2 cups) rice, rinsed'],
    ['2 eggs', 1.5, '3 eggs'],
    ['1.5 g (½ tsp) salt', 2, '3 g (1 tsp) salt'],
    [
      'Fry the onion for 10 minutes at 180 °C, then add 200–250 ml water.',
      2,
      'Fry the onion for 10 minutes at 180 °C, then add 400–500 ml water.',
    ],
    ['1¾ cups water', 2, '3½ cups water'],
    ['1 1/2 cups water and 2/3 cup milk', 3, '4½ cups water and 2 cups milk'],
    ['1/2 onion, sliced', 3, '1½ onion, sliced'],
    ['80/20 beef mince', 2, '80/20 beef mince'],
    ['Boil the beans in 1,050 g of the water.', 2, 'Boil the beans in 2100 g of the water.'],
    [
      'Whisk the flour with 1 of the eggs in 1 tbsp of oil.',
      3,
      'Whisk the flour with 3 of the eggs in 3 tbsp of oil.',
    ],
    ['Cut into 12 slices.', 2, 'Cut into 24 slices.'],
    ['Shape into 16 short fingers.', 0.75, 'Shape into 12 short fingers.'],
    [
      'Divide the dough in 3 and cut each into 4 triangles.',
      2,
      'Divide the dough in 6 and cut each into 4 triangles.',
    ],
    [
      'Cut in 2 cm cubes. Cook in 3 or 4 rounds. Eat in 3 days.',
      2,
      'Cut in 2 cm cubes. Cook in 3 or 4 rounds. Eat in 3 days.',
    ],
    ['2 cups stock and 1 pinch salt', 0.5, '1 cup stock and ½ pinch salt'],
    ['1 pinch saffron, 1–2 cloves garlic', 3, '3 pinches saffron, 3–6 cloves garlic'],
    ['Bake at gas mark 4; it is done in 30 mins.', 2, 'Bake at gas mark 4; it is done in 30 mins.'],
    ['In 20 Minuten backen, in 2 Stunden essen.', 2, 'In 20 Minuten backen, in 2 Stunden essen.'],
    ['Bake in 8 inch tins. Mark 6 squares.', 2, 'Bake in 8 inch tins. Mark 12 squares.'],
    [
      'Cook the rice in 2 times its volume of water with 10 g salt.',
      2,
      'Cook the rice in 2 times its volume of water with 20 g salt.',
    ],
    ['Add ½ of the sauce and 2 of the eggs.', 2, 'Add ½ of the sauce and 4 of the eggs.'],
    ['Mix 1 part vinegar to 2 parts oil.', 3, 'Mix 1 part vinegar to 2 parts oil.'],
    [
      'Mix 1 tbsp flour with 500 ml of the stock.',
      2,
      'Mix 2 tbsp flour with 1000 ml of the stock.',
    ],
    ['Add 2 tbsp oil, 3 minutes per side.', 2, 'Add 4 tbsp oil, 3 minutes per side.'],
    ['Ajouter ⅓ de la farine et 20 g de sucre.', 2, 'Ajouter ⅓ de la farine et 40 g de sucre.'],
    ['Remplacer 200 g de lait par de la crème.', 2, 'Remplacer 400 g de lait par de la crème.'],
    ['Cuire dans 2 fois son volume.', 4, 'Cuire dans 2 fois son volume.'],
  ])('%s, times %d', (text, factor, scaled) => expect(scaleAmounts(text, factor)).toBe(scaled));

  test.each([
    ['1 g (3 pinches) salt', 0.5, '0.5 g (1 pinch) salt'],
    ['0.3 g (1 pinch) cayenne', 0.5, '0.2 g (½ pinch) cayenne'],
    ['60 g (8) dates, chopped', 0.5, '30 g (4) dates, chopped'],
    ['300 g (2 large) red bell peppers', 2, '600 g (4 large) red bell peppers'],
    ['120 g (1 cup) whole teff', 2, '240 g (2 cups) whole teff'],
    ['10 g (¼ pepper) Scotch bonnet', 2, '20 g (½ pepper) Scotch bonnet'],
    ['240 g (1 1/4 cups) dried chickpeas', 3, '720 g (3¾ cups) dried chickpeas'],
    ['0.3 g (½ tsp) saffron', 0.5, '0.2 g (¼ tsp) saffron'],
    ['50 g (scant ½ cup) queso fresco', 3, '150 g (scant 1½ cups) queso fresco'],
    ['500 g (1 lb 2 oz) turkey mince', 2, '1000 g (2 lb 4 oz) turkey mince'],
    ['15 g (1 tbsp) lime juice (from ½ lime)', 4, '60 g (4 tbsp) lime juice (from 2 lime)'],
    ['500 g (2¾ medium) plantains', 3, '1500 g (8 medium) plantains'],
    ['1.5 g (⅛ tsp) salt', 0.25, '0.4 g (1 pinch) salt'],
    ['2 carrots, diced', 0.5, '1 carrot, diced'],
    ['2 sticks celery, sliced', 0.5, '1 stick celery, sliced'],
    ['4 large tomatoes', 0.25, '1 large tomato'],
    ['2 tins of chickpeas', 0.5, '1 tin of chickpeas'],
    ['4 carrots, diced', 0.5, '2 carrots, diced'],
    ['1 x 400g tin peaches', 2, '2 x 400g tin peaches'],
    ['4 (6 oz) fillets of cod', 0.5, '2 (6 oz) fillets of cod'],
    ['1 stick (113 g) butter', 2, '2 stick (226 g) butter'],
    ['2 eggs plus 1 yolk', 2, '4 eggs plus 2 yolk'],
    ['200 g flour and 2 eggs', 2, '400 g flour and 4 eggs'],
    ['juice of 1 lemon', 3, 'juice of 3 lemon'],
    ['about 12 prunes', 0.5, 'about 6 prunes'],
    ['two eggs', 2, '4 eggs'],
    ['half a lemon', 2, '1 lemon'],
    ['1 kg/2.2 lb potatoes', 2, '2 kg / 4⅓ lb potatoes'],
    [
      '6 g (2 cloves) garlic, 1 halved and 1 crushed',
      2,
      '12 g (4 cloves) garlic, 1 halved and 1 crushed',
    ],
    ['400 g (about 4 balls) fufu', 2, '800 g (about 8 balls) fufu'],
    ['1 leek, sliced', 0.5, '½ leek, sliced'],
    ['2 cups oats', 0.5, '1 cup oats'],
    ['200 g carrots', 0.5, '100 g carrots'],
    ['360 g (1½ tins, drained) chickpeas', 2 / 3, '240 g (1 tin, drained) chickpeas'],
    ['240 g (1 tin, drained) chickpeas', 2, '480 g (2 tins, drained) chickpeas'],
    [
      "1500 g (1.05 litres for the stew) water (1½ times the rice's weight)",
      0.5,
      "750 g (0.5 litre for the stew) water (1½ times the rice's weight)",
    ],
    ['water (3 times its volume)', 2, 'water (3 times its volume)'],
    ['water (2 x the weight of the rice)', 2, 'water (2 x the weight of the rice)'],
    ['35 % cream', 2, '35 % cream'],
    ['200 g (70 per cent cocoa) chocolate', 2, '400 g (70 per cent cocoa) chocolate'],
    ['50 g rice per person', 3, '50 g rice per person'],
    ['salt (10 g per litre of water)', 2, 'salt (10 g per litre of water)'],
    ['sel (10 g pour 1 litre)', 2, 'sel (10 g pour 1 litre)'],
    ['eau (1½ fois le poids du riz)', 2, 'eau (1½ fois le poids du riz)'],
    ['4 chicken breasts, 150 g each', 0.5, '2 chicken breasts, 150 g each'],
    ['butter and sugar, 100 g each', 2, 'butter and sugar, 200 g each'],
    ['dressing (1 part to 3)', 2, 'dressing (1 part to 3)'],
    ['800 g (2 x 400 g tins) tomatoes', 2, '1600 g (4 x 400 g tins) tomatoes'],
    ['bread (2 days old)', 2, 'bread (2 days old)'],
    ['450 g (2 steaks) beef sirloin', 0.5, '225 g (1 steak) beef sirloin'],
    ['900 g (6 large handfuls) stewing beef', 1 / 6, '150 g (1 large handful) stewing beef'],
  ])('a line of a list: %s, times %d', (line, factor, scaled) =>
    expect(scaleLine(line, factor)).toBe(scaled),
  );

  test.each([',', ' ', '1 part ', '1 g per ', '1:', '½', '1 % '])(
    'a row of %j four times as long takes no more than its parts do',
    (part) => {
      const growth = growthByFour(
        (length) => scaleLine(part.repeat(Math.ceil(length / part.length)), 2),
        2_000,
      );
      expect(growth).toBeLessThan(8);
    },
  );

  test('times are found, the shorter of a range; no timer runs longer than a day', () => {
    expect(
      durationsIn('Simmer for 20–25 minutes, rest 1 hour, stir 30 seconds. Soak 48 hours.'),
    ).toEqual([
      { text: '20–25 minutes', seconds: 1200 },
      { text: '1 hour', seconds: 3600 },
      { text: '30 seconds', seconds: 30 },
    ]);
  });

  test.each([
    ['Fry for 1½ minutes a side.', [['1½ minutes', 90]]],
    [
      'Rest for 1 hour 30 minutes, then 5 mins.',
      [
        ['1 hour 30 minutes', 5400],
        ['5 mins', 300],
      ],
    ],
    ['Simmer 1 hour and 15 minutes.', [['1 hour and 15 minutes', 4500]]],
    [
      'Leave for 1/2 hour or 2–3 hrs.',
      [
        ['1/2 hour', 1800],
        ['2–3 hrs', 7200],
      ],
    ],
    ['Bake for 1.5 hours.', [['1.5 hours', 5400]]],
    ['In 2 pans of 20 cm, a minute each.', []],
    [
      'Laisser reposer 1 heure, cuire 2 minutes.',
      [
        ['1 heure', 3600],
        ['2 minutes', 120],
      ],
    ],
    [
      'Cuire 1 h 30, puis 10 à 15 min.',
      [
        ['1 h 30', 5400],
        ['10 à 15 min', 600],
      ],
    ],
    ['Enfourner 1h15.', [['1h15', 4500]]],
    ['Laisser au frais 2 h.', [['2 h', 7200]]],
    [
      '30 Minuten kochen, 2 Stunden ruhen, 30 Sekunden rühren.',
      [
        ['30 Minuten', 1800],
        ['2 Stunden', 7200],
        ['30 Sekunden', 30],
      ],
    ],
    [
      'Cuocere 18 minuti, riposare 1 ora.',
      [
        ['18 minuti', 1080],
        ['1 ora', 3600],
      ],
    ],
    ['Fry for 5 minutes. Turn, and fry for 5 minutes.', [['5 minutes', 300]]],
  ])('%s has the times %j', (step, times) =>
    expect(durationsIn(step).map(({ text, seconds }) => [text, seconds])).toEqual(times),
  );

  test('a step names what it needs', () => {
    expect(
      ingredientsIn('Fry the sliced onions, then stir in the tomato paste.', [
        '150 g (1 large) onion, half sliced',
        '48 g (3 tbsp) tomato paste',
        '200 g rice',
      ]),
    ).toEqual(['onion', 'tomato paste']);
    const broth = ['400 g chicken thighs', '1 reduced-salt chicken stock cube'];
    expect(ingredientsIn('Shred the chicken.', broth)).toEqual(['chicken thighs']);
    expect(ingredientsIn('Crumble in the cube.', broth)).toEqual([
      'reduced-salt chicken stock cube',
    ]);
  });

  test('what is left is read like a clock', () =>
    expect([5, 75, 3900].map(clockFace)).toEqual(['0:05', '1:15', '1:05:00']));
});

describe('what is known of a week', () => {
  const figure = {
    nutrient: 'sodium_mg',
    name: 'sodium',
    unit: 'mg',
    value: 1217,
    min: null,
    max: 2300,
    priority: 'hard',
    met: true,
  } as const;
  const report: PlanReport = {
    people: 1,
    energy_kcal: 2000,
    weight_kg: 70,
    assumed: ['One adult of 70 kg.'],
    notes: [],
    cost: {
      total: 14_852,
      low: 11_095,
      high: 18_609,
      uncertainty: 0.25,
      estimated_share: 0.1,
      currency: 'NGN',
      budget: 15_000,
      smallest_budget: null,
      rate_date: '2026-08-22',
      note: 'Prices are estimates.',
    },
    days: [
      {
        day: 'Monday',
        cost: 2000,
        figures: [
          figure,
          { ...figure, max: 1500 },
          {
            ...figure,
            nutrient: 'fat_g',
            name: 'fat',
            unit: 'g',
            value: 61,
            max: 60,
            priority: 'soft',
            met: false,
          },
        ],
      },
    ],
    week: [],
    limits: [
      {
        nutrient: 'sodium_mg',
        text: 'At most 1,500 mg of sodium a day',
        priority: 'hard',
        from: ['hypertension'],
        sources: [],
        published: true,
        reviewed: false,
      },
    ],
    relaxed: [],
    proof: { worth: 1, bound: 1, gap: 0, exact: true, text: 'No week is better.' },
    review: 'No clinician has reviewed our limits.',
  };

  test('what is paid at the till against the budget, and what is eaten is worth', () => {
    const { low, high, currency } = report.cost;
    const said = { code: 'cost.fourInFive' as const, params: { low, high, currency } };
    const cost = { ...report.cost, till: 16_200, said };
    render(
      themed(<WeekReport plan={{ ...newest, report: { ...report, cost } }} weekday="Monday" />),
    );
    const [bar] = screen.getAllByRole('meter');
    expect(bar?.getAttribute('aria-valuetext')).toBe(
      'about ₦16,200 of ₦15,000, An estimate. All that is eaten is worth about ₦14,852, four times in five between ₦11,095 and ₦18,609.',
    );
    expect(bar?.getAttribute('aria-valuenow')).toBe('16200');
  });

  test('its cost against the budget, its days against the stricter limit, who has looked at the limits', () => {
    render(themed(<WeekReport plan={{ ...newest, report }} weekday="Monday" />));
    seesText('about ₦14,852 of ₦15,000');
    seesText(/Exchange rates of 22 August 2026\./);
    expect(screen.getAllByRole('meter').map((each) => each.getAttribute('aria-valuetext'))).toEqual(
      [
        'about ₦14,852 of ₦15,000, Between ₦11,095 and ₦18,609: an estimate.',
        '1,217 mg, at most 1,500 mg, within your limit',
        '61 g, at most 60 g, slightly over target',
      ],
    );
    seesText('No clinician has reviewed our limits.');
    fireEvent.click(screen.getByText('Limits and targets we planned by'));
    seesText('At most 1,500 mg of sodium a day, from a published guideline');
  });

  test('two limits of a nutrient are one bar: what lies within both, and where one of them alone is missed, each its own', () => {
    const protein = {
      nutrient: 'protein_g',
      name: 'protein',
      unit: 'g',
      value: 108,
      priority: 'hard',
      met: true,
    } as const;
    const figures = [
      { ...protein, min: 45, max: 158 },
      { ...protein, min: 56, max: null },
      { ...protein, nutrient: 'fat_g', name: 'fat', min: 70, max: null },
      {
        ...protein,
        nutrient: 'fat_g',
        name: 'fat',
        min: null,
        max: 100,
        priority: 'soft' as const,
        met: false,
      },
    ];
    render(
      themed(
        <WeekReport
          plan={{
            ...newest,
            report: { ...report, days: [{ day: 'Monday', cost: 2000, figures }] },
          }}
          weekday="Monday"
        />,
      ),
    );
    expect(
      screen
        .getAllByRole('meter')
        .slice(1)
        .map((each) => each.getAttribute('aria-valuetext')),
    ).toEqual([
      '108 g, 56 g to 158 g, within your limit',
      '108 g, at least 70 g, within your limit',
      '108 g, at most 100 g, slightly over target',
    ]);
  });

  test.each([
    [98, null, 100, 'met', '98, at most 100, within your limit'],
    [110, null, 100, 'soft', '110, at most 100, slightly over target'],
    [130, null, 100, 'soft', '130, at most 100, over target'],
    [90, 100, null, 'soft', '90, at least 100, slightly under target'],
    [60, 100, null, 'soft', '60, at least 100, under target'],
    [60, 100, null, 'hard', '60, at least 100, outside your limit'],
  ] as const)('%d of a figure without a unit, %s to %s, %s: %s', (value, min, max, how, text) => {
    const figures: PlanReport['week'] = [
      {
        nutrient: 'glycaemic_load',
        name: 'glycaemic load',
        unit: '',
        value,
        min,
        max,
        met: how === 'met',
        priority: how === 'hard' ? 'hard' : 'soft',
      },
    ];
    const days = report.days.map((each) => ({ ...each, figures }));
    render(
      themed(<WeekReport plan={{ ...newest, report: { ...report, days } }} weekday="Monday" />),
    );
    expect(screen.getAllByRole('meter').at(-1)).toHaveAttribute('aria-valuetext', text);
  });

  test('what a meal misses of the limit of one meal has a bar of its own, with its name', () => {
    const meals = [
      {
        ...figure,
        slot: 'breakfast' as const,
        nutrient: 'carb_g',
        name: 'carbohydrate',
        unit: 'g',
        value: 62,
        min: 15,
        max: 45,
        priority: 'soft' as const,
        met: false,
      },
    ];
    const days = report.days.map((each) => ({ ...each, meals }));
    render(
      themed(<WeekReport plan={{ ...newest, report: { ...report, days } }} weekday="Monday" />),
    );
    const bar = screen.getByRole('meter', { name: 'Breakfast: carbohydrate' });
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('62 g'));
    seesText('15 g to 45 g, over target');
  });

  test('a week that a person put together has its figures, and nothing is said to be proven or kept to', () => {
    const { proof: _, ...own } = {
      ...report,
      warnings: ['Peanut stew does not fit your settings. Please replace it.'],
      relaxed: ['At least 30 g of fibre a day: 1 of 7 days has less.'],
    };
    const { rerender } = render(
      themed(<WeekReport plan={{ ...newest, report: own }} weekday="Monday" />),
    );
    expect(screen.getAllByRole('meter')).toHaveLength(3);
    seesText('Peanut stew does not fit your settings. Please replace it.');
    for (const title of [
      'Limits that hold for you',
      'Targets this week misses',
      'Is there a better plan?',
    ])
      fireEvent.click(screen.getByText(title));
    seesText('You put this week together yourself, so we cannot say that no better one exists.');
    expect(screen.queryByText('Limits and targets we planned by')).toBeNull();
    rerender(themed(<WeekReport plan={{ ...newest, report: own }} weekday="Tuesday" />));
    expect(screen.getAllByRole('meter')).toHaveLength(1);
    rerender(
      themed(<WeekReport plan={{ ...newest, report: { ...own, days: [] } }} weekday="Tuesday" />),
    );
    expect(screen.queryByRole('meter')).toBeNull();
    seesText('Nothing that we can count is planned for this day.');
  });

  test('a planned week without figures says so, and one that was never planned says nothing', () => {
    const { container, rerender } = render(
      themed(<WeekReport plan={{ ...newest, basis: { location: 'Nigeria' } }} weekday="Monday" />),
    );
    seesText('The cost and nutrition of this week are not known. Regenerate it to see them.');
    rerender(themed(<WeekReport plan={newest} weekday="Monday" />));
    expect(container).toHaveTextContent('');
  });

  test('a currency that nobody knows keeps its letters', () => {
    expect(sumText(1234.5, 'NGN')).toBe('₦1,235');
    expect(sumText(12.5, 'not one')).toBe('not one 12.5');
  });

  test.each([
    [14_852, 'about ₦14,852 of ₦15,000'],
    [16_200, 'about ₦16,200, ₦1,200 over your ₦15,000'],
  ])('the head of a week says whether %d is within the budget', (till, text) => {
    const paid = { ...report, cost: { ...report.cost, till } };
    const rehearsal = plannerOf([{ ...newest, report: paid }], '2026-01-06');
    expect(screen.getAllByText(new RegExp(`^${text}(?! over)`))[0]).toBeVisible();
    rehearsal.end();
  });

  test('a day over a limit is told at the top of the week, also while another is looked at', () => {
    const over = { ...figure, value: 2826, met: false };
    const aim = { ...over, nutrient: 'fibre_g', name: 'fibre', priority: 'soft' as const };
    const missing = {
      ...report,
      days: [
        { day: 'Monday', cost: 1, figures: [figure] },
        { day: 'Wednesday', cost: 1, figures: [over, aim] },
      ],
      members: [
        {
          name: 'Ama',
          counted: 'planned' as const,
          portion: 1,
          days: [{ day: 'Friday', figures: [over] }],
          week: [],
          relaxed: [],
          notes: [],
        },
      ],
    };
    const drawn = plannerOf([{ ...newest, report: missing }], '2026-01-06');
    expect(
      screen.getByText(/^Not within the limits: Wednesday \(sodium\), Friday \(Ama: sodium\)\./),
    ).toBeVisible();
    drawn.end();
    cleanup();
    const kept = plannerOf([{ ...newest, report }], '2026-01-06');
    expect(screen.queryByText(/^Not within the limits/)).toBeNull();
    kept.end();
  });

  test('aims that are missed are told at the top of the week in a line, which is no alert', () => {
    const salt = { ...figure, value: 2826, met: false };
    const fibre = { ...salt, nutrient: 'fibre_g', name: 'fibre', priority: 'soft' as const };
    const carbs = { ...fibre, nutrient: 'carbohydrate_g', name: 'carbohydrate' };
    const missing = {
      ...report,
      days: weekdays.map((each) => ({
        day: each,
        cost: 1,
        figures:
          each === 'Friday' ? [salt, { ...salt, priority: 'soft' as const }, fibre] : [fibre],
        ...(each === 'Tuesday' ? { meals: [{ ...carbs, slot: 'breakfast' as const }] } : {}),
      })),
    };
    const drawn = plannerOf([{ ...newest, report: missing }], '2026-01-06');
    const line = screen.getByText('Aims missed: fibre (every day), carbohydrate (1 of 7 days).');
    expect(line).toBeVisible();
    expect(line.closest('[role]')).not.toHaveAttribute('role', 'alert');
    drawn.end();
    cleanup();
    const met = { ...report, days: [{ day: 'Monday', cost: 1, figures: [figure] }] };
    const kept = plannerOf([{ ...newest, report: met }], '2026-01-06');
    expect(screen.queryByText(/^Aims missed/)).toBeNull();
    kept.end();
  });

  test('a meal that somebody at the table must not eat says so on its card', () => {
    const warned = { ...report, unfit: [{ day: 'Tuesday', slot: 'dinner' } as const] };
    const shown = planOf([
      day('Monday', { dinner: 'Efo riro' }),
      day('Tuesday', { lunch: 'Yam and eggs', dinner: 'Peanut noodles' }),
    ]);
    const rehearsal = plannerOf([{ ...shown, report: warned }], '2026-01-06');
    const card = (title: string) =>
      screen.getByRole('button', { name: `More for this meal: ${title}` }).closest('article')!;
    expect(card('Peanut noodles')).toHaveTextContent('Does not fit');
    expect(card('Yam and eggs')).not.toHaveTextContent('Does not fit');
    rehearsal.end();
  });
});

test('PLAN-07: a card of leftovers names the day that they are left from, in place of minutes of cooking', () => {
  const rehearsal = plannerOf(
    [planOf([day('Monday', { dinner: 'Efo riro' }), leftover])],
    '2026-01-06',
  );
  const card = screen
    .getByRole('button', { name: 'More for this meal: Efo riro' })
    .closest('article')!;
  expect(card).toHaveTextContent('Leftovers from Monday');
  expect(card).not.toHaveTextContent('mins');
  rehearsal.end();
});

test('a week that is over is not planned again; one that runs is', () => {
  for (const [today, offered] of [
    ['2026-01-11', 1],
    ['2026-01-12', 0],
  ] as const) {
    const rehearsal = plannerOf([planOf([day('Monday', { dinner: 'Efo riro' })])], today);
    expect(screen.queryAllByRole('button', { name: 'Regenerate week' })).toHaveLength(offered);
    rehearsal.end();
    cleanup();
  }
});

test('PLAN-07: a card of a dish that is eaten later too says to cook double, the others do not', () => {
  const rehearsal = plannerOf(
    [planOf([day('Monday', { lunch: 'Moin moin', dinner: 'Efo riro' }), leftover])],
    '2026-01-05',
  );
  onTestFinished(() => rehearsal.end());
  const cardOf = (meal: string) =>
    screen.getByRole('button', { name: `More for this meal: ${meal}` }).closest('article');
  expect(cardOf('Efo riro')).toHaveTextContent('Cook double');
  expect(cardOf('Moin moin')).not.toHaveTextContent('Cook double');
});

test('PLAN-22: before a dish for two meals is moved or taken away, its menu says what becomes of the other', async () => {
  const rehearsal = plannerOf(
    [planOf([day('Monday', { dinner: 'Efo riro' }), leftover])],
    '2026-01-05',
  );
  onTestFinished(() => rehearsal.end());
  fireEvent.click(screen.getByRole('button', { name: 'More for this meal: Efo riro' }));
  const words =
    'It is eaten again for lunch on Tuesday. If you remove it, or move it to a later day than that, a fresh portion is cooked there instead.';
  expect(await screen.findByText(words)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Move or copy this meal' }));
  expect(screen.getByText(`Choose another day or another meal. ${words}`)).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Move or copy Efo riro' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: 'Wednesday' } });
  expect(screen.getByText(`Nothing is planned there yet. ${words}`)).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: 'Tuesday' } });
  fireEvent.change(dialog.getByLabelText('Meal'), { target: { value: 'lunch' } });
  expect(
    screen.getByText(
      `Moved, it swaps places with Efo riro. Copied, it takes the place of that meal. ${words}`,
    ),
  ).toBeVisible();
});
