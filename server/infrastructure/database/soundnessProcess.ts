// Looks over a whole SQLite file, page by page, and writes 'ok' or the first fault. A large file takes seconds.
import Database from 'better-sqlite3';

function look(file: string): string {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return String(database.pragma('quick_check(1)', { simple: true }));
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.stdout.write(look(process.argv[2] ?? ''));
