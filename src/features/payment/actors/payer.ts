import { payment } from '../../../../contract/subscriptions.ts';
import type { Payer } from '../../../../machines/shared/payment.ts';
import type { BrowserStorage } from '../../../api/storage.ts';

/** Who pays (PAY-04): the form, then the stored token, then the stored user data, then a placeholder. */
export function completePayer(storage: BrowserStorage, { name, email }: Payer): Payer {
  return {
    name: name.trim() || payment.placeholderName,
    email:
      email.trim() ||
      emailInToken(storage.readTokens()?.accessToken ?? '') ||
      emailInUserData(storage) ||
      payment.placeholderEmail,
  };
}

/** Ours are opaque; a token of three parts says in the second whose it is. */
function emailInToken(token: string): string | undefined {
  const part = token.split('.')[1];
  if (part === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' &&
      claims !== null &&
      'email' in claims &&
      typeof claims.email === 'string'
      ? claims.email
      : undefined;
  } catch {
    return undefined; // no token that says anything
  }
}

function emailInUserData(storage: BrowserStorage): string | undefined {
  try {
    return storage.readPerson()?.email;
  } catch {
    return undefined; // unreadable user data names nobody
  }
}
