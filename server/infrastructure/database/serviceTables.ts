// What the server keeps for its own work, and is no part of what a person has.
import type { StoreName } from '../blobs/store.ts';

export interface ServiceTables {
  cache: CacheTable;
  server_secrets: ServerSecretsTable;
  jobs: JobsTable;
  attempts: AttemptsTable;
  blobs: BlobsTable;
}

/** Answers of outside services, kept for a while. */
interface CacheTable {
  key: string;
  value: string;
  created_at: number;
  expires_at: number;
}

/** What this server's hashes are made with. */
interface ServerSecretsTable {
  name: string;
  secret: string;
  created_at: number;
}

/** Work that waits. */
export interface JobsTable {
  id: string;
  kind: string;
  /** Whose it is, where it is anyone's. */
  user_id: string | null;
  /** JSON, sealed (`infrastructure/seal.ts`): what is to be done. */
  sealed: string;
  attempts: number;
  /** When it may be taken next: where a process has it, when that one must have renewed its lease. */
  due_at: number;
  /** The process that has it. */
  lease: string | null;
  created_at: number;
  /** No attempt after that. */
  gives_up_at: number;
  /** When it was given up; an operator may try it again. */
  dead_at: number | null;
  /** Codes of the last failure. */
  problem: string | null;
}

/** What was tried within a time, by a keyed hash of what and by whom. */
interface AttemptsTable {
  key: string;
  tries: number;
  ends_at: number;
}

/** Where each blob lies, from before it is stored until it has been deleted. */
interface BlobsTable {
  key: string;
  store: StoreName;
  /** The record whose photo it is; the database empties it when that goes. */
  record_id: string | null;
  /** When the sweep may take it, where no record has it. */
  due_at: number;
}
