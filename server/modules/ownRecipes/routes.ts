// Recipes of a person's own. What they have written is theirs whether or not a trial or a subscription runs.
import * as contract from '../../../contract/ownRecipes.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { pastedText } from './pages/pasted.ts';

export function ownRecipeRoutes(
  serve: Serve,
  {
    ownRecipes,
    importRecipe,
    attempts,
  }: Pick<Services, 'ownRecipes' | 'importRecipe' | 'attempts'>,
): void {
  serve(contract.listOwnRecipes, async ({ person }) =>
    success({ recipes: await ownRecipes.list(person) }),
  );

  serve(contract.fetchOwnRecipe, async ({ params: { id }, person }) =>
    success({ recipe: await ownRecipes.find(person, id) }),
  );

  serve(contract.readOwnRecipe, async ({ body, person, request }) => {
    await attempts.recipeReading(request, person.userId);
    const text = pastedText(body.text);
    return success({ reading: await ownRecipes.read(person, { ...body, text }) });
  });

  serve(contract.importRecipe, async ({ body, person, request }) => {
    await attempts.recipeImport(request, person.userId);
    const { text, source } = await importRecipe(body.address);
    return success({ text, source_url: source });
  });

  serve(contract.saveOwnRecipe, async ({ params: { id }, body, person }) => {
    const { choices, source_url: source = null } = body;
    const text = pastedText(body.text);
    await ownRecipes.save(person, id, { text, choices, source });
    return success({ id });
  });

  serve(contract.deleteOwnRecipe, async ({ params: { id }, person }) => {
    await ownRecipes.delete(person, id);
    return success({});
  });
}
