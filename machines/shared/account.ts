// What the charts of a person's account keep, and what their ports take and answer.
import type { ConditionsAnswer } from '../../contract/settings.ts';

/** What a mailed link brought behind its #. */
export interface MailedLink {
  token: string | null;
  /** It brought an error in place of a token, or beside it. */
  isRefused: boolean;
}

/** What setting a new password came to. */
export type PasswordResult = { outcome: 'updated' } | { outcome: 'refused'; message?: string | undefined };

/** What the kitchen makes of a person's words about their health, and what it knows that begins like them. */
export type KnownHealth = Omit<ConditionsAnswer, 'status'>;

/** A person's words about their health, and their answers to what the kitchen asked about them. */
export interface HealthWords {
  text: string;
  answers: Readonly<Record<string, string>>;
}

/** From the condition field to the chart that shows it. */
export type ConditionChanged = { type: 'condition.changed' } & HealthWords;

/** What saving came to. `kept`: on this device alone, since nobody could be reached. */
export type SaveResult = { outcome: 'saved' } | { outcome: 'kept' } | { outcome: 'refused'; message?: string | undefined };

/** What the onboarding asks to be saved. */
export interface HealthAnswer extends HealthWords {
  hasSickness: boolean;
  /** The person has agreed that it is stored. */
  hasConsent: boolean;
}
