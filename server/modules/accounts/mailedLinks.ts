// What letters with a link have in common.
import { say } from '../../../contract/say.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';

/** A fragment never reaches a server, so no log on the way holds the token. */
export const linkTo = (origin: string, page: string, token: string): string =>
  `${origin}/${page}#access_token=${token}`;

export const mailIsOff = () =>
  new Refusal(
    503,
    say(
      'account.mailOff',
      'This server cannot send mail just now. Please contact whoever runs it.',
    ),
    { code: 'mail_off' },
  );
