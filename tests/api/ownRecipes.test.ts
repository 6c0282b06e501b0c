/** Recipes of a person's own: kept by person, read again each time, used by page and plan. */
import { describe, expect, test } from 'vitest';
import { minute } from '../../domain/durations.ts';
import {
  type Answer,
  manualClock,
  onOneDatabase,
  prove,
  query,
  seatAda,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { withDoubts, withHeadings } from '../kitchen/ownRecipes/samples.ts';
import { tunaPasta, unsure } from '../kitchen/plan/ownTexts.ts';
import { longTest } from '../verify.ts';

const path = '/api/own-recipes';
const [soup, stew] = ['own-soup-0001', 'own-stew-0001'];
const save = (person: TestPerson, id: string, text: string, more: object = {}): Promise<Answer> =>
  person.call('PUT', `${path}/${id}`, { text, choices: {}, ...more });
const list = async (person: TestPerson) =>
  ((await person.call('GET', path)).body.recipes as { id: string; title: string }[]).map(
    ({ id, title }) => [id, title],
  );

onOneDatabase((engine) => {
  const start = async (environment: Record<string, string> = {}) => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    return { ...server, clock, person: await signUp(server.app) };
  };

  describe('own recipes', () => {
    test('are none at first, are kept newest first, change, go and come back', async () => {
      const { person, clock } = await start();
      expect(await list(person)).toEqual([]);
      const { status, body } = await save(person, soup, withHeadings, {
        source_url: 'https://example.org/soup',
      });
      expect(status).toBe(200);
      expect(body.id).toBe(soup);
      const kept = await person.call('GET', `${path}/${soup}`);
      expect(kept.body.recipe).toMatchObject({
        id: soup,
        title: 'Lentil soup',
        minutes: 45,
        text: withHeadings,
        source_url: 'https://example.org/soup',
      });
      clock.advance(minute);
      await save(person, stew, withDoubts);
      expect(await list(person)).toEqual([
        [stew, "Aunt's stew"],
        [soup, 'Lentil soup'],
      ]);
      clock.advance(minute);
      await save(person, soup, withHeadings.replace('Lentil', 'Red lentil'));
      expect((await list(person))[0]).toEqual([soup, 'Red lentil soup']);
      expect((await person.call('DELETE', `${path}/${soup}`)).status).toBe(200);
      expect((await person.call('DELETE', `${path}/${soup}`)).status).toBe(200);
      expect(await list(person)).toEqual([[stew, "Aunt's stew"]]);
      await save(person, soup, withHeadings);
      expect(await list(person)).toHaveLength(2);
    });

    test('are searched by the words of their lines, also those that were kept before they had any', async () => {
      const { person, environment } = await start();
      await save(person, soup, 'Soup\nIngredients\n250 g crème fraîche\n2 leeks\nMethod\nSimmer.');
      const words = async () => (await person.call('GET', path)).body.recipes[0].words;
      expect(await words()).toBe('creme fraiche leeks');
      await query(environment, 'update own_recipes set words = null');
      expect(await words()).toBe('creme fraiche leeks');
      expect(await query(environment, 'select words from own_recipes')).toEqual([
        { words: 'creme fraiche leeks' },
      ]);
      const { body } = await person.call('GET', `${path}/${soup}`);
      expect(body.recipe.words).toBe('creme fraiche leeks');
    });

    test('say in the list for whom they are not, where anybody has anything to mind', async () => {
      const { person, clock } = await start();
      const listed = async () => (await person.call('GET', path)).body.recipes;
      await save(person, soup, 'Satay\nServes 2\n100 g peanut butter\nStir for 5 minutes.');
      clock.advance(minute);
      await save(person, stew, 'Rice\nServes 2\n200 g rice\nSimmer for 20 minutes.');
      for (const recipe of await listed()) expect(recipe).not.toHaveProperty('safety');
      await seatAda(person);
      // The second time as it was found the first.
      for (const _ of [1, 2])
        expect(await listed()).toMatchObject([
          { title: 'Rice', safety: { verdict: 'fit' } },
          {
            title: 'Satay',
            safety: { verdict: 'fit' },
            refused_at_table: [{ name: 'Ada', reasons: [{ code: 'verdict.holdsAllergen' }] }],
          },
        ]);
      expect((await listed())[0]).not.toHaveProperty('refused_at_table');
      // A child of whom no age is told may be too young for honey: their dishes are still looked at.
      await seatAda(person, '');
      for (const recipe of await listed()) {
        expect(recipe).toMatchObject({ safety: { verdict: 'fit' } });
        expect(recipe).not.toHaveProperty('refused_at_table');
      }
      // What is changed is looked at again.
      await seatAda(person);
      clock.advance(minute);
      await save(person, stew, 'Rice\nServes 2\n200 g rice\n50 g peanuts\nSimmer for 20 minutes.');
      expect((await listed())[0]).toMatchObject({ refused_at_table: [{ name: 'Ada' }] });
    });

    test('are read without being stored', async () => {
      const { person } = await start();
      const { body } = await person.call('POST', `${path}/reading`, {
        text: withDoubts,
        choices: { '2 carots': 'carrot' },
      });
      expect(body.reading).toMatchObject({ title: "Aunt's stew", servings: 4 });
      expect(body.reading.lines.map(({ state }: { state: string }) => state)).toEqual([
        'asked',
        'asked',
        'asked',
        'read',
        'read',
      ]);
      expect(await list(person)).toEqual([]);
    });

    test('pasted as the source of a page are its recipe', async () => {
      const { person } = await start();
      const data = JSON.stringify(
        {
          '@context': 'https://schema.org',
          '@type': 'Recipe',
          name: 'Noodles with egg',
          recipeYield: '2 servings',
          recipeIngredient: ['8 oz flat rice noodles', '2 eggs'],
          recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the noodles.' }],
        },
        null,
        2,
      );
      const page = `<html><head><script>alert(1)</script>\n<script type="application/ld+json">${data}</script></head><body><p>Hello</p></body></html>`;
      for (const text of [data, page]) {
        const { body } = await person.call('POST', `${path}/reading`, { text, choices: {} });
        const { title, servings, lines, steps } = body.reading;
        expect([title, servings, steps]).toEqual(['Noodles with egg', 2, ['Boil the noodles.']]);
        expect(lines.map((line: { text: string }) => line.text)).toEqual([
          '8 oz flat rice noodles',
          '2 eggs',
        ]);
        expect((await save(person, soup, text)).status).toBe(200);
        const kept = await person.call('GET', `${path}/${soup}`);
        expect(kept.body.recipe.title).toBe('Noodles with egg');
        expect(kept.body.recipe.text).not.toContain('@type');
      }
    });

    test('whose times stand in their steps have minutes that are said to be estimated', async () => {
      const { person } = await start();
      const text = withHeadings.replace('Prep: 10 min | Cook: 35 min', '');
      await save(person, soup, text);
      await save(person, stew, withHeadings);
      const { body: listed } = await person.call('GET', path);
      const [one, other] = [soup, stew].map((id) =>
        (listed.recipes as { id: string }[]).find((each) => each.id === id),
      );
      expect(one).toMatchObject({ minutes: 40, minutes_estimated: true });
      expect(other).toMatchObject({ minutes: 45 });
      expect(other).not.toHaveProperty('minutes_estimated');
      const { body: kept } = await person.call('GET', `${path}/${soup}`);
      expect(kept.recipe).toMatchObject({ minutes: 40, minutes_estimated: true });
      const { body: page } = await person.call('GET', `/api/recipes/${soup}`);
      expect(page.recipe).toMatchObject({ minutes: 40, minutes_estimated: true });
      const { body: planned } = await person.call('GET', `/api/recipes/${soup}/meal`);
      expect(planned.meal).toMatchObject({ minutes: 40, minutes_estimated: true });
      await person.call('PUT', '/api/marks', { recipe_id: soup, mark: 'favourite' });
      const { body: marked } = await person.call('GET', '/api/marks');
      expect(marked.marks[0]).toMatchObject({ minutes: 40, minutes_estimated: true });
    });

    test('have a title, an id of their own kind, and no more than fits', async () => {
      const { person } = await start();
      expect((await save(person, soup, 'Ingredients\n1 egg')).status).toBe(400);
      expect((await save(person, 'egg-fried-rice', withHeadings)).status).toBe(400);
      expect((await save(person, soup, 'x'.repeat(20_001))).status).toBe(400);
      const choices = Object.fromEntries(
        Array.from({ length: 101 }, (_, n) => [`line ${n}`, 'egg']),
      );
      expect((await save(person, soup, withHeadings, { choices })).status).toBe(400);
      expect(await list(person)).toEqual([]);
    });

    test('are one person’s own, whoever knows their id', async () => {
      const { app, person: ada } = await start();
      const eve = await signUp(app);
      await save(ada, soup, withHeadings);
      for (const address of [
        `${path}/${soup}`,
        `/api/recipes/${soup}`,
        `/api/recipes/${soup}/meal`,
      ])
        expect((await eve.call('GET', address)).status).toBe(404);
      expect((await eve.call('DELETE', `${path}/${soup}`)).status).toBe(200);
      expect(await list(ada)).toEqual([[soup, 'Lentil soup']]);
      await save(eve, soup, withDoubts);
      expect(await list(ada)).toEqual([[soup, 'Lentil soup']]);
      expect(await list(eve)).toEqual([[soup, "Aunt's stew"]]);
    });

    test('are in the export, and go with the account', async () => {
      const { person, environment } = await start();
      await save(person, soup, withHeadings, { choices: { 'a line': 'text' } });
      await prove(person);
      const exported = (await person.call('GET', '/api/account/export')).body;
      expect(exported.own_recipes).toMatchObject([
        { id: soup, text: withHeadings, choices: { 'a line': 'text' } },
      ]);
      await person.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: person.password,
      });
      expect(await query(environment, 'select id from own_recipes')).toEqual([]);
    });

    test('are read so many times a day', async () => {
      const { person } = await start({ RECIPE_READINGS_PER_DAY: '2' });
      const read = () => person.call('POST', `${path}/reading`, { text: 'Soup', choices: {} });
      expect([await read(), await read(), await read()].map(({ status }) => status)).toEqual([
        200, 200, 429,
      ]);
    });
  });

  describe('the page of an own recipe', () => {
    test('is that of a recipe, with what its figures stand on', async () => {
      const { person } = await start();
      await save(person, soup, withHeadings);
      const { status, body } = await person.call('GET', `/api/recipes/${soup}`);
      expect(status).toBe(200);
      expect(body.recipe).toMatchObject({
        recipe_id: soup,
        title: 'Lentil soup',
        own: { lines: 6, counted: 6, not_weighed: [] },
        safety: { verdict: 'fit' },
      });
      expect(body.instructions.split('\n')).toHaveLength(3);
    });

    test('is shown where it does not fit, and says so; it goes into no plan', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        health_consent_at: 1,
        allergens: ['celery'],
      });
      await save(person, soup, withHeadings);
      const { body } = await person.call('GET', `/api/recipes/${soup}`);
      expect(body.recipe.safety.verdict).toBe('refuse');
      expect((await person.call('GET', `/api/recipes/${soup}/meal`)).status).toBe(422);
    });

    test('is for as many as the person cooks for, where it says for how many it is written', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        people: 5,
      });
      const cooksFor = async (text: string) => {
        await save(person, soup, text);
        return (await person.call('GET', `/api/recipes/${soup}`)).body.recipe.cooks_for;
      };
      expect(await cooksFor('Mash\nServes 4\n800 g potatoes\nBoil them.')).toBe(5);
      expect(await cooksFor('Mash\n800 g potatoes\nBoil them.')).toBeUndefined();
    });

    test('is cooked with what is at home where that makes it fit, and goes into a week so', async () => {
      const { person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'lactose intolerance',
        health_consent_at: 1,
      });
      await person.call('POST', '/api/pantry', {
        changes: [{ change: 'add', text: 'lactose-free milk' }],
        day: '2026-01-05',
      });
      await save(
        person,
        soup,
        'Mash\nServes 4\n800 g potatoes\n100 ml milk\nBoil the potatoes for 20 minutes and mash them with the milk.',
      );
      const swaps = 'milk_whole-milk_lactose_free';
      const fetchPage = async (search = '') =>
        (await person.call('GET', `/api/recipes/${soup}${search}`)).body;
      expect((await fetchPage()).recipe).toMatchObject({
        safety: { verdict: 'refuse' },
        swaps: [{ id: swaps, used: false }],
      });
      const adapted = await fetchPage(`?swaps=${swaps}`);
      expect(adapted.recipe).toMatchObject({ safety: { verdict: 'fit' }, swaps: [{ used: true }] });
      expect(adapted.ingredients).toContain('100 ml lactose-free milk');
      expect((await person.call('GET', `/api/recipes/${soup}/meal`)).status).toBe(422);
      const { status, body } = await person.call(
        'GET',
        `/api/recipes/${soup}/meal?servings=2&swaps=${swaps}`,
      );
      expect(status).toBe(200);
      expect(body.meal).toMatchObject({ recipe_id: soup, swaps });
      // What is no swap of the kitchen's changes nothing.
      expect((await fetchPage('?swaps=milk_whole-beer')).recipe.safety.verdict).toBe('refuse');
    });

    test('is not there without a recipe', async () => {
      const { person } = await start();
      expect((await person.call('GET', '/api/recipes/own-nothing-1')).status).toBe(404);
    });
  });

  describe('a plan', () => {
    test('has the steps of an own recipe as they are written, also in a language that no dish of ours has', async () => {
      const { person } = await start();
      await save(
        person,
        soup,
        'Gratin de mamie\nPour 4 personnes\n800 g de pommes de terre\nCouper les pommes de terre.\nCuire 40 minutes.',
      );
      const asked = { food_name: 'Gratin de mamie', ingredients: ['800 g potatoes'] };
      const sick = { ...asked, recipe_id: soup, sickness: 'high blood pressure' };
      for (const [call, body] of [
        ['/meal_plan_instructions', { ...asked, recipe_id: soup }],
        ['/sick_meal_plan_instructions', sick],
      ] as const) {
        const answer = await person.call('POST', call, body);
        expect(answer.status).toBe(200);
        expect(answer.body.instructions).toMatch(/1\. Couper les pommes de terre/);
        expect(answer.body.recipe).toMatchObject({ recipe_id: soup, servings: 4 });
      }
      const other = await person.call('POST', '/meal_plan_instructions', {
        ...asked,
        recipe_id: stew,
      });
      expect(other.status).toBe(404);
    });

    test('says of a dish of ours and of an own recipe whom at the table they are not for', async () => {
      const { person } = await start();
      await seatAda(person);
      await save(person, soup, 'Satay\nServes 2\n100 g peanuts\nGrind them.');
      for (const meal of [
        { food_name: 'Satay', ingredients: [], recipe_id: soup },
        { food_name: 'Sweet potato and peanut soup', ingredients: [] },
      ]) {
        const { status, body } = await person.call('POST', '/meal_plan_instructions', meal);
        expect(status).toBe(200);
        expect(body.recipe.refused_at_table).toMatchObject([{ name: 'Ada' }]);
      }
    });

    test('marks on its shopping list what somebody must not eat', async () => {
      const { person } = await start();
      await seatAda(person);
      const { body } = await person.call('POST', '/api/meal_plan/shopping', {
        meal_plan: [
          {
            day: 'Monday',
            breakfast: '',
            lunch: 'Satay rice',
            dinner: '',
            lunch_ingredients: ['100 g peanuts', '300 g rice'],
          },
        ],
      });
      const items: { key: string; unfit?: unknown }[] = body.aisles.flatMap(
        (aisle: { items: unknown[] }) => aisle.items,
      );
      const marked = items.filter(({ unfit }) => unfit !== undefined);
      expect(items).toHaveLength(2);
      expect(marked).toMatchObject([
        { name: expect.stringMatching(/peanut/i), unfit: [{ name: 'Ada', verdict: 'holds' }] },
      ]);
    });

    test('takes an own recipe, and its shopping list adds its foods up', async () => {
      const { person } = await start();
      await save(person, soup, withHeadings);
      const { body } = await person.call('GET', `/api/recipes/${soup}/meal?servings=2`);
      expect(body).toMatchObject({ meal: { recipe_id: soup, servings: 2 } });
      expect(body.ingredients).toContain('125 g red lentils');
      const day = {
        day: 'Monday',
        breakfast: '',
        lunch: '',
        dinner: body.text,
        dinner_ingredients: body.ingredients,
        dinner_meal: body.meal,
      };
      const saved = await person.call('POST', '/api/meal_plan', {
        name: 'Week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [day],
      });
      expect(saved.status).toBeLessThan(300);
      const { body: stored } = await person.call('GET', '/api/meal_plan');
      expect(stored.meal_plans[0].meal_plan[0].dinner_meal).toMatchObject({ recipe_id: soup });
      const shopping = await person.call('POST', '/api/meal_plan/shopping', { meal_plan: [day] });
      expect(JSON.stringify(shopping.body)).toMatch(/lentils/i);
    });
  });

  describe('suggestions for what is at home', () => {
    const atHome = 'spaghetti, tinned tuna, cherry tomatoes, parmesan';
    const ask = async (person: TestPerson) =>
      (
        await sendForm(person, '/process', {
          image_or_ingredient_list: 'ingredient_list',
          ingredient_list: atHome,
        })
      ).body;
    const ownIn = ({ suggestions }: Answer['body']) =>
      suggestions
        .filter(({ own }: { own?: true }) => own)
        .map(({ recipe_id: id }: { recipe_id: string }) => id);

    test('have a recipe of the person’s own, of nobody else’s, and none that is unsure (083)', async () => {
      const { app, person: ada } = await start();
      const eve = await signUp(app);
      await save(ada, tunaPasta.id, tunaPasta.text);
      for (const { own } of unsure) await save(ada, own.id.slice(0, 40), own.text);
      const answer = await ask(ada);
      expect(ownIn(answer)).toEqual([tunaPasta.id]);
      expect(ownIn(await ask(eve))).toEqual([]);
      // The same id is another recipe for another person.
      await save(eve, tunaPasta.id, tunaPasta.text.replace('Tuna pasta', 'Eve’s supper'));
      expect(JSON.stringify(await ask(ada))).not.toContain('Eve’s');
      expect((await ask(eve)).food_suggestions).toContain('Eve’s supper');

      const choice = answer.suggestions.findIndex(({ own }: { own?: true }) => own);
      const opened = {
        food_analysis_id: answer.analysis_id,
        food_choice_index: String(choice),
      };
      const page = await sendForm(ada, '/instructions', opened);
      expect(page.body.recipe).toMatchObject({
        recipe_id: tunaPasta.id,
        own: { lines: 4, counted: 4 },
      });
      expect((await sendForm(eve, '/instructions', opened)).status).toBe(404);
      await ada.call('DELETE', `${path}/${tunaPasta.id}`);
      expect(ownIn(await ask(ada))).toEqual([]);
      expect((await sendForm(ada, '/instructions', opened)).status).toBe(404);
    });

    test('a recipe, its reading and one of ours say whom at the table they are not for', async () => {
      const { person, clock } = await start();
      const table = '/api/table/11111111-1111-4111-8111-111111111111';
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        health_consent_at: clock.now(),
      });
      await person.call('PUT', table, {
        name: 'Lily',
        kind: 'child',
        eats: true,
        leaves_out: [],
        portion: null,
        sickness: 'egg allergy',
      });
      const text = 'Sponge\nServes 8\n200 g flour\n4 eggs\n200 g butter\nBake for 25 minutes.';
      await save(person, soup, text);
      const said = async () => [
        (await person.call('POST', `${path}/reading`, { text, choices: {} })).body.reading,
        (await person.call('GET', `/api/recipes/${soup}`)).body.recipe,
        (await person.call('GET', '/api/recipes/cheese-omelette')).body.recipe,
      ];
      // Added to a week too, before it is.
      const meal = async () => (await person.call('GET', `/api/recipes/${soup}/meal`)).body;
      for (const { safety, refused_at_table: refused } of [...(await said()), await meal()]) {
        expect(safety.verdict).toBe('fit');
        expect(refused).toMatchObject([
          { name: 'Lily', reasons: [{ text: 'Contains eggs, which they avoid: eggs.' }] },
        ]);
      }
      await person.call('DELETE', table);
      for (const each of [...(await said()), await meal()])
        expect(each).not.toHaveProperty('refused_at_table');
    });

    test('have none that somebody at the table must not eat (083)', async () => {
      const { person } = await start();
      await save(person, tunaPasta.id, tunaPasta.text);
      await person.call('PUT', '/api/table/11111111-1111-4111-8111-111111111111', {
        name: 'Kofi',
        kind: 'adult',
        eats: true,
        diets: ['vegan'],
        leaves_out: [],
        portion: null,
        sickness: '',
      });
      const answer = await ask(person);
      expect(answer.table).toEqual(['Kofi']);
      expect(ownIn(answer)).toEqual([]);
    });
  });

  describe('a generated week', () => {
    const planned = async (person: TestPerson): Promise<string[]> => {
      const { body } = await sendForm(person, '/auto_generate_plan', {
        location: 'United Kingdom',
        budget: '45',
      });
      return (body.meal_plan as Record<string, { recipe_id: string } | null>[]).flatMap((day) =>
        ['breakfast', 'lunch', 'dinner', 'snack'].flatMap(
          (slot) => day[`${slot}_meal`]?.recipe_id ?? [],
        ),
      );
    };

    longTest(
      'may have a recipe of the person’s own, of nobody else’s, and none that is unsure',
      async () => {
        const { app, person: ada } = await start();
        const eve = await signUp(app);
        await save(ada, tunaPasta.id, tunaPasta.text);
        for (const { own } of unsure) await save(ada, own.id.slice(0, 40), own.text);
        const own = (await planned(ada)).filter((id) => id.startsWith('own-'));
        expect([...new Set(own)]).toEqual([tunaPasta.id]);
        expect((await planned(eve)).filter((id) => id.startsWith('own-'))).toEqual([]);
      },
    );
  });
});
