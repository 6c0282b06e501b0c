// Favourites and what is not wanted again. They are the person's own whether or not a trial or a subscription runs.
import * as contract from '../../../contract/marks.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function markRoutes(serve: Serve, { marks }: Pick<Services, 'marks'>): void {
  serve(contract.readMarks, async ({ person }) =>
    success({ marks: await marks.read(person.userId) }),
  );

  serve(contract.markRecipe, async ({ body, person }) =>
    success({ marks: await marks.mark(person.userId, body.recipe_id, body.mark) }),
  );
}
