/** Collections of recipes: kept as they are to be, in the person's order, of recipes that there are (decision 100). */
import { describe, expect, test } from 'vitest';
import { collections as limits } from '../../contract/constants.ts';
import { type Answer, onEachDatabase, prove, signUp, startServer } from './support.ts';

const told = ({ status, body }: Answer) => [status, body.code ?? body.status];
const path = '/api/collections';
const party = `${path}/col-party-01`;
const soup = { text: 'Soup\n\n1 onion\n\nCook it.', choices: {} };

onEachDatabase((engine) => {
  const start = async () => {
    const { app } = await startServer(engine);
    const ada = await signUp(app, 'ada@example.org');
    await ada.call('PUT', '/api/own-recipes/own-adas-soup', soup);
    const keep = (name: string, recipes: string[], url = party) =>
      ada.call('PUT', url, { name, recipes });
    const all = async () => (await ada.call('GET', path)).body.collections;
    return { app, ada, keep, all };
  };
  const idsOf = (all: { recipes: { recipe_id: string }[] }[]) =>
    all.map(({ recipes }) => recipes.map((each) => each.recipe_id));

  describe('collections', () => {
    test('hold recipes of ours and the person’s own, each once, in their order, under a name that can change', async () => {
      const { ada, all, keep } = await start();
      expect((await ada.call('GET', path)).body).toEqual({
        status: 'success',
        collections: [],
        recipe: null,
      });
      const { body } = await keep('  Party ', ['own-adas-soup', 'jollof-rice', 'own-adas-soup']);
      expect(body.collections).toEqual([
        {
          id: 'col-party-01',
          name: 'Party',
          recipes: [
            { recipe_id: 'own-adas-soup', title: 'Soup', minutes: expect.any(Number) },
            { recipe_id: 'jollof-rice', title: 'Jollof rice', minutes: expect.any(Number) },
          ],
        },
      ]);
      await keep('Quick', [], `${path}/col-quick-01`);
      await keep('Feast', ['jollof-rice', 'own-adas-soup']);
      expect(await all()).toMatchObject([{ name: 'Feast' }, { name: 'Quick' }]);
      expect(idsOf(await all())).toEqual([['jollof-rice', 'own-adas-soup'], []]);
      const { body: one } = await ada.call('GET', `${path}?recipe=jollof-rice`);
      expect(one.recipe).toMatchObject({ recipe_id: 'jollof-rice', title: 'Jollof rice' });
      expect((await ada.call('GET', `${path}?recipe=nobodys`)).body.recipe).toBeNull();
    });

    test('say of each recipe for whom it is not, ours and the person’s own; where nobody has anything to mind, nothing', async () => {
      const { ada, all, keep } = await start();
      const stew = { text: 'Stew\n\n2 onions\n100 g peanuts\n\nCook it.', choices: {} };
      await ada.call('PUT', '/api/own-recipes/own-adas-stew', stew);
      await keep('Party', ['own-adas-stew', 'boli-groundnuts', 'own-adas-soup']);
      const dishes = async () => (await all())[0].recipes;
      for (const dish of await dishes())
        expect(Object.keys(dish)).not.toEqual(expect.arrayContaining(['safety']));
      await ada.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'peanut allergy',
        health_consent_at: 1,
      });
      const [own, ours, harmless] = await dishes();
      for (const dish of [own, ours])
        expect(dish.safety).toMatchObject({
          verdict: 'refuse',
          reasons: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]),
        });
      expect(harmless.safety.verdict).not.toBe('refuse');
      expect((await keep('Party', ['boli-groundnuts'])).body.collections[0].recipes).toEqual([
        ours,
      ]);
    });

    test('say it of those who eat along by their names', async () => {
      const { ada, all, keep } = await start();
      await keep('Party', ['boli-groundnuts']);
      const consent = { hasSickness: false, sicknessType: '', health_consent_at: 1 };
      await ada.call('PUT', '/api/settings', consent);
      const lily = { name: 'Lily', kind: 'child', eats: true, leaves_out: [], portion: null };
      await ada.call('PUT', '/api/table/11111111-1111-4111-8111-111111111111', {
        ...lily,
        sickness: 'peanut allergy',
      });
      const [[dish]] = (await all()).map(({ recipes }: { recipes: object[] }) => recipes);
      expect(dish).toMatchObject({
        safety: { verdict: 'fit' },
        refused_at_table: [{ name: 'Lily' }],
      });
    });

    test('say what is to be minded for those who eat along', async () => {
      const { ada, all, keep } = await start();
      const efo = 'Efo\nServes 1\n400 g kale\n100 g onion\nSimmer for 20 minutes.';
      await ada.call('PUT', '/api/own-recipes/own-adas-efo', { text: efo, choices: {} });
      await keep('Party', ['efo-riro', 'own-adas-efo']);
      const consent = { hasSickness: false, sicknessType: '', health_consent_at: 1 };
      await ada.call('PUT', '/api/settings', consent);
      const mum = { name: 'Mum', kind: 'adult', eats: true, leaves_out: [], portion: null };
      await ada.call('PUT', '/api/table/11111111-1111-4111-8111-111111111111', {
        ...mum,
        sickness: 'warfarin',
      });
      const [dishes] = (await all()).map(({ recipes }: { recipes: object[] }) => recipes);
      expect(dishes).toHaveLength(2);
      for (const dish of dishes)
        expect(dish).toMatchObject({
          safety: { verdict: 'fit' },
          caution_at_table: [
            {
              name: 'Mum',
              reasons: expect.arrayContaining([
                expect.objectContaining({ text: expect.stringContaining('vitamin K') }),
              ]),
            },
          ],
        });
    });

    test('what is no recipe, has no name or no id of a collection is refused, and more than there may be', async () => {
      const { ada, app, all, keep } = await start();
      expect(told(await keep('Party', ['nobodys-dish']))).toEqual([404, 'not_found']);
      expect((await keep(' ', [])).status).toBe(400);
      expect((await keep('Party', [], `${path}/Party`)).status).toBe(400);
      const eve = await signUp(app, 'eve@example.org');
      expect(
        (await eve.call('PUT', party, { name: 'Mine', recipes: ['own-adas-soup'] })).status,
      ).toBe(404);
      for (let count = 0; count < limits.most; count += 1)
        await keep('One', [], `${path}/col-number-${count}`);
      expect(told(await keep('Party', []))).toEqual([409, 'collections_full']);
      expect(told(await keep('Other', [], `${path}/col-number-0`))).toEqual([200, 'success']);
      expect(await all()).toHaveLength(limits.most);
      expect((await ada.call('GET', path)).status).toBe(200);
    });

    test('an own recipe that is deleted is not shown, and is there again in its collection once it is back', async () => {
      const { ada, all, keep } = await start();
      await keep('Party', ['own-adas-soup', 'jollof-rice']);
      await ada.call('DELETE', '/api/own-recipes/own-adas-soup');
      expect(idsOf(await all())).toEqual([['jollof-rice']]);
      expect(told(await keep('Feast', ['jollof-rice']))).toEqual([200, 'success']);
      await ada.call('PUT', '/api/own-recipes/own-adas-soup', soup);
      expect(idsOf(await all())).toEqual([['jollof-rice', 'own-adas-soup']]);
    });

    test('one that is deleted can be sent again; the recipes stay, and the export has it', async () => {
      const { ada, keep } = await start();
      await keep('Party', ['own-adas-soup']);
      await prove(ada);
      const { body } = await ada.call('GET', '/api/account/export');
      expect(body.collections).toMatchObject([{ name: 'Party', recipes: ['own-adas-soup'] }]);
      expect((await ada.call('DELETE', party)).body.collections).toEqual([]);
      expect((await ada.call('GET', '/api/own-recipes')).body.recipes).toHaveLength(1);
      expect((await keep('Party', ['own-adas-soup'])).body.collections).toHaveLength(1);
    });
  });
});
