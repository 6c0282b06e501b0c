// Who may say for whom it forwards.
import { isIP } from 'node:net';
import { ConfigurationError } from './environment.ts';

/**
 * `true`: whoever connects is a proxy, and believed in what it adds itself: what a client has written into the header before it is not. Else the proxies'
 * addresses or ranges. A number of proxies would let anyone pose as one.
 */
export function readTrustProxy(value: string | undefined): boolean | string[] {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  const proxies = value.split(',').map((each) => each.trim());
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  const isProxy = (each: string) => {
    const [host = '', bits, ...rest] = each.split('/');
    const most = { 4: 32, 6: 128 }[isIP(host)];
    return (
      known.includes(each) ||
      (most !== undefined &&
        rest.length === 0 &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    );
  };
  if (proxies.every(isProxy)) return proxies;
  throw new ConfigurationError(
    'TRUST_PROXY must be true, false, or a list of proxies: addresses, ranges such as 10.0.0.0/8, loopback, uniquelocal.',
  );
}
