import { fromPromise } from 'xstate';
import { searchConditions, understandHealth } from '../../../../contract/settings.ts';
import type { HealthWords, KnownHealth } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** What stands after the last comma, semicolon or line break: the rest is said already. */
const latestOf = (text: string): string => /[^,;\n]*$/.exec(text)?.[0].trim() ?? '';

/**
 * What the kitchen makes of a person's words, and what it knows that begins like the last of them.
 * One call does where the last is all and nothing was answered.
 */
export const createFetchConditions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<KnownHealth, HealthWords>(async ({ input, signal }) => {
    const { text, answers } = input;
    const latest = latestOf(text);
    const searched = client.request(searchConditions, { query: { q: latest }, signal });
    if (latest === text.trim() && Object.keys(answers).length === 0)
      return withoutStatus(await searched);
    const [{ suggestions }, reading] = await Promise.all([
      searched,
      client.request(understandHealth, { body: { text, answers }, signal }),
    ]);
    return { ...withoutStatus(reading), suggestions };
  });

const withoutStatus = <Answer extends { status: unknown }>({
  status: _,
  ...rest
}: Answer): Omit<Answer, 'status'> => rest;
