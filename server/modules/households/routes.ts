// A household, and the links that lead into it. Who is in one sees the others' names and addresses and the shared list, nothing else.
import * as contract from '../../../contract/households.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { HouseholdService } from './service.ts';
import { hashOf } from '../sessions/tokens.ts';

export function householdRoutes(
  serve: Serve,
  { households, attempts }: Pick<Services, 'attempts'> & { readonly households: HouseholdService },
): void {
  const answer = async (userId: string) => success({ household: await households.read(userId) });

  serve(contract.readHousehold, async ({ person }) => answer(person.userId));
  serve(contract.createHousehold, async ({ person }) => {
    await households.create(person.userId);
    return answer(person.userId);
  });
  serve(contract.shareWeeks, async ({ body, person }) => {
    await households.share(person.userId, body.shares_plan);
    return answer(person.userId);
  });
  serve(contract.leaveHousehold, async ({ person }) => {
    await households.leave(person.userId);
    return answer(person.userId);
  });
  serve(contract.removeMember, async ({ params, person }) => {
    await households.remove(person.userId, params.id);
    return answer(person.userId);
  });

  serve(contract.invite, async ({ person, request }) => {
    await attempts.invitation(request, person.userId);
    const link = await households.invite(person.userId);
    return { ...(await answer(person.userId)), link };
  });
  serve(contract.revokeInvite, async ({ params, person }) => {
    await households.revoke(person.userId, params.id);
    return answer(person.userId);
  });
  serve(contract.readInvitation, async ({ body, person, request }) => {
    await attempts.mailedLink(request, hashOf(body.secret));
    return success(await households.invitation(person.userId, body.secret));
  });
  serve(contract.verifyInvitation, async ({ body, request }) => {
    await attempts.invitationCheck(request);
    return success({ valid: await households.isOpen(body.secret) });
  });
  serve(contract.joinHousehold, async ({ body, person, request }) => {
    await attempts.mailedLink(request, hashOf(body.secret));
    await households.join(person.userId, body.secret);
    return success({ message: 'You are in.' });
  });
}
