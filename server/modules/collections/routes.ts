// Collections of recipes. They are the person's own whether or not a trial or a subscription runs.
import * as contract from '../../../contract/collections.ts';
import { collections as limits } from '../../../contract/constants.ts';
import { say } from '../../../contract/say.ts';
import type { Recipe } from '../../../kitchen/catalogue/types.ts';
import { conflict, notFound } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { Services } from '../../infrastructure/services.ts';
import { estimatedMark } from '../ownRecipes/repository.ts';
import type { Person } from '../sessions/repository.ts';
import { collectedFits } from './collectedFits.ts';

export function collectionRoutes(
  serve: Serve,
  parts: Pick<Services, 'kitchen' | 'storage' | 'ownRecipes'>,
): void {
  const { kitchen, storage } = parts;
  const { collections } = storage;
  const shownTo = createShown(kitchen, storage);

  /** What is no longer there is kept, and not shown: a deletion may be undone. */
  const all = async (person: Person, shown: Shown) => {
    const kept = await collections.read(person.userId);
    const ids = new Set(kept.flatMap(({ recipes }) => recipes));
    const fits = await collectedFits(parts, person, ids);
    return kept.map(({ recipes, ...collection }) => ({
      ...collection,
      recipes: recipes.flatMap((id) => {
        const recipe = shown(id);
        return recipe ? [{ ...recipe, ...fits.get(id) }] : [];
      }),
    }));
  };

  serve(contract.readCollections, async ({ query: { recipe }, person }) => {
    const shown = await shownTo(person.userId);
    return success({
      collections: await all(person, shown),
      recipe: (recipe === undefined ? undefined : shown(recipe)) ?? null,
    });
  });

  serve(contract.saveCollection, async ({ params: { id }, body, person }) => {
    const { userId } = person;
    const shown = await shownTo(userId);
    const wished = [...new Set(body.recipes)];
    const before = (await collections.read(userId)).find((each) => each.id === id);
    const hidden = (before?.recipes ?? []).filter((each) => shown(each) === undefined);
    if (wished.some((each) => !shown(each) && !hidden.includes(each)))
      throw notFound(say('recipe.unknown', 'We do not have this recipe.'));
    const recipes = [...wished, ...hidden.filter((each) => !wished.includes(each))];
    if (!(await collections.save(userId, { id, name: body.name, recipes }))) throw isFull();
    return success({ collections: await all(person, shown) });
  });

  serve(contract.deleteCollection, async ({ params: { id }, person }) => {
    await collections.delete(person.userId, id);
    return success({ collections: await all(person, await shownTo(person.userId)) });
  });
}

type Shown = (id: string) => contract.CollectedRecipe | undefined;

/** What is shown of a recipe, ours or this person's. */
function createShown(
  kitchen: Services['kitchen'],
  { ownRecipes }: Pick<Services['storage'], 'ownRecipes'>,
): (userId: string) => Promise<Shown> {
  /** Made with the first collection that is read. */
  let ours: ReadonlyMap<string, Recipe> | undefined;
  return async (userId) => {
    const own = new Map((await ownRecipes.list(userId)).map((head) => [head.id, head]));
    return (id) => {
      const head = own.get(id);
      if (head) {
        const { title, minutes, minutes_estimated: isEstimated } = head;
        return {
          recipe_id: id,
          title,
          minutes,
          ...estimatedMark(isEstimated),
        };
      }
      ours ??= new Map(kitchen.catalogue.recipes.map((recipe) => [recipe.id, recipe]));
      const recipe = ours.get(id);
      if (!recipe) return undefined;
      const { title, prep, cook, wait } = recipe;
      return { recipe_id: id, title, minutes: prep + cook + wait };
    };
  };
}

const isFull = () =>
  conflict(
    say(
      'collections.full',
      `You have ${limits.most} collections, which is as many as there can be. Please delete one first.`,
      { most: limits.most },
    ),
    'collections_full',
  );
