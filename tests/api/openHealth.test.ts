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
  expect(body.notes.join(' ')).not.toContain('zelnorax');
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
