// What an account is entered and kept by, put together.
import type { Services } from '../../infrastructure/services.ts';
import type { Serve } from '../../infrastructure/http/serve.ts';
import { createSecondFactor, type SecondFactor } from '../secondFactor/service.ts';
import { secondFactorRoutes } from '../secondFactor/routes.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { type Accounts, type AccountsOptions, createAccounts } from './accounts.ts';
import { logInRoute } from './logInRoute.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { personalRoutes } from './personalDataRoutes.ts';
import { accountRoutes } from './routes.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';

export const openAccounts = (
  options: AccountsOptions & { readonly storage: Storage },
): { accounts: Accounts; secondFactor: SecondFactor } => ({
  accounts: createAccounts(options),
  secondFactor: createSecondFactor(options),
});

export function everyAccountRoute(serve: Serve, services: Services): void {
  accountRoutes(serve, services);
  logInRoute(serve, services);
  sessionRoutes(serve, services);
  passwordRoutes(serve, services);
  personalRoutes(serve, services);
  secondFactorRoutes(serve, services);
}
