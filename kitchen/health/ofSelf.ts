// What somebody says of themselves, beside what they tell of others.

/** Somebody begins to speak of themselves: 'mum has gout, and I have diabetes'. */
export const speaksOfSelf = (tokens: readonly string[]): boolean =>
  /\b(?:i (?:(?:now|also|too|then|just|recently|later|still|only|myself) )?(?:have|had|am|was|suffer|got|take|get|need|carry|developed|became|found|live with)|im|ive)\b/.test(
    tokens.join(' '),
  );

/** 'My late mum was coeliac, and so am I': what is over for another is not for them. */
export const saysSoAmI = (tokens: readonly string[]): boolean =>
  /\b(?:so (?:am|do|have) i|me too|me as well|as (?:am|do) i|i (?:am|do|have)(?: it)? too)\b/.test(
    tokens.join(' '),
  );
