// What went wrong in a database, by what a caller can do about it.

/** PostgreSQL names a failure by a code of five characters, SQLite by one that begins with SQLITE_, a socket by an errno name. */
function codeOf(error: unknown): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Another row has the same value where only one may. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(
    codeOf(error),
  );
}

/** What a row refers to is not there any more: its owner left, or it was deleted elsewhere, while the call was on its way. */
export function isOrphan(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeOf(error));
}

/** Another connection holds the lock. */
export function isLocked(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED') || code === '55P03';
}

/** Locked, full, read-only, unreachable, shutting down: nothing is wrong with the request, and nothing of it is stored. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (isLocked(error)) return true;
  if (/^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/.test(code)) return true;
  // A PostgreSQL that takes no writes for now: a copy that is to take over, or one that its operator has set so.
  if (code === '25006') return true;
  // Classes 08 connection, 53 resources (full disk, too many connections), 57 intervention (shutting down, timeout), 58 system, 40 serialisation.
  if (/^(08|40|53|57|58)[0-9A-Z]{3}$/.test(code)) return true;
  if (lostConnection.has(code)) return true;
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo'))
    return true;
  return withoutCode.test(error.message);
}

/** A socket that the other side closed, by what we were doing when it showed. */
const lostConnection = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ERR_STREAM_DESTROYED']);

/** pg gives these no code: no free connection in time, or the connection fell away before, during or after a statement. */
const withoutCode =
  /timeout exceeded when trying to connect|Connection terminated|terminating connection|Client has encountered a connection error|Client was closed and is not queryable/;
