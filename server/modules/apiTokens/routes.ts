// Personal tokens for the API: making one, which asks for a proof, seeing them, and taking one back, which asks for none.
import * as contract from '../../../contract/apiTokens.ts';
import { apiTokens as limits } from '../../../contract/constants.ts';
import { say } from '../../../contract/say.ts';
import { conflict, notFound } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { Services } from '../../infrastructure/services.ts';
import { createTellOwner } from '../accounts/tellOwner.ts';

export function apiTokenRoutes(
  serve: Serve,
  services: Pick<Services, 'mail' | 'origin' | 'withoutFailing' | 'secondFactor' | 'storage'>,
): void {
  const { apiTokens } = services.storage;
  const tellOwner = createTellOwner(services);

  serve(contract.listApiTokens, async ({ person }) =>
    success({ tokens: await apiTokens.list(person.userId) }),
  );

  serve(contract.makeApiToken, async ({ body: { name, scopes }, person, request }) => {
    await services.secondFactor.demandProof(person);
    const made = await apiTokens.make(person.userId, name, scopes);
    if (!made) throw isFull();
    request.securityDetails = made.token.scopes.join(' ');
    await tellOwner(person.userId, 'tokenMade', request);
    return success(made);
  });

  serve(contract.revokeApiToken, async ({ params: { id }, person }) => {
    if (!(await apiTokens.revoke(person.userId, id)))
      throw notFound(say('apiTokens.gone', 'That token is gone.'));
    return success({ message: 'The token counts no more.' });
  });
}

const isFull = () =>
  conflict(
    say(
      'apiTokens.full',
      `You have ${limits.most} tokens, which is as many as there can be. Please revoke one first.`,
      { most: limits.most },
    ),
    'tokens_full',
  );
