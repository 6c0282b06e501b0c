/** Whoever has neither trial nor subscription gets no new work, by whichever call they ask for it. */
import { expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onOneDatabase,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => ({
    day,
    breakfast: 'Akara',
    lunch: 'Jollof rice',
    dinner: 'Egusi soup',
    snack: 'Chin chin',
  }),
);
const photo = { image: { file: Buffer.from('a photo') } };
const list = { image_or_ingredient_list: 'ingredient_list', ingredient_list: 'rice, eggs' };
const place = { location: 'Nigeria', budget: '25000' };
const id = '01900000-0000-7000-8000-000000000000';

/** By the call's id: a request that somebody who may use the app could send. */
const asks: Record<string, (person: TestPerson) => Promise<Answer>> = {
  detectFood: (person) => sendForm(person, '/food_detect', photo),
  confirmFood: (person) =>
    person.call('POST', '/food_detect_confirm', { analysis_id: id, food_detected: ['rice'] }),
  fetchDetectionResources: (person) =>
    person.call('POST', '/food_detect_resources', { food_detected: ['rice'] }),
  processIngredients: (person) => sendForm(person, '/process', list),
  confirmIngredients: (person) =>
    person.call('POST', '/process_confirm', { analysis_id: id, response: ['rice'] }),
  fetchInstructions: (person) =>
    sendForm(person, '/instructions', { food_analysis_id: id, food_choice_index: '0' }),
  fetchResources: (person) => sendForm(person, '/resources', { food_choice_index: '0' }),
  fetchMealInstructions: (person) =>
    person.call('POST', '/meal_plan_instructions', { food_name: 'Jollof rice', ingredients: [] }),
  fetchSickMealInstructions: (person) =>
    person.call('POST', '/sick_meal_plan_instructions', {
      food_name: 'Jollof rice',
      ingredients: [],
      sickness: 'gout',
    }),
  smartPlan: (person) => sendForm(person, '/smart_plan', list),
  sickSmartPlan: (person) => sendForm(person, '/sick_smart_plan', { ...list, sickness: 'gout' }),
  autoPlan: (person) => sendForm(person, '/auto_generate_plan', place),
  autoSickPlan: (person) =>
    sendForm(person, '/auto_sick_smart_plan', { ...place, sickness: 'gout' }),
  // Of the product's own calls these three are work of the planner.
  swapMeal: (person) =>
    person.call('POST', '/api/meal_plan/swap', { meal_plan: week, day: 'Monday', slot: 'lunch' }),
  offerSwaps: (person) =>
    person.call('POST', '/api/meal_plan/offers', { meal_plan: week, day: 'Monday', slot: 'lunch' }),
  regeneratePlan: (person) => person.call('POST', '/api/meal_plan/regenerate', { meal_plan: week }),
};

test('ACC-07 every call of the AI service is asked below; a new one fails here until it has its line', () => {
  const ofService = calls
    .filter(({ service, auth }) => service === 'ai' && auth === 'session')
    .map((call) => call.id);
  expect([...ofService, 'swapMeal', 'offerSwaps', 'regeneratePlan'].toSorted()).toEqual(
    Object.keys(asks).toSorted(),
  );
});

onOneDatabase((engine) => {
  test('ACC-07 each of them answers 402 when the trial is over, counts nothing, and leaves nothing behind', async () => {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const before = await signUp(app);
    await before.call('GET', '/api/profile');
    clock.advance(48 * 3_600_000 + 1);
    const person: TestPerson = { ...before, ...tokensOf(await logIn(app, before.email), app) };
    for (const [call, ask] of Object.entries(asks)) {
      const { status, body } = await ask(person);
      expect([call, status, body.code]).toEqual([call, 402, 'access_over']);
    }
    for (const table of ['usage', 'analyses', 'plans', 'records'])
      expect([table, await query(environment, `select * from ${table}`)]).toEqual([table, []]);
  });
});
