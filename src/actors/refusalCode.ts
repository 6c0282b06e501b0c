import { ForbiddenError, HttpError } from '../api/errors.ts';

/** The word for programs that the server gave with its refusal, if it did. */
export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof HttpError || error instanceof ForbiddenError)) return undefined;
  const { answer } = error;
  return typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'string'
    ? answer.code
    : undefined;
}
