// What proves who a person is, besides their password.

/** An authenticator app. Until `confirmed_at` it is only being set up, and nothing asks for it. */
export interface AuthenticatorsTable {
  user_id: string;
  /** The key that the app shares with us, sealed (`infrastructure/seal.ts`). */
  sealed_key: string;
  created_at: number;
  confirmed_at: number | null;
  /** The step of the last code that was taken: no code counts twice. */
  last_step: number;
  /** Wrong codes since the last right one, and when the last of them came. */
  failures: number;
  failed_at: number | null;
}

/** Each takes the place of the app's code once. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  created_at: number;
  used_at: number | null;
}

/** When a person was last told of a sign-in from such a kind of device; of the first they are not. */
export interface SignInsTable {
  user_id: string;
  /** As `describeDevice` words it. */
  device: string;
  told_at: number;
}

/** Tokens that travel by mail: to reset a password or to verify an address. */
export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'password' | 'email';
  created_at: number;
  expires_at: number;
  used_at: number | null;
}
