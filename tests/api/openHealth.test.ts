/** What was not understood of somebody's health is told with every answer that fits dishes to it. */
import { expect, test } from 'vitest';
import { sendForm, signUp, startServer } from './support.ts';

async function someone(sicknessType: string, answers: Record<string, string> = {}) {
  const { app } = await startServer('SQLite');
  const person = await signUp(app);
  await person.call('PUT', '/api/settings', {
    hasSickness: true,
    sicknessType,
    answers,
    health_consent_at: 1,
  });
  return person;
}
const list = {
  image_or_ingredient_list: 'ingredient_list',
  ingredient_list: 'rice, tomatoes, onions, chicken, lentils, spinach, eggs',
};

test('KIT-04 suggestions name what was not understood, and call nothing a fit', async () => {
  const person = await someone('gout, zelnorax in the mornings');
  const { body } = await sendForm(person, '/process', list);
  expect(body.not_understood_health).toEqual([expect.stringContaining('zelnorax')]);
  expect(JSON.stringify(body.notes)).not.toContain('zelnorax');
  expect(body.suggestions.length).toBeGreaterThan(0);
  for (const { safety } of body.suggestions) expect(safety.verdict).not.toBe('fit');

  const confirmed = await person.call('POST', '/process_confirm', {
    analysis_id: body.analysis_id,
    response: ['rice', 'tomatoes', 'chicken'],
  });
  expect(confirmed.body.not_understood_health).toEqual(body.not_understood_health);

  const recipe = await sendForm(person, '/instructions', {
    food_analysis_id: body.analysis_id,
    food_choice_index: '0',
  });
  expect(recipe.body.not_understood_health).toEqual(body.not_understood_health);
  const meal = await person.call('POST', '/meal_plan_instructions', {
    food_name: body.food_suggestions[0],
    ingredients: [],
  });
  expect(meal.body.not_understood_health).toEqual(body.not_understood_health);
});

test('KIT-04 questions that nobody has answered are counted, until they are', async () => {
  const text = 'chronic kidney disease stage 3';
  const asked = await (
    await someone(text)
  ).call('POST', '/api/conditions/understand', { text, answers: {} });
  const questions: { id: string; choices: string[] }[] = asked.body.questions;
  expect(questions.length).toBeGreaterThan(0);
  const { body } = await sendForm(await someone(text), '/process', list);
  expect(body.not_understood_health).toBeUndefined();
  expect(body.open_health_questions).toBe(questions.length);

  const answers = Object.fromEntries(questions.map(({ id, choices }) => [id, choices[0] ?? '']));
  const answered = await sendForm(await someone(text, answers), '/process', list);
  expect(answered.body.open_health_questions).toBeUndefined();
});

test('KIT-04 whoever is understood hears nothing of it', async () => {
  const { body } = await sendForm(await someone('gout'), '/process', list);
  expect(body).not.toHaveProperty('not_understood_health');
  expect(body).not.toHaveProperty('open_health_questions');
  expect(body).not.toHaveProperty('health_questions');
});

test('GEN-06 the report of a planned week names what was not understood', async () => {
  const person = await someone('zelnorax in the mornings');
  const { body } = await sendForm(person, '/auto_generate_plan', {
    location: 'United Kingdom',
    budget: '90',
  });
  expect(body.error).toBeUndefined();
  expect(body.meal_plan).toHaveLength(7);
  expect(body.report.not_understood_health).toEqual([expect.stringContaining('zelnorax')]);
});

test('what a list says of health is kept to beside the settings, also when its dishes are filtered', async () => {
  const person = await someone('');
  const { body } = await sendForm(person, '/process', {
    ...list,
    ingredient_list: 'rice, tomatoes, chicken\nallergic to peanuts, eggs',
  });
  expect(body.heard_health).toEqual(['allergic to peanuts, eggs']);
  expect(body.response.join()).not.toMatch(/peanut|egg/);
  const confirmed = await person.call('POST', '/process_confirm', {
    analysis_id: body.analysis_id,
    response: [...body.response, ...body.heard_health],
    minutes: '45',
  });
  expect(confirmed.body.heard_health).toEqual(body.heard_health);
  for (const { suggestions } of [body, confirmed.body]) {
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { allergens } of suggestions)
      expect(allergens.join()).not.toMatch(/\b(?:peanut|egg)/);
  }
});

test('KIT-04 no dish is suggested while nobody knows which food does harm, and the answer is kept to (decision 074)', async () => {
  const person = await someone('zelnorax gives me hives');
  const { body } = await sendForm(person, '/process', list);
  expect([body.food_suggestions, body.suggestions ?? []]).toEqual([[], []]);
  const [question] = body.food_questions;
  expect(question.said).toEqual({
    code: 'which-food',
    params: { words: 'zelnorax gives me hives' },
  });

  const { body: stored } = await person.call('GET', '/api/settings');
  await person.call('PUT', '/api/settings', {
    ...stored.settings,
    answers: { [question.id]: 'Eggs' },
  });
  const { body: after } = await sendForm(person, '/process', list);
  expect(after.food_questions).toBeUndefined();
  expect(after.suggestions.length).toBeGreaterThan(0);
  for (const { allergen_ids: allergens } of after.suggestions)
    expect(allergens).not.toContain('egg');
});

test('KIT-04 what is asked of a list is answered beside its dishes: the answer is kept, and not asked again', async () => {
  const person = await someone('');
  const warfarin = { ...list, ingredient_list: 'pasta, tuna, sweetcorn, tomatoes\non warfarin' };
  const { body } = await sendForm(person, '/process', warfarin);
  const [question, ...others] = body.health_questions;
  expect([question.said.code, others]).toEqual(['warfarin-steady', []]);

  const { body: stored } = await person.call('GET', '/api/settings');
  const saved = await person.call('PUT', '/api/settings', {
    ...stored.settings,
    answers: { [question.id]: question.choices[0] },
    health_consent_at: 1,
  });
  expect(saved.status).toBe(200);
  const confirmed = await person.call('POST', '/process_confirm', {
    analysis_id: body.analysis_id,
    response: [...body.response, ...body.heard_health],
  });
  for (const { body: after } of [confirmed, await sendForm(person, '/process', warfarin)]) {
    expect(after.heard_health).toEqual(['on warfarin']);
    expect(after).not.toHaveProperty('health_questions');
    expect(after.suggestions.length).toBeGreaterThan(0);
  }
});
