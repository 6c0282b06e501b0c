// Checking what a browser says of a passkey. The library is read when it is first needed.
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { NewCredential, SignedCredential } from '../../../contract/passkeys.ts';

/** Whom a passkey is tied to: the host, and the origin whose pages may ask for it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Keys that a passkey may have: Ed25519, P-256 and RSA, as COSE names them. */
export const algorithms = [-8, -7, -257];

/** What a browser says that it was asked to sign; nothing where it says none. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** @returns nothing where it is not in order */
export async function verifyNew(
  credential: NewCredential,
  challenge: string,
  { id, origin }: RelyingParty,
) {
  const [{ verifyRegistrationResponse }, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  try {
    // We ask for no attestation. One with certificates could name addresses to ask, and nobody needs it.
    const statement = helpers.decodeAttestationObject(
      new Uint8Array(Buffer.from(credential.response.attestationObject, 'base64url')),
    );
    if (statement.get('attStmt').get('x5c') !== undefined) return undefined;
    if (!['none', 'packed'].includes(statement.get('fmt'))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { publicKey, counter, id: credentialId } = registrationInfo.credential;
    return {
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
  } catch {
    return undefined;
  }
}

interface Kept {
  readonly credentialId: string;
  readonly publicKey: string;
}

/** @returns the counter that the device says, or nothing where the signature is not in order */
export async function verifySigned(
  credential: SignedCredential,
  challenge: string,
  { id, origin }: RelyingParty,
  { credentialId, publicKey }: Kept,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        // Ours is compared where it is stored, so that no two uses pass each other.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

const known = new Set<string>(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** Those that browsers know, each once. */
export const transportsIn = (said: readonly string[] | undefined): AuthenticatorTransport[] =>
  [...new Set(said)].filter((each): each is AuthenticatorTransport => known.has(each));
