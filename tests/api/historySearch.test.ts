/** History that is searched, deleted and brought back, on both databases. */
import { describe, expect, test } from 'vitest';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { createRecords } from '../../server/modules/history/repository.ts';
import {
  emptyDatabase,
  logIn,
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const base = '/api/food_detection/detection_history';
const record = {
  recipe_type: 'ingredient_detection',
  suggestion: 'Jollof rice',
  instructions: '1. **Rinse** the saffron-free rice.',
};

onEachDatabase((engine) => {
  const save = async (person: TestPerson, changes: object): Promise<string> =>
    (await person.call('POST', base, { ...record, ...changes })).body.id;
  const search = async (person: TestPerson, q: string, more = ''): Promise<string[]> =>
    (
      await person.call('GET', `${base}?q=${encodeURIComponent(q)}${more}`)
    ).body.detection_history.map(({ suggestion }: { suggestion: string }) => suggestion);

  describe('the search', () => {
    async function start() {
      const { app, environment } = await startServer(engine);
      const person = await signUp(app);
      await save(person, {
        suggestion: 'Jollof rice',
        ingredients: JSON.stringify(['Tomatoes', 'Scotch bonnet']),
      });
      await save(person, { suggestion: 'Ẹ̀FỌ́ RÍRÒ', detected_foods: JSON.stringify(['Spinach']) });
      await save(person, {
        suggestion: 'ΦΑΚΈΣ σούπα',
        detected_foods: JSON.stringify([{ name: 'Grüne Linsen' }]),
      });
      await save(person, { suggestion: '100% rye_bread', ingredients: 'not JSON, but RYE flour' });
      await save(person, { suggestion: 'İmam bayıldı', ingredients: JSON.stringify('aubergine') });
      return { app, environment, person };
    }

    test('finds by the French name of a food what is stored in English', async () => {
      const { person } = await start();
      await save(person, { suggestion: 'Jollof rice with chicken' });
      await save(person, { suggestion: 'Omelette', ingredients: JSON.stringify(['Eggs']) });
      expect(await search(person, 'poulet')).toEqual(['Jollof rice with chicken']);
      expect(await search(person, 'riz tomate')).toEqual(['Jollof rice']);
      expect(await search(person, 'oeufs')).toEqual(['Omelette']);
      expect(await search(person, 'Épinards')).toEqual(['Ẹ̀FỌ́ RÍRÒ']);
    });

    test('finds a recipe by its French title, and one that was kept before there were any', async () => {
      const { environment, person } = await start();
      const recipe = JSON.stringify({ id: 'oven-buffalo-wings', title: 'Buffalo wings' });
      await save(person, { suggestion: 'Buffalo wings', recipe });
      expect(await search(person, 'ailes buffalo')).toEqual(['Buffalo wings']);
      expect(await search(person, 'wings')).toEqual(['Buffalo wings']);
      await query(environment, "update record_words set words = 'buffalo wings', folded = 1");
      expect(await search(person, 'ailes')).toEqual(['Buffalo wings']);
      await save(person, { suggestion: 'Soup of mine', recipe: 'not JSON' });
      expect(await search(person, 'soup mine')).toEqual(['Soup of mine']);
    });

    test('HIST-01 takes a word that stands nowhere for the nearest that does, page by page', async () => {
      const { person } = await start();
      expect(await search(person, 'jolof')).toEqual(['Jollof rice']);
      expect(await search(person, 'tomatos scotch')).toEqual(['Jollof rice']);
      expect(await search(person, 'spinich')).toEqual(['Ẹ̀FỌ́ RÍRÒ']);
      // A word that is there is what it says, and what is near nothing finds nothing.
      expect(await search(person, 'rye jolof')).toEqual([]);
      expect(await search(person, 'zorgle')).toEqual([]);
      await save(person, { suggestion: 'Jollof quinoa' });
      const page = (cursor = '') =>
        person.call('GET', `${base}?q=jolof&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      const first = (await page()).body;
      expect(first.detection_history[0].suggestion).toBe('Jollof quinoa');
      const second = (await page(first.next_cursor)).body;
      expect(second.detection_history[0].suggestion).toBe('Jollof rice');
      expect(second.next_cursor).toBeNull();
    });

    test('HIST-01 ignores case, over the suggestion and the names of foods and ingredients', async () => {
      const { person } = await start();
      expect(await search(person, 'JOLLOF')).toEqual(['Jollof rice']);
      expect(await search(person, 'tomato')).toEqual(['Jollof rice']);
      expect(await search(person, 'spinach')).toEqual(['Ẹ̀FỌ́ RÍRÒ']);
      expect(await search(person, 'rye FLOUR')).toEqual(['100% rye_bread']);
      expect(await search(person, 'Aubergine')).toEqual(['İmam bayıldı']);
    });

    test('HIST-01 ignores case and accents in any script', async () => {
      const { person } = await start();
      expect(await search(person, 'ẹ̀fọ́ rírò')).toEqual(['Ẹ̀FỌ́ RÍRÒ']);
      expect(await search(person, 'efo riro')).toEqual(['Ẹ̀FỌ́ RÍRÒ']);
      expect(await search(person, 'φακές')).toEqual(['ΦΑΚΈΣ σούπα']);
      expect(await search(person, 'ΣΟΎΠΑ')).toEqual(['ΦΑΚΈΣ σούπα']);
      expect(await search(person, 'grüne')).toEqual(['ΦΑΚΈΣ σούπα']);
      expect(await search(person, 'imam BAYILDI')).toEqual(['İmam bayıldı']);
    });

    test('HIST-01 finds every word that is asked for, in any order, and not what only stands in the instructions', async () => {
      const { person } = await start();
      expect(await search(person, 'bonnet jollof')).toEqual(['Jollof rice']);
      expect(await search(person, 'jollof spinach')).toEqual([]);
      expect(await search(person, 'saffron')).toEqual([]);
    });

    test('HIST-01 takes signs as they are: they stand for nothing else', async () => {
      const { person } = await start();
      expect(await search(person, '%')).toEqual(['100% rye_bread']);
      expect(await search(person, 'e_b')).toEqual(['100% rye_bread']);
      for (const none of ["'; drop table records; --", '\\', '\u{1F372}', '(('])
        expect(await search(person, none)).toEqual([]);
      expect(await search(person, '   ')).toHaveLength(5);
      expect((await person.call('GET', `${base}?q=${'x'.repeat(201)}`)).body.message).toBe(
        'Please search for at most 200 characters.',
      );
    });

    test("HIST-01 is read page by page, newest first, and finds nobody else's", async () => {
      const { app, person } = await start();
      for (let count = 1; count <= 5; count += 1)
        await save(person, { suggestion: `Soup ${count}` });
      const first = (await person.call('GET', `${base}?q=soup&limit=3`)).body;
      expect(
        first.detection_history.map(({ suggestion }: { suggestion: string }) => suggestion),
      ).toEqual(['Soup 5', 'Soup 4', 'Soup 3']);
      expect(await search(person, 'soup', `&limit=3&cursor=${first.next_cursor}`)).toEqual([
        'Soup 2',
        'Soup 1',
      ]);
      expect(await search(await signUp(app), 'soup')).toEqual([]);
    });

    test('HIST-01 follows a record that is saved again, and one that is deleted', async () => {
      const { person } = await start();
      const id = await save(person, {
        suggestion: 'Moi moi',
        analysis_id: 'a1',
        ingredients: JSON.stringify(['beans']),
      });
      await save(person, {
        suggestion: 'Moi moi',
        analysis_id: 'a1',
        ingredients: JSON.stringify(['crayfish']),
      });
      expect([await search(person, 'beans'), await search(person, 'crayfish')]).toEqual([
        [],
        ['Moi moi'],
      ]);
      await person.call('DELETE', `${base}/${id}`);
      expect(await search(person, 'crayfish')).toEqual([]);
    });

    test('HIST-01 finds what an earlier version stored', async () => {
      const database = await emptyDatabase(engine);
      const { app } = await startServer(engine, { database });
      const person = await signUp(app);
      const id = await save(person, {
        suggestion: 'ÇORBA',
        ingredients: JSON.stringify(['lentils']),
      });
      await query(
        database,
        `update record_words set words = '', folded = 0 where record_id = '${id}'`,
      );
      expect(await search(person, 'çorba')).toEqual(['ÇORBA']);
      expect(await query(database, 'select words, folded from record_words')).toEqual([
        { words: 'corba lentils', folded: 2 },
      ]);
    });
  });

  describe('a deletion', () => {
    test('HIST-10 can be undone for a day, and only by its owner', async () => {
      const clock = manualClock();
      const { app } = await startServer(engine, { now: clock.now });
      const [person, other] = [await signUp(app), await signUp(app)];
      const id = await save(person, {});
      expect((await person.call('DELETE', `${base}/${id}`)).status).toBe(200);
      expect((await person.call('GET', `${base}/${id}`)).status).toBe(404);
      expect((await other.call('POST', `${base}/${id}/restore`)).status).toBe(404);
      const restored = await person.call('POST', `${base}/${id}/restore`);
      expect([restored.status, restored.body.data]).toEqual([
        200,
        expect.objectContaining({ id, suggestion: 'Jollof rice' }),
      ]);
      expect((await person.call('GET', base)).body.detection_history).toHaveLength(1);
      expect(await search(person, 'jollof')).toEqual(['Jollof rice']);
      // Twice is as good as once.
      expect((await person.call('POST', `${base}/${id}/restore`)).status).toBe(200);

      await person.call('DELETE', `${base}/${id}`);
      clock.advance(24 * 3_600_000);
      const again = { ...person, ...tokensOf(await logIn(app, person.email), app) };
      const late = await again.call('POST', `${base}/${id}/restore`);
      expect([late.status, late.body.message]).toEqual([
        404,
        'This entry was deleted more than a day ago and cannot be brought back.',
      ]);
    });

    test('SRV-04 leaves no record whose links could be changed, and the same dish can be saved again', async () => {
      const { app } = await startServer(engine);
      const person = await signUp(app);
      const id = await save(person, { analysis_id: 'a1' });
      await person.call('DELETE', `${base}/${id}`);
      expect(
        (
          await person.call('POST', '/api/food_detection/food_detect_resources', {
            food_analysis_id: 'a1',
            youtube_link: 'https://www.youtube.com/watch?v=abcdefghijk',
          })
        ).status,
      ).toBe(404);
      expect(await save(person, { analysis_id: 'a1' })).not.toBe(id);
    });

    test('is for good after a day', async () => {
      const environment = await emptyDatabase(engine);
      const { app } = await startServer(engine, { database: environment });
      const person = await signUp(app);
      const [gone, kept] = [
        await save(person, { suggestion: 'Gone' }),
        await save(person, { suggestion: 'Kept' }),
      ];
      await person.call('DELETE', `${base}/${gone}`);
      const database = await openDatabase(readEnvironment(environment), () => undefined);
      const tomorrow = () => Date.now() + 24 * 3_600_000 + 1000;
      await createRecords(database, { now: tomorrow, newId: createIdSource(tomorrow) }).purge();
      await database.close();
      expect(await query(environment, 'select id from records')).toEqual([{ id: kept }]);
      expect(await query(environment, 'select record_id from record_words')).toEqual([
        { record_id: kept },
      ]);
    });
  });
});
