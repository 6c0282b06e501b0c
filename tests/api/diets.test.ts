/** Diets are settings of their own: kept without consent, and kept to in what is suggested. */
import { describe, expect, test } from 'vitest';
import type { InstructionsAnswer, ProcessAnswer } from '../../contract/kitchen.ts';
import { onOneDatabase, sendForm, signUp, startServer, theKitchen } from './support.ts';

const well = { hasSickness: false, sicknessType: '' };

onOneDatabase((engine) => {
  async function start() {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    const save = async (body: object) => person.call('PUT', '/api/settings', body);
    const read = async () => (await person.call('GET', '/api/settings')).body.settings;
    return { person, save, read };
  }

  describe('diets', () => {
    test('SET-07 are kept without consent to health data', async () => {
      const { save, read } = await start();
      expect(await read()).toMatchObject({ diets: [] });
      const saved = await save({ ...well, diets: ['vegan', 'no_alcohol'] });
      expect(saved.status).toBe(200);
      expect(await read()).toMatchObject({
        diets: ['vegan', 'no_alcohol'],
        health_consent_at: null,
      });
    });

    test('SET-07 stay where a change does not name them, and go where it names none', async () => {
      const { save, read } = await start();
      await save({ ...well, diets: ['halal'] });
      await save({ ...well, people: 3 });
      expect(await read()).toMatchObject({ diets: ['halal'], people: 3 });
      await save({ ...well, diets: [] });
      expect(await read()).toMatchObject({ diets: [] });
    });

    test('SET-07 stay when consent to health data is withdrawn', async () => {
      const { save, read } = await start();
      await save({
        hasSickness: true,
        sicknessType: 'gout',
        diets: ['kosher'],
        health_consent_at: 1,
      });
      await save({ ...well, health_consent_at: null });
      expect(await read()).toMatchObject({ sicknessType: '', diets: ['kosher'] });
    });

    test('that nobody knows are refused', async () => {
      const { save, read } = await start();
      expect((await save({ ...well, diets: ['breatharian'] })).status).toBe(400);
      expect(await read()).toMatchObject({ diets: [] });
    });

    test('KIT-04 a vegan is suggested nothing of an animal, whatever is at hand', async () => {
      const { person, save } = await start();
      const { catalogue } = theKitchen();
      const ofAnimals = catalogue.families.get('animal_product')?.members;
      const keysIn = (lines: readonly string[]) =>
        theKitchen()
          .readIngredients(lines.join('\n'))
          .items.map(({ key }) => key);
      const found = (keys: readonly string[]) =>
        keys.filter((key) => ['is', 'made_of', 'holds'].includes(ofAnimals?.get(key) ?? ''));
      const suggest = async (): Promise<ProcessAnswer> =>
        (
          await sendForm(person, '/process', {
            image_or_ingredient_list: 'ingredient_list',
            ingredient_list: 'chicken, eggs, milk, cheddar, honey, rice, tomatoes, onions, lentils',
          })
        ).body;

      const anyone = await suggest();
      const keysOf = ({ suggestions = [] }: ProcessAnswer) =>
        suggestions.flatMap(({ have, need }) => keysIn([...have, ...need]));
      expect(found(keysOf(anyone))).not.toEqual([]);

      await save({ ...well, diets: ['vegan'] });
      const vegan = await suggest();
      expect(vegan.food_suggestions.length).toBeGreaterThan(0);
      expect(found(keysOf(vegan))).toEqual([]);
      const { ingredients = [] }: InstructionsAnswer = (
        await sendForm(person, '/instructions', {
          food_analysis_id: vegan.analysis_id,
          food_choice_index: '0',
        })
      ).body;
      expect(ingredients.length).toBeGreaterThan(0);
      expect(found(keysIn(ingredients))).toEqual([]);
    });
  });
});
