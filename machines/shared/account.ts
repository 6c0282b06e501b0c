// What the charts of a person's account keep, and what their ports take and answer.

/** What a mailed link brought behind its #. */
export interface MailedLink {
  token: string | null;
  /** It brought an error in place of a token, or beside it. */
  isRefused: boolean;
}

/** What setting a new password came to. */
export type PasswordResult = { outcome: 'updated' } | { outcome: 'refused'; message?: string | undefined };
