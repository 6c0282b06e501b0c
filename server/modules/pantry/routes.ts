// What a person has at home. It is theirs whether or not a trial or a subscription runs.
import * as contract from '../../../contract/pantry.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function pantryRoutes(
  serve: Serve,
  { pantry, attempts }: Pick<Services, 'pantry' | 'attempts'>,
): void {
  serve(contract.readPantry, async ({ person }) => success(await pantry.read(person.userId)));

  serve(contract.changePantry, async ({ body, person, request }) => {
    await attempts.pantryChange(request, person.userId);
    return success(await pantry.change(person.userId, body.changes, body.day));
  });
}
