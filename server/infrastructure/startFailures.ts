// What keeps the server from starting, in words for whoever starts it: what is wrong, and what to do.
import { type Config, ConfigurationError } from './config.ts';
import { databaseFile } from './database/database.ts';
import { CannotStart } from './database/migrate.ts';

interface Facts {
  readonly code: string;
  readonly syscall: string;
  readonly port: string;
  readonly hostname: string;
}

/** @param config as far as it could be read */
export function explainStartFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigurationError)
    return `Platewise cannot start with this configuration:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CannotStart) return error.message;
  const read = (name: string): string =>
    name in error ? String((error as unknown as Record<string, unknown>)[name]) : '';
  const facts = {
    code: read('code'),
    syscall: read('syscall'),
    port: read('port'),
    hostname: read('hostname'),
  };
  const known =
    config &&
    (listening(facts, config) ??
      (config.database.url === undefined
        ? storing(facts, config)
        : reaching(error, facts, config.database.url)));
  return known ?? `Platewise could not start: ${error.stack ?? error.message}`;
}

function listening({ code, syscall, port, hostname }: Facts, { host }: Config): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or choose another port, as in: PORT=3001 npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Choose one above 1023, as in: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host))
    return `HOST is ${host}, which is no address of this machine. Leave it out to serve this machine alone, or set 0.0.0.0 to serve others too.`;
  return undefined;
}

function storing({ code }: Facts, { dataDir }: Config): string | undefined {
  const file = databaseFile(dataDir);
  if (/^SQLITE_(FULL|IOERR)|^ENOSPC$/.test(code))
    return `The disk of ${dataDir} is full or fails (${code}). Make room there, or name another folder in DATA_DIR.`;
  if (/^(EROFS|EACCES|EPERM|ENOTDIR|EEXIST)$|^SQLITE_(READONLY|CANTOPEN)/.test(code))
    return `The data folder ${dataDir} cannot be written to (${code}). Let this user write there, or name another folder in DATA_DIR.`;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `${file} is damaged, or no database of Platewise (${code}). Restore a backup: npm run restore -- <file> --yes`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `${file} is held by another program (${code}). Stop that one, then start Platewise again.`;
  return undefined;
}

/** Without the address's password. */
function reaching({ message }: Error, { code }: Facts, url: string): string | undefined {
  const { host, pathname } = new URL(url);
  const [name, where] = [decoded(pathname.slice(1)), host === '' ? 'this machine' : host];
  if (code.startsWith('28'))
    return `PostgreSQL at ${where} does not let this user in (${code}). Check name and password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${where} has no database ${name}. Create it, or name another one in DATABASE_URL.`;
  if (code === '42501')
    return `This user of PostgreSQL may not create tables in ${name} (${code}). Make it the owner of the database.`;
  if (
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|57P03|53300)$/.test(
      code,
    ) ||
    /timeout|Connection terminated/.test(message)
  )
    return `PostgreSQL at ${where} cannot be reached (${code === '' ? message : code}). See whether it runs, and check DATABASE_URL.`;
  return undefined;
}

/** What is badly written in an address is shown as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
