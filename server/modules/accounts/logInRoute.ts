// Logging in: by password, and by a code where the account has a second factor.
import { say } from '../../../contract/say.ts';
import * as account from '../../../contract/account.ts';
import { describeDevice } from '../sessions/describeDevice.ts';
import { unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { emailKey } from './userRepository.ts';

export function logInRoute(
  serve: Serve,
  {
    storage: { users, sessions },
    guard,
    attempts,
    passwords,
    secondFactor,
    signInLetters,
  }: Services,
): void {
  serve(account.logIn, async ({ body, request, reply }) => {
    await attempts.logIn(request, emailKey(body.email));
    const user = await users.findByEmail(body.email);
    const isRight = await passwords.matches(user?.password_hash, body.password);
    if (!user || !isRight) throw wrongCredentials();
    const codesLeft = await secondFactor.demandCode(user.id, body.code, request, 401);
    const device = describeDevice(request.headers['user-agent']);
    const tokens = await sessions.open(user.id, device);
    // Changed while it was being checked: whoever knows the old password alone does not get in.
    if ((await users.find(user.id))?.password_hash !== user.password_hash) {
      await sessions.end(tokens.sessionId);
      throw wrongCredentials();
    }
    await signInLetters.note(user, device, request);
    guard.setCookie(reply, tokens.access);
    return success({
      ...sessionAnswer(user, tokens),
      ...(codesLeft === undefined ? {} : { recovery_codes_left: codesLeft }),
    });
  });
}

const wrongCredentials = () =>
  unauthenticated(
    say('account.wrongCredentials', 'Invalid email or password.'),
    'wrong_credentials',
  );
