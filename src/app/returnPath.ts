/** Where the guard stopped someone, kept over a reload of this tab; without storage it lasts until one. */
const key = 'platewise_return_to';

export function readReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}

export function keepReturnPath(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // The chart still knows it.
  }
}
