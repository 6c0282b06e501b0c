// What an account is entered and kept by, put together.
import { randomInt } from 'node:crypto';
import type { Config } from '../../infrastructure/config.ts';
import type { Services } from '../../infrastructure/services.ts';
import { restFirst } from '../../infrastructure/restFirst.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';
import { createSecondFactor, type SecondFactor } from '../secondFactor/service.ts';
import { secondFactorRoutes } from '../secondFactor/routes.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { type Accounts, type AccountsOptions, createAccounts } from './accounts.ts';
import { logInRoute } from './logInRoute.ts';
import { passwordRoutes } from './passwordRoutes.ts';
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
  options: AccountsOptions &
    SignInLettersOptions & {
      readonly storage: Storage;
      readonly config: Pick<Config, 'production'>;
    },
): { accounts: Accounts; secondFactor: SecondFactor; signInLetters: SignInLetters } => ({
  accounts: createAccounts({
    ...options,
    runInBackground: options.config.production
      ? restFirst(options.runInBackground, () => randomInt(longestRest))
      : options.runInBackground,
  }),
  secondFactor: createSecondFactor(options),
  signInLetters: createSignInLetters(options),
});

export function everyAccountRoute(serve: Serve, services: Services): void {
  accountRoutes(serve, services);
  logInRoute(serve, services);
  sessionRoutes(serve, services);
  passwordRoutes(serve, services);
  personalRoutes(serve, services);
  secondFactorRoutes(serve, services);
}
