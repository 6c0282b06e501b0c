import { fromPromise } from 'xstate';
import { readProfile } from '../../../../contract/account.ts';
import type { AccountProfile } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Who the signed-in person is, as the server knows them (SET-08). */
export const createReadProfile = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<AccountProfile>(async ({ signal }) => {
    const { profile } = await client.request(readProfile, { signal });
    return {
      email: profile.email,
      name: profile.display_name ?? `${profile.first_name} ${profile.last_name}`.trim(),
      isEmailVerified: profile.email_verified,
      hasPassword: profile.has_password ?? true,
    };
  });
