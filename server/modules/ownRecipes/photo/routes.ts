// A photo of a recipe, by its call. It counts among the photos of the day, whatever is read in it.
import { say } from '../../../../contract/say.ts';
import { readRecipePhoto } from '../../../../contract/recipePhotos.ts';
import { badRequest } from '../../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../../infrastructure/http/serve.ts';
import type { Services } from '../../../infrastructure/services.ts';

export function recipePhotoRoutes(
  serve: Serve,
  { attempts, readRecipePhoto: read }: Pick<Services, 'attempts' | 'readRecipePhoto'>,
): void {
  serve(readRecipePhoto, async ({ person, request }) => {
    const { file } = request;
    if (!file) throw badRequest(say('photo.missing', 'Please choose a photo.'), 'photo_missing');
    await attempts.photo(request, person.userId);
    return success({ page: await read(person, file) });
  });
}
