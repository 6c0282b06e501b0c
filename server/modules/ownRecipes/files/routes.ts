// Files of other programs, by their calls.
import { say } from '../../../../contract/say.ts';
import { keepOwnRecipes, readRecipeFile } from '../../../../contract/recipeFiles.ts';
import { badRequest } from '../../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../../infrastructure/http/serve.ts';
import type { Services } from '../../../infrastructure/services.ts';

export function recipeFileRoutes(
  serve: Serve,
  { attempts, recipeFiles }: Pick<Services, 'attempts' | 'recipeFiles'>,
): void {
  serve(readRecipeFile, async ({ person, request }) => {
    const { file } = request;
    if (!file)
      throw badRequest(say('ownRecipes.fileMissing', 'Please choose a file.'), 'file_missing');
    await attempts.recipeFile(request, person.userId);
    return success(await recipeFiles.read(person, file));
  });

  serve(keepOwnRecipes, async ({ body, person }) =>
    success(await recipeFiles.keep(person, body.recipes)),
  );
}
