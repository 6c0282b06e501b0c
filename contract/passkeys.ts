// Passkeys (WebAuthn): a key pair of which a person's device keeps the half that signs. It logs in by
// itself, since the device asks who holds it.
import * as z from 'zod/mini';
import { LogInAnswer } from './account.ts';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, Status, text } from './common.ts';
import { passkeys } from './constants.ts';
import { inSchema } from './say.ts';

/** Bytes as base64url, of what a browser answers. */
const bytes = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  used_at: z.nullable(Instant),
});
/** `available`: there is an address that passkeys can be tied to. */
export const PasskeysAnswer = z.object({
  status: Status,
  available: z.boolean(),
  passkeys: z.array(Passkey),
});

const Name = text(passkeys.nameLength, inSchema('passkeys.name', 'Please enter a name.'));

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
});

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Whose they are is known: the browser offers these alone. */
  allowCredentials: z.optional(z.array(Descriptor)),
});

const Credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };
/** What a browser answers where a passkey was made. */
export const NewCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});
/** What it answers where one has signed. */
export const SignedCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;
export type SignedCredential = z.infer<typeof SignedCredential>;

export const listPasskeys = call({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: "The person's passkeys",
  answer: PasskeysAnswer,
});
export const beginPasskey = call({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What a browser needs to make a passkey; needs a fresh proof',
  answer: z.object({ status: Status, options: CreationOptions }),
});
export const addPasskey = call({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keep a passkey that a browser has made; without a name it gets that of the device',
  body: z.object({ credential: NewCredential, name: z.optional(Name) }),
  answer: z.object({ status: Status, passkey: Passkey }),
});
export const renamePasskey = call({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Give a passkey another name',
  params: z.object({ id: Id }),
  body: z.object({ name: Name }),
  answer: Acknowledgement,
});
export const removePasskey = call({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'A passkey logs in no more; needs a fresh proof',
  params: z.object({ id: Id }),
  answer: Acknowledgement,
});
export const beginPasskeyLogIn = call({
  id: 'beginPasskeyLogIn',
  method: 'POST',
  path: '/api/login/passkey/options',
  auth: 'none',
  summary:
    'What a passkey is to sign for a log-in, the same for everyone; null where this address has none',
  answer: z.object({
    status: Status,
    options: z.nullable(RequestOptions),
    message: z.optional(z.string()),
  }),
});
export const logInByPasskey = call({
  id: 'logInByPasskey',
  method: 'POST',
  path: '/api/login/passkey',
  auth: 'none',
  summary: 'Open a session with a passkey, which counts as both factors',
  body: z.object({ credential: SignedCredential }),
  answer: LogInAnswer,
});
export const beginPasskeyProof = call({
  id: 'beginPasskeyProof',
  method: 'POST',
  path: '/api/account/proof/passkey/options',
  summary: "What one of the person's passkeys is to sign for a proof; null where they have none",
  answer: z.object({ status: Status, options: z.nullable(RequestOptions) }),
});
export const proveByPasskey = call({
  id: 'proveByPasskey',
  method: 'POST',
  path: '/api/account/proof/passkey',
  summary: 'Prove who uses this session by a passkey, for some minutes',
  body: z.object({ credential: SignedCredential }),
  answer: Acknowledgement,
});
