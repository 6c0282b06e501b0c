/** Photos over the wire: what is read, what is not, and what the person corrects; on both databases. */
import { englishOf } from '../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import { bowl, label, receipt } from '../photos/photos.ts';
import {
  type EngineName,
  onEachDatabase,
  onOneDatabase,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { longTest } from '../verify.ts';

const [groceries, fruit, lentils, jollof, satay] = await Promise.all([
  receipt(),
  bowl(),
  label(['RED LENTILS', '500 G']),
  label(['JOLLOF RICE', 'READY MEAL']),
  label(['PEANUT BUTTER', 'SMOOTH']),
]);

const detect = (person: TestPerson, file: Buffer) =>
  sendForm(person, '/food_detect', { image: { file } });
const process = (person: TestPerson, file: Buffer) =>
  sendForm(person, '/process', { image_or_ingredient_list: 'image', image: { file } });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

const startOn = (engine: EngineName) => async () => {
  const { app, environment } = await startServer(engine);
  return { app, environment, person: await signUp(app) };
};
const used = async (person: TestPerson) =>
  (await person.call('GET', '/api/subscription/status')).body.data.usage;

onOneDatabase((engine) => {
  const start = startOn(engine);

  describe('POST /food_detect', () => {
    test('FOOD-03 FOOD-04 SRV-02 names what is printed on a receipt, how sure it is, and how to cook it', async () => {
      const { person, environment } = await start();
      const { status, body } = await detect(person, groceries);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        read_by: { reader: 'text' },
        source: 'kitchen',
        needs_confirmation: false,
        instructions: expect.stringMatching(/1\. /),
        dish: { name: expect.any(String), recipe_id: expect.any(String) },
      });
      expect(body.food_detected).toEqual(
        expect.arrayContaining(['chicken breast', 'tomatoes', 'onions', 'garlic']),
      );
      expect(names(body.items)).toEqual(body.food_detected);
      expect(body.items.find(({ name }: { name: string }) => name === 'tomatoes')).toMatchObject({
        certainty: 'sure',
        text: 'TOMATOES',
        key: 'tomato',
      });
      const [row] = await query(environment, 'select * from analyses');
      expect(row).toMatchObject({
        id: body.analysis_id,
        user_id: person.userId,
        kind: 'foods',
        source: 'kitchen',
      });
    });

    test("FOOD-04 a dish's own name is cooked as that dish", async () => {
      const { person } = await start();
      const { body } = await detect(person, jollof);
      expect(body.food_detected).toEqual(['Jollof rice']);
      expect(body.dish.name).toBe('Jollof rice');
    });

    test('FOOD-03 what no reader can name is left to the person: nothing is guessed, and it costs nothing', async () => {
      const { person } = await start();
      const { status, body } = await detect(person, fruit);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        food_detected: [],
        instructions: '',
        items: [],
        read_by: { reader: 'person' },
        needs_confirmation: true,
        dish: null,
      });
      expect(body.error).toBeUndefined();
      expect(body.likely).toEqual([]);
      expect((await used(person)).detection.used).toBe(0);
      // Named by the person it is as good as any, and counts as any.
      const named = await person.call('POST', '/food_detect_confirm', {
        analysis_id: body.analysis_id,
        food_detected: ['Jollof rice'],
      });
      expect(named.body).toMatchObject({
        read_by: { reader: 'person' },
        instructions: expect.stringMatching(/1\. /),
      });
      expect((await used(person)).detection.used).toBe(1);
    });

    test('FOOD-03 without a photo, or with one that is empty, is told what to do', async () => {
      const { person } = await start();
      expect((await sendForm(person, '/food_detect', {})).body.message).toBe(
        'Please choose a photo.',
      );
      expect((await detect(person, Buffer.alloc(0))).body.message).toBe(
        'The photo is empty (0 bytes). Please choose it again.',
      );
    });
  });

  test("FOOD-04 what holds the person's allergens is shown and never cooked", async () => {
    const { person } = await start();
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      allergens: ['peanut'],
      health_consent_at: 1,
    });
    const { body } = await detect(person, satay);
    expect(body.food_detected).toEqual(['peanut butter']);
    expect(body.instructions).not.toMatch(/peanut|groundnut/i);
  });

  describe('POST /process with a photo', () => {
    test('KIT-04 KIT-08 SRV-02 names the ingredients of a receipt and suggests dishes', async () => {
      const { person } = await start();
      const { status, body } = await process(person, groceries);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        read_by: { reader: 'text' },
        source: 'kitchen',
        needs_confirmation: false,
      });
      expect(body.response).toEqual(names(body.items));
      expect(body.response).toEqual(names(body.ingredients));
      expect(body.response).toContain('chicken breast');
      expect(body.food_suggestions.length).toBeGreaterThan(0);
      expect(body.ingredients[0]).toMatchObject({ grams: 500, text: 'CHICKEN BREAST 500G' });
      expect(
        (
          await sendForm(person, '/instructions', {
            food_analysis_id: body.analysis_id,
            food_choice_index: '0',
          })
        ).body.instructions,
      ).toMatch(/1\. /);
      expect((await used(person)).kitchen.used).toBe(1);
    });

    longTest(
      'KIT-04 what cannot be read is empty, says so, and costs nothing until the person has named it',
      async () => {
        const { person } = await start();
        const { body } = await process(person, fruit);
        expect(body).toMatchObject({
          response: [],
          food_suggestions: [],
          read_by: { reader: 'person' },
          needs_confirmation: true,
        });
        expect(body.likely).toEqual([]);
        expect((await used(person)).kitchen.used).toBe(0);
        const named = await person.call('POST', '/process_confirm', {
          analysis_id: body.analysis_id,
          response: ['rice', 'tomatoes', 'onions', 'qwxzptlk'],
        });
        expect(named.body).toMatchObject({
          read_by: { reader: 'person' },
          not_understood: ['qwxzptlk'],
          food_suggestions: expect.arrayContaining([expect.any(String)]),
        });
        expect(named.body.response).toHaveLength(3);
        expect((await used(person)).kitchen.used).toBe(1);
        const again = await person.call('POST', '/process_confirm', {
          analysis_id: named.body.analysis_id,
          response: ['rice', 'chicken'],
        });
        expect(again.status).toBe(200);
        expect((await used(person)).kitchen.used).toBe(1);
        expect(
          (
            await sendForm(person, '/instructions', {
              food_analysis_id: again.body.analysis_id,
              food_choice_index: '0',
            })
          ).status,
        ).toBe(200);
      },
    );

    longTest(
      "KIT-04 an analysis of a photo of food is none of ingredients, and another person's is none",
      async () => {
        const { app, person } = await start();
        const foods = (await detect(person, lentils)).body.analysis_id;
        const own = (await process(person, lentils)).body.analysis_id;
        const confirm = (who: TestPerson, analysis_id: string) =>
          who.call('POST', '/process_confirm', { analysis_id, response: ['rice'] });
        expect((await confirm(person, foods)).status).toBe(404);
        expect((await confirm(await signUp(app), own)).status).toBe(404);
        expect(
          (
            await sendForm(person, '/instructions', {
              food_analysis_id: foods,
              food_choice_index: '0',
            })
          ).status,
        ).toBe(404);
      },
    );
  });

  describe('a week from a photo', { timeout: 180_000 }, () => {
    const plan = (person: TestPerson, file: Buffer) =>
      sendForm(person, '/smart_plan', { image_or_ingredient_list: 'image', image: { file } });

    longTest(
      'GEN-06 SRV-02 is planned around what a receipt holds, and says what was read',
      async () => {
        const { person } = await start();
        const { status, body } = await plan(person, groceries);
        expect(status).toBe(200);
        expect(body.meal_plan).toHaveLength(7);
        expect(englishOf(body.notes[0])).toMatch(/^Read from your photo: chicken breast, tomatoes/);
      },
    );

    test('GEN-01 GEN-03 without a photo, or with one that shows no words, says what to do and costs nothing', async () => {
      const { person } = await start();
      expect(
        (await sendForm(person, '/smart_plan', { image_or_ingredient_list: 'image' })).body.message,
      ).toBe('Please select an image to upload');
      const unread = await plan(person, fruit);
      expect([unread.status, unread.body.code, unread.body.message]).toEqual([
        422,
        'nothing_read',
        'We could not make out any ingredient in this photo. Please type your ingredients, or photograph a receipt, a label or a list.',
      ]);
      expect((await plan(person, Buffer.from('%PDF-1.7'))).status).toBe(415);
      expect((await used(person)).plans.used).toBe(0);
    });
  });

  test('KIT-03 without a photo is the message that the screen shows too', async () => {
    const { person } = await start();
    expect(
      (await sendForm(person, '/process', { image_or_ingredient_list: 'image' })).body.message,
    ).toBe('Please provide an image or ingredient list');
  });

  describe('names to pick from', () => {
    const find = async (person: TestPerson, path: string) =>
      names((await person.call('GET', path)).body.items);

    test('FOOD-03 dishes and ingredients for food, ingredients alone for the kitchen', async () => {
      const { person } = await start();
      expect(await find(person, '/api/foods?q=joll')).toEqual(['Jollof rice']);
      expect(await find(person, '/api/ingredients?q=joll')).toEqual([]);
      expect(await find(person, '/api/ingredients?q=TOM&limit=2')).toEqual([
        'tomatoes',
        'tomato paste',
      ]);
    });

    test("what is ordinary in the person's country comes first", async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        country: 'NG',
      });
      expect(
        (await find(person, '/api/foods')).some((name) => /Nigerian|Jollof|suya/.test(name)),
      ).toBe(true);
    });

    test.each(['limit=0', 'limit=51', `q=${'x'.repeat(101)}`])(
      'with %s is a bad request',
      async (search) => {
        const { person } = await start();
        expect((await person.call('GET', `/api/foods?${search}`)).status).toBe(400);
      },
    );
  });
});

// What is stored of it.
onEachDatabase((engine) => {
  const start = startOn(engine);

  describe('POST /food_detect_confirm', () => {
    test('FOOD-03 cooks the corrected names, under an analysis of its own, and costs nothing more', async () => {
      const { person } = await start();
      const first = (await detect(person, lentils)).body;
      const { status, body } = await person.call('POST', '/food_detect_confirm', {
        analysis_id: first.analysis_id,
        food_detected: ['  Jollof rice ', 'plantain', 'a dish of my own'],
      });
      expect(status).toBe(200);
      expect(body.food_detected).toEqual(
        ['Jollof rice', 'ripe plantains', 'a dish of my own'].map((name) =>
          expect.stringContaining(name.slice(0, 6)),
        ),
      );
      expect(body.analysis_id).not.toBe(first.analysis_id);
      expect(body).toMatchObject({ dish: { name: 'Jollof rice' }, needs_confirmation: false });
      expect((await used(person)).detection.used).toBe(1);
    });

    test("FOOD-03 another person's photo is 404, and what is no list of names is 400", async () => {
      const { app, person } = await start();
      const { analysis_id } = (await detect(person, lentils)).body;
      const confirm = (who: TestPerson, body: object) =>
        who.call('POST', '/food_detect_confirm', { analysis_id, food_detected: ['rice'], ...body });
      expect((await confirm(await signUp(app), {})).status).toBe(404);
      expect((await confirm(person, { analysis_id: 'none' })).status).toBe(404);
      expect((await confirm(person, { food_detected: [] })).body.message).toBe(
        'Please name at least one food.',
      );
      for (const food_detected of [
        [' '],
        ['x'.repeat(201)],
        Array.from({ length: 101 }, () => 'rice'),
        'rice',
        [{ name: 'rice' }],
      ])
        expect((await confirm(person, { food_detected })).status).toBe(400);
    });

    longTest(
      'FOOD-03 two corrections at once are two analyses, and both are answered',
      async () => {
        const { person } = await start();
        const { analysis_id } = (await detect(person, lentils)).body;
        const answers = await Promise.all(
          ['rice', 'carrots'].map((name) =>
            person.call('POST', '/food_detect_confirm', { analysis_id, food_detected: [name] }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(new Set(answers.map(({ body }) => body.analysis_id)).size).toBe(2);
      },
    );
  });
});
