/** A request for a call of the contract with anything in it that a client may get wrong, or mean badly. */
import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import type { Call, Schema } from '../../../contract/call.ts';
import { form } from '../support.ts';
import { mutated, mutations } from './mutations.ts';
import { type Known, schemaOf, valid } from './valid.ts';

/** Who asks. `person`: somebody who is signed in. */
export type Auth = 'person' | 'nobody' | 'wrong' | 'odd' | 'cookie';

export interface BadRequest {
  readonly auth: Auth;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly wire: Wire;
  readonly file: number;
}

/** What is wrong on the way, and not in what is sent. */
const wires = [
  ...Array.from({ length: 12 }, () => 'as it belongs' as const),
  'cut off',
  'no JSON',
  'not a number',
  'as text',
  'as a form',
  'as a URL',
  'as nothing',
  'in UTF-16',
  'no UTF-8',
  'compressed',
  'byte order mark',
  'odd headers',
  'odd address',
  'repeated query',
  'no body',
] as const;
type Wire = (typeof wires)[number];

const part = (schema: Schema | undefined, known: Known): fc.Arbitrary<unknown> =>
  schema
    ? fc.tuple(valid(schemaOf(schema), known), mutations).map(([value, all]) => mutated(value, all))
    : fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      );

export const requestsFor = (call: Call, known: Known): fc.Arbitrary<BadRequest> =>
  fc.record({
    auth: fc.constantFrom<Auth[]>(
      // A stream that opens goes on for ever.
      ...(call.id === 'shoppingNews' ? [] : Array.from({ length: 16 }, () => 'person' as const)),
      'nobody',
      'wrong',
      'odd',
      'cookie',
    ),
    params: part(call.params, known),
    query: part(call.query, known),
    body: part(call.body, known),
    wire: fc.constantFrom(...wires),
    file: fc.nat(20),
  });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const fieldsOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, each]) => [name, asText(each)])
    : [['q', asText(value)]];
/** A lone surrogate has no encoding. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function addressOf(call: Call, { params, query, wire }: BadRequest): string {
  const given = new Map(fieldsOf(params ?? {}));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = given.get(name) ?? '';
    return wire === 'odd address'
      ? `${value.slice(0, 40).replaceAll(/[^\w%.;=-]/g, '%')}%zz`
      : encoded(value).slice(0, 3000);
  });
  const fields = query === undefined ? [] : fieldsOf(query);
  const all =
    wire === 'repeated query'
      ? [...fields, ...fields, ['a[]', '1'], ['limit', '1'], ['limit', '2']]
      : fields;
  const text = all.map(([name = '', value = '']) => `${encoded(name)}=${encoded(value)}`).join('&');
  return text === '' ? path : `${path}?${text.slice(0, 8000)}`;
}

const jsonAs = (
  body: unknown,
  wire: Wire,
): { payload: string | Buffer; type?: string; more?: Record<string, string> } => {
  const text = JSON.stringify(body) ?? '';
  const type = 'application/json';
  switch (wire) {
    case 'cut off':
      return { payload: text.slice(0, Math.max(1, text.length - 3)), type };
    case 'no JSON':
      return { payload: text.replaceAll('"', "'") || '{', type };
    case 'not a number':
      return { payload: text.replaceAll(/\d+|true|null/g, 'NaN') || 'NaN', type };
    case 'as text':
      return { payload: text, type: 'text/plain' };
    case 'as a form':
      return { payload: text, type: 'multipart/form-data; boundary=x' };
    case 'as a URL':
      return { payload: encoded(text), type: 'application/x-www-form-urlencoded' };
    case 'as nothing':
      return { payload: text || 'x', type: 'nonsense; ;;=' };
    case 'in UTF-16':
      return { payload: Buffer.from(text, 'utf16le'), type: `${type}; charset=utf-16` };
    case 'no UTF-8':
      return { payload: Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])]), type };
    case 'compressed':
      return { payload: gzipSync(text), type, more: { 'content-encoding': 'gzip' } };
    case 'byte order mark':
      return { payload: `\uFEFF${text}`, type };
    default:
      return { payload: text, type };
  }
};

const files = (at: number): Buffer | undefined =>
  [
    Buffer.alloc(0),
    Buffer.from('<script>'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff', 'latin1'),
    Buffer.from('PK\x03\x04\xff\xff\0\0', 'latin1'),
    Buffer.from('{"@type":"Recipe","name":null}'),
  ][at];

function formAs(call: Call, { body, file, wire }: BadRequest): { payload: Buffer; type: string } {
  const bytes = files(file);
  const fields = Object.fromEntries(fieldsOf(body ?? {}).filter(([name]) => name !== '__proto__'));
  const { payload, headers } = form(bytes ? { ...fields, [call.file]: { file: bytes } } : fields);
  const type = headers['content-type'] ?? '';
  if (wire === 'cut off') return { payload: payload.subarray(0, payload.length - 9), type };
  if (wire === 'no UTF-8') return { payload: Buffer.concat([Buffer.from([0xff]), payload]), type };
  return wire === 'as nothing' ? { payload, type: 'multipart/form-data' } : { payload, type };
}

const oddHeaders = {
  'idempotency-key': 'a b\u00e9',
  'accept-language': ';;q=9,*-*',
  'if-none-match': 'W/"',
  range: 'bytes=9-1',
  'x-forwarded-for': 'nonsense, ::',
  cookie: '=;;platewise_session=%',
};

const authorization: Readonly<Record<Exclude<Auth, 'person'>, Record<string, string>>> = {
  nobody: {},
  wrong: { authorization: `Bearer ${'a'.repeat(43)}` },
  odd: { authorization: 'Basic ÿ:\t' },
  cookie: { cookie: 'platewise_session=wrong', origin: 'https://evil.example' },
};

/** As `inject` takes it. */
export function injected(call: Call, bad: BadRequest, access: string): InjectOptions {
  const hasBody = bad.wire !== 'no body' && bad.body !== undefined;
  const isForm =
    call.encoding === 'multipart' && !['as text', 'as a URL', 'no JSON'].includes(bad.wire);
  const sent: ReturnType<typeof jsonAs> | undefined = hasBody
    ? isForm
      ? formAs(call, bad)
      : jsonAs(bad.body, bad.wire)
    : undefined;
  return {
    method: call.method,
    url: addressOf(call, bad),
    headers: {
      ...(bad.auth === 'person' ? { authorization: `Bearer ${access}` } : authorization[bad.auth]),
      ...(sent?.type === undefined ? {} : { 'content-type': sent.type }),
      ...sent?.more,
      ...(bad.wire === 'odd headers' ? oddHeaders : {}),
    },
    ...(sent ? { payload: sent.payload } : {}),
  };
}
