// What the charts of a person's account keep, and what their ports take and answer.
import type { NewCredential } from '../../contract/passkeys.ts';
import type { ConditionsAnswer, Diet } from '../../contract/settings.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';

export type { TokenScope };

/** What a mailed link brought behind its #. */
export interface MailedLink {
  token: string | null;
  /** It brought an error in place of a token, or beside it. */
  isRefused: boolean;
}

/** Whether a reset link could still be used. */
export interface LinkCheck {
  isUsable: boolean;
}

/** From the source `mailedLinks`: another mailed link was opened on the page that is shown already. */
export interface LinkOpened {
  type: 'link.opened';
}

/** What setting a new password came to. */
export type PasswordResult =
  | { outcome: 'updated' }
  | { outcome: 'proofRequired' }
  | { outcome: 'refused'; message?: string | undefined };

/** What the kitchen makes of a person's words about their health, and what it knows that begins like them. */
export type KnownHealth = Omit<ConditionsAnswer, 'status'>;

/** What the kitchen asks about a person's words. */
export type Question = KnownHealth['questions'][number];

/** A person's words about their health, and their answers to what the kitchen asked about them. */
export interface HealthWords {
  text: string;
  answers: Readonly<Record<string, string>>;
}

/** What the tour's question about health was answered, kept in this tab until it is stored. Whether they agree is asked again. */
export interface TourDraft {
  isAffected: boolean;
  words: HealthWords;
}

/** From the condition field to the chart that shows it. */
export type ConditionChanged = { type: 'condition.changed' } & HealthWords;

/** What saving came to. `kept`: on this device alone, since nobody could be reached. */
export type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'kept' }
  | { outcome: 'refused'; message?: string | undefined };

/** What the onboarding asks to be saved. */
export interface HealthAnswer extends HealthWords {
  hasSickness: boolean;
  /** The person has agreed that it is stored. */
  hasConsent: boolean;
}

/** The settings as the form holds them: figures as they were typed, weight in the chosen units. */
export interface HealthForm extends HealthWords {
  /** null: not answered yet. */
  hasSickness: boolean | null;
  /** Of the groups that every dish can be checked for, by their ids. */
  allergens: readonly string[];
  /** Other foods to leave out, with commas between them. */
  avoided: string;
  /** By choice or belief, by their ids; no consent is needed for them. */
  diets: readonly Diet[];
  people: string;
  weight: string;
  energy: string;
  units: 'metric' | 'us';
  /** Nobody has chosen them yet: they follow the country. */
  areUnitsOpen?: boolean;
  /** ISO 3166-1, two letters; empty where none is chosen. */
  country: string;
  appearance: 'light' | 'dark' | 'system';
  hasConsent: boolean;
}

/** The settings as they are stored. */
export interface StoredHealth {
  form: HealthForm;
  /** When the person agreed that health information is stored, in ms; null: they did not, or withdrew it. */
  consentAt: number | null;
  /** Of what was read; a newer one on the server means that they were changed elsewhere. */
  version: number | undefined;
}

/** What reading came to: what is stored, and what this device has kept because it never reached the server. */
export interface ReadHealth extends StoredHealth {
  unsent: HealthForm | null;
}

export interface HealthToSave {
  form: HealthForm;
  /** As it is stored: whoever has agreed need not do so again. */
  consentAt: number | null;
  version: number | undefined;
  /** The person no longer agrees: health information goes. */
  isWithdrawal: boolean;
}

export type SavedHealth =
  /** `isOpen`: something in it is asked about or not understood. */
  | ({ outcome: 'saved'; isOpen: boolean } & StoredHealth)
  | { outcome: 'kept' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; message?: string | undefined };

/** To the source of drafts: what was typed outlives the session it was typed in. */
export type ToDrafts<Values> =
  | { type: 'draft.changed'; values: Values }
  | { type: 'draft.cleared' };
/** From there: what this tab has kept of this form. */
export interface DraftFound<Values> {
  type: 'draft.found';
  values: Values;
}
/** To the source of light and dark. */
export interface AppearanceChosen {
  type: 'appearance.chosen';
  appearance: HealthForm['appearance'];
}

/** Who the signed-in person is, as the server knows them. */
export interface AccountProfile {
  email: string;
  name: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
}

/** One place where the person is signed in. */
export interface SignedInPlace {
  id: string;
  isCurrent: boolean;
  device: string;
  /** When it was last used, in ms. */
  lastSeenAt: number;
}

export interface DeletionForm {
  confirmation: string;
}
export type DeletionResult =
  | { outcome: 'deleted' }
  | { outcome: 'proofRequired' }
  | { outcome: 'refused'; message?: string | undefined };

/** `changed`: the account has this address in place of another. */
export type VerificationResult =
  | { outcome: 'verified' | 'changed' }
  | { outcome: 'refused'; message?: string | undefined };

/** What a proof of who one is came to. `codeRequired`: the password is right, and a code is needed as well. */
export type ProofResult =
  | { outcome: 'proven' }
  | { outcome: 'codeRequired' }
  | { outcome: 'refused'; message?: string | undefined };
/** By what an account can prove itself; `code`: beside the password one is asked for. */
export interface ProofWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
}
/** What a proof by passkey came to. */
export type PasskeyProof =
  | { outcome: 'proven' }
  | { outcome: 'cancelled' }
  | { outcome: 'refused'; message?: string | undefined };
/** How the proof ended: given, or thought better of. */
export interface ProofOutput {
  isProven: boolean;
}

/** Whether logging in asks for a code; `since` in ms. */
export interface SecondFactorState {
  isOn: boolean;
  since: number | null;
  codesLeft: number;
  /** An app is being set up, here or before a reload. */
  isBegun: boolean;
}
/** For an authenticator app: to be typed, to be opened on the same device, or to be read from a picture of `size` squares a side. */
export interface SetupKey {
  text: string;
  address: string;
  picture: { size: number; path: string };
}
/** What came of a call that asks for a proof. */
export type GuardedResult = { outcome: 'done' } | { outcome: 'proofRequired' };
interface RefusedChange {
  outcome: 'refused';
  message?: string | undefined;
}
export type BegunSetup =
  | { outcome: 'begun'; key: SetupKey }
  | { outcome: 'proofRequired' }
  | RefusedChange;
export type CodesResult =
  | { outcome: 'done'; codes: readonly string[] }
  | { outcome: 'proofRequired' }
  | RefusedChange;
export type EndResult = GuardedResult | RefusedChange;
/** How setting up ended: on, with the recovery codes, or not at all. */
export interface SetupOutput {
  codes: readonly string[];
}

/** One passkey of an account; times in ms. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}
/** `canAdd`: this browser and this address know passkeys. */
export interface PasskeysState {
  passkeys: readonly OwnPasskey[];
  canAdd: boolean;
}
/** What a browser says of a passkey that it has made: for the server, which alone can read it. */
export type NewPasskey = NewCredential;
/** `known`: the device has one of this account already. */
export type CreatedPasskey =
  | { outcome: 'created'; passkey: NewPasskey }
  | { outcome: 'cancelled' }
  | { outcome: 'known' }
  | { outcome: 'proofRequired' }
  | RefusedChange;
export type SavedPasskey = { outcome: 'done'; passkey: OwnPasskey } | RefusedChange;

/** One personal token for the API; times in ms. */
export interface OwnToken {
  id: string;
  name: string;
  scopes: readonly TokenScope[];
  createdAt: number;
  usedAt: number | null;
}
export type MadeToken =
  | { outcome: 'made'; secret: string }
  | { outcome: 'proofRequired' }
  | RefusedChange;

/** One account of an outside provider that logs in to this one; times in ms. */
export interface ConnectedIdentity {
  id: string;
  /** As the provider wrote it, if it did. */
  email: string | null;
  createdAt: number;
  usedAt: number | null;
}
/** `provider`: what it is called; null where none is configured. */
export interface IdentitiesState {
  provider: string | null;
  identities: readonly ConnectedIdentity[];
}
/** `opened`: the browser is on its way there. */
export type OpenedProvider = { outcome: 'opened' } | { outcome: 'proofRequired' } | RefusedChange;

/** What a log-in by a provider came to, or what it still needs; the tokens are stored when it is `loggedIn`. */
export type ExternalResult =
  | { outcome: 'loggedIn' }
  /** The provider's account now logs in to the one that asked for it. */
  | { outcome: 'connected' }
  | { outcome: 'passwordRequired'; message?: string | undefined }
  | { outcome: 'codeRequired' }
  | { outcome: 'accountUnknown'; message?: string | undefined }
  | RefusedChange;
/** What a person gives beside the provider's answer. */
export interface ExternalMore {
  answer: string;
  password: string | undefined;
  code: string | undefined;
  create: boolean;
}
/** Where the app is loaded again afterwards. */
export type ExternalWay = '/ai-kitchen' | '/onboarding' | '/settings';

/** Everything for programs, or recipes, weeks and history for reading. */
export type DataForm = 'everything' | 'reading';
