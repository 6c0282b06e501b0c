/** Somebody begins to speak of themselves: 'mum has gout, and I have diabetes'. */
export const speaksOfSelf = (tokens: readonly string[]): boolean =>
  /\b(?:i (?:(?:now|also|too|then|just|recently|later|still|only|myself) )?(?:have|had|am|was|suffer|got|take|get|need|carry|developed|became|found|live with)|im|ive)\b/.test(
    tokens.join(' '),
  );
