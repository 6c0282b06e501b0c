import type { Cooking } from './cooking.ts';
import type { Passwords } from './passwords.ts';
import type { Planning } from './planning.ts';
import type { Config } from './plugins/env.ts';
import type { Attempts } from './plugins/limits.ts';
import type { SessionGuard } from './plugins/sessions.ts';
import type { Storage } from './plugins/storage.ts';
import type { Pictures } from './providers/pictures.ts';

/** What routes work with. */
export interface Services {
  readonly config: Config;
  readonly now: () => number;
  readonly storage: Storage;
  readonly guard: SessionGuard;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly cooking: Cooking;
  readonly planning: Planning;
  readonly pictures: Pictures;
}
