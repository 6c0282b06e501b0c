// The kitchen tried without an account: computed and answered, nothing stored, nothing logged of the list.
import { tryOut } from '../../../contract/constants.ts';
import { tryList } from '../../../contract/tryOut.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { Services } from '../../infrastructure/services.ts';
import { tryDishes } from './tryDishes.ts';

export function tryOutRoutes(
  serve: Serve,
  { kitchen, pictures, attempts }: Pick<Services, 'kitchen' | 'pictures' | 'attempts'>,
): void {
  serve(tryList, async ({ body: { list, hour, answers }, request, reply }) => {
    await attempts.tryOut(request);
    void reply.header('cache-control', 'no-store');
    const { dishes, ...said } = tryDishes(kitchen, list, hour, tryOut.dishes, answers);
    return success({
      ...said,
      dishes: await Promise.all(
        dishes.map(async (dish) => ({ ...dish, picture: await pictures.find(dish.recipe_id) })),
      ),
    });
  });
}
