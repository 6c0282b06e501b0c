/** The AI Kitchen's calls on the real kitchen: a typed list, a suggestion, its instructions and resources, a picture. */
import { englishOf } from '../../domain/notes.ts';
import type { CodedNote, Note } from '../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import {
  onOneDatabase,
  query,
  send,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
  logIn,
} from './support.ts';

const list = (text: string) => ({
  image_or_ingredient_list: 'ingredient_list',
  ingredient_list: text,
});
const process = async (person: TestPerson, text = 'rice, tomatoes, onions, chicken, bell pepper') =>
  (await sendForm(person, '/process', list(text))).body;

onOneDatabase((engine) => {
  async function start() {
    const { app, environment } = await startServer(engine);
    return { app, environment, person: await signUp(app) };
  }

  describe('POST /process', () => {
    test('KIT-04 SRV-02 names the ingredients and suggests dishes, and stores the analysis', async () => {
      const { person, environment } = await start();
      const body = await process(person, '2 cups of rice, 3 eggs, tin of tomatoes');
      expect(body.response).toHaveLength(3);
      expect(body.food_suggestions.length).toBeGreaterThan(0);
      expect(body.suggestions.map((each: { title: string }) => each.title)).toEqual(
        body.food_suggestions,
      );
      expect(body.ingredients.map((each: { name: string }) => each.name)).toEqual(body.response);
      expect(body.source).toBe('kitchen');
      const [row] = await query(environment, 'select * from analyses');
      expect(row).toMatchObject({
        id: body.analysis_id,
        user_id: person.userId,
        session_id: person.sessionId,
        kind: 'ingredients',
        source: 'kitchen',
      });
      expect(JSON.parse(String(row?.['response']))).toEqual(body.response);
      expect(JSON.parse(String(row?.['food_suggestions']))).toEqual(body.food_suggestions);
    });

    test('KIT-04 names what it does not understand, and still answers', async () => {
      const { person } = await start();
      const body = await process(person, 'rice, qwxzptlk');
      expect(body.not_understood).toEqual(['qwxzptlk']);
      expect(await process(person, 'qwxzptlk')).toMatchObject({
        response: [],
        food_suggestions: expect.any(Array),
        not_understood: ['qwxzptlk'],
      });
    });

    test('KIT-04 names both foods that beans may be, and one where the list tells', async () => {
      const { person } = await start();
      const readOf = async (text: string) =>
        (await process(person, text)).ingredients.map(
          (each: { name: string; or_name?: string; or_key?: string }) => [
            each.name,
            each.or_name,
            each.or_key,
          ],
        );
      expect(await readOf('beans, chickpeas, rice')).toEqual([
        ['dried kidney beans', 'tinned kidney beans', 'beans_kidney_canned'],
        ['dried chickpeas', 'tinned chickpeas', 'chickpeas_canned'],
        [expect.stringContaining('rice'), undefined, undefined],
      ]);
      expect(await readOf('dried kidney beans, tinned beans')).toEqual([
        ['dried kidney beans', undefined, undefined],
        ['tinned kidney beans', undefined, undefined],
      ]);
    });

    test('KIT-04 says so where the list was too long to be read whole', async () => {
      const { person } = await start();
      const body = await process(
        person,
        Array.from({ length: 900 }, (_, index) => `item ${index}`).join(', '),
      );
      expect(body.notes).toMatchObject([
        {
          code: 'list.cut',
          text: 'Your list was longer than can be read at once, so its end was left out.',
        },
      ]);
    });

    test('KIT-04 keeps to what the list wishes, also once its names are corrected, and to what is chosen before it', async () => {
      const { person } = await start();
      const longest = ({ suggestions }: { suggestions: { minutes: number }[] }) =>
        Math.max(...suggestions.map(({ minutes }) => minutes));
      const codes = ({ notes }: { notes: Note[] }) =>
        notes.map((note) => (typeof note === 'string' ? note : note.code));
      const typed = await process(person, 'rice, eggs, tomatoes, onions, something quick, no oven');
      expect(typed.not_understood).toEqual([]);
      expect(longest(typed)).toBeLessThanOrEqual(30);
      expect(codes(typed)).toEqual(['wish.minutes', 'wish.noOven']);
      const names = { analysis_id: typed.analysis_id, response: ['rice', 'eggs', 'spinach'] };
      const corrected = (await person.call('POST', '/process_confirm', names)).body;
      expect(longest(corrected)).toBeLessThanOrEqual(30);
      const chosen = (await person.call('POST', '/process_confirm', { ...names, minutes: '45' }))
        .body;
      expect(longest(chosen)).toBeGreaterThan(30);
      expect(codes(chosen)).toEqual(['wish.noOven']);
    });

    test('KIT-04 shows any dish, and says so, where none is as the list wishes', async () => {
      const { person } = await start();
      const body = await process(person, 'goat meat, okra, 5 minutes');
      expect(body.food_suggestions.length).toBeGreaterThan(0);
      expect(body.notes).toMatchObject([{ code: 'wish.none' }]);
    });

    test('KIT-04 a dish that is asked for by name comes first, also once the names are corrected', async () => {
      const { person } = await start();
      const first = ({ suggestions }: { suggestions: object[] }) => suggestions[0];
      const typed = await process(person, 'jollof rice, chicken, spinach');
      expect(typed.response).toEqual(['chicken', 'spinach']);
      expect(typed.not_understood).toEqual([]);
      expect(first(typed)).toMatchObject({ recipe_id: 'jollof-rice', asked: true });
      expect(typed.suggestions.length).toBeGreaterThan(3);
      const names = { analysis_id: typed.analysis_id, response: ['chicken breast'] };
      const corrected = (await person.call('POST', '/process_confirm', names)).body;
      expect(first(corrected)).toMatchObject({ recipe_id: 'jollof-rice', asked: true });
      const alone = await process(person, 'I want a risotto tonight');
      expect(alone).toMatchObject({ response: [], not_understood: [] });
      expect(alone.suggestions.length).toBeGreaterThan(1);
    });

    test('KIT-04 a dish that is asked for and does not fit is not shown, which is said', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'peanut allergy, traces are fine',
        health_consent_at: 1,
      });
      const body = await process(person, 'groundnut stew');
      expect(body.food_suggestions).toEqual([]);
      expect(body.notes[0]).toMatchObject({
        code: 'wish.dishLeftOut',
        params: { dish: 'groundnut stew' },
      });
    });

    test('KIT-04 what is left of a dish is told apart from what is not understood', async () => {
      const { person } = await start();
      const body = await process(person, 'eggs, sad broccoli, that lasagna from sunday, zorgle');
      expect(body.response).toEqual(['eggs', 'broccoli']);
      expect(body.not_understood).toEqual(['zorgle']);
      expect(body.notes).toContainEqual(
        expect.objectContaining({
          code: 'list.dishesLeft',
          params: { texts: ['that lasagna from sunday'] },
        }),
      );
    });

    test("never suggests what holds the person's allergens", async () => {
      const { person } = await start();
      const text = 'peanuts, peanut butter, rice, chicken, tomatoes, onions';
      const before = await process(person, text);
      const holding = (body: { suggestions: { allergens: string[] }[] }) =>
        body.suggestions.filter((each) => each.allergens.includes('peanuts'));
      expect(holding(before).length).toBeGreaterThan(0);
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        allergens: ['peanut'],
        health_consent_at: 1,
      });
      const after = await process(person, text);
      expect(after.food_suggestions.length).toBeGreaterThan(0);
      expect(holding(after)).toEqual([]);
      expect(before.notes.filter(({ code }: CodedNote) => code === 'list.notForYou')).toEqual([]);
      expect(after.notes).toContainEqual(
        expect.objectContaining({
          code: 'list.notForYou',
          text: expect.stringMatching(
            /^Not for you, and in none of the dishes here: .*peanut butter.*\.$/i,
          ),
        }),
      );
    });

    test.each([
      ['anaphylaxis to peanuts', 'peanut butter, peanuts, chicken, tomato, plantain', /peanut/],
      ['allergic to beef', 'minced beef, kidney beans, onion, tomato', /beef/],
    ])(
      "a person who wrote '%s' and has %s gets no dish with it",
      async (sicknessType, text, food) => {
        const { person } = await start();
        await person.call('PUT', '/api/settings', {
          hasSickness: true,
          sicknessType,
          health_consent_at: 1,
        });
        const { suggestions } = await process(person, text);
        expect(suggestions.length).toBeGreaterThan(0);
        for (const { have, need, allergens } of suggestions)
          expect(
            [...have, ...need, ...allergens].filter((each: string) => food.test(each)),
          ).toEqual([]);
      },
    );

    test('filters narrow the dishes, of a list and of corrected names', async () => {
      const { person } = await start();
      const typed = list('eggs, rice, tomatoes, onion');
      const { status, body } = await sendForm(person, '/process', {
        ...typed,
        minutes: '15',
        missing: '1',
        equipment: 'no_oven',
        hour: '19',
      });
      expect(status).toBe(200);
      expect(body.suggestions.length).toBeGreaterThan(0);
      for (const { minutes, need } of body.suggestions) {
        expect(minutes).toBeLessThanOrEqual(15);
        expect(need.length).toBeLessThanOrEqual(1);
      }
      const narrowed = await person.call('POST', '/process_confirm', {
        analysis_id: body.analysis_id,
        response: body.response,
        meal: 'breakfast',
      });
      expect(narrowed.body.suggestions.length).toBeGreaterThan(0);
      for (const { meal_types } of narrowed.body.suggestions)
        expect(meal_types).toContain('breakfast');
      const wrong = await sendForm(person, '/process', { ...typed, minutes: '17' });
      expect(wrong.status).toBe(400);
    });

    test('says what it did not understand of the settings, and calls nothing a fit', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'blorbitis',
        health_consent_at: 1,
      });
      const { suggestions, not_understood_health: open } = await process(
        person,
        'rice, tomatoes, chicken',
      );
      expect(open).toEqual(['blorbitis']);
      expect(
        suggestions.map((each: { safety: { verdict: string } }) => each.safety.verdict),
      ).not.toContain('fit');
    });

    test('for a condition says once who has reviewed the limits, and the instructions of its dishes say it too', async () => {
      const status =
        'No clinician has reviewed our limits for conditions. This is no medical advice, and for adults only.';
      const { person } = await start();
      const before: Note[] = (await process(person, 'rice, tomatoes')).notes;
      expect(before.map(englishOf)).not.toContain(status);
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'high blood pressure',
        health_consent_at: 1,
      });
      const { notes, analysis_id } = await process(
        person,
        'rice, tomatoes, onions, spinach, chicken',
      );
      expect(notes.filter((note: Note) => englishOf(note) === status)).toHaveLength(1);
      const { body } = await sendForm(person, '/instructions', {
        food_analysis_id: analysis_id,
        food_choice_index: '0',
      });
      expect(body.notes.filter((note: Note) => englishOf(note) === status)).toHaveLength(1);
    });
  });

  describe('POST /instructions', () => {
    test('KIT-05 tells how to cook each suggestion, in numbered steps', async () => {
      const { person } = await start();
      const { analysis_id, food_suggestions } = await process(person);
      for (const index of [0, food_suggestions.length - 1]) {
        const { status, body } = await sendForm(person, '/instructions', {
          food_analysis_id: analysis_id,
          food_choice_index: String(index),
        });
        expect(status).toBe(200);
        expect(body.instructions).toMatch(/1\. /);
        expect(body.error).toBeUndefined();
      }
    });

    test("KIT-06 of another person's analysis, of none, or of no such suggestion is 404 with a message", async () => {
      const { app, person } = await start();
      const other = await signUp(app);
      const { analysis_id } = await process(person);
      const ask = (who: TestPerson, id: string, index: string) =>
        sendForm(who, '/instructions', { food_analysis_id: id, food_choice_index: index });
      expect((await ask(other, analysis_id, '0')).status).toBe(404);
      expect((await ask(person, crypto.randomUUID(), '0')).status).toBe(404);
      expect((await ask(person, "' or 1=1 --", '0')).status).toBe(404);
      const beyond = await ask(person, analysis_id, '999');
      expect([beyond.status, beyond.body.error]).toEqual([
        404,
        'This suggestion does not exist. Please choose another.',
      ]);
    });

    test('works in a later session of the same person', async () => {
      const { app, person } = await start();
      const { analysis_id } = await process(person);
      const later = { ...person, ...tokensOf(await logIn(app, person.email), app) };
      expect(
        (
          await sendForm(later, '/instructions', {
            food_analysis_id: analysis_id,
            food_choice_index: '0',
          })
        ).status,
      ).toBe(200);
    });

    test('holds a dish against settings that changed after it was suggested', async () => {
      const { person } = await start();
      const { analysis_id, suggestions } = await process(
        person,
        'peanut butter, chicken, tomatoes, onions',
      );
      const index = suggestions.findIndex((each: { allergens: string[] }) =>
        each.allergens.includes('peanuts'),
      );
      expect(index).toBeGreaterThanOrEqual(0);
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        allergens: ['peanut'],
        health_consent_at: 1,
      });
      const answer = await sendForm(person, '/instructions', {
        food_analysis_id: analysis_id,
        food_choice_index: String(index),
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'refused_for_health']);
      // Why, by code: whoever reads French reads it in French.
      const [reason] = answer.body['reasons'] as { code: string; text: string }[];
      expect(reason?.code).toBe('verdict.holdsAllergen');
      expect(answer.body['message']).toContain(reason?.text);
    });
  });

  describe('POST /resources', () => {
    test("KIT-05 SRV-05 gives links for the analysis that is named, else for the session's newest", async () => {
      const { person } = await start();
      const first = await process(person, 'rice, tomatoes, onions');
      const second = await process(person, 'potatoes, eggs, milk');
      const named = await sendForm(person, '/resources', {
        food_analysis_id: first.analysis_id,
        food_choice_index: '0',
      });
      expect(named.status).toBe(200);
      expect(JSON.stringify(named.body)).toContain(
        encodeURIComponent(first.food_suggestions[0]).split('%')[0],
      );
      const newest = await sendForm(person, '/resources', { food_choice_index: '0' });
      expect(newest.body).toEqual(
        (
          await sendForm(person, '/resources', {
            food_analysis_id: second.analysis_id,
            food_choice_index: '0',
          })
        ).body,
      );
      for (const each of [...newest.body.YoutubeSearch, ...newest.body.GoogleSearch])
        expect(each).toMatchObject({
          title: expect.any(String),
          link: expect.stringMatching(/^https:\/\//),
        });
    });

    test('without an analysis in this session, or with one of another person, is 404', async () => {
      const { app, person } = await start();
      const other = await signUp(app);
      const { analysis_id } = await process(person);
      expect((await sendForm(other, '/resources', { food_choice_index: '0' })).status).toBe(404);
      expect(
        (
          await sendForm(other, '/resources', {
            food_choice_index: '0',
            food_analysis_id: analysis_id,
          })
        ).status,
      ).toBe(404);
      const later = { ...person, ...tokensOf(await logIn(app, person.email), app) };
      expect((await sendForm(later, '/resources', { food_choice_index: '0' })).status).toBe(404);
    });
  });
});

describe('a planned meal', () => {
  async function start() {
    const { app } = await startServer('SQLite');
    return signUp(app);
  }

  test('SRV-02 gets its instructions by name', async () => {
    const person = await start();
    const { body } = await person.call('POST', '/meal_plan_instructions', {
      food_name: 'Jollof rice',
      ingredients: ['rice', 'tomatoes'],
    });
    expect(body.instructions).toMatch(/1\. /);
  });

  test('SRV-02 gets its instructions for a condition', async () => {
    const person = await start();
    const { body } = await person.call('POST', '/sick_meal_plan_instructions', {
      food_name: 'Jollof rice',
      ingredients: ['rice', 'tomatoes'],
      sickness: 'high blood pressure',
    });
    expect(body.instructions).toMatch(/1\. /);
  });

  test('that nobody knows is told so, with an error', async () => {
    const person = await start();
    const answer = await person.call('POST', '/meal_plan_instructions', {
      food_name: 'Qwxzptlk surprise',
      ingredients: [],
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ status: 'error', error: answer.body.message });
  });

  test.each([
    {},
    { food_name: '', ingredients: [] },
    { food_name: 'Rice' },
    { food_name: 'Rice', ingredients: 'rice' },
    { food_name: 'Rice', ingredients: [7] },
    { food_name: 'x'.repeat(301), ingredients: [] },
  ])('with %j is a bad request', async (payload) => {
    const person = await start();
    expect((await person.call('POST', '/meal_plan_instructions', payload)).status).toBe(400);
  });
});

describe('a picture', () => {
  test.each([
    'Jollof rice',
    'Grandma’s stew / extra hot 🌶',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'x'.repeat(300),
    'مقلوبة',
    '\uD83C',
    '.svg',
    '%2e%2e%2f',
    '?#&',
  ])('SRV-03 of %j is drawn, at an address of ours that may be kept for ever', async (q) => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    const { body } = await person.call('POST', '/image', { q });
    expect(body.image_url).toMatch(/^\/image\/drawn\/[^/?#]+\.svg\?v=[0-9a-f]{8}$/);
    const picture = await send(app, { method: 'GET', url: body.image_url });
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(picture.text).toMatch(/^<svg /);
    expect(picture.text).not.toMatch(/<script/i);
    expect((await person.call('POST', '/image', { q })).body).toEqual(body);
  });

  test('SRV-03 without a dish is a bad request, and an address that no drawing has is 404', async () => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    expect((await person.call('POST', '/image', { q: '' })).status).toBe(400);
    expect((await person.call('POST', '/image', {})).status).toBe(400);
    expect((await send(app, { method: 'GET', url: '/image/drawn/stew.png' })).status).toBe(404);
    expect((await send(app, { method: 'GET', url: '/image/drawn/' })).status).toBe(404);
  });
});
