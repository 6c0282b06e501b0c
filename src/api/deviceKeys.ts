/**
 * The keys that seal what this device keeps of a person: made from a text that the server gives a session, kept in the
 * browser in a form that no script can read out, and taken away with the session.
 */

export interface Sealed {
  /** 96 random bits, new each time. */
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly text: ArrayBuffer;
}

/** Keys that IndexedDB can keep. */
export interface DeviceKeys {
  readonly sealing: CryptoKey;
  readonly naming: CryptoKey;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const derive = (secret: CryptoKey, purpose: string, wanted: AesKeyGenParams | HmacKeyGenParams) =>
  crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: encoder.encode(`platewise ${purpose}`),
    },
    secret,
    wanted,
    false,
    wanted.name === 'HMAC' ? ['sign'] : ['encrypt', 'decrypt'],
  );

/**
 * @param text what the server has given for this session
 * @throws where the browser has no Web Crypto, as on a page without https
 */
export async function keysFrom(text: string): Promise<DeviceKeys> {
  const secret = await crypto.subtle.importKey('raw', encoder.encode(text), 'HKDF', false, [
    'deriveKey',
  ]);
  const [sealing, naming] = await Promise.all([
    derive(secret, 'sealing', { name: 'AES-GCM', length: 256 }),
    derive(secret, 'naming', { name: 'HMAC', hash: 'SHA-256', length: 256 }),
  ]);
  return { sealing, naming };
}

export async function seal({ sealing }: DeviceKeys, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    sealing,
    encoder.encode(JSON.stringify(value)),
  );
  return { nonce, text };
}

/** @throws where it was sealed by other keys, or changed since */
export async function unseal({ sealing }: DeviceKeys, { nonce, text }: Sealed): Promise<unknown> {
  const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, sealing, text);
  return JSON.parse(decoder.decode(clear));
}

/** What something is found by again that must not be read: what was asked for may name an illness. */
export async function nameOf({ naming }: DeviceKeys, text: string): Promise<string> {
  const mark = await crypto.subtle.sign('HMAC', naming, encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(mark)));
}
