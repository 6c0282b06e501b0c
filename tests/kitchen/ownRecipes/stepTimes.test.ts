/** Times that only the steps of a recipe name: what is read of them, and how near the estimate comes to recipes whose times are known. */
import { describe, expect, test } from 'vitest';
import { estimatedTimes } from '../../../kitchen/ownRecipes/estimatedTimes.ts';
import { stepTimes } from '../../../kitchen/ownRecipes/stepTimes.ts';
import { catalogue, kitchen } from '../support.ts';

const said = (...steps: string[]) => {
  const { heat, wait } = stepTimes(steps);
  return [heat, wait];
};

describe('at the stove and in the oven', () => {
  test.each([
    ['Simmer for 20 minutes.', 20],
    ['Bake 1 hour 10.', 70],
    ['Bake for 1½ hours.', 90],
    ['Bake 1 1/2 hours.', 90],
    ['Bake at 180 °C for 1 hour and 15 minutes.', 75],
    ['Cook for half an hour, then stir for 30 seconds.', 30],
    ['Roast for an hour and a half.', 90],
    ['Fry for ten minutes.', 10],
    ['Laisser mijoter 25 minutes.', 25],
    ['Cuire une demi-heure.', 30],
    ['Cuire une heure et demie.', 90],
    ['Enfourner 1 h 15 à 180 °C.', 75],
    ['20 Minuten köcheln lassen.', 20],
    ['1 Std. 30 Min. schmoren.', 90],
    ['Eine halbe Stunde backen.', 30],
    ['Cocer 20 minutos a fuego lento.', 20],
    ['Hornear media hora.', 30],
    ['Cocer una hora y media.', 90],
    ['Cuocere per 20 minuti.', 20],
    ['弱火で20分煮る。', 20],
    ['1時間半煮込む。', 90],
    ['20 dakika pişirin.', 20],
    ['Варить 20 минут.', 20],
  ])('%s', (step, heat) => {
    expect(said(step)).toEqual([heat, 0]);
  });

  test('of a range the greater counts', () => {
    expect(said('Simmer for 10–15 minutes.')).toEqual([15, 0]);
    expect(said('Cook for 45 minutes to 1 hour.')).toEqual([60, 0]);
    expect(said('Cuire 10 à 12 minutes.')).toEqual([12, 0]);
    expect(said('10 bis 15 Minuten backen.')).toEqual([15, 0]);
    expect(said('Cocer de 10 a 15 minutos.')).toEqual([15, 0]);
  });

  test.each([
    'Fry for 4 minutes per side.',
    'Fry on each side for 4 minutes.',
    'Cuire 4 minutes de chaque côté.',
    'Von jeder Seite 4 Minuten braten.',
    'Dorar 4 minutos por cada lado.',
  ])('two sides take twice as long: %s', (step) => {
    expect(said(step)).toEqual([8, 0]);
  });

  test('a moment within another time is none to add', () => {
    expect(said('Simmer for 30 minutes, stirring every 10 minutes.')).toEqual([30, 0]);
    expect(said('Roast for 40 minutes. After 20 minutes turn it.')).toEqual([40, 0]);
    expect(said('Cuire 30 minutes en remuant toutes les 5 minutes.')).toEqual([30, 0]);
    expect(said('Fry for 3 minutes and 2 more minutes, 6 minutes in all.')).toEqual([6, 0]);
  });

  test('what runs beside another step adds what it takes longer', () => {
    expect(said('Roast for 40 minutes.', 'Meanwhile boil the rice for 12 minutes.')).toEqual([
      40, 0,
    ]);
    expect(said('Fry for 5 minutes. Meanwhile, boil the pasta for 10 minutes.')).toEqual([10, 0]);
    expect(said('Rôtir 40 minutes.', 'Pendant ce temps, cuire le riz 12 minutes.')).toEqual([
      40, 0,
    ]);
  });
});

describe('waiting is no cooking', () => {
  test.each([
    ['Soak the beans overnight, about 8 hours.', 0, 480],
    ['Marinate for 2 hours in the fridge. Grill for 15 minutes.', 15, 120],
    ['Leave to rise for 1 hour, then bake for 25 minutes.', 25, 60],
    ['Chill for at least 2 hours.', 0, 120],
    ['Laisser mariner une nuit au réfrigérateur, puis rôtir 1 h 15.', 75, 480],
    ['Laisser reposer la pâte 1 heure.', 0, 60],
    ['Über Nacht marinieren, dann 1 Stunde schmoren.', 60, 480],
    ['Den Teig 1 Stunde gehen lassen.', 0, 60],
    ['Dejar en remojo toda la noche y cocer una hora.', 60, 480],
    ['Marinar 2 horas.', 0, 120],
    ['冷蔵庫で1時間寝かせる。弱火で10分焼く。', 10, 60],
  ])('%s', (step, heat, wait) => {
    expect(said(step)).toEqual([heat, wait]);
  });

  test('a short rest is time in the kitchen, and ‘the rest of’ is none', () => {
    expect(said('Fry for 8 minutes, then let it rest for 5 minutes.')).toEqual([13, 0]);
    expect(said('Add the rest of the stock and cook for 15 minutes.')).toEqual([15, 0]);
  });
});

test('a text of 20,000 characters of one kind is read as fast as any', () => {
  for (const odd of ['1', '10 - ', 'let ', '1 h '])
    expect(stepTimes([odd.repeat(20_000 / odd.length)]).wait).toBe(0);
});

describe('the estimate', () => {
  const plain = (step: string): string => step.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  /** Those that the allowance was not fitted to. */
  const held = catalogue.recipes.filter((_, i) => i % 2 === 1);
  const errors = (of: (times: { prep: number; cook: number }) => number): number[] =>
    held
      .flatMap((recipe) => {
        const lines = recipe.ingredients.map(({ text }) => text);
        const times = estimatedTimes(recipe.steps.map(plain), lines);
        return times ? [Math.abs(of(times) - of(recipe)) / of(recipe)] : [];
      })
      .toSorted((a, b) => a - b);
  const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 1;
  const within = (all: readonly number[]): number =>
    all.filter((error) => error <= 1 / 3).length / all.length;

  test('of the whole is within a third for nine in ten recipes that it was not fitted to', () => {
    const whole = errors(({ prep, cook }) => prep + cook);
    expect(whole.length / held.length).toBeGreaterThan(0.95);
    expect(median(whole)).toBeLessThan(0.13);
    expect(within(whole)).toBeGreaterThan(0.9);
  });

  test('of the hands-on share is rougher', () => {
    const handsOn = errors(({ prep }) => prep);
    expect(median(handsOn)).toBeLessThan(0.3);
    expect(within(handsOn)).toBeGreaterThan(0.6);
  });

  test('is none where no step names a time', () => {
    expect(estimatedTimes(['Cook it until done.'], ['200 g rice'])).toBeNull();
    expect(estimatedTimes(['Leave overnight.'], ['200 g rice'])).toBeNull();
  });
});

const soup = (times: string) => `Lentil soup
Serves 4
${times}
Ingredients
250 g red lentils
1 onion, chopped
Method
Soften the onion for 8 minutes.
Add the lentils and simmer for 25 minutes.`;
const read = (text: string) => kitchen.own.read({ id: 'own-12345678', text, choices: {} });

test('a line of times stays exact', () => {
  expect(read(soup('Prep: 12 min | Cook: 31 min'))).toMatchObject({ prep: 12, cook: 31 });
  for (const line of ['Prep 10 mins Cook 1 hr Total 1 hr 10', 'Prep time 10 min Cook time 60 min'])
    expect(read(soup(line))).toMatchObject({ prep: 10, cook: 60 });
  expect(read(soup('Prep: 12 min | Cook: 31 min'))).not.toHaveProperty('minutes_estimated');
});

test('without one the estimate stands, and says that it is one', () => {
  const { prep, cook, minutes_estimated: isEstimated } = read(soup(''));
  expect(isEstimated).toBe(true);
  expect(prep + cook).toBeGreaterThanOrEqual(33);
  expect(prep).toBeGreaterThan(0);
  expect(kitchen.own.head(soup(''))).toEqual({
    title: 'Lentil soup',
    minutes: prep + cook,
    isEstimated: true,
    words: expect.stringMatching(/\blentils\b/),
  });
});
