// Food detection: a photo in, foods and how to cook them out; the person's correction; names to complete while they type.
import { say } from '../../../contract/say.ts';
import * as detection from '../../../contract/detection.ts';
import { openPhoto } from './photos.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

/** What named nothing costs nothing. */
const named = ({ food_detected }: { readonly food_detected: readonly string[] }): boolean =>
  food_detected.length > 0;

export function detectionRoutes(
  serve: Serve,
  { detection: detecting, foodNames, quotas, attempts }: Services,
): void {
  serve(detection.detectFood, async ({ person, request, calledOff }) => {
    const { file: image } = request;
    if (!image) throw badRequest(say('photo.missing', 'Please choose a photo.'), 'photo_missing');
    await attempts.photo(request, person.userId);
    return quotas.using(
      person,
      'detection',
      async () => detecting.detect(person, await openPhoto(image, person.userId)),
      named,
      calledOff,
    );
  });

  // As in the AI Kitchen: a photo that named nothing counts once the person has.
  serve(detection.confirmFood, async ({ body, person, request, calledOff }) => {
    await attempts.correction(request, person.userId);
    const confirm = () => detecting.confirm(person, body.analysis_id, body.food_detected);
    if (!(await detecting.findCounted(person, body.analysis_id)))
      return quotas.using(person, 'detection', confirm, named, calledOff);
    return confirm();
  });

  serve(detection.fetchDetectionResources, async ({ body, person }) =>
    detecting.resources(person, body.food_detected),
  );

  serve(detection.findFoods, async ({ query, person }) =>
    success({ items: await foodNames(person, ['ingredient', 'dish'], query) }),
  );

  serve(detection.findIngredients, async ({ query, person }) =>
    success({ items: await foodNames(person, ['ingredient'], query) }),
  );
}
