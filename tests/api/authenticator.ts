/** A small authenticator: makes passkeys and signs with them, as WebAuthn level 3 has it, with attestation 'none'. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (type: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
};
/** As much of RFC 8949 as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const coded = (data: string | Buffer) => Buffer.from(data).toString('base64url');

const flag = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 } as const;

export interface Passkey {
  id: string;
  key: KeyObject;
  userHandle: string;
  counter: number;
}
/** What a device or a page may do wrong. */
export interface Lapse {
  origin?: string;
  rpId?: string;
  type?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  key?: KeyObject;
  format?: string;
  statement?: Map<number | string, Cbor>;
}
interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

export function createAuthenticator(origin: string) {
  const clientData = (challenge: string, lapse: Lapse, type: string) =>
    JSON.stringify({
      type: lapse.type ?? type,
      challenge,
      origin: lapse.origin ?? origin,
      crossOrigin: false,
    });
  const data = (rpId: string, lapse: Lapse, counter: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      flag.present |
      (lapse.verified === false ? 0 : flag.verified) |
      (attested.length > 0 ? flag.attested : 0);
    return Buffer.concat([sha256(lapse.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  return {
    /** @param counter where the device counts; 0 where it does not. */
    make(options: Asked, lapse: Lapse = {}, counter = 0, id = randomBytes(16)) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        cbor(cose),
      ]);
      const authData = data(options.rp?.id ?? '', lapse, counter, attested);
      const attestation = new Map<number | string, Cbor>([
        ['fmt', lapse.format ?? 'none'],
        ['attStmt', lapse.statement ?? new Map()],
        ['authData', authData],
      ]);
      const passkey: Passkey = {
        id: coded(id),
        key: privateKey,
        userHandle: options.user?.id ?? '',
        counter,
      };
      const credential = {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: coded(clientData(options.challenge, lapse, 'webauthn.create')),
          attestationObject: coded(cbor(attestation)),
          transports: ['internal', 'of the future'],
        },
        clientExtensionResults: {},
      };
      return { passkey, credential };
    },

    sign(passkey: Passkey, options: Asked, lapse: Lapse = {}) {
      if (passkey.counter > 0) passkey.counter += 1;
      const client = clientData(options.challenge, lapse, 'webauthn.get');
      const authData = data(options.rpId ?? '', lapse, lapse.counter ?? passkey.counter);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: coded(client),
          authenticatorData: coded(authData),
          signature: coded(
            sign('sha256', Buffer.concat([authData, sha256(client)]), lapse.key ?? passkey.key),
          ),
          userHandle: lapse.userHandle ?? passkey.userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}
