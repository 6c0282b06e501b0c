// The AI Kitchen: ingredients in; suggestions, instructions and resources out.
import { say } from '../../../contract/say.ts';
import * as kitchen from '../../../contract/kitchen.ts';
import { withOwnNote } from '../history/ownNote.ts';
import { openPhoto } from '../detection/photos.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { Wishes } from './cook.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';

const nothingGiven = () =>
  badRequest(
    say('kitchen.nothingGiven', 'Please provide an image or ingredient list'),
    'ingredients_missing',
  );

/** What found nothing costs nothing. */
const foundDishes = ({
  food_suggestions,
}: {
  readonly food_suggestions: readonly string[];
}): boolean => food_suggestions.length > 0;

/** A call's filters as the cook takes them; what is not given narrows nothing. */
const wishesOf = ({ minutes, meal, missing, equipment, hour }: kitchen.FilterFields): Wishes => ({
  filters: {
    ...(minutes === undefined ? {} : { minutes }),
    ...(meal === undefined ? {} : { meal }),
    ...(missing === undefined ? {} : { missing }),
    ...(equipment === undefined ? {} : { equipment }),
  },
  ...(hour === undefined ? {} : { hour }),
});

export function kitchenRoutes(
  serve: Serve,
  { cooking, quotas, attempts, storage }: Services,
): void {
  serve(kitchen.processIngredients, async ({ body, person, request, calledOff }) => {
    const { file: image } = request;
    const list = body.ingredient_list ?? '';
    const isPhoto = body.image_or_ingredient_list === 'image';
    if (isPhoto ? !image : list.trim() === '') throw nothingGiven();
    if (isPhoto) await attempts.photo(request, person.userId);
    return quotas.using(
      person,
      'kitchen',
      async () =>
        cooking.process(
          person,
          isPhoto && image ? { photo: await openPhoto(image, person.userId) } : { list },
          wishesOf(body),
        ),
      foundDishes,
      calledOff,
    );
  });

  // What a photo did not bring counts once the person has named it; what counted already is corrected freely.
  serve(kitchen.confirmIngredients, async ({ body, person, request, calledOff }) => {
    await attempts.correction(request, person.userId);
    const confirm = () => cooking.confirm(person, body.analysis_id, body.response, wishesOf(body));
    if (!(await cooking.findCounted(person, body.analysis_id)))
      return quotas.using(person, 'kitchen', confirm, foundDishes, calledOff);
    return confirm();
  });

  serve(kitchen.fetchInstructions, async ({ body, person, request }) => {
    await attempts.instructions(request, person.userId);
    return withOwnNote(storage, person, await cooking.instructions(person, body));
  });

  serve(kitchen.fetchResources, async ({ body, person }) =>
    cooking.resources(person, body.food_analysis_id, body.food_choice_index),
  );

  serve(kitchen.fetchMealInstructions, async ({ body, person, request }) => {
    await attempts.instructions(request, person.userId);
    return cooking.mealInstructions(person, body);
  });

  serve(kitchen.fetchSickMealInstructions, async ({ body, person, request }) => {
    await attempts.instructions(request, person.userId);
    const { sickness, ...meal } = body;
    return cooking.mealInstructions(person, meal, sickness);
  });
}
