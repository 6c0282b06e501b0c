// The AI Kitchen: ingredients in; suggestions, instructions and resources out.
import { upload } from '../../contract/constants.ts';
import * as kitchen from '../../contract/kitchen.ts';
import { imageTypeOf } from '../imageType.ts';
import type { Pantry } from '../providers/cook.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

const nothingGiven = () => badRequest('Please provide an image or ingredient list', 'ingredients_missing');

/** What found nothing costs nothing. */
const foundDishes = ({ food_suggestions }: { readonly food_suggestions: readonly string[] }): boolean => food_suggestions.length > 0;

export function kitchenRoutes(serve: Serve, { cooking, quotas }: Services): void {
  serve(kitchen.processIngredients, async ({ body, person, request }) => {
    const process = (pantry: Pantry) => quotas.using(person, 'kitchen', () => cooking.process(person, pantry), foundDishes);
    if (body.image_or_ingredient_list === 'image') return process(readPhoto(request.image));
    const list = body.ingredient_list ?? '';
    if (list.trim() === '') throw nothingGiven();
    return process({ list });
  });

  serve(kitchen.fetchInstructions, async ({ body, person }) => cooking.instructions(person, body.food_analysis_id, body.food_choice_index));

  serve(kitchen.fetchResources, async ({ body, person }) => cooking.resources(person, body.food_analysis_id, body.food_choice_index));

  serve(kitchen.fetchMealInstructions, async ({ body, person }) => cooking.mealInstructions(person, { name: body.food_name, ingredients: body.ingredients }));

  serve(kitchen.fetchSickMealInstructions, async ({ body, person }) => cooking.mealInstructions(person, { name: body.food_name, ingredients: body.ingredients }, body.sickness));
}

/** @throws 400 without a photo, 415 where the file is none; its size was checked while it arrived. */
function readPhoto(photo: Buffer | null): { photo: Buffer; mediaType: string } {
  if (!photo || photo.length === 0) throw nothingGiven();
  const mediaType = imageTypeOf(photo);
  if (mediaType === undefined) throw new Refusal(415, `This file is not a photo. Please send a PNG, JPG or JPEG of at most ${upload.imageBytes / 1024 / 1024} MB.`, { code: 'not_an_image' });
  return { photo, mediaType };
}
