// What proves who a person is, besides their password.

export interface AccountTables {
  reset_tokens: ResetTokensTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  external_identities: ExternalIdentitiesTable;
  external_log_ins: ExternalLogInsTable;
  sign_ins: SignInsTable;
  api_tokens: ApiTokensTable;
}

/** An authenticator app. Until `confirmed_at` it is only being set up, and nothing asks for it. */
export interface AuthenticatorsTable {
  user_id: string;
  /** The key that the app shares with us, sealed (`infrastructure/seal.ts`). */
  sealed_key: string;
  /** In which it is, or was, set up. */
  session_id: string | null;
  created_at: number;
  confirmed_at: number | null;
  /** The step of the last code that was taken: no code counts twice. */
  last_step: number;
  /** Wrong codes since the last right one, and when the last of them came. */
  failures: number;
  failed_at: number | null;
}

/** Each takes the place of the app's code once. */
interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  created_at: number;
  used_at: number | null;
}

/** A key pair of which a person's device keeps the half that signs. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** As the device names it, base64url. */
  credential_id: string;
  /** The half that checks, as COSE in base64url. */
  public_key: string;
  /** How often the device says that it has signed; 0 where it does not count. */
  counter: number;
  /** JSON: how a browser may reach the device. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** What a passkey is asked to sign, by its hash, until it is answered or runs out. */
interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Who adds a passkey; null where somebody logs in, and nobody knows yet who. */
  user_id: string | null;
  created_at: number;
  expires_at: number;
}

/** A personal token for the API. */
export interface ApiTokensTable {
  id: string;
  user_id: string;
  token_hash: string;
  name: string;
  /** JSON: `domain/tokenScopes.ts`. */
  scopes: string;
  created_at: number;
  /** To the minute. */
  used_at: number | null;
}

/** An account of an outside provider that logs in to ours. */
export interface ExternalIdentitiesTable {
  id: string;
  user_id: string;
  /** Whose account it is, and what the provider calls it: together they never mean anyone else. */
  issuer: string;
  subject: string;
  /** As the provider wrote it when it was connected; nothing goes by it. */
  email: string | null;
  created_at: number;
  used_at: number | null;
}

/** A log-in that is under way at the provider. What it is checked by lies in the browser alone. */
export interface ExternalLogInsTable {
  state_hash: string;
  /** Of the secret that the browser keeps which began it. */
  browser_hash: string;
  /** Who connects an account, and in which session; null where somebody logs in. */
  user_id: string | null;
  session_id: string | null;
  /** `answered`: the provider's answer was taken, and counts no more. `known`: who it is stands in this row. */
  step: 'begun' | 'answered' | 'known';
  issuer: string | null;
  subject: string | null;
  email: string | null;
  email_verified: number | null;
  first_name: string | null;
  last_name: string | null;
  created_at: number;
  expires_at: number;
}

/** When a person was last told of a sign-in from such a kind of device; of the first they are not. */
interface SignInsTable {
  user_id: string;
  /** As `describeDevice` words it. */
  device: string;
  told_at: number;
}

/** Tokens that travel by mail: to reset a password or to verify an address. */
export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  /** `newEmail` gives the account an address that was asked for; `oldEmail` gives back the one before. */
  purpose: 'password' | 'email' | 'newEmail' | 'oldEmail';
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** The address that it gives to the account. */
  email: string | null;
}
