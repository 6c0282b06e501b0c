import type { Kitchen } from '../kitchen/index.ts';
import type { Access } from './access.ts';
import type { Accounts } from './accounts.ts';
import type { Afterwards } from './afterwards.ts';
import type { Foods } from './foods.ts';
import type { Passwords } from './passwords.ts';
import type { Payments } from './payments.ts';
import type { Planning } from './planning.ts';
import type { Config } from './plugins/env.ts';
import type { Attempts } from './plugins/limits.ts';
import type { SessionGuard } from './plugins/sessions.ts';
import type { Storage } from './plugins/storage.ts';
import type { Mail } from './providers/mail.ts';
import type { Pictures } from './providers/pictures.ts';
import type { Quotas } from './quotas.ts';

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
  readonly mail: Mail;
  readonly afterwards: Afterwards;
  readonly access: Access;
  readonly quotas: Quotas;
  readonly payments: Payments;
  readonly planning: Planning;
  readonly pictures: Pictures;
}
