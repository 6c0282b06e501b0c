// What an account is entered and kept by, put together.
import { randomInt } from 'node:crypto';
import type { Config } from '../../infrastructure/config.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';
import { createPasskeyService, type PasskeyService } from '../passkeys/service.ts';
import { apiTokenRoutes } from '../apiTokens/routes.ts';
import { passkeyRoutes } from '../passkeys/routes.ts';
import { createSecondFactor, type SecondFactor } from '../secondFactor/service.ts';
import { secondFactorRoutes } from '../secondFactor/routes.ts';
import { createProvider } from '../externalLogIn/provider.ts';
import { externalLogInRoutes } from '../externalLogIn/routes.ts';
import { createExternalLogIns, type ExternalLogIns } from '../externalLogIn/service.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { type Accounts, type AccountsOptions, createAccounts } from './accounts.ts';
import { createIsBreached } from './breachedPasswords.ts';
import { logInRoute } from './logInRoute.ts';
import { createDemandPassword } from './passwordRules.ts';
import { addressRoutes, passwordRoutes } from './passwordRoutes.ts';
import { personalRoutes } from './personalDataRoutes.ts';
import { accountRoutes } from './routes.ts';
import {
  createSignInLetters,
  type SignInLetters,
  type SignInLettersOptions,
} from './signInLetters.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';

/** Longest rest (ms) before a letter that anybody can ask for. */
const longestRest = 5000;

export const openAccounts = (
  options: Omit<AccountsOptions, 'rest' | 'demandPassword'> &
    SignInLettersOptions & {
      readonly storage: Storage;
      readonly config: Pick<
        Config,
        'production' | 'publicOrigin' | 'provider' | 'breachedPasswordsUrl'
      >;
    },
): {
  accounts: Accounts;
  secondFactor: SecondFactor;
  passkeys: PasskeyService;
  external: ExternalLogIns;
  signInLetters: SignInLetters;
} => ({
  accounts: createAccounts({
    ...options,
    demandPassword: createDemandPassword(
      createIsBreached(options.config.breachedPasswordsUrl, options.withoutFailing),
    ),
    rest: options.config.production ? () => randomInt(longestRest) : () => 0,
  }),
  secondFactor: createSecondFactor(options),
  passkeys: createPasskeyService(options),
  external: createExternalLogIns({
    ...options,
    provider: options.config.provider && createProvider(options.config.provider, options.now),
  }),
  signInLetters: createSignInLetters(options),
});

export function everyAccountRoute(serve: Serve, services: Services): void {
  accountRoutes(serve, services);
  logInRoute(serve, services);
  sessionRoutes(serve, services);
  passwordRoutes(serve, services);
  addressRoutes(serve, services);
  personalRoutes(serve, services);
  secondFactorRoutes(serve, services);
  passkeyRoutes(serve, services);
  apiTokenRoutes(serve, services);
  externalLogInRoutes(serve, services);
}
