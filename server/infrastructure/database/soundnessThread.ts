// Looks over a whole SQLite file, page by page: in a thread, since a large one takes seconds.
import Database from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

const { file } = workerData as { readonly file: string };

function look(): string {
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

const port = parentPort;
port?.postMessage('loaded');
port?.postMessage(look());
