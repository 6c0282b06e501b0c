/** Detection history, settings and feedback: what is stored comes back, and only to its owner. */
import { describe, expect, test } from 'vitest';
import {
  hardlyStored,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const base = '/api/food_detection/detection_history';
const resources = JSON.stringify({
  YoutubeSearch: [
    { title: 'How to', link: 'https://www.youtube.com/watch?v=abcdefghijk', channel: 'Cook' },
  ],
  GoogleSearch: [],
});
const record = {
  recipe_type: 'ingredient_detection',
  suggestion: 'Jollof rice',
  instructions: '1. **Rinse** the rice.\n2. Cook.',
  ingredients: JSON.stringify(['rice', 'tomato']),
  detected_foods: JSON.stringify(['rice', 'tomato']),
  analysis_id: '019a0000-0000-7000-8000-000000000000',
  youtube: 'https://www.youtube.com/watch?v=abcdefghijk',
  google: 'https://example.org/jollof',
  resources,
};

onEachDatabase((engine) => {
  async function start() {
    const { app, environment } = await startServer(engine);
    return { app, environment, person: await signUp(app) };
  }
  let dishes = 0;
  /** Another dish each time, unless it is named. */
  const save = async (person: TestPerson, changes: object = {}): Promise<string> =>
    (
      await person.call('POST', base, {
        ...record,
        suggestion: `Dish ${(dishes += 1)}`,
        ...changes,
      })
    ).body.id;

  describe('what was noted on a recipe', () => {
    const cooked = (person: TestPerson, id: string) =>
      save(person, { analysis_id: undefined, recipe: JSON.stringify({ id, title: 'A dish' }) });
    const noteOn = async (person: TestPerson, recipe: string): Promise<unknown> =>
      (await person.call('GET', `/api/recipes/${recipe}`)).body.own_note;

    test('stands beside it the next time, the newest of several, and only for who wrote it', async () => {
      const { app, person } = await start();
      expect(await noteOn(person, 'jollof-rice')).toBeUndefined();
      const first = await cooked(person, 'jollof-rice');
      await cooked(person, 'jollof-rice');
      expect(await noteOn(person, 'jollof-rice')).toBeUndefined();
      await person.call('PUT', `${base}/${first}`, { note: 'Too salty.', rating: 2 });
      expect(await noteOn(person, 'jollof-rice')).toMatchObject({
        record_id: first,
        note: 'Too salty.',
        rating: 2,
      });
      const later = await cooked(person, 'jollof-rice');
      await person.call('PUT', `${base}/${later}`, { rating: 5 });
      expect(await noteOn(person, 'jollof-rice')).toMatchObject({ record_id: later, rating: 5 });
      await person.call('DELETE', `${base}/${later}`);
      expect(await noteOn(person, 'jollof-rice')).toMatchObject({ record_id: first });
      expect(await noteOn(person, 'jollof-rice-with-chicken')).toBeUndefined();
      expect(await noteOn(await signUp(app), 'jollof-rice')).toBeUndefined();
    });
  });

  describe('a record', () => {
    test('HIST-11 comes back as it was sent, with an id and a date', async () => {
      const { person } = await start();
      const before = Date.now();
      const { status, body } = await person.call('POST', base, record);
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'success',
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      });
      const { data } = (await person.call('GET', `${base}/${body.id}`)).body;
      expect(data).toMatchObject({ ...record, id: body.id });
      expect(data.created_at).toBeGreaterThanOrEqual(before);
      expect(data.created_at).toBeLessThanOrEqual(Date.now());
    });

    test('HIST-07 keeps the recipe as it was cooked, and the person’s own note and stars', async () => {
      const { person } = await start();
      const recipe = JSON.stringify({ id: 'jollof-rice', ingredients: ['200 g rice'] });
      const id = await save(person, { recipe, suggestion: 'Jollof rice' });
      const read = async () => (await person.call('GET', `${base}/${id}`)).body.data;
      expect(await read()).toMatchObject({ recipe, note: null, rating: null });
      await person.call('PUT', `${base}/${id}`, { note: ' Less chilli ', rating: 4 });
      expect(await read()).toMatchObject({ note: 'Less chilli', rating: 4 });
      await person.call('PUT', `${base}/${id}`, { rating: null });
      expect(await read()).toMatchObject({ note: 'Less chilli', rating: null });
      // Sent again after a lost answer, the record is renewed; what the person wrote stays.
      expect(await save(person, { recipe, suggestion: 'Jollof rice' })).toBe(id);
      expect(await read()).toMatchObject({ note: 'Less chilli' });
      for (const body of [{ rating: 6 }, { rating: 0.5 }, { note: 'x'.repeat(2001) }])
        expect((await person.call('PUT', `${base}/${id}`, body)).status).toBe(400);
      expect(
        (await person.call('PUT', `${base}/${crypto.randomUUID()}`, { note: '' })).status,
      ).toBe(404);
    });

    test('HIST-11 a recipe that no list led to is one record a meal, and keeps what was said of health when it was cooked before', async () => {
      const { app, environment, person } = await start();
      const cooked = { recipe: JSON.stringify({ id: 'jollof-rice' }), analysis_id: undefined };
      const cook = (changes: object = {}) =>
        save(person, { ...cooked, suggestion: 'Jollof rice', ...changes });
      const first = await cook();
      expect(await cook({ instructions: '1. Another way.' })).toBe(first);
      expect(await cook({ suggestion: 'Fried rice' })).not.toBe(first);
      await query(
        environment,
        `update records set created_at = created_at - ${4 * 60 * 60_000}, heard_health = '["allergic to nuts"]' where id = '${first}'`,
      );
      const again = await cook({ again_id: first });
      expect(again).not.toBe(first);
      const read = async (id: string, by = person) =>
        (await by.call('GET', `${base}/${id}`)).body.data;
      expect(await read(again)).toMatchObject({ heard_health: ['allergic to nuts'] });
      expect((await person.call('GET', base)).body.detection_history).toHaveLength(3);
      // Nobody else's words are read by its id.
      const other = await signUp(app);
      const theirs = await save(other, { ...cooked, again_id: first });
      expect(await read(theirs, other)).toMatchObject({ heard_health: null });
    });

    test('HIST-11 sent ten times at once is one record', async () => {
      const { person } = await start();
      const ids = await Promise.all(
        Array.from({ length: 10 }, () => save(person, { suggestion: 'Jollof rice' })),
      );
      expect(new Set(ids).size).toBe(1);
      expect((await person.call('GET', base)).body.detection_history).toHaveLength(1);
    });

    test('HIST-11 sent twice, because an answer was lost, is one record with the newer words; another dish of the same list is another', async () => {
      const { person } = await start();
      const first = await save(person, { suggestion: 'Jollof rice' });
      expect(await save(person, { suggestion: 'Jollof rice', instructions: '1. Newer.' })).toBe(
        first,
      );
      expect((await person.call('GET', `${base}/${first}`)).body.data.instructions).toBe(
        '1. Newer.',
      );
      expect(await save(person, { suggestion: 'Fried rice' })).not.toBe(first);
    });

    test('HIST-12 carries its links under both names', async () => {
      const { person } = await start();
      const { data } = (await person.call('GET', `${base}/${await save(person)}`)).body;
      expect(data).toMatchObject({
        youtube_link: record.youtube,
        google_link: record.google,
        resources_link: resources,
      });
    });

    test('HIST-11 a dish of a list that was cooked stays so where its page is opened once more', async () => {
      const { person } = await start();
      const sent = async (recipe: string | undefined) => {
        const id = await save(person, { suggestion: 'Jollof rice', recipe });
        return (await person.call('GET', `${base}/${id}`)).body.data as Record<string, string>;
      };
      const [opened, cooked] = [{ title: 'Jollof' }, { title: 'Jollof', cooked: true }];
      const first = await sent(JSON.stringify(opened));
      expect(JSON.parse(first['recipe']!)).toEqual(opened);
      for (const each of [cooked, opened, cooked]) {
        const renewed = await sent(JSON.stringify(each));
        expect(renewed['id']).toBe(first['id']);
        expect(JSON.parse(renewed['recipe']!)).toEqual(cooked);
      }
      for (const other of ['no JSON', '[]', undefined])
        expect((await sent(other))['recipe'] ?? undefined).toBe(other);
    });

    test('HIST-11 may come without its optional parts', async () => {
      const { person } = await start();
      const { body } = await person.call('POST', base, {
        recipe_type: 'food_detection',
        suggestion: '',
        instructions: '',
      });
      expect((await person.call('GET', `${base}/${body.id}`)).body.data).toMatchObject({
        recipe_type: 'food_detection',
        ingredients: null,
        resources: null,
      });
    });

    hardlyStored(engine, () =>
      test.each([
        '🍲🥘 ẹ̀fọ́ rírò',
        'שקשוקה עם ביצים',
        'مقلوبة‎',
        'a\u200Db\uFEFF',
        '\uD83C',
        "'; drop table records; --",
      ])('keeps text such as %j', async (suggestion) => {
        const { person } = await start();
        const id = await save(person, { suggestion });
        expect((await person.call('GET', `${base}/${id}`)).body.data.suggestion).toBe(
          suggestion === '\uD83C' ? '\uFFFD' : suggestion,
        );
      }),
    );

    test('HIST-09 that does not exist is 404', async () => {
      const { person } = await start();
      for (const id of [crypto.randomUUID(), 'x', '%20', 'undefined']) {
        const answer = await person.call('GET', `${base}/${id}`);
        expect([answer.status, answer.body.message]).toEqual([404, 'History entry not found']);
      }
    });

    test('HIST-10 can be deleted, once', async () => {
      const { person } = await start();
      const [kept, gone] = [await save(person), await save(person)];
      expect((await person.call('DELETE', `${base}/${gone}`)).status).toBe(200);
      expect((await person.call('DELETE', `${base}/${gone}`)).status).toBe(404);
      expect(
        (await person.call('GET', base)).body.detection_history.map(
          (each: { id: string }) => each.id,
        ),
      ).toEqual([kept]);
    });

    test('of another person cannot be read, changed, deleted or listed', async () => {
      const { app, person } = await start();
      const other = await signUp(app);
      const id = await save(person);
      expect((await other.call('GET', `${base}/${id}`)).status).toBe(404);
      expect((await other.call('DELETE', `${base}/${id}`)).status).toBe(404);
      expect(
        (
          await other.call('POST', '/api/food_detection/food_detect_resources', {
            food_analysis_id: record.analysis_id,
            youtube_link: 'https://evil.example',
          })
        ).status,
      ).toBe(404);
      expect((await other.call('GET', base)).body.detection_history).toEqual([]);
      expect((await person.call('GET', `${base}/${id}`)).body.data.youtube).toBe(record.youtube);
    });
  });

  describe('the list', () => {
    test('HIST-03 is empty at first, with status success', async () => {
      const { person } = await start();
      expect((await person.call('GET', base)).body).toEqual({
        status: 'success',
        detection_history: [],
        next_cursor: null,
      });
    });

    test('HIST-03 is read page by page, newest first, and loses none when records arrive in between', async () => {
      const { person } = await start();
      const ids: string[] = [];
      for (let count = 0; count < 7; count += 1) ids.push(await save(person));
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await person.call(
          'GET',
          `${base}?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
        );
        seen.push(...body.detection_history.map((each: { id: string }) => each.id));
        cursor = body.next_cursor;
        await save(person);
      }
      expect(seen).toEqual(ids.toReversed());
    });

    hardlyStored(engine, () =>
      test.each(['limit=0', 'limit=201', 'limit=x', 'limit=1.5', `cursor=${'x'.repeat(100)}`])(
        'with %s is a bad request',
        async (search) => {
          const { person } = await start();
          expect((await person.call('GET', `${base}?${search}`)).status).toBe(400);
        },
      ),
    );
  });

  describe('SRV-04 the links of a stored record', () => {
    const url = '/api/food_detection/food_detect_resources';

    test('are updated by the analysis; what is not given stays', async () => {
      const { person } = await start();
      const [older, newer] = [await save(person), await save(person)];
      expect(
        (
          await person.call('POST', url, {
            food_analysis_id: record.analysis_id,
            youtube_link: 'https://www.youtube.com/watch?v=kjihgfedcba',
          })
        ).status,
      ).toBe(200);
      expect((await person.call('GET', `${base}/${newer}`)).body.data).toMatchObject({
        youtube: 'https://www.youtube.com/watch?v=kjihgfedcba',
        google: record.google,
        resources,
      });
      expect((await person.call('GET', `${base}/${older}`)).body.data.youtube).toBe(record.youtube);
    });

    test('of an analysis without a record are 404', async () => {
      const { person } = await start();
      expect((await person.call('POST', url, { food_analysis_id: 'none' })).status).toBe(404);
    });
  });

  describe('settings', () => {
    const healthy = { hasSickness: false, sicknessType: '' };

    test('SET-07 are empty at first, and come back as they were saved', async () => {
      const { person } = await start();
      expect((await person.call('GET', '/api/settings')).body).toMatchObject({
        status: 'success',
        success: true,
        settings: { ...healthy, people: 1, version: 0 },
      });
      const all = {
        hasSickness: true,
        sicknessType: 'gout',
        conditions: ['gout'],
        allergens: ['peanut'],
        answers: { stage: '3' },
        people: 4,
        weight_kg: 71.5,
        energy_kcal: 2100,
        country: 'NG',
        units: 'metric',
        appearance: 'dark',
      };
      const saved = await person.call('PUT', '/api/settings', { ...all, health_consent_at: 1 });
      expect(saved.body).toMatchObject({ success: true, settings: { ...all, version: 1 } });
      expect((await person.call('GET', '/api/settings')).body.settings).toEqual(
        saved.body.settings,
      );
    });

    test('SET-02 a sickness without a type is refused, and no sickness clears the type', async () => {
      const { person } = await start();
      const refused = await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: '  ',
      });
      expect([refused.status, refused.body.message]).toEqual([
        400,
        'Please specify the type of sickness when you have a sickness.',
      ]);
      await person.call('PUT', '/api/settings', { hasSickness: true, sicknessType: 'gout' });
      expect(
        (await person.call('PUT', '/api/settings', { hasSickness: false, sicknessType: 'gout' }))
          .body.settings,
      ).toMatchObject(healthy);
    });

    test('saved on the basis of an older version are refused with 409', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', { ...healthy, version: 0 });
      const stale = await person.call('PUT', '/api/settings', {
        ...healthy,
        people: 9,
        version: 0,
      });
      expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
      expect((await person.call('GET', '/api/settings')).body.settings.people).toBe(1);
    });

    test('saved ten times at once count ten versions', async () => {
      const { person } = await start();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          person.call('PUT', '/api/settings', { ...healthy, people: index + 1 }),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect((await person.call('GET', '/api/settings')).body.settings.version).toBe(10);
    });

    hardlyStored(engine, () =>
      test.each([
        { people: 0 },
        { people: 2.5 },
        { weight_kg: '70' },
        { country: 'Nigeria' },
        { allergens: 'peanut' },
        { hasSickness: 'yes' },
      ])('with %j are a bad request', async (wrong) => {
        const { person } = await start();
        expect((await person.call('PUT', '/api/settings', { ...healthy, ...wrong })).status).toBe(
          400,
        );
      }),
    );
  });

  test('FB-01 feedback is stored with its sender; an empty one is refused', async () => {
    const { person, environment } = await start();
    expect(
      (await person.call('POST', '/api/feedback', { feedback_text: '  Lovely jollof! ' })).body
        .status,
    ).toBe('success');
    expect(await query(environment, 'select user_id, feedback_text from feedback')).toEqual([
      { user_id: person.userId, feedback_text: 'Lovely jollof!' },
    ]);
    const empty = await person.call('POST', '/api/feedback', { feedback_text: '   ' });
    expect([empty.status, empty.body.message]).toEqual([400, 'Please write your feedback.']);
  });
});
