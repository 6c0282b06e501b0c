// Fetches what an address of somebody else's points to, and nothing inside our own network: the name is
// resolved, every address it has is checked, and the connection goes to an address that was checked.
import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface FetchedPage {
  readonly url: URL;
  readonly body: Buffer;
}

export interface SafeFetchOptions {
  /** Milliseconds for all of it, redirects included. */
  readonly timeout: number;
  /** Bytes that are read; a page may be longer, a picture may not. */
  readonly most: number;
  /** What the content type must begin with, one of these. */
  readonly types: readonly string[];
  readonly accept: string;
  /** Whether what lies beyond `most` may be left unread. */
  readonly mayCut: boolean;
}

export type SafeFetch = (url: string, options: SafeFetchOptions) => Promise<FetchedPage>;

export interface Net {
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
  readonly ports: readonly string[];
}

/** A cloud's own address for its machines, though it looks public. */
const machines = new Set(['168.63.129.16']);
/** The only part of the IPv6 space that is given out to the open internet. */
const [given, givenBits] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is a host of the open internet: not ours, not the machine's, not reserved, not an old address inside a new one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.process(address);
  if (machines.has(parsed.toString()) || parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(given, givenBits);
}

/** An empty port is the protocol's own. */
export const openNet: Net = {
  resolve: async (host) =>
    (await resolveName(host, { all: true, verbatim: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  ports: [''],
};

const mostRedirects = 3;

function check(url: URL, ports: Net['ports']): void {
  if (!['http:', 'https:'].includes(url.protocol) || !ports.includes(url.port))
    throw new Error('It is at no ordinary web address.');
  if (url.username !== '' || url.password !== '')
    throw new Error('Its address holds a name or a password.');
}

async function addressesOf(url: URL, { resolve, isPublic }: Net): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  // One private address among public ones is a trap for whoever connects to the first that answers.
  if (addresses.length === 0 || !addresses.every(isPublic))
    throw new Error('It is not on the open internet.');
  return addresses;
}

/** Begins to read from one of the addresses that were checked. */
function connect(
  url: URL,
  addresses: readonly string[],
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  // Node asks for a name's address again when it connects: it gets the one that was checked.
  const lookup: LookupFunction = (_host, options, done) =>
    options.all
      ? done(null, checked)
      : done(null, checked[0]?.address ?? '', checked[0]?.family ?? 4);
  return new Promise<IncomingMessage>((resolveAnswer, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, {
      lookup,
      signal,
      agent: false,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Platewise link preview' },
    })
      .on('response', resolveAnswer)
      .on('error', reject)
      .end();
  });
}

async function once(
  net: Net,
  url: URL,
  { most, types, accept, mayCut }: SafeFetchOptions,
  signal: AbortSignal,
): Promise<FetchedPage | URL> {
  check(url, net.ports);
  const answer = await connect(url, await addressesOf(url, net), accept, signal);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
      return new URL(headers.location, url);
    if (statusCode !== 200) throw new Error(`It answered with status ${statusCode}.`);
    const type = (headers['content-type'] ?? '').toLowerCase();
    if (!types.some((each) => type.startsWith(each)))
      throw new Error(`It is of the type '${type.slice(0, 60)}'.`);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Error('It is compressed, though that was not asked for.');
    return { url, body: await bodyOf(answer, most, mayCut) };
  } finally {
    answer.destroy();
  }
}

export const createSafeFetch =
  (net: Net = openNet): SafeFetch =>
  async (address, options) => {
    const signal = AbortSignal.timeout(options.timeout);
    let url = new URL(address);
    for (let turn = 0; turn <= mostRedirects; turn += 1) {
      const answer = await withinTime(once(net, url, options, signal), signal);
      if (!(answer instanceof URL)) return answer;
      url = answer;
    }
    throw new Error('It leads on and on.');
  };

async function bodyOf(
  answer: AsyncIterable<Buffer>,
  most: number,
  mayCut: boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= most) continue;
    if (!mayCut) throw new Error(`It is longer than ${most} bytes.`);
    break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** Resolving a name cannot be broken off, but need not be waited for. */
function withinTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('It took too long.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
