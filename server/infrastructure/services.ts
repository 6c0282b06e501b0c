import type { Kitchen } from '../../kitchen/index.ts';
import type { Access } from '../modules/access/access.ts';
import type { Accounts } from '../modules/accounts/accounts.ts';
import type { WithoutFailing } from './backgroundTasks.ts';
import type { Foods } from '../modules/cooking/foods.ts';
import type { Passwords } from '../modules/accounts/passwords.ts';
import type { Payments } from '../modules/payments/payments.ts';
import type { Planning } from '../modules/plans/planningService.ts';
import type { Config } from './config.ts';
import type { Attempts } from './http/limits.ts';
import type { SessionGuard } from './http/sessions.ts';
import type { Storage } from './database/plugin.ts';
import type { Mail } from './mail.ts';
import type { Pictures } from '../modules/resources/pictures.ts';
import type { SignInLetters } from '../modules/accounts/signInLetters.ts';
import type { SecondFactor } from '../modules/secondFactor/service.ts';
import type { PasskeyService } from '../modules/passkeys/service.ts';
import type { ExternalLogIns } from '../modules/externalLogIn/service.ts';
import type { Quotas } from '../modules/access/quotas.ts';

/** What routes work with. */
export interface Services extends Foods {
  readonly config: Config;
  readonly now: () => number;
  /** Where mailed links lead: PUBLIC_URL, else this server's own address. */
  readonly origin: () => string;
  readonly kitchen: Kitchen;
  readonly storage: Storage;
  readonly guard: SessionGuard;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly accounts: Accounts;
  readonly secondFactor: SecondFactor;
  readonly passkeys: PasskeyService;
  readonly external: ExternalLogIns;
  readonly signInLetters: SignInLetters;
  readonly mail: Mail;
  readonly withoutFailing: WithoutFailing;
  readonly access: Access;
  readonly quotas: Quotas;
  readonly payments: Payments;
  readonly planning: Planning;
  /** Whether looking at one's weeks starts the planner's thread. */
  readonly preparesPlanner: boolean;
  readonly pictures: Pictures;
}
