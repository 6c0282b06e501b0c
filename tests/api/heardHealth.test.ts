/** What a list says of health is kept to on the page of its dish, and when it is cooked again from the history. */
import { expect, test } from 'vitest';
import { type Answer, onOneDatabase, sendForm, signUp, startServer } from './support.ts';

const history = '/api/food_detection/detection_history';
const allergy = "I'm allergic to eggs";
const foods = 'rice, tomatoes, onions, chicken, spinach, eggs';
const formOf = (list: string) => ({
  image_or_ingredient_list: 'ingredient_list',
  ingredient_list: list,
});

onOneDatabase((engine) => {
  const someone = async (settings: object = {}) => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      ...settings,
    });
    const dishesFor = (list: string) => sendForm(person, '/process', formOf(list));
    const open = (analysis: string): Promise<Answer> =>
      sendForm(person, '/instructions', { food_analysis_id: analysis, food_choice_index: '0' });
    const record = async (analysis: string, fields: object = {}): Promise<string> =>
      (
        await person.call('POST', history, {
          recipe_type: 'ingredient_detection',
          suggestion: 'Egg fried rice',
          instructions: 'Cook it.',
          analysis_id: analysis,
          ...fields,
        })
      ).body.id;
    return { app, person, dishesFor, open, record };
  };

  test('KIT-05 the page of a dish says what its list said of health, also with swaps', async () => {
    const { dishesFor, open } = await someone();
    const { body } = await dishesFor(`${foods}\n${allergy}`);
    expect(body.heard_health).toEqual([allergy]);
    const page = await open(body.analysis_id);
    expect(page.body.heard_health).toEqual([allergy]);
    expect(page.body.recipe.allergens.join()).not.toMatch(/egg/i);
    const plain = await dishesFor(foods);
    expect((await open(plain.body.analysis_id)).body).not.toHaveProperty('heard_health');
  });

  test('KIT-05 a dish is judged by what was heard, whatever its client sends', async () => {
    const { person, record } = await someone();
    const { body } = await sendForm(person, '/process', formOf(`${foods}\n${allergy}`));
    const entry = await record(body.analysis_id, { heard_health: [] });
    const read = await person.call('GET', `${history}/${entry}`);
    expect(read.body.data.heard_health).toEqual([allergy]);

    const anyone = await person.call('GET', '/api/recipes/egg-fried-rice');
    expect(anyone.status).toBe(200);
    const again = await person.call('GET', `/api/recipes/egg-fried-rice?record_id=${entry}`);
    expect(again.status).toBe(422);
    const fitting = body.suggestions[0].recipe_id as string;
    const fits = await person.call('GET', `/api/recipes/${fitting}?record_id=${entry}`);
    expect(fits.body.heard_health).toEqual([allergy]);
  });

  test('KIT-05 what the settings say by now is not told beside them; the rest is', async () => {
    const { person, dishesFor, open, record } = await someone();
    const both = `${foods}\n${allergy}\nI have gout`;
    const { body } = await dishesFor(both);
    expect(body.heard_health).toHaveLength(2);
    const entry = await record(body.analysis_id);
    const dish = `/api/recipes/${body.suggestions[0].recipe_id}?record_id=${entry}`;
    expect((await person.call('GET', dish)).body.heard_health).toEqual(body.heard_health);
    const say = async (settings: object) =>
      person.call('PUT', '/api/settings', { health_consent_at: 1, ...settings });
    await say({ hasSickness: true, sicknessType: 'gout' });
    expect((await person.call('GET', dish)).body.heard_health).toEqual([allergy]);
    await say({ hasSickness: true, sicknessType: `gout\n${allergy}` });
    expect((await person.call('GET', dish)).body).not.toHaveProperty('heard_health');
    expect((await open(body.analysis_id)).body).not.toHaveProperty('heard_health');
    // It is kept to all the same.
    const eggs = await person.call('GET', `/api/recipes/egg-fried-rice?record_id=${entry}`);
    expect(eggs.status).toBe(422);
  });

  test("HIST-07 nobody's entry is looked into by another, and none that is not there", async () => {
    const { app, dishesFor, record } = await someone();
    const { body } = await dishesFor(`${foods}\n${allergy}`);
    const entry = await record(body.analysis_id);
    const other = await signUp(app);
    for (const id of [entry, 'nobodys-entry'])
      expect((await other.call('GET', `/api/recipes/jollof-rice?record_id=${id}`)).status).toBe(
        404,
      );
  });

  test('SET-07 withdrawing the consent deletes what was heard, and nothing is called a fit', async () => {
    const { person, dishesFor, open, record } = await someone({ health_consent_at: 1 });
    const { body } = await dishesFor(`${foods}\n${allergy}`);
    const entry = await record(body.analysis_id);
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      health_consent_at: null,
    });
    const read = await person.call('GET', `${history}/${entry}`);
    expect(read.body.data.heard_health).toEqual([]);

    // What is typed from then on serves the answer, and is not kept either.
    const later = await dishesFor(`${foods}\n${allergy}`);
    expect(later.body.heard_health).toEqual([allergy]);
    const page = await open(later.body.analysis_id);
    expect(page.body.heard_health).toEqual([]);
    expect(page.body).not.toHaveProperty('not_understood_health');
    expect(page.body.recipe.safety.verdict).not.toBe('fit');
  });
});
