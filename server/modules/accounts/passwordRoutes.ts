// A forgotten, reset or changed password, another address, and the link that confirms one.
import * as account from '../../../contract/account.ts';
import { hashOf } from '../sessions/tokens.ts';
import type { Services } from '../../infrastructure/services.ts';
import { demandPerson } from './demandPerson.ts';
import { languageOf } from '../../infrastructure/http/language.ts';
import { createTellOwner } from './tellOwner.ts';
import { emailKey } from './userRepository.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function passwordRoutes(serve: Serve, services: Services): void {
  const { accounts, attempts, guard, origin } = services;
  serve(account.forgotPassword, async ({ body, request }) => {
    await attempts.forgotPassword(request, emailKey(body.email));
    const { redirect_url: wanted } = body;
    if (wanted !== undefined && originOf(wanted, origin()) !== origin())
      request.log.warn(
        { wanted: originOf(wanted, origin()) },
        'a foreign redirect_url was ignored',
      );
    await accounts.sendResetLink(body.email, languageOf(request));
    return success({ message: 'If an account exists, we sent a reset link.' });
  });

  serve(account.resetPassword, async ({ body, request, reply }) => {
    await attempts.mailedLink(request, hashOf(body.access_token));
    request.accountId = await accounts.resetPassword(
      body.access_token,
      body.new_password,
      languageOf(request),
    );
    guard.clearCookie(reply);
    return success({ message: 'Your password has been updated. Please sign in.' });
  });

  serve(account.checkResetLink, async ({ body, request }) => {
    await attempts.mailedLink(request, hashOf(body.access_token));
    return success({ is_usable: await accounts.isResetLinkUsable(body.access_token) });
  });

  serve(account.changePassword, async ({ body, person, request }) => {
    await attempts.password(request, person.userId);
    const user = await demandPerson(services, person, body, request);
    await accounts.changePassword(person, user, body.new_password, languageOf(request));
    return success({ message: 'Your password has been updated.' });
  });
}

export function addressRoutes(serve: Serve, services: Services): void {
  const {
    storage: { users },
    accounts,
    attempts,
    guard,
    secondFactor,
    withoutFailing,
  } = services;
  const tellOwner = createTellOwner(services);

  serve(account.verifyEmail, async ({ body, request, reply }) => {
    await attempts.mailedLink(request, hashOf(body.token));
    const confirmation = await accounts.verifyEmail(body.token);
    if (confirmation.outcome !== 'changed')
      return success({
        message: 'Your email address is confirmed.',
        ...(confirmation.outcome === 'changedBefore' && { is_new_address: true }),
      });
    const { userId, former } = confirmation;
    request.accountId = userId;
    guard.clearCookie(reply);
    if (former !== undefined)
      await withoutFailing('word of a changed address could not be stored', () =>
        accounts.tellFormerAddress(userId, former, languageOf(request)),
      );
    return success({
      message: 'Your account has this email address now. Please log in with it.',
      is_new_address: true,
    });
  });

  serve(account.changeEmail, async ({ body, person, request }) => {
    await secondFactor.demandProof(person);
    await attempts.verification(request, person.userId);
    await accounts.beginEmailChange(person.userId, body.new_email, languageOf(request));
    if (await users.isEmailVerified(person.userId))
      await tellOwner(person.userId, 'emailAsked', request);
    return success({
      message: 'We sent a link to the new address. It becomes yours once you open the link.',
    });
  });

  serve(account.sendVerification, async ({ person, request }) => {
    await attempts.verification(request, person.userId);
    const isSent = await accounts.sendVerification(person.userId, languageOf(request));
    return success({
      message: isSent
        ? 'We sent you a new link. Please look into your mailbox.'
        : 'Your email address is confirmed already.',
    });
  });
}

/** Of an address, its origin alone: the rest may hold anything. */
const originOf = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).origin : 'not an address';
