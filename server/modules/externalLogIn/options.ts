import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { TellOwnerOptions } from '../accounts/tellOwner.ts';
import type { Provider } from './provider.ts';

/** Where the provider sends the browser back to; it must know this address, letter for letter. */
export const returnPath = '/external-log-in';

export interface ExternalLogInOptions extends TellOwnerOptions {
  readonly provider: Provider | undefined;
  readonly storage: Pick<Storage, 'users' | 'identities'>;
  readonly passwords: Passwords;
}
