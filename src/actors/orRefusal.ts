import {
  type ApiError,
  AuthenticationError,
  ForbiddenError,
  HttpError,
  NotFoundError,
} from '../api/errors.ts';

export interface Refused {
  outcome: 'refused';
  message: string | undefined;
}

/** An answer, or the server's refusal in its words. Everything else that goes wrong still fails. */
export async function orRefusal<Answer>(call: Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof HttpError)
      return refused(error.serverMessage);
    if (error instanceof ForbiddenError || error instanceof NotFoundError)
      return refused(wordsOf(error));
    throw error;
  }
}

const refused = (message: string | undefined): Refused => ({ outcome: 'refused', message });

/** For these the catalogue's words stand, whatever the server wrote (REQ-03, REQ-04). */
const wordsOf = (error: ApiError): string => error.message;
