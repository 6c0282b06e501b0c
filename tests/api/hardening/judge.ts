/** Whether an answer to bad input is one that a person and a program can do something with. */
import type { LightMyRequestResponse } from 'fastify';

interface Failure {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly request_id?: unknown;
  readonly issues?: readonly { readonly path: string }[];
}

/** A sentence, or several; the requirements give some without a full stop. */
const sentence = /^[\p{Lu}'‘“].{4,400}$/su;
/** What stands in programs alone. */
const jargon =
  /\b(undefined|NaN|ZodError|\w*Error:|FST_\w+|E[A-Z]{4,}|SQLITE_\w+|node_modules|Object\.|Invalid input)\b|\.ts:|\[object|must match pattern/;
/** Of a 400, the one that the sender can mend: what to do, what must be, or what is wrong with it. */
const advice =
  /please|\b(send|use|choose|name|answer|add|check|enter|sign|log in|give|say|write|missing|expired|is required|is empty|could not be read|no longer|at most|at least|must|cannot|is no|is not|has no|have no|too)\b/i;

/** @returns what is wrong with the answer; undefined where nothing is */
export function faultOf({ statusCode, body, headers }: LightMyRequestResponse): string | undefined {
  if (statusCode >= 500) return `a ${statusCode}`;
  if (statusCode < 400) return undefined;
  if (!String(headers['content-type']).includes('application/json')) return 'no JSON';
  const { status, message, request_id: id, issues = [] } = JSON.parse(body) as Failure;
  if (status !== 'error' || typeof id !== 'string') return 'not the shape of a failure';
  if (typeof message !== 'string' || !sentence.test(message)) return 'no sentence';
  // What was sent may be shown again, in quotes.
  if (jargon.test(message.replaceAll(/'[^']*'/g, ''))) return 'words of a program';
  if (statusCode !== 400) return undefined;
  const namesField = issues.some(({ path }) => path !== '' && message.includes(path));
  return namesField || advice.test(message) ? undefined : 'nothing to do about it';
}
