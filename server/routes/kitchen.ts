// The AI Kitchen: ingredients in; suggestions, instructions and resources out.
import { upload } from '../../contract/constants.ts';
import * as kitchen from '../../contract/kitchen.ts';
import { imageTypeOf } from '../imageType.ts';
import { badRequest, Refusal, unprocessable } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

export function kitchenRoutes(serve: Serve, { cooking }: Services): void {
  serve(kitchen.processIngredients, async ({ body, person, request }) => {
    if (body.image_or_ingredient_list === 'image') throw refusePhoto(request.image);
    const list = body.ingredient_list ?? '';
    if (list.trim() === '') throw badRequest('Please provide an image or ingredient list', 'ingredients_missing');
    return cooking.process(person, list);
  });

  serve(kitchen.fetchInstructions, async ({ body, person }) => cooking.instructions(person, body.food_analysis_id, body.food_choice_index));

  serve(kitchen.fetchResources, async ({ body, person }) => cooking.resources(person, body.food_analysis_id, body.food_choice_index));

  serve(kitchen.fetchMealInstructions, async ({ body, person }) => cooking.mealInstructions(person, { name: body.food_name, ingredients: body.ingredients }));

  serve(kitchen.fetchSickMealInstructions, async ({ body, person }) => cooking.mealInstructions(person, { name: body.food_name, ingredients: body.ingredients }, body.sickness));
}

/** Photos cannot be read yet; what is wrong with this one is still said first. */
function refusePhoto(image: Buffer | null): Refusal {
  if (!image || image.length === 0) return badRequest('Please provide an image or ingredient list', 'ingredients_missing');
  if (!imageTypeOf(image)) return new Refusal(415, `This file is not a photo. Please send a PNG, JPG or JPEG of at most ${upload.imageBytes / 1024 / 1024} MB.`, { code: 'not_an_image' });
  return unprocessable('Reading photos comes later. Please type your ingredients instead.', 'photos_not_available');
}
