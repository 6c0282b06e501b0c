import { fromPromise } from 'xstate';
import { searchRecipes } from '../../../../contract/recipes.ts';
import type { FoundMeals, Place } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Dishes of the catalogue for a place of a plan, that fit the person. */
export const createFetchMeals = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<FoundMeals, { search: string; place: Place }>(async ({ input, signal }) => {
    const q = input.search.trim();
    // What is looked for by name may go anywhere; without a name, what belongs there.
    const query = q === '' ? { type: input.place.slot, limit: 12 } : { q, limit: 12 };
    const { recipes, left_out: leftOut } = await client.request(searchRecipes, { query, signal });
    return {
      meals: recipes.map(
        ({
          recipe_id: id,
          title,
          description,
          minutes,
          picture,
          reasons,
          safety,
          text,
          ingredients,
          meal,
        }) => ({
          id,
          title,
          description,
          // As its place in the week says it then: without waiting.
          minutes: meal?.minutes ?? minutes,
          picture,
          reasons: [...safety.reasons, ...reasons],
          caution: safety.verdict === 'caution',
          meal: { text, ingredients, meal },
        }),
      ),
      leftOut,
    };
  });
